import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiTextProvider, fillText } from '../text/ui-text.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

afterEach(() => vi.useRealTimers());

type Told = (value: number | null) => number | null;

/** A field whose owner keeps what it is told, or makes of it what `told` says. */
function Owned({ told, ...look }: Partial<NumberFieldProps> & { readonly told?: Told }) {
  const [value, setValue] = useState<number | null>(3);
  const keep = (next: number | null): void => setValue(told ? told(next) : next);
  return <NumberField label="Quantity" {...look} value={value} onValueChange={keep} />;
}
const input = () => screen.getByRole<HTMLInputElement>('spinbutton');
/** Types each text in turn, as keys do, and leaves the field. */
function leave(...texts: readonly string[]): string {
  for (const value of texts) fireEvent.change(input(), { target: { value } });
  fireEvent.blur(input());
  return input().value;
}

describe('U7 a text that is no number when the field is left', () => {
  it.each([['abc'], [''], ['1', '1e', '1e3'], ['5', '5x'], [' ']].map((texts) => ({ texts })))(
    'U7 gives a field with steppers its number back: $texts',
    ({ texts }) => {
      render(<Owned steppers min={1} max={20} />);
      expect(leave(...texts)).toBe('3');
      expect(input().getAttribute('aria-valuenow')).toBe('3');
      // Once more, after it gave it back.
      expect(leave('abc')).toBe('3');
    },
  );

  it('U7 gives it back too where its owner takes no notice of what is none', () => {
    const told = vi.fn<Told>((value) => value ?? 3);
    render(<Owned steppers min={1} max={20} told={told} />);
    expect(leave('abc')).toBe('3');
    expect(leave('')).toBe('3');
    expect(told.mock.calls).toEqual([[null], [null]]);
  });

  it('U7 leaves other fields empty that were emptied, and gives them back what was typed over', () => {
    render(<Owned />);
    expect(leave('abc')).toBe('3');
    expect(leave('')).toBe('');
    expect(leave('abc')).toBe('');
    expect(leave('7')).toBe('7');
  });

  it('U7 shows what its owner has made of nothing', () => {
    render(<Owned told={(value) => value ?? 0} />);
    expect(leave('')).toBe('0');
  });
});

describe('U7 a number that counts once it is typed', () => {
  function show() {
    const told = vi.fn<Told>((value) => value);
    const refused = vi.fn();
    render(<Owned steppers min={1} max={20} told={told} onOutOfBounds={refused} />);
    return { told, refused };
  }
  const type = (value: string) => fireEvent.change(input(), { target: { value } });

  it('U7 is told after a pause, where it is in bounds', () => {
    vi.useFakeTimers();
    const { told, refused } = show();
    type('1');
    act(() => void vi.advanceTimersByTime(500));
    type('12');
    act(() => void vi.advanceTimersByTime(500));
    expect(told).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(500));
    expect(told.mock.calls).toEqual([[12]]);
    type('120');
    act(() => void vi.advanceTimersByTime(5000));
    expect(input().value).toBe('120');
    expect(refused).not.toHaveBeenCalled();
    fireEvent.blur(input());
    expect(input().value).toBe('12');
    expect(refused.mock.calls).toEqual([[120]]);
    expect(told).toHaveBeenCalledOnce();
  });

  it('U7 is told when the field is left or Enter is pressed, not while it is typed', () => {
    const { told } = show();
    type('1');
    type('12');
    expect(told).not.toHaveBeenCalled();
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(told.mock.calls).toEqual([[12]]);
    expect(leave('7')).toBe('7');
    expect(told.mock.calls).toEqual([[12], [7]]);
  });

  it.each(['0', '100000', '-3'])('U7 changes nothing out of bounds, and says so: %s', (typed) => {
    const { told, refused } = show();
    expect(leave(typed)).toBe('3');
    expect(refused.mock.calls).toEqual([[Number(typed)]]);
    expect(told).not.toHaveBeenCalled();
  });

  it('U7 gives back the last number that counted', () => {
    const { told, refused } = show();
    type('5');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(leave('abc')).toBe('5');
    expect(leave('')).toBe('5');
    expect(told.mock.calls).toEqual([[5]]);
    expect(refused).not.toHaveBeenCalled();
  });

  it('U7 is stepped on from what is being typed', () => {
    const { told } = show();
    type('9');
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(told.mock.calls).toEqual([[10]]);
    expect(input().value).toBe('10');
  });
});

describe('U7 the names of the steppers', () => {
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

  it('U7 are short, or say what they step', () => {
    const { rerender } = render(<Owned steppers />);
    expect(names()).toEqual(['Decrease', 'Increase']);
    rerender(<Owned steppers stepperName="quantity of Paper Fox T-shirt" />);
    expect(names()).toEqual([
      'Decrease quantity of Paper Fox T-shirt',
      'Increase quantity of Paper Fox T-shirt',
    ]);
  });

  it('U7 say it in the language around them', () => {
    const german: Readonly<Record<string, string>> = { 'Increase {name}': '{name} erhöhen' };
    render(
      <UiTextProvider translate={(english, values) => fillText(german[english] ?? english, values)}>
        <Owned steppers stepperName="Menge von Tasche" />
      </UiTextProvider>,
    );
    expect(names()[1]).toBe('Menge von Tasche erhöhen');
  });
});
