import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BasketAnswer } from '@omnis/api-client';
import { LocaleContext } from '@omnis/texts/react';
import { testBasketLine } from './basket-line.fixture.ts';
import { BasketLines } from './basket-lines.tsx';
import { useLineActs } from './use-line-acts.ts';

const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
const emptied: BasketAnswer = {
  items: [],
  currency: 'GBP',
  totalQuantity: 0,
  totals: { currency: 'GBP', subtotal: 0, total: 0, ...none },
  coupon: null,
  giftNote: '',
  freeDelivery: null,
};
const made = [{ id: 'name', label: 'Name', value: 'Ann' }];
let sent: { readonly to: string; readonly body: unknown }[];
let keys: (string | null)[];
let isDown: boolean;

function Lines({ basket }: { readonly basket: BasketAnswer }): ReactElement {
  const { said, ...acts } = useLineActs(basket);
  return (
    <>
      <BasketLines basket={basket} {...acts} />
      <span role="status">{said}</span>
    </>
  );
}
function open(line = testBasketLine({ name: 'Paper Fox' })) {
  const store = createOmnisStore({
    app: 'storefront',
    baseUrl: 'https://shop.example',
    fetch: async (url, { body, headers }) => {
      if (url.includes('/addItemToCart/')) keys.push(new Headers(headers).get('Idempotency-Key'));
      sent.push({ to: new URL(url).pathname, body: typeof body === 'string' ? JSON.parse(body) : null });
      return isDown
        ? Response.json({ message: 'Down', errors: [], code: '' }, { status: 503 })
        : Response.json(emptied);
    },
  });
  const of = (basket: BasketAnswer) => (
    <Provider store={store}>
      <LocaleContext value="en-GB">
        <Lines basket={basket} />
      </LocaleContext>
    </Provider>
  );
  const { rerender } = render(of({ ...emptied, items: [line] }));
  return { empty: () => rerender(of(emptied)) };
}
const later = () => screen.queryByRole('button', { name: 'Save for later: Paper Fox, Navy, M' });
const wait = () => fireEvent.click(later() ?? document.body);

beforeEach(() => {
  sent = [];
  keys = [];
  isDown = false;
});
afterEach(cleanup);

it('a line goes from the basket to the favourites, and can be put back', async () => {
  const { empty } = open();
  wait();
  await waitFor(() => expect(sent).toHaveLength(2));
  const item = { productUrl: 'paper-fox', productColor: 'Navy', productSize: 'M' };
  expect(sent).toEqual([
    { to: '/omnis/v3/frontend/product/addItemToCart/', body: { item, name: 'favourites' } },
    { to: '/omnis/v3/basket/remove/', body: { key: 'a', name: 'main' } },
  ]);
  empty();
  const words = 'Paper Fox was saved to your favourites';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${words}. `));
  expect(screen.getByRole('listitem').textContent).toBe(`${words}Undo`);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ body: { item: { productId: 1, quantity: 2 }, name: 'main' } });
});

it('a line made in the studio is put back with its design', async () => {
  const { empty } = open(testBasketLine({ name: 'Paper Fox', design: 'd' }));
  expect(later()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Paper Fox, Navy, M' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  empty();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ body: { item: { productId: 1, design: 'd' } } });
});

it('a line put back without an answer is put back once, though Undo is pressed again', async () => {
  const { empty } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Paper Fox, Navy, M' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  empty();
  isDown = true;
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  // Once more by itself, before anybody is told.
  await waitFor(() => expect(keys).toHaveLength(2));
  isDown = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).not.toBeNull();
  expect(new Set(keys).size).toBe(1);
});

it('a line that cannot be kept stays in the basket', async () => {
  isDown = true;
  open();
  wait();
  await waitFor(() => expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('false'));
  expect(sent.map(({ to }) => to)).toEqual(['/omnis/v3/frontend/product/addItemToCart/']);
});

it.each([{ personalisation: made }, { withdrawn: true, available: false }])(
  'is not offered for what favourites would not keep whole: %j',
  (rest) => {
    open(testBasketLine({ name: 'Paper Fox', ...rest }));
    expect(later()).toBeNull();
    expect(screen.getByRole('button', { name: /^Remove Paper Fox/ })).toBeTruthy();
  },
);
