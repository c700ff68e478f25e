/** Ways to pay beside cards: the path of all orders, with Stripe's tokens of its Express Checkout Element. */
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeProduct, writeShipping, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { webhookPath } from '../payments/stripe/webhook.ts';

const { demo } = testDivisions;
const webhookSecret = 'whsec_test';

let server: StripeServer;
let platform: TestPlatform;
let product: WrittenProduct;
let shopper: TestShopper;
let tokens = 0;

beforeAll(async () => {
  server = await startStripeServer();
  platform = await createTestPlatform({
    stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret, apiBase: server.url },
  });
  await writeShipping(platform, demo);
  product = await writeProduct(platform, { division: demo, urlName: 'tee' });
});
afterAll(async () => {
  await platform.close();
  await server.close();
});
beforeEach(async () => {
  await offer('card', 'wallet', 'paypal');
  shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add({ productId: product.id });
});

async function offer(...methods: string[]): Promise<void> {
  const settings = JSON.stringify({ methods });
  await platform.core.database.direct('UPDATE divisions SET payment_settings = $1', [settings]);
  await platform.core.divisions.changed(demo);
  platform.core.cache.drop([`division:${demo}`]);
}
const token = (kind: string): string => {
  tokens += 1;
  return `ctoken_${kind}_${tokens}`;
};
const field = (json: unknown, name: string): string => String(Reflect.get(Object(json), name));
const core = async () =>
  JSON.stringify((await shopper.client.get('/omnis/v3/frontend/getStoreCoreData/json/')).json);

async function tell(intent: string, type: string) {
  const object = { id: intent, object: 'payment_intent', metadata: server.intents.get(intent)?.metadata };
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const stripe = new Stripe('sk_test_1');
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const headers = {
    host: testHosts.platform,
    'content-type': 'application/json',
    'stripe-signature': signature,
  };
  return platform.app.inject({ method: 'POST', url: webhookPath, headers, payload });
}

/** Goes to PayPal. @returns the payment that is asked about there */
async function leaves(changes: object = {}): Promise<string> {
  const asked = await shopper.place({ payBy: 'paypal', paymentMethod: token('paypal'), ...changes });
  expect(asked, asked.text).toMatchObject({ json: { status: 'requires_action' } });
  return field(asked.json, 'paymentIntent');
}

describe('a wallet', () => {
  test('pays on the path of all orders, and the receipt names it', async () => {
    const answer = await shopper.place({ payBy: 'wallet', paymentMethod: token('google_pay') });
    expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'placed' } });
    await platform.core.jobs.idle();
    expect((await shopper.order(field(answer.json, 'orderHash'))).json).toMatchObject({
      payment: { state: 'paid', method: 'Google Pay, Visa •••• 4242' },
    });
  });

  test('is refused where another total was shown, before Stripe hears of it', async () => {
    const before = server.requests.length;
    const decided = { payBy: 'wallet', paymentMethod: token('google_pay'), expectedTotal: 1 };
    expect(await shopper.place(decided)).toMatchObject({ status: 409, json: { code: 'total_changed' } });
    expect(server.requests).toHaveLength(before);
  });

  test('is told to the shop with what it has to ask, and only where it is on', async () => {
    const shown = '"express":{"publishableKey":"pk_test_1","methods":["wallet","paypal"]';
    expect(await core()).toContain(shown);
    await offer('card');
    expect(await core()).toContain('"express":null');
    const off = { status: 422, json: { errors: [{ field: 'paymentMethod' }] } };
    expect(await shopper.place({ payBy: 'wallet', paymentMethod: token('google_pay') })).toMatchObject(off);
  });
});

describe('PayPal', () => {
  test('asks at its own address, and sends the shopper back to the checkout', async () => {
    const intent = await leaves();
    const confirmed = server.requests.find(({ path }) => path === `/v1/payment_intents/${intent}/confirm`);
    expect(confirmed?.form).toMatchObject({ return_url: `http://${testHosts.demo}/checkout/` });
    expect(server.intents.get(intent)?.allowed_payment_method_types).toEqual(['card', 'link', 'paypal']);
    server.answerChallenge(intent, true);
    const placed = await shopper.confirm(intent);
    expect(placed).toMatchObject({ status: 200, json: { status: 'placed' } });
    expect((await shopper.confirm(intent)).json).toEqual(placed.json);
    expect(await shopper.basketSize()).toBe(0);
  });

  test('approved, the shopper never back: the webhook places the order, once', async () => {
    const intent = await leaves();
    server.answerChallenge(intent, true);
    await tell(intent, 'payment_intent.amount_capturable_updated');
    await tell(intent, 'payment_intent.amount_capturable_updated');
    await platform.core.jobs.idle();
    expect(server.intents.get(intent)?.status).toBe('succeeded');
    expect(await shopper.confirm(intent)).toMatchObject({ json: { status: 'placed' } });
    const { rows } = await platform.core.database.direct(
      'SELECT payment_method FROM orders WHERE payment_intent = $1',
      [intent],
    );
    expect(rows).toEqual([{ payment_method: 'PayPal' }]);
  });

  test('refused there, nothing is ordered, and the basket stays', async () => {
    const intent = await leaves();
    server.answerChallenge(intent, false);
    expect(await shopper.confirm(intent)).toMatchObject({ status: 422 });
    await platform.core.jobs.idle();
    expect(server.intents.get(intent)?.status).toBe('canceled');
    expect(await shopper.basketSize()).toBe(1);
  });

  test('approved after the basket was ordered by card: it is let go', async () => {
    const intent = await leaves();
    expect(await shopper.place()).toMatchObject({ json: { status: 'placed' } });
    server.answerChallenge(intent, true);
    await tell(intent, 'payment_intent.amount_capturable_updated');
    await platform.core.jobs.idle();
    expect(server.intents.get(intent)?.status).toBe('canceled');
  });

  test('for an item bought at once comes back to that item', async () => {
    await shopper.client.post('/omnis/v3/frontend/product/addItemToCart/', {
      item: { productId: product.id },
      name: 'now',
    });
    const intent = await leaves({ basket: 'now' });
    const confirmed = server.requests.find(({ path }) => path === `/v1/payment_intents/${intent}/confirm`);
    expect(confirmed?.form['return_url']).toBe(`http://${testHosts.demo}/checkout/?express=true&now=true`);
  });

  test('cannot be passed off as a card, nor Klarna as PayPal', async () => {
    for (const decided of [
      { payBy: 'card', paymentMethod: token('paypal') },
      { payBy: 'paypal', paymentMethod: token('klarna') },
    ])
      expect(await shopper.place(decided)).toMatchObject({ status: 422, json: { code: 'card_declined' } });
    expect(await shopper.basketSize()).toBe(1);
  });
});
