import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { changeRange, DateRangeField } from './date-range-field.tsx';

describe('U33 days', () => {
  it('U33 are typed and given as 2026-11-30, within bounds', () => {
    const change = vi.fn();
    render(<DateField label="Opens" value="" onValueChange={change} min="2026-11-21" max="2026-12-31" />);
    const input = screen.getByLabelText<HTMLInputElement>('Opens');
    expect([input.type, input.min, input.max]).toEqual(['date', '2026-11-21', '2026-12-31']);
    fireEvent.change(input, { target: { value: '2026-11-30' } });
    expect(change).toHaveBeenCalledWith('2026-11-30');
  });

  it('U33 a range never runs backwards', () => {
    const range = { from: '2026-11-10', to: '2026-11-20' };
    expect(changeRange(range, { from: '2026-11-25' })).toEqual({ from: '2026-11-25', to: '2026-11-25' });
    expect(changeRange(range, { to: '2026-11-01' })).toEqual({ from: '2026-11-01', to: '2026-11-01' });
    expect(changeRange(range, { to: '' })).toEqual({ from: '2026-11-10', to: '' });
  });

  it('U33 a range is a named group with presets, of which the one in use is pressed', () => {
    const change = vi.fn();
    const week = { label: 'Last 7 days', from: '2026-11-15', to: '2026-11-21' };
    render(
      <DateRangeField
        label="Period"
        error="Choose at most a year"
        value={{ from: week.from, to: week.to }}
        onValueChange={change}
        presets={[week, { label: 'Today', from: '2026-11-21', to: '2026-11-21' }]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Period' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Last 7 days' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(change).toHaveBeenCalledWith({ from: '2026-11-21', to: '2026-11-21' });
  });
});
