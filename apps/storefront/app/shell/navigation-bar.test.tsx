import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationBar } from './navigation-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

it('says of a page that takes long that it does, with a way to try again, until it has come', async () => {
  let come: () => void = () => {};
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationBar />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <p>Here</p> },
        {
          path: '/slow/',
          loader: () => new Promise<null>((resolve) => (come = () => resolve(null))),
          element: <p>There</p>,
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await pass(10_000);
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => {
    void router.navigate('/slow/?page=2#end');
  });
  // A line in two colours: what it crosses may have one of them.
  const [, name] = document.querySelector('.shop-navigation-bar')?.classList ?? [];
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const look = rules.map(({ cssText }) => cssText).find((text) => text.startsWith(`.${name} `));
  expect(look).toContain('background: var(--primary-color)');
  expect(look).toContain('border-bottom: 2px solid var(--page-background)');
  await pass(4900);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(200);
  expect(screen.getByRole('status').textContent).toContain('This page is taking a while.');
  const link = screen.getByRole('link', { name: 'Try again' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/slow/?page=2#end', '_top']);
  come();
  await pass(10);
  expect(screen.getByText('There')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});
