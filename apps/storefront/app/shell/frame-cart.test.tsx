import { createOmnisStore, selectBasketOpen, type OmnisStore } from '@omnis/store';
import { snackbars } from '@omnis/shop-kit';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import FrameCart from '@omnis/shopping/frame-cart';
import { helpEarly } from '@omnis/rendering/testing';

const shop = 'https://embed.example';
const page = { blocks: [{ uid: 'f', type: 'iframe', properties: { src: `${shop}/widget` } }] };

const call = vi.fn<typeof fetch>();
const basket = { items: [], coupon: null, total: 0, currency: 'GBP', changes: [] };
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let store: OmnisStore;
let answers: ReturnType<typeof vi.spyOn>;
let frame: HTMLIFrameElement;

const show = () =>
  render(
    <Provider store={store}>
      <FrameCart page={page} />
    </Provider>,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', call);
  const main = document.body.appendChild(document.createElement('main'));
  frame = document.createElement('iframe');
  frame.src = `${shop}/widget`;
  main.append(frame);
  if (frame.contentWindow === null) throw new Error('The frame has no window');
  answers = vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => undefined);
  store = createOmnisStore({ app: 'storefront' });
  show();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function say(data: unknown, origin = shop, source: Window | null = frame.contentWindow): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

/** Answer to the frame, once it has come. */
const answered = () =>
  vi.waitFor(() => {
    expect(answers).toHaveBeenCalledOnce();
    return answers.mock.calls[0];
  });

describe('add-to-cart messages of frames (storefront.md §5, §8)', () => {
  test('put something into the basket, open it and are told so', async () => {
    call.mockImplementation(async () => json(200, basket));
    say({ type: 'add-to-cart', variantId: 'v1' });
    expect(await answered()).toEqual([{ type: 'add-to-cart-complete' }, { targetOrigin: shop }]);
    expect(selectBasketOpen(store.getState())).toBe(true);
  });

  test.each([
    ['a variant now gone', 400, 'sold_out', 'Oops... Looks like this product is no longer available'],
    ['an unknown variant', 404, 'not_found', 'Oops... Looks like this product is no longer available'],
    ['a sold-out variant', 409, 'sold_out', 'Only two are left'],
    ['a variant that cannot be bought this way', 422, 'validation_failed', 'Only two are left'],
  ])('are told of %s, and so is the shopper', async (_what, status, code, message) => {
    const shown = vi.spyOn(snackbars, 'show');
    call.mockImplementation(async () => json(status, { message: 'Only two are left', errors: [], code }));
    say({ type: 'add-to-cart', variantId: 'v1' });
    expect(await answered()).toEqual([{ type: 'add-to-cart-failed', message }, { targetOrigin: shop }]);
    expect(shown).toHaveBeenCalledWith({ text: message, tone: 'error' });
    expect(selectBasketOpen(store.getState())).toBe(false);
  });

  test('that came before the app did are answered once it is there', async () => {
    cleanup();
    helpEarly({ patience: 1000, mostMessages: 2, swipe: 40 });
    call.mockImplementation(async () => json(200, basket));
    say({ type: 'add-to-cart', variantId: 'v1' }, 'https://other.example');
    say({ type: 'add-to-cart', variantId: 'v1' });
    say({ type: 'add-to-cart', variantId: 'more than are kept' });
    const { unmount } = show();
    expect(await answered()).toEqual([{ type: 'add-to-cart-complete' }, { targetOrigin: shop }]);
    say({ type: 'add-to-cart', variantId: 'v1' });
    await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
    // Another page begins, whose frames may be quicker too.
    unmount();
    say({ type: 'add-to-cart', variantId: 'v1' });
    show();
    await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(3));
    delete window.omnisStart;
  });

  test('of many things put them all in; a 400 of theirs is said to the frame and to the shopper', async () => {
    const shown = vi.spyOn(snackbars, 'show');
    const message = 'Oops... Looks like this product is no longer available';
    call.mockImplementation(async () => json(400, { message: 'Gone', errors: [], code: 'sold_out' }));
    say({ type: 'add-to-cart', items: [{ variantId: 'v1' }, { productUrl: 'tee', quantity: 2 }] });
    expect(await answered()).toEqual([{ type: 'add-to-cart-failed', message }, { targetOrigin: shop }]);
    expect(call.mock.calls[0]?.[0]).toContain('/omnis/v3/frontend/product/bulkAddItemsToCart/');
    expect(shown).toHaveBeenCalledWith({ text: message, tone: 'error' });
  });

  test.each([
    [{ variantId: 'v1', items: [] }, 'variantId and items cannot be used together'],
    [{ variantId: 7 }, 'variantId must be a string if provided'],
    [{ items: 'v1' }, 'items must be an array if provided'],
    [{ items: [] }, 'No items were added to basket'],
    [{}, 'No items were added to basket'],
  ])('%j is told: %s; and nothing is asked of the server', async (own, message) => {
    say({ type: 'add-to-cart', ...own });
    expect(await answered()).toEqual([{ type: 'add-to-cart-failed', message }, { targetOrigin: shop }]);
    expect(call).not.toHaveBeenCalled();
  });

  test('are not heard from another origin, nor from a window that hides its own and is no frame of the page', () => {
    say({ type: 'add-to-cart', variantId: 'v1' }, 'https://evil.example');
    say({ type: 'add-to-cart', variantId: 'v1' }, 'null', window);
    say({ type: 'resize' });
    expect(call).not.toHaveBeenCalled();
    expect(answers).not.toHaveBeenCalled();
  });

  test('are heard from a frame in its sandbox, by its window', async () => {
    call.mockImplementation(async () => json(200, basket));
    say({ type: 'add-to-cart', variantId: 'v1' }, 'null');
    expect(await answered()).toEqual([{ type: 'add-to-cart-complete' }, { targetOrigin: '*' }]);
  });

  test('that had no answer and are sent again are the same addition', async () => {
    vi.spyOn(snackbars, 'show');
    const keys: (string | null)[] = [];
    call.mockImplementation(async (url, init) => {
      if (typeof url !== 'string' || !url.includes('ToCart/')) return json(200, basket);
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      if (keys.length <= 2) throw new TypeError('Failed to fetch');
      return json(200, basket);
    });
    for (const times of [1, 2, 3]) {
      say({ type: 'add-to-cart', items: [{ variantId: 'v1' }, { variantId: 'v2' }] });
      await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(times));
    }
    expect(keys[0]).not.toBeNull();
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3]);
  });
});
