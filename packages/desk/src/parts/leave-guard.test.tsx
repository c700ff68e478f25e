import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

/** A form for each query of one address. */
function Form(): ReactElement {
  const [params] = useSearchParams();
  const [text, setText] = useState('');
  return (
    <>
      <LeaveGuard dirty={text !== ''} />
      <p>Form {params.get('id') ?? 'none'}</p>
      <input aria-label="Title" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="?id=2">Another one</Link>
      <Link to="?id=1#part">Part</Link>
    </>
  );
}

function open(): void {
  const router = createMemoryRouter([{ path: '/builder', element: <Form /> }], {
    initialEntries: ['/builder?id=1'],
  });
  render(<RouterProvider router={router} />);
}
const type = (): void => void fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'New' } });
const follow = (name: string): void => void fireEvent.click(screen.getByRole('link', { name }));

it('asks before the query of the address changes, as another query is another form', async () => {
  open();
  type();
  follow('Another one');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  expect(screen.getByText('Form 1')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Form 2')).toBeDefined();
});

it('asks neither for a part of the same page nor while nothing is unsaved', async () => {
  open();
  type();
  follow('Part');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: '' } });
  follow('Another one');
  expect(await screen.findByText('Form 2')).toBeDefined();
});
