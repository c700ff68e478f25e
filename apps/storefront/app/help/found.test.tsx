import { LocaleContext } from '@omnis/texts/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Found } from './found.tsx';

afterEach(cleanup);

function opened(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/help/', element: <Found found={[]} term="socks" /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <LocaleContext value="en-GB">
      <RouterProvider router={router} />
    </LocaleContext>,
  );
  return router;
}
const heading = () => screen.getByRole('heading', { level: 2 });

it('a visitor who has searched goes on at the results, with each search', async () => {
  const router = opened('/');
  await act(async () => router.navigate('/help/?q=socks'));
  expect(document.activeElement).toBe(heading());
  heading().blur();
  await act(async () => router.navigate('/help/?q=more'));
  expect(document.activeElement).toBe(heading());
});

it('a visitor who opens the page of a search, or comes back to it, starts at its top', async () => {
  const router = opened('/help/?q=socks');
  expect(document.activeElement).toBe(document.body);
  await act(async () => router.navigate('/else/'));
  await act(async () => router.navigate(-1));
  expect(heading()).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
