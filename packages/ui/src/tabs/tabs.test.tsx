import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { activeTab, Tabs } from './tabs.tsx';

describe('U11 tabs (storefront.md §4: exactly one active item)', () => {
  const items = [{ value: 'a', disabled: true }, { value: 'b' }, { value: 'c' }];

  it('U11 the one asked for is active, else the first that can be', () => {
    expect(activeTab(items, 'c')).toBe('c');
    expect(activeTab(items, 'a')).toBe('b');
    expect(activeTab(items, 'nowhere')).toBe('b');
    expect(activeTab([{ value: 'a', disabled: true }], 'x')).toBe('a');
    expect(activeTab([], 'x')).toBeNull();
  });

  function Example({ start }: { start: string }) {
    const [tab, setTab] = useState(start);
    return (
      <Tabs
        label="Orders"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'open', label: 'Open', panel: 'Twelve' },
          { value: 'done', label: 'Done', panel: 'Many' },
        ]}
      />
    );
  }

  it('U11 there is one active tab and its panel, at the start and after a press', async () => {
    await act(async () => {
      render(<Example start="unknown" />);
    });
    const active = () =>
      screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(active().map((tab) => tab.textContent)).toEqual(['Open']);
    expect(screen.getByRole('tabpanel').textContent).toBe('Twelve');
    await act(async () => {
      fireEvent.click(screen.getByRole('tab', { name: 'Done' }));
    });
    expect(active().map((tab) => tab.textContent)).toEqual(['Done']);
    expect(screen.getByRole('tabpanel').textContent).toBe('Many');
  });
});
