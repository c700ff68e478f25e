import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Link, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

function List(): ReactElement {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useTypedSearch({
    search: params.get('search') ?? '',
    onSearch: (search) => setParams({ search }),
  });
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Link to="/order">DEMO-1</Link>
    </>
  );
}

/** A list, and the page of an order that takes a second to load. */
function openList() {
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    {
      path: '/order',
      loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 1000)),
      element: <h1>Order</h1>,
    },
  ]);
  render(<RouterProvider router={router} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { router, field, type };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('useTypedSearch', () => {
  it('searches once, after the last key', async () => {
    const { router, field, type } = openList();
    type(' re');
    await wait(100);
    type(' red');
    await wait(249);
    expect(router.state.location.search).toBe('');
    await wait(1);
    expect(router.state.location.search).toBe('?search=red');
    expect(field.value).toBe(' red');
  });

  it('does not lead back from a page that is opened while a search waits', async () => {
    const { router, type } = openList();
    type('DEMO-1');
    await wait(100);
    fireEvent.click(screen.getByRole('link'));
    await wait(2000);
    expect(router.state.location.pathname).toBe('/order');
    expect(screen.getByRole('heading').textContent).toBe('Order');
  });

  it('does not lead back from a page that is opened as the search is made', async () => {
    const { router, type } = openList();
    type('DEMO-1');
    await wait(250);
    fireEvent.click(screen.getByRole('link'));
    await wait(2000);
    expect(router.state.location.pathname).toBe('/order');
  });

  it('shows the search that comes with the address', async () => {
    const { router, field, type } = openList();
    type('red');
    await wait(300);
    await act(() => router.navigate(-1));
    await wait(300);
    expect(field.value).toBe('');
    expect(router.state.location.search).toBe('');
  });
});
