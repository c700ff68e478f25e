import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { send } from './http.ts';
import { visitor } from './visitors.ts';

const placedSchema = z.object({ status: z.literal('placed'), orderHash: z.string() });
const cardSchema = z.object({ paymentMethod: z.string() });
const address = {
  firstName: 'Ada',
  lastName: 'Bench',
  street: '1 Test Street',
  city: 'London',
  country: 'GB',
  zip: 'SW1A 1AA',
};

/** Time of a whole checkout in milliseconds, one after the other: session, two lines, quote, card, order, receipt. */
export async function checkoutTimes(
  origin: string,
  host: string,
  rounds: number,
): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const person = await visitor(origin, host);
    const post = async (
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<unknown> => {
      const answer = await send(origin, path, {
        method: 'POST',
        headers: { host, ...person.headers, ...headers },
        body,
      });
      if (answer.status >= 300)
        throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    for (const [line, productSize] of ['M', 'L'].entries())
      await post('/omnis/v3/frontend/product/addItemToCart/', {
        item: { productUrl: `product-${((round + line) % 90) + 1}`, productColor: 'Black', productSize },
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
    const placed = placedSchema.parse(
      await post(
        '/omnis/v3/checkout/place/',
        {
          contact: { email: `ada${round}@bench.example` },
          shippingAddress: address,
          shippingMethod: 'standard',
          paymentMethod,
        },
        { 'idempotency-key': randomUUID() },
      ),
    );
    await send(origin, `/omnis/v3/orders/${placed.orderHash}/`, {
      method: 'GET',
      headers: { host, ...person.headers },
    });
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
