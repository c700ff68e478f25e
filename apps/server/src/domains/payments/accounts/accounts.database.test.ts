/** Stores that take money through Stripe accounts of their own. */
import { randomUUID } from 'node:crypto';
import { paymentAccountSchema, type PaymentAccount } from '@omnis/contract';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startStripeServer, type StripeServer } from '../../../testing/stripe-server.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeProduct, writeShipping, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';

const { demo, other } = testDivisions;
const fox = { publishableKey: 'pk_test_fox', secretKey: 'sk_test_fox1', webhookSecret: 'whsec_fox' };
const owl = { publishableKey: 'pk_test_owl', secretKey: 'sk_test_owl1', webhookSecret: 'whsec_owl' };

let server: StripeServer;
let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;
let tee: WrittenProduct;
let mug: WrittenProduct;

beforeAll(async () => {
  server = await startStripeServer();
  const payouts = [3, 2, 1].map((day) => ({
    id: `po_${day}`,
    amount: day === 1 ? -100 : day * 1000,
    currency: 'gbp',
    status: day === 3 ? 'in_transit' : 'paid',
    arrival_date: Date.UTC(2026, 10, day) / 1000,
  }));
  for (const secretKey of [fox.secretKey, 'sk_test_fox2'])
    server.addAccount({ id: 'acct_fox', name: 'Fox Shirts', ...fox, secretKey, payouts });
  server.addAccount({ id: 'acct_owl', name: 'Owl Mugs', ...owl });
  platform = await createTestPlatform({ stripeApiBase: server.url });
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
  for (const division of [demo, other]) await writeShipping(platform, division);
  tee = await writeProduct(platform, { division: demo, urlName: 'tee' });
  mug = await writeProduct(platform, { division: other, urlName: 'mug' });
});
afterAll(async () => {
  await platform.close();
  await server.close();
});
beforeEach(async () => {
  await platform.core.jobs.idle();
  const { direct } = platform.core.database;
  await direct('DELETE FROM account_payments', []);
  await direct('DELETE FROM payment_accounts', []);
  await direct("UPDATE divisions SET payment_settings = '{}'", []);
  for (const division of [demo, other]) await platform.core.divisions.changed(division);
});

const pathOf = (division: number, end = 'payments/'): string =>
  `/omnis/v3/dashboard/divisions/${division}/${end}`;
const key = () => ({ 'idempotency-key': randomUUID() });
const listSchema = z.object({
  items: z.array(paymentAccountSchema),
  offered: z.object({ methods: z.array(z.string()), version: z.number() }),
});
const made = (answer: TestAnswer, status = 201): PaymentAccount => {
  expect(answer.status, answer.text).toBe(status);
  return paymentAccountSchema.parse(answer.json);
};
const connect = async (body: object = fox, client = owner, division: number = demo) =>
  made(await client.post(pathOf(division), body, key()));
const list = async (client = owner, division: number = demo) =>
  listSchema.parse((await client.get(pathOf(division))).json);
const remove = ({ id }: PaymentAccount) => owner.delete(`${pathOf(demo)}${id}/`, key());
const field = (json: unknown, name: string): string => String(Reflect.get(Object(json), name));
const errorAt = (name: string) => ({ status: 422, json: { errors: [{ field: name }] } });

async function shopperWith(division: 'demo' | 'other', product: WrittenProduct): Promise<TestShopper> {
  const shopper = testShopper(platform.app, testHosts[division]);
  await shopper.add({ productId: product.id });
  return shopper;
}

/** Orders and pays. @returns the hash of the order */
async function order(changes: object = {}): Promise<string> {
  const answer = await (await shopperWith('demo', tee)).place(changes);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await platform.core.jobs.idle();
  return field(answer.json, 'orderHash');
}

const lastIntent = () => [...server.intents.values()].at(-1);

