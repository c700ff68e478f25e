import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { testClient, type TestAnswer, type TestClient } from './test-client.ts';

/** A shopper of the tests, who fills a basket and orders. */
export interface TestShopper {
  client: TestClient;
  add(item: object): Promise<TestAnswer>;
  /** @param changes - in place of what they would have decided; `key` is the idempotency key */
  place(changes?: object, key?: string): Promise<TestAnswer>;
  confirm(paymentIntent: string): Promise<TestAnswer>;
  order(hash: string): Promise<TestAnswer>;
  basketSize(): Promise<number>;
}

/** Address of the shopper, in Leeds. */
export const leeds = {
  firstName: 'Ann',
  lastName: 'Archer',
  street: '1 High Street',
  city: 'Leeds',
  country: 'GB',
  zip: 'LS1 1AA',
};

/** Somebody who pays with Visa and has it sent to Leeds. */
export function testShopper(app: FastifyInstance, host: string): TestShopper {
  const client = testClient(app, host);
  const decision = {
    contact: { email: 'ann@shop.example' },
    shippingAddress: leeds,
    shippingMethod: 'standard',
    paymentMethod: 'pm_card_visa',
  };
  return {
    client,
    add: (item) => client.post('/omnis/v3/frontend/product/addItemToCart/', { item }),
    place: (changes = {}, key = randomUUID()) =>
      client.post('/omnis/v3/checkout/place/', { ...decision, ...changes }, { 'idempotency-key': key }),
    confirm: (paymentIntent) =>
      client.post('/omnis/v3/checkout/confirm/', { paymentIntent }, { 'idempotency-key': randomUUID() }),
    order: (hash) => client.get(`/omnis/v3/orders/${hash}/`),
    basketSize: async () => {
      const answer = await client.get('/omnis/v3/basket/main/list/');
      return Number(Reflect.get(answer.json ?? {}, 'totalQuantity'));
    },
  };
}
