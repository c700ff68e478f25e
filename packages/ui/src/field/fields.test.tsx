import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox, Switch } from './checkbox.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

describe('U6 fields', () => {
  it('U6 are marked by a group whose fault is that of all of its fields', () => {
    render(
      <>
        <TextField label="Small" value="" aria-invalid />
        <Select label="Front" value="none" options={[{ value: 'none', label: 'Nothing' }]} aria-invalid />
        <TextField label="Colour" value="" />
      </>,
    );
    const marks = ['Small', 'Front', 'Colour'].map((label) =>
      screen.getByLabelText(label).getAttribute('aria-invalid'),
    );
    expect(marks).toEqual(['true', 'true', null]);
  });

  it('U6 have their label, message and help tied to the control', () => {
    render(
      <TextField label="Email" help="For the receipt" error="Please enter a valid email address" value="x" />,
    );
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toBe('Please enter a valid email address | For the receipt');
  });

  it('U6 without fault say nothing of one', () => {
    render(<TextField label="Email" value="" error={null} />);
    const input = screen.getByLabelText('Email');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('U6 give what is typed', () => {
    const change = vi.fn();
    render(<TextField label="Name" value="" onValueChange={change} />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Maya' } });
    expect(change).toHaveBeenCalledWith('Maya');
  });

  it('U6 a hidden label is still read', () => {
    render(<SearchField label="Search products" value="" onValueChange={() => undefined} />);
    expect(screen.getByRole('searchbox', { name: 'Search products' })).toBeTruthy();
  });

  it('U6 a text area counts characters', () => {
    render(<TextArea label="Note" value="Hello" maxLength={20} showCount />);
    expect(describedBy(screen.getByLabelText('Note'))).toBe('5 of 20 characters');
  });

  it('U6 a select gives only values that it has', () => {
    const change = vi.fn();
    const options = [
      { value: 'GB', label: 'United Kingdom' },
      { label: 'EU', options: [{ value: 'FR', label: 'France' }] },
    ] as const;
    render(<Select label="Country" placeholder="Choose" value="" options={options} onValueChange={change} />);
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'FR' } });
    expect(change).toHaveBeenCalledWith('FR');
    // Hidden from the list, so that it cannot be chosen again.
    expect(screen.getByText('Choose').hasAttribute('disabled')).toBe(true);
  });

  it('U6 a password can be shown', () => {
    render(
      <PasswordField
        label="Password"
        value="secret"
        onValueChange={() => undefined}
        autoComplete="current-password"
      />,
    );
    const input = screen.getByLabelText('Password');
    const show = screen.getByRole('button', { name: 'Show password' });
    expect(input.getAttribute('type')).toBe('password');
    fireEvent.click(show);
    expect(input.getAttribute('type')).toBe('text');
    expect(show.getAttribute('aria-pressed')).toBe('true');
  });

  it('U6 a search is cleared by Escape and by the cross, and keeps the focus', () => {
    const change = vi.fn();
    render(<SearchField label="Search" value="otter" onValueChange={change} />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(change.mock.calls).toEqual([[''], ['']]);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('U6 checkboxes and switches give yes or no, and can stand between', () => {
    const change = vi.fn();
    render(
      <>
        <Checkbox label="News" checked={false} onCheckedChange={change} help="Monthly" />
        <Switch label="Live" checked onCheckedChange={change} />
        <Checkbox label="All" checked={false} indeterminate />
      </>,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /News/ }));
    fireEvent.click(screen.getByRole('switch', { name: 'Live' }));
    expect(change.mock.calls).toEqual([[true], [false]]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' }).indeterminate).toBe(true);
  });

  it('U6 a radio group has a name, a message and one choice', () => {
    const change = vi.fn();
    render(
      <RadioGroup
        label="Delivery"
        error="This field is required"
        value="a"
        onValueChange={change}
        options={[
          { value: 'a', label: 'Standard' },
          { value: 'b', label: 'Express' },
        ]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Delivery' });
    expect(describedBy(group)).toBe('This field is required');
    expect(group.querySelector('.error svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Express' }));
    expect(change).toHaveBeenCalledWith('b');
  });
});

describe('U6 faults', () => {
  it('U6 of a single box have their sign, as those of other fields', () => {
    render(
      <Checkbox
        label="I agree"
        checked={false}
        error="This field is required"
        onCheckedChange={() => undefined}
      />,
    );
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(describedBy(box)).toBe('This field is required');
    expect(document.querySelector('.error svg')).not.toBeNull();
  });
});

describe('U7 number fields', () => {
  function Quantity({ onChange }: { onChange?: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(2);
    return (
      <NumberField
        label="Quantity"
        value={value}
        min={1}
        max={5}
        steppers
        onValueChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    );
  }
  const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

  it('U7 step by buttons and keys and stop at the bounds', () => {
    render(<Quantity />);
    fireEvent.click(screen.getByRole('button', { name: 'Increase' }));
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(input().value).toBe('4');
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(input().value).toBe('5');
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' });
    // It would drop the focus of who has just pressed it, were it disabled.
    expect([more.disabled, more.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    fireEvent.click(more);
    expect(input().value).toBe('5');
    fireEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(more.hasAttribute('aria-disabled')).toBe(false);
  });

  it('U7 leave what is typed alone until one leaves', () => {
    const change = vi.fn();
    render(<Quantity onChange={change} />);
    fireEvent.change(input(), { target: { value: '' } });
    expect(change).toHaveBeenLastCalledWith(null);
    fireEvent.change(input(), { target: { value: '40' } });
    expect(input().value).toBe('40');
    fireEvent.blur(input());
    expect(input().value).toBe('5');
    expect(change).toHaveBeenLastCalledWith(5);
  });
});