describe('an account of a store', () => {
  test('is connected once its keys were tried; its secrets are sealed and never told again', async () => {
    const account = await connect();
    expect(account).toMatchObject({
      state: 'current',
      mode: 'test',
      stripeAccount: 'acct_fox',
      name: 'Fox Shirts',
      publishableKey: fox.publishableKey,
      secretKeyEnd: 'fox1',
      hasWebhookSecret: true,
    });
    expect(account.webhookUrl).toContain(`/omnis/v3/payments/stripe/webhook/${demo}/${account.id}/`);
    const shown = await owner.get(pathOf(demo));
    for (const secret of [fox.secretKey, fox.webhookSecret]) expect(shown.text).not.toContain(secret);
    const { rows } = await platform.core.database.direct(
      `SELECT row_to_json(p)::text AS stored FROM payment_accounts p
       UNION ALL SELECT row_to_json(a)::text FROM audit_log a WHERE action LIKE 'payments.%'
       UNION ALL SELECT row_to_json(d)::text FROM divisions d`,
      [],
    );
    const stored = JSON.stringify(rows);
    for (const secret of [fox.secretKey, fox.webhookSecret]) expect(stored).not.toContain(secret);
    // Sent again under its key, it is one account.
    const headers = key();
    const [one, two] = [
      await stranger.post(pathOf(other), owl, headers),
      await stranger.post(pathOf(other), owl, headers),
    ];
    expect(made(one).id).toBe(made(two).id);
  });

  test.each([
    [{ ...fox, secretKey: 'sk_test_nobody' }, 'secretKey'],
    [{ ...fox, publishableKey: 'pk_test_nobody' }, 'publishableKey'],
    [{ ...fox, publishableKey: owl.publishableKey }, 'publishableKey'],
    [{ ...fox, publishableKey: 'pk_live_fox' }, 'publishableKey'],
    [{ ...fox, publishableKey: fox.secretKey }, 'publishableKey'],
    [{ ...fox, secretKey: fox.publishableKey }, 'secretKey'],
    [{ ...fox, webhookSecret: 'fox' }, 'webhookSecret'],
  ])('is refused with wrong keys, and nothing is kept: %o', async (body, name) => {
    expect(await owner.post(pathOf(demo), body, key())).toMatchObject(errorAt(name));
    expect((await list()).items).toEqual([]);
  });

  test('takes the money, and gives it back also once the store has another', async () => {
    await connect();
    const shopper = await shopperWith('demo', tee);
    const quote = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB' });
    expect(quote.json).toMatchObject({
      payment: { processor: 'stripe', publishableKey: fox.publishableKey, methods: ['card'] },
    });
    const hash = await order();
    const intent = lastIntent();
    expect(intent).toMatchObject({ account: 'acct_fox', status: 'succeeded' });

    // Another account, and then none: what fox took goes back through fox.
    await connect(owl);
    expect((await list()).items.map(({ name, state }) => [name, state])).toEqual([
      ['Owl Mugs', 'current'],
      ['Fox Shirts', 'former'],
    ]);
    const { rows } = await platform.core.database.direct('SELECT id FROM orders WHERE hash = $1', [hash]);
    const id = z.object({ id: z.coerce.number() }).parse(rows[0]).id;
    const refund = await owner.post(pathOf(demo, `orders/${id}/refunds/`), { amount: 5 }, key());
    expect(refund.status, refund.text).toBe(200);
    await platform.core.jobs.idle();
    expect(server.refunds.filter(({ payment_intent: of }) => of === intent?.id)).toMatchObject([
      { amount: 500 },
    ]);
    expect((await (await shopperWith('demo', tee)).order(hash)).json).toMatchObject({
      refunds: [{ state: 'refunded', amount: 5 }],
    });

    // The new account takes what is paid now; fox comes back with what it took.
    await order();
    expect(lastIntent()).toMatchObject({ account: 'acct_owl' });
    await connect({ ...fox, secretKey: 'sk_test_fox2' });
    expect((await list()).items.map(({ name, state }) => [name, state])).toEqual([
      ['Fox Shirts', 'current'],
      ['Owl Mugs', 'former'],
    ]);
  });

  test('is not another store’s: each takes its own money, and sees its own account alone', async () => {
    const mine = await connect();
    await connect(owl, stranger, other);
    await order();
    expect(lastIntent()).toMatchObject({ account: 'acct_fox' });
    expect((await (await shopperWith('other', mug)).place()).status).toBe(200);
    expect(lastIntent()).toMatchObject({ account: 'acct_owl' });
    expect((await stranger.get(pathOf(demo))).status).toBe(403);
    const url = `${pathOf(other)}${mine.id}/`;
    expect((await stranger.patch(url, { version: 1, webhookSecret: 'whsec_mine' }, key())).status).toBe(404);
    expect((await stranger.delete(url, key())).status).toBe(404);
  });

  test('has its keys changed, by who has read it last', async () => {
    const account = await connect();
    const url = `${pathOf(demo)}${account.id}/`;
    const rotated = made(
      await owner.patch(url, { version: account.version, secretKey: 'sk_test_fox2' }, key()),
      200,
    );
    expect(rotated).toMatchObject({ secretKeyEnd: 'fox2', version: account.version + 1 });
    server.endKey(fox.secretKey);
    await order();
    expect(lastIntent()).toMatchObject({ account: 'acct_fox', status: 'succeeded' });
    expect(
      await owner.patch(url, { version: account.version, webhookSecret: 'whsec_2' }, key()),
    ).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect(await owner.patch(url, { version: rotated.version, ...owl }, key())).toMatchObject(
      errorAt('secretKey'),
    );
    fox.secretKey = 'sk_test_fox2';
  });

  test('is removed when none of its payments is under way', async () => {
    const account = await connect();
    const challenged = await (
      await shopperWith('demo', tee)
    ).place({
      paymentMethod: 'pm_card_threeDSecureRequired',
    });
    expect(challenged.json).toMatchObject({ status: 'requires_action' });
    expect(await remove(account)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('under way') },
    });
    expect((await list()).items).toMatchObject([{ state: 'current' }]);
    const intent = field(challenged.json, 'paymentIntent');
    server.answerChallenge(intent, true);
    await platform.core.database.direct(
      "UPDATE checkout_attempts SET state = 'failed' WHERE payment_intent = $1",
      [intent],
    );
    expect((await remove(account)).status).toBe(200);
    const shopper = await shopperWith('demo', tee);
    const quote = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB' });
    expect(quote.json).toMatchObject({ payment: { processor: 'test', publishableKey: null } });
    expect((await list()).items).toMatchObject([{ state: 'former' }]);
    expect((await remove(account)).status).toBe(409);
  });

  test('that took nothing goes without a trace', async () => {
    expect((await remove(await connect())).status).toBe(200);
    expect((await list()).items).toEqual([]);
  });
});

