import { orderStatusCodes, orderStatuses } from '@omnis/models';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderStages, StatusPill } from './status-pill.tsx';

describe('U3 order statuses (platform.md §4)', () => {
  it('U3 each has a stage and nothing else has', () => {
    expect(Object.keys(orderStages).toSorted()).toEqual([...orderStatusCodes].toSorted());
  });

  it.each(orderStatusCodes)('U3 %s is shown by its name', (code) => {
    render(<StatusPill status={code} />);
    expect(screen.getByText(orderStatuses[code].name).getAttribute('data-stage')).toBe(orderStages[code]);
  });

  it('U3 one that is unknown is shown as it stands', () => {
    render(<StatusPill status="constructor" />);
    expect(screen.getByText('constructor').getAttribute('data-stage')).toBe('new');
  });
});
