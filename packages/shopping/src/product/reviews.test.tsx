import { createOmnisStore } from '@omnis/store';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { reviewsPage } from './reviews-page.ts';
import ProductReviews from './reviews.tsx';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ options: { communityTitle: 'Reviews', communitySubtitle: '' } }),
}));

afterEach(cleanup);

const review = {
  id: 1,
  rating: 5,
  title: 'Soft',
  body: 'Of page one',
  author: 'Ada',
  verified: false,
  createdAt: '2026-11-01T08:00:00Z',
  pictures: [],
};
const found = { items: [review], total: 6, page: 1, perPage: 5, average: 5, histogram: [0, 0, 0, 0, 6] };

const works = (): Response => Response.json(found);
const fails = (): Response => Response.json({}, { status: 503 });

function Page({ count }: { readonly count: number }): ReactElement {
  const page = reviewsPage.read(new URLSearchParams(useLocation().search));
  const params = { division: 21, urlName: 'tee' };
  return <ProductReviews arg={{ params, query: { page, perPage: 5 } }} count={count} />;
}

/** The reviews of a product, whose calls are answered so in their order. */
function show(answers: readonly (() => Response)[], count = 6) {
  const left = [...answers];
  const fetch = vi.fn(async (): Promise<Response> => left.shift()?.() ?? works());
  const router = createMemoryRouter([{ path: '*', element: <Page count={count} /> }]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { fetch, router };
}

it('another page of reviews takes the keyboard from the link to it, and says its number', async () => {
  const second = { ...found, page: 2, items: [{ ...review, id: 2, body: 'Of page two' }] };
  const { router } = show([works, () => Response.json(second)]);
  const next = await screen.findByRole('link', { name: 'Next' });
  next.focus();
  await act(() => router.navigate('/?reviews=2'));
  expect(await screen.findByText('Of page two')).toBeDefined();
  const list = screen.getByRole('group', { name: 'Page 2 of 2' });
  expect(document.activeElement).toBe(list);
  expect(list.textContent).toContain('Of page two');
});

describe('reviews that cannot be read', () => {
  it('stand where the stars lead, and are tried again', async () => {
    show([fails, works]);
    expect((await screen.findByRole('alert')).closest('#reviews')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Reviews' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Of page one')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not those of the page before, and that page is not marked', async () => {
    const { router } = show([works, fails]);
    expect(await screen.findByText('Of page one')).toBeDefined();
    await act(() => router.navigate('/?reviews=2'));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByText('Of page one')).toBeNull();
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('2');
  });

  it('are not missed where a product has none', async () => {
    const { fetch } = show([fails], 0);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