describe('events of an account', () => {
  async function tell(
    { id }: PaymentAccount,
    { intent, secret, division = demo }: { intent: string; secret: string; division?: number },
  ) {
    const { metadata = {} } = server.intents.get(intent) ?? {};
    const object = { id: intent, object: 'payment_intent', metadata };
    const type = 'payment_intent.amount_capturable_updated';
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret });
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url: `/omnis/v3/payments/stripe/webhook/${division}/${id}/`,
      headers: {
        host: testHosts.platform,
        'content-type': 'application/json',
        'stripe-signature': signature,
      },
      payload,
    });
    await platform.core.jobs.idle();
    return statusCode;
  }

  test('count with its own secret, for its own payments', async () => {
    const mine = await connect();
    const theirs = await connect(owl, stranger, other);
    const challenged = await (
      await shopperWith('demo', tee)
    ).place({
      paymentMethod: 'pm_card_threeDSecureRequired',
    });
    const intent = field(challenged.json, 'paymentIntent');
    server.answerChallenge(intent, true);
    expect(await tell(mine, { intent, secret: owl.webhookSecret })).toBe(400);
    // Signed rightly by another store, it is taken and moves nothing.
    expect(await tell(theirs, { intent, secret: owl.webhookSecret, division: other })).toBe(200);
    expect(await tell(theirs, { intent, secret: owl.webhookSecret })).toBe(404);
    expect(server.intents.get(intent)?.status).toBe('requires_capture');
    expect(await tell(mine, { intent, secret: fox.webhookSecret })).toBe(200);
    expect(server.intents.get(intent)?.status).toBe('succeeded');
  });

  test('are not known before the signing secret was entered', async () => {
    const { webhookSecret: secret, ...keys } = fox;
    const account = await connect(keys);
    expect(account.hasWebhookSecret).toBe(false);
    expect(await tell(account, { intent: 'pi_1', secret })).toBe(404);
    const url = `${pathOf(demo)}${account.id}/`;
    await owner.patch(url, { version: account.version, webhookSecret: secret }, key());
    expect(await tell(account, { intent: 'pi_1', secret })).toBe(200);
  });
});

describe('ways to pay', () => {
  const offer = (body: object) => owner.patch(pathOf(demo, 'payment-methods/'), body, key());

  test('one stays on, and wallets need Stripe', async () => {
    expect((await list()).offered).toEqual({ methods: ['card'], version: 1 });
    for (const methods of [[], ['card', 'card'], ['cash'], ['wallet']])
      expect(await offer({ version: 1, methods })).toMatchObject({ status: 422 });
    await connect();
    expect(await offer({ version: 1, methods: ['card', 'wallet'] })).toMatchObject({
      status: 200,
      json: { methods: ['card', 'wallet'], version: 2 },
    });
    expect(await offer({ version: 1, methods: ['card'] })).toMatchObject({ status: 409 });
  });

  test('the checkout follows at once, and refuses what is off', async () => {
    await connect();
    await offer({ version: 1, methods: ['wallet'] });
    const shopper = await shopperWith('demo', tee);
    const quote = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB' });
    expect(quote.json).toMatchObject({ payment: { methods: ['wallet'] } });
    expect(await shopper.place()).toMatchObject(errorAt('paymentMethod'));
    expect(await shopper.place({ payBy: 'wallet' })).toMatchObject({ status: 200 });
  });
});

describe('payouts', () => {
  test('of an own account are listed by pages', async () => {
    const payouts = (end = '') => owner.get(pathOf(demo, `payouts/${end}`));
    expect((await payouts()).json).toEqual({ items: [], next: null, by: 'platform', interval: null });
    await connect();
    const first = await payouts('?limit=2');
    expect(first.json).toEqual({
      by: 'account',
      items: [
        { id: 'po_3', amountMinor: 3000, currency: 'GBP', state: 'in_transit', arrival: '2026-11-03' },
        { id: 'po_2', amountMinor: 2000, currency: 'GBP', state: 'paid', arrival: '2026-11-02' },
      ],
      next: 'po_2',
      interval: null,
    });
    expect((await payouts('?limit=2&cursor=po_2')).json).toMatchObject({
      items: [{ id: 'po_1', amountMinor: -100 }],
      next: null,
    });
    expect(await payouts('?cursor=po_9')).toMatchObject(errorAt('cursor'));
  });
});
