import { createOmnisStore } from '@omnis/store';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { BuyBox } from './buy-box.tsx';
import { Description } from './details.tsx';
import { testProduct } from './product.fixture.ts';
import ProductReviews from './reviews.tsx';
import { UnseenObserver } from './unseen.fixture.ts';

const options = vi.hoisted(() => ({ quantityVisible: false, communityTitle: '', communitySubtitle: '' }));

const view = vi.hoisted(() => ({ locale: 'en-GB' }));

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { store: { country: 'GB', companyName: '', languages: ['en'] } } }),
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ options, locale: view.locale }),
}));

const reviews = {
  items: [],
  total: 1,
  page: 1,
  perPage: 10,
  average: 5,
  histogram: [0, 0, 0, 0, 1],
};

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', UnseenObserver);
  Object.assign(options, { quantityVisible: false, communityTitle: '', communitySubtitle: '' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(element: ReactElement): void {
  const fetch = async (url: string): Promise<Response> =>
    url.includes('/reviews/') ? Response.json(reviews) : new Promise<Response>(() => undefined);
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Provider>,
  );
}

const words = (count: number): string => `<p>${'fox '.repeat(count)}</p>`;

describe('a product page by its theme’s options (storefront.md §3 Product-page options)', () => {
  it.each([
    [5, false],
    [6, true],
  ])('folds a description of %i words beyond a limit of five: %s', (count, folds) => {
    show(<Description html={words(count)} wordLimit={5} />);
    expect(screen.queryByRole('button', { name: 'Read more' }) !== null).toBe(folds);
  });

  it('says which language the owner’s description is in, on a page in another one', () => {
    const lang = (): string | null | undefined => document.querySelector('.html')?.getAttribute('lang');
    show(<Description html={words(1)} wordLimit={5} />);
    expect(lang()).toBeNull();
    cleanup();
    view.locale = 'fr-FR';
    show(<Description html={words(1)} wordLimit={5} />);
    expect(lang()).toBe('en');
    view.locale = 'en-GB';
  });

  it('unfolds the whole description, and folds it again', () => {
    show(<Description html={words(6)} wordLimit={5} />);
    const rest = document.querySelector('[data-rest]');
    expect(rest?.textContent.trim()).toBe('fox');
    const folded = (): boolean => rest !== null && getComputedStyle(rest).display === 'none';
    expect(folded()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(folded()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Read less' }));
    expect(folded()).toBe(true);
  });

  it.each([
    ['above', true],
    ['below', false],
  ])('has the description %s the selectors', (_, descriptionAbove) => {
    const product = testProduct();
    const description = <p>Warm and dry</p>;
    show(<BuyBox {...{ product, description, descriptionAbove }} colour="Navy" />);
    const selector = screen.getByRole('radio', { name: 'M' });
    const after = selector.compareDocumentPosition(screen.getByText('Warm and dry'));
    expect(after === Node.DOCUMENT_POSITION_PRECEDING).toBe(descriptionAbove);
  });

  it.each([true, false])('shows the quantity selector: %s', async (quantityVisible) => {
    options.quantityVisible = quantityVisible;
    await act(async () => {
      show(<BuyBox product={testProduct()} description={null} descriptionAbove colour="Navy" />);
      // Fetched where it is shown.
      await import('./quantity.tsx');
    });
    const selector = screen.queryByRole('spinbutton', { name: /^Quantity/ });
    expect(selector !== null).toBe(quantityVisible);
  });

  it('names the part of its buyers as the theme does', async () => {
    Object.assign(options, { communityTitle: 'Worn by you', communitySubtitle: 'In their own words' });
    show(<ProductReviews arg={{ params: { division: 21, urlName: 'tee' } }} count={1} />);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Worn by you');
    expect(screen.getByRole('region', { name: 'Worn by you' }).textContent).toContain('In their own words');
  });
});
