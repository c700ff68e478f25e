import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx';

const fonts: readonly ComboboxOption[] = [
  { value: 'lato', label: 'Lato' },
  { value: 'inter', label: 'Inter' },
  { value: 'bitter', label: 'Bitter' },
];

function Example({
  seen,
  ...rest
}: Partial<ComboboxProps> & { seen?: (value: ComboboxOption | null) => void }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <Combobox
      label="Font"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        seen?.(next);
      }}
      {...rest}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Font' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('U32 comboboxes', () => {
  it('U32 filter by what is typed, and choose by keys alone', async () => {
    const user = userEvent.setup();
    const seen = vi.fn();
    render(<Example options={fonts} seen={seen} help="Of the headings" />);
    await user.tab();
    expect(document.activeElement).toBe(input());
    await user.keyboard('tter');
    await waitFor(() => expect(shown()).toEqual(['Bitter']));
    await user.keyboard('{Enter}');
    expect(seen).toHaveBeenLastCalledWith(fonts[2]);
    expect(input().value).toBe('Bitter');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('U32 are cleared by their cross, and say when nothing fits', async () => {
    const user = userEvent.setup();
    const seen = vi.fn();
    render(<Example options={fonts} seen={seen} />);
    await user.type(input(), 'lat');
    await user.keyboard('{Enter}');
    expect(input().value).toBe('Lato');
    await user.click(screen.getByRole('button', { name: 'Clear the choice' }));
    expect(seen).toHaveBeenLastCalledWith(null);
    expect(input().value).toBe('');
    await user.type(input(), 'zzz');
    expect(await screen.findByText('Nothing fits what you typed.')).toBeTruthy();
  });

  it('U32 look options up elsewhere, call off what was overtaken, and try again after a failure', async () => {
    const user = userEvent.setup();
    const signals: AbortSignal[] = [];
    const load = vi.fn(async (query: string, signal: AbortSignal) => {
      signals.push(signal);
      await Promise.resolve();
      if (query === 'x') throw new Error('offline');
      return fonts.filter(({ label }) => label.toLowerCase().includes(query));
    });
    render(<Example loadOptions={load} searchDelay={150} />);
    await user.tab();
    await user.keyboard('in');
    await waitFor(() => expect(shown()).toEqual(['Inter']));
    // Typing at speed asks once.
    expect(load.mock.calls.map(([query]) => query).filter(Boolean)).toEqual(['in']);
    await user.clear(input());
    await user.type(input(), 'x');
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    await user.clear(input());
    await user.type(input(), 'bit');
    await waitFor(() => expect(shown()).toEqual(['Bitter']));
    expect(signals.slice(0, -1).every((signal) => signal.aborted)).toBe(true);
    await act(async () => undefined);
  });

  it('U32 look up what is pasted into a closed one, and not an empty text', async () => {
    const user = userEvent.setup();
    const load = vi.fn(async (query: string) =>
      fonts.filter(({ label }) => label.toLowerCase().includes(query)),
    );
    render(<Example loadOptions={load} searchDelay={20} />);
    await user.tab();
    await user.paste('lat');
    await waitFor(() => expect(shown()).toEqual(['Lato']));
    expect(load.mock.calls.map(([query]) => query)).toEqual(['lat']);
  });
});
