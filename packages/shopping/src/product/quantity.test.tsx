import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import Quantity from './quantity.tsx';

afterEach(cleanup);

const refuse = vi.fn<() => void>();

function Owned(): ReactElement {
  const [value, setValue] = useState<number | null>(2);
  return (
    <Suspense>
      <Quantity value={value} onValueChange={setValue} onRefuse={refuse} max={999} disabled={false} />
    </Suspense>
  );
}

it('says of a number that cannot be had what the basket says, until another is chosen', async () => {
  render(<Owned />);
  const field = await screen.findByLabelText<HTMLInputElement>('Quantity');
  fireEvent.change(field, { target: { value: '5000' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe('2');
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toBe(
    'Not changed. Choose a number from 1 to 999. Need more? Get a quote',
  );
  expect(screen.getByRole('link', { name: 'Get a quote' }).getAttribute('href')).toBe('/get-a-quote/');
  fireEvent.click(screen.getByRole('button', { name: 'Increase' }));
  expect(field.value).toBe('3');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.blur(field);
  expect(screen.getByRole('alert')).toBeTruthy();
  // The words go with the first digit, not when a press on the button leaves the field.
  fireEvent.input(field, { target: { value: '5' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.input(field, { target: { value: '0' } });
  fireEvent.blur(field);
  expect(screen.getByRole('alert').textContent).toBe('Not changed. Choose a number from 1 to 999.');
});
