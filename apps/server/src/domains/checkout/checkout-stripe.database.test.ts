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
  shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add({ productId: product.id });
});

const field = (json: unknown, name: string): string => String(Reflect.get(Object(json), name));

/** Stripe tells of a payment, signed with a secret. */
async function tell(intent: string, { type, secret = webhookSecret }: { type: string; secret?: string }) {
  const object = {
    id: intent,
    object: 'payment_intent',
    metadata: server.intents.get(intent)?.metadata ?? {},
  };
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret });
  return platform.app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { host: testHosts.platform, 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

describe('checkout with Stripe', () => {
  test('the quote names it, and the test processor is gone', async () => {
    const quote = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB' });
    expect(quote.json).toMatchObject({ payment: { processor: 'stripe', publishableKey: 'pk_test_1' } });
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
    expect((await shopper.client.post('/omnis/v3/payments/test/cards/', card)).status).toBe(404);
    expect((await shopper.client.get('/test-processor/challenge/pi_1/')).status).toBe(404);
  });

  test('the policy names the cookies that its script sets', async () => {
    const policy = await shopper.client.get('/omnis/v3/policies/use-of-cookies-and-disclaimer/');
    for (const name of ['__stripe_mid', '__stripe_sid']) expect(policy.text).toContain(name);
  });

  test('an order is authorised, then captured once', async () => {
    const answer = await shopper.place();
    expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'placed' } });
    await platform.core.jobs.idle();
    expect((await shopper.order(field(answer.json, 'orderHash'))).json).toMatchObject({
      status: 'paid',
      payment: { state: 'paid', method: 'Visa •••• 4242' },
    });
    const captures = server.requests.filter(({ path }) => path.endsWith('/capture'));
    expect(captures).toHaveLength(1);
    expect(captures[0]?.key).toMatch(/^capture:21:\d+:pi_\w+$/);
  });

  test('a declined card', async () => {
    expect(await shopper.place({ paymentMethod: 'pm_card_chargeDeclinedInsufficientFunds' })).toMatchObject({
      status: 422,
      json: { code: 'insufficient_funds', errors: [{ field: 'paymentMethod' }] },
    });
    await platform.core.jobs.idle();
    expect([...server.intents.values()].at(-1)?.status).toBe('canceled');
    expect(await shopper.basketSize()).toBe(1);
  });

  test('3-D Secure is asked by Stripe’s script in the shop, and is confirmed by what Stripe says', async () => {
    const asked = await shopper.place({ paymentMethod: 'pm_card_threeDSecureRequired' });
    const intent = field(asked.json, 'paymentIntent');
    expect(asked.json).toMatchObject({
      status: 'requires_action',
      challengeUrl: '',
      clientSecret: `${intent}_secret`,
    });
    const confirmed = server.requests.find(({ path }) => path === `/v1/payment_intents/${intent}/confirm`);
    expect(confirmed?.form).toMatchObject({
      return_url: `http://${testHosts.demo}/checkout/`,
      use_stripe_sdk: 'true',
    });
    server.answerChallenge(intent, true);
    expect(await shopper.confirm(intent)).toMatchObject({ status: 200, json: { status: 'placed' } });
  });

  test('3-D Secure approved, the shopper gone: the webhook finishes the order', async () => {
    const intent = field(
      (await shopper.place({ paymentMethod: 'pm_card_threeDSecureRequired' })).json,
      'paymentIntent',
    );
    server.answerChallenge(intent, true);
    expect((await tell(intent, { type: 'payment_intent.amount_capturable_updated' })).statusCode).toBe(200);
    await platform.core.jobs.idle();
    expect(server.intents.get(intent)?.status).toBe('succeeded');
    expect(await shopper.basketSize()).toBe(0);
    expect(await shopper.confirm(intent)).toMatchObject({ json: { status: 'placed' } });
  });

  test('a lost answer leaves the order waiting; it is cleared up with Stripe', async () => {
    const answer = await shopper.place({ paymentMethod: 'pm_silence' });
    expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'pending' } });
    await platform.core.jobs.idle();
    expect((await shopper.order(field(answer.json, 'orderHash'))).json).toMatchObject({
      status: 'paid',
      payment: { state: 'paid' },
    });
    expect([...server.intents.values()].at(-1)?.status).toBe('succeeded');
  });

  test('a webhook that is not signed by Stripe is refused, and needs no XSRF token when it is', async () => {
    expect((await tell('pi_1', { type: 'payment_intent.succeeded', secret: 'whsec_other' })).statusCode).toBe(
      400,
    );
    expect((await tell('pi_unknown', { type: 'payment_intent.succeeded' })).statusCode).toBe(200);
    const bare = await platform.app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { host: testHosts.platform, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(bare.statusCode).toBe(400);
  });

  test('without scripts it says that they are needed, and no digits of a card are taken', async () => {
    const { client } = shopper;
    const page = await client.get('/checkout/plain/');
    expect(page.text).toContain('Our payment form needs JavaScript');
    expect(page.text).not.toContain('card.number');
    const hidden = (name: string) =>
      new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.text)?.[1] ?? '';
    const form = {
      token: hidden('token'),
      key: hidden('key'),
      'card.number': '4242 4242 4242 4242',
      'card.expiry': '12/40',
      'card.cvc': '123',
    };
    const before = server.requests.length;
    const answer = await client.send({
      method: 'POST',
      url: '/checkout/plain/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${testHosts.demo}`,
      },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Paying by card needs JavaScript. Turn it on for this shop.');
    expect(answer.text).not.toContain('4242');
    expect(server.requests).toHaveLength(before);
  });

  test('Stripe out of reach before anything was charged: 503, nothing written, the same key works later', async () => {
    const { platform: broken, buyer } = await outOfReach();
    const key = 'the-same-key';
    expect(await buyer.place({}, key)).toMatchObject({ status: 503, json: { code: 'payment_unavailable' } });
    expect(await buyer.place({}, key)).toMatchObject({ status: 503, json: { code: 'payment_unavailable' } });
    expect(await buyer.basketSize()).toBe(1);
    const { rows } = await broken.core.database.direct('SELECT 1 FROM orders', []);
    expect(rows).toEqual([]);
    await broken.close();
  });
});

async function outOfReach(): Promise<{ platform: TestPlatform; buyer: TestShopper }> {
  const broken = await createTestPlatform({
    stripe: { secretKey: 'sk', publishableKey: 'pk', webhookSecret, apiBase: 'http://127.0.0.1:1' },
  });
  await writeShipping(broken, demo);
  const { id } = await writeProduct(broken, { division: demo, urlName: 'tee' });
  const buyer = testShopper(broken.app, testHosts.demo);
  await buyer.add({ productId: id });
  return { platform: broken, buyer };
}
