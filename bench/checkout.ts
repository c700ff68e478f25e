import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { send, type HttpAnswer } from './http.ts';
import { visitor } from './visitors.ts';

/** Answer of an order that was placed. */
export const placedSchema = z.object({ status: z.literal('placed'), orderHash: z.string() });
const cardSchema = z.object({ paymentMethod: z.string() });
const address = {
  firstName: 'Ada',
  lastName: 'Bench',
  street: '1 Test Street',
  city: 'London',
  country: 'GB',
  zip: 'SW1A 1AA',
};

/** A visitor who has everything for an order but the last press. */
export interface ReadyBuyer {
  readonly email: string;
  /** Cookies and the token of the visitor. */
  readonly headers: Readonly<Record<string, string>>;
  /** Places the order; sent again, also to another process, it is the same one. */
  readonly place: (origin: string) => Promise<HttpAnswer>;
}

/** Purchase of a visitor. */
export interface Purchase {
  readonly email: string;
  readonly lines: readonly { readonly productUrl: string; readonly productSize: string }[];
  /** The visitor's own address, which limits are counted by. */
  readonly from?: string;
}

/** Opens a session, fills the basket, asks for the price of delivery and gives a card. */
export async function readyBuyer(
  origin: string,
  host: string,
  { email, lines, from }: Purchase,
): Promise<ReadyBuyer> {
  const person = await visitor(origin, host, from);
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { host, ...person.headers };
    const answer = await send(origin, path, { method: 'POST', headers, body, from });
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  for (const line of lines)
    await post('/omnis/v3/frontend/product/addItemToCart/', {
      item: { ...line, productColor: 'Black' },
      name: 'main',
    });
  await post('/omnis/v3/checkout/quote/', { country: 'GB', zip: 'SW1A 1AA' });
  const { paymentMethod } = cardSchema.parse(
    await post('/omnis/v3/payments/test/cards/', {
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2034,
      cvc: '123',
    }),
  );
  const key = randomUUID();
  const place = (to: string): Promise<HttpAnswer> =>
    send(to, '/omnis/v3/checkout/place/', {
      method: 'POST',
      headers: { host, ...person.headers, 'idempotency-key': key },
      body: {
        contact: { email },
        shippingAddress: address,
        shippingMethod: 'standard',
        paymentMethod,
      },
      from,
    });
  return { email, headers: { host, ...person.headers }, place };
}

/** Time of a whole checkout in milliseconds, one after the other: session, two lines, quote, card, order, receipt. */
export async function checkoutTimes(
  origin: string,
  host: string,
  rounds: number,
): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const lines = ['M', 'L'].map((productSize, line) => ({
      productUrl: `product-${((round + line) % 90) + 1}`,
      productSize,
    }));
    const buyer = await readyBuyer(origin, host, { email: `ada${round}@bench.example`, lines });
    const answer = await buyer.place(origin);
    if (answer.status >= 300)
      throw new Error(`The order answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const { orderHash } = placedSchema.parse(answer.body);
    await send(origin, `/omnis/v3/orders/${orderHash}/`, {
      method: 'GET',
      headers: { ...buyer.headers },
    });
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
