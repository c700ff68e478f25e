import type { BasketAnswer, Fetch } from '@omnis/api-client';
import { createOmnisStore, selectBasketOpen } from '@omnis/store';
import { snackbars } from '@omnis/shop-kit';
import { testBasketLine } from '@omnis/shopping/testing';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddDesign, type DesignChoice } from './use-design.ts';

const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
const basketOf = (...keys: readonly string[]): BasketAnswer => ({
  items: keys.map((key) => testBasketLine({ key })),
  currency: 'GBP',
  totalQuantity: keys.length,
  totals: { currency: 'GBP', subtotal: 0, total: 0, ...none },
  coupon: null,
  giftNote: '',
  freeDelivery: null,
});
const choice: DesignChoice = {
  productId: 1,
  colour: 'Navy',
  size: 'M',
  artwork: 'a'.repeat(22),
  side: 'front',
  placement: { x: 0.5, y: 0.5, width: 0.5, rotation: 0 },
  quantity: 1,
};

let added: { readonly key: string | null; readonly design: unknown }[];
let saved: number;
/** Answers to the next additions and removals. */
let answers: (() => Response)[];
let listed: BasketAnswer;

/** The design of what is added. */
const designIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'item' in body
    ? Object.assign({ design: null }, body.item).design
    : null;

const fetch: Fetch = async (url, init) => {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/list/')) return Response.json(listed);
  if (pathname.includes('/addItemToCart/')) {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    added.push({ key: new Headers(init?.headers).get('Idempotency-Key'), design: designIn(body) });
  } else if (!pathname.includes('/basket/remove/')) {
    saved += 1;
    return Response.json({ id: `design ${saved}` }, { status: 201 });
  }
  const answer = answers.shift();
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
};
const good = (): Response => Response.json(basketOf('new'));
const down = (): Response => Response.json({ message: 'Down', errors: [], code: '' }, { status: 503 });
const refused = (): Response =>
  Response.json({ message: 'Gone', errors: [], code: 'validation_failed' }, { status: 422 });

function open(replaces?: string) {
  const store = createOmnisStore({ app: 'storefront', baseUrl: 'https://shop.example', fetch });
  const { result } = renderHook(() => useAddDesign(replaces), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    store,
    add: (changes: Partial<DesignChoice> = {}) => result.current.add({ ...choice, ...changes }),
  };
}

beforeEach(() => {
  added = [];
  saved = 0;
  answers = [];
  listed = basketOf('new');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('SD5 a design whose adding had no answer is sent again as the same, and the next press is another', async () => {
  const { store, add } = open();
  expect(await add()).not.toBeNull();
  answers = [good, good];
  expect(await add()).toBeNull();
  await waitFor(() => expect(selectBasketOpen(store.getState())).toBe(true));
  expect(await add()).toBeNull();
  expect(saved).toBe(1);
  const [first, byItself, again, next] = added;
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect([byItself, again]).toEqual([first, first]);
  expect(next?.design).toBe(first?.design);
  expect(next?.key).not.toBe(first?.key);
});

it('SD5 another design, and one that was refused, is saved anew', async () => {
  const { add } = open();
  answers = [good, refused, good];
  await add();
  await add({ side: 'back' });
  await add({ side: 'back' });
  expect(added.map(({ design }) => design)).toEqual(['design 1', 'design 2', 'design 3']);
});

it('SD5 says of a former design that could not be taken out that it is still there', async () => {
  const shown = vi.spyOn(snackbars, 'show');
  const { add } = open('old');
  listed = basketOf('old', 'new');
  answers = [good, down];
  expect(await add()).toBeNull();
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({
      tone: 'error',
      text: expect.stringContaining('we couldn’t remove the old one'),
    }),
  );
});

it('SD5 says nothing of one that is gone though the answer was lost', async () => {
  const shown = vi.spyOn(snackbars, 'show');
  const { add } = open('old');
  answers = [good, down];
  expect(await add()).toBeNull();
  expect(shown).not.toHaveBeenCalled();
});
