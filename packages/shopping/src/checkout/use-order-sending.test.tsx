import { createOmnisStore } from '@omnis/store';
import { translator } from '@omnis/texts';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import checkoutEn from '../texts/checkout/en.ts';
import { placeOrder } from './place-order.ts';
import type { CardPurchase } from './use-card-purchase.ts';
import { useOrderSending, type OrderToSend } from './use-order-sending.ts';
import { emptyCheckout, toOrder } from './values.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const purchase: CardPurchase['purchase'] = (fingerprint, _card, place) =>
  placeOrder(fingerprint, {
    t: translator(checkoutEn, 'en-GB'),
    newPaymentMethod: async () => `pm_${fingerprint}`,
    place,
  });

/** An order of a total, by somebody in a town. */
function orderOf(total: number, city = 'Leeds'): OrderToSend {
  const values = { ...emptyCheckout('GB'), 'shippingAddress.city': city };
  const shown = { currency: 'GBP', expectedTotal: total, expectedToPay: total, delivered: true };
  return {
    fingerprint: `${total} ${city}`,
    values,
    byCard: true,
    body: (paymentMethod) => toOrder(values, { ...shown, paymentMethod }),
  };
}

const lost = () => Response.json({}, { status: 504 });
const placed = () => Response.json({ status: 'placed', orderHash: 'hash', number: '1' });
const refused = () => Response.json({ message: 'Sold out', errors: [], code: 'sold_out' }, { status: 409 });

function sending(...answers: (() => Response)[]) {
  const sent: { key: string | null; total: string | undefined; city: string | undefined }[] = [];
  const store = createOmnisStore({
    app: 'storefront',
    baseUrl: 'https://shop.example',
    fetch: async (_url, { headers, body }) => {
      const text = typeof body === 'string' ? body : '';
      const [, total] = /"expectedTotal":([\d.]+)/.exec(text) ?? [];
      const [, city] = /"city":"(\w+)"/.exec(text) ?? [];
      const key = new Headers(headers).get('idempotency-key');
      sent.push({ key, total, city });
      return (answers.shift() ?? placed)();
    },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useOrderSending(purchase), { wrapper });
  return { sent, send: (order: OrderToSend) => result.current(order) };
}

it('an order without an answer is asked for again as it was, though the basket has another total by now', async () => {
  const { sent, send } = sending(lost, lost);
  expect(await send(orderOf(27.95))).toMatchObject({ kind: 'refused', reason: 'other' });
  expect(await send(orderOf(3.95))).toEqual({ kind: 'placed', orderHash: 'hash' });
  const whole = { key: sent[0]?.key, total: '27.95', city: 'Leeds' };
  expect(sent).toEqual([whole, whole, whole]);
});

it('SH7 an order whose answer is lost once is sent once more under its key, without the shopper', async () => {
  const { sent, send } = sending(lost);
  expect(await send(orderOf(27.95))).toEqual({ kind: 'placed', orderHash: 'hash' });
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
});

it('where it was refused, what was typed since is sent after it', async () => {
  const { sent, send } = sending(lost, lost, refused);
  await send(orderOf(27.95));
  expect(await send(orderOf(27.95, 'York'))).toEqual({ kind: 'placed', orderHash: 'hash' });
  expect(sent.map(({ city }) => city)).toEqual(['Leeds', 'Leeds', 'Leeds', 'York']);
  expect(sent[3]?.key).not.toBe(sent[2]?.key);
});

it('where it was refused and nothing was typed since, the refusal is told', async () => {
  const { sent, send } = sending(lost, lost, refused);
  await send(orderOf(27.95));
  expect(await send(orderOf(27.95))).toMatchObject({ kind: 'refused', reason: 'sold_out' });
  expect(sent).toHaveLength(3);
});
