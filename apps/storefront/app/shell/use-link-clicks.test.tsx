import { actionEvent, hearActions } from '@omnis/shop-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Kit from '@omnis/shop-kit';
import type * as View from '@omnis/shop-kit/view';
import { useLinkClicks } from './use-link-clicks.ts';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ editorOrigin: 'https://omnis.example' }),
}));

vi.mock('@omnis/shop-kit', async (original) => ({
  ...(await original<typeof Kit>()),
  useCore: () => ({ pages: [] }),
}));

afterEach(cleanup);

function Shell() {
  useLinkClicks();
  return (
    <>
      <a href="#reviews">To the reviews</a>
      <a href="@cookie-choices">Cookie choices</a>
      <section id="reviews" tabIndex={-1} aria-label="Reviews" />
    </>
  );
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Shell /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  return router;
}

it('a link to another part of the page takes the keyboard there (Scrolling moves the page)', async () => {
  const router = await open();
  await act(async () => screen.getByText('To the reviews').click());
  expect(router.state.location.hash).toBe('#reviews');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reviews' }));
});

it('a link that begins with @ tells its action instead of leading anywhere (storefront.md §2 Links)', async () => {
  const heard: unknown[] = [];
  const hear = (event: Event): void => void heard.push(event instanceof CustomEvent && event.detail);
  window.addEventListener(actionEvent, hear);
  hearActions();
  const router = await open();
  const before = router.state.location.key;
  await act(async () => screen.getByText('Cookie choices').click());
  window.removeEventListener(actionEvent, hear);
  expect(heard).toEqual(['cookie-choices']);
  expect(router.state.location.key).toBe(before);
});
