import { createOmnisStore } from '@omnis/store';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import { BuyBox } from './buy-box.tsx';
import { testProduct } from './product.fixture.ts';
import { PastObserver } from './past.fixture.ts';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({ state: { store: { country: 'GB', companyName: '' } } }),
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ options: { quantityVisible: false } }),
}));

/** Lets the basket answer the call that waits. */
let answer: (status?: number) => void;
/** Body of the last request. */
let sent: unknown;
let broughtIntoView: ReturnType<typeof vi.fn<Element['scrollIntoView']>>;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  sent = undefined;
  vi.stubGlobal('IntersectionObserver', PastObserver);
  broughtIntoView = vi.fn();
  Element.prototype.scrollIntoView = broughtIntoView;
  const fetch = (url: string, { body }: RequestInit): Promise<Response> =>
    new Promise((resolve) => {
      if (!url.includes('/addItemToCart/')) return;
      sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      answer = (status = 404) => resolve(Response.json({}, { status }));
    });
  const element = <BuyBox product={testProduct()} colour="Navy" description={null} descriptionAbove />;
  router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: null },
  ]);
  render(
    <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
      <RouterProvider router={router} />
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a product that cannot be added says so at each press, and not while it is tried again', async () => {
  const gone = 'Oops... Looks like this product is no longer available';
  const [add] = screen.getAllByRole('button', { name: 'Add to basket' });
  if (!add) throw new Error('No button');
  fireEvent.click(screen.getByRole('radio', { name: 'M' }));
  for (let press = 1; press <= 2; press += 1) {
    fireEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() =>
      expect(add.getAttribute('aria-busy') ?? add.getAttribute('aria-disabled')).not.toBeNull(),
    );
    answer();
    expect((await screen.findByRole('alert')).textContent).toBe(gone);
  }
});

it('an item bought at once is no part of the basket, and leads to a checkout of its own', async () => {
  const now = screen.getByRole('button', { name: 'Buy it now' });
  fireEvent.click(screen.getByRole('radio', { name: 'M' }));
  fireEvent.click(now);
  await waitFor(() => expect(sent).toMatchObject({ name: 'now', item: { productSize: 'M', quantity: 1 } }));
  answer(200);
  await waitFor(() => expect(router.state.location.search).toBe('?express=true&now=true'));
  expect(router.state.location.pathname).toBe('/checkout/');
});

const bar = (): Element | null => document.querySelector('[data-bottom-bar]');
const buttons = () => screen.getAllByRole('button', { name: 'Add to basket', hidden: true });
const pressed = async (button: Element | undefined): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('radio', { name: 'M' }));
  fireEvent.click(button ?? document.body);
  await waitFor(() => expect(sent).toBeDefined());
  answer(409);
  // Rules of the bar’s own visibility are nested, which tests’ documents do not read.
  return screen.findByRole('alert', { hidden: true });
};

it.each(['Add to basket', 'Buy it now'])('a failure is shown right below %s, in view', async (name) => {
  const [button] = screen.getAllByRole('button', { name });
  const alert = await pressed(button);
  expect(alert.previousElementSibling?.contains(button ?? null)).toBe(true);
  await waitFor(() => expect(broughtIntoView.mock.contexts).toEqual([alert]));
  expect(broughtIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

it('a failure in the bar is shown there, and at the button for anyone who scrolls back', async () => {
  act(() => PastObserver.scroll(true));
  const [button, barButton] = buttons();
  const alert = await pressed(barButton);
  expect(bar()?.contains(alert)).toBe(true);
  act(() => PastObserver.scroll(false));
  const after = screen.getByRole('alert');
  expect(bar()?.contains(after)).toBe(false);
  expect(after.previousElementSibling?.contains(button ?? null)).toBe(true);
  expect(broughtIntoView).not.toHaveBeenCalled();
});
