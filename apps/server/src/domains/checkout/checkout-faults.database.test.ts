import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeMortal, type Mortal } from '../../testing/mortal-database.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeCoupon, writeProduct, writeShipping, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const manyTransactions = 14;
/** From here on the checkout is written down, and being paid. */
const firstOfPayment = 4;

let platform: TestPlatform;
let mortal: Mortal;
beforeAll(async () => {
  platform = await createTestPlatform();
  mortal = makeMortal(platform.core.database);
  await writeShipping(platform, demo);
});
afterAll(() => platform.close());
afterEach(() => void mortal.revive());

async function rows<T>(schema: z.ZodType<T>, sql: string, parameters: unknown[] = []): Promise<T[]> {
  const result = await platform.core.database.direct(sql, parameters);
  return z.array(schema).parse(result.rows);
}

/** Books of both sides on one shopper's orders. */
async function books(email: string, product: WrittenProduct) {
  const orders = await rows(
    z.object({
      id: z.number(),
      status: z.string(),
      payment_state: z.string(),
      items: z.number(),
      logs: z.number(),
      mails: z.number(),
    }),
    `SELECT o.id, o.status, o.payment_state,
       (SELECT count(*)::int FROM order_items i WHERE i.order_id = o.id) AS items,
       (SELECT count(*)::int FROM order_status_log l WHERE l.order_id = o.id) AS logs,
       (SELECT count(*)::int FROM mails m WHERE m.dedupe_key = 'order.confirmation:' || o.id) AS mails
     FROM orders o WHERE o.email = $1`,
    [email],
  );
  const charges = await rows(
    z.object({ status: z.string(), captured: z.number() }),
    `SELECT p.data->>'status' AS status, (p.data->>'capturedMinor')::int AS captured FROM test_processor p
     JOIN checkout_attempts a ON a.payment_intent = p.id OR a.id::text = p.idempotency_key
     WHERE a.request->'body'->'contact'->>'email' = $1`,
    [email],
  );
  const [variant] = await rows(
    z.object({ stock: z.number().nullable() }),
    'SELECT stock FROM variants WHERE id = $1',
    [product.variant()],
  );
  return { orders, charges, stock: variant?.stock ?? null };
}

/** Jobs of the broken-off checkouts come at once, as if their time had come. */
async function settleAll(): Promise<void> {
  await platform.core.database.direct(
    `UPDATE checkout_attempts SET updated_at = to_timestamp(0) WHERE answer IS NULL`,
    [],
  );
  await platform.core.database.direct(
    `UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'checkout.%' AND state IN ('created', 'retry')`,
    [],
  );
  await platform.core.jobs.idle();
  await platform.core.database.direct(
    `UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'checkout.%' AND state IN ('created', 'retry')`,
    [],
  );
  await platform.core.jobs.idle();
}

interface Victim {
  shopper: TestShopper;
  email: string;
  product: WrittenProduct;
  key: string;
  place: () => ReturnType<TestShopper['place']>;
}

let victims = 0;
async function victim(): Promise<Victim> {
  victims += 1;
  const email = `victim${victims}@shop.example`;
  const product = await writeProduct(platform, { division: demo, urlName: `victim-${victims}`, stock: 10 });
  const shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add({ productId: product.id });
  const key = randomUUID();
  return { shopper, email, product, key, place: () => shopper.place({ contact: { email } }, key) };
}

/** No order or a whole one; never money without an order; stock that fits. */
function expectConsistent({ orders, charges, stock }: Awaited<ReturnType<typeof books>>): void {
  expect(orders.length).toBeLessThanOrEqual(1);
  for (const order of orders) expect(order).toMatchObject({ items: 1, mails: 1 });
  expect(stock).toBe(10 - orders.length);
  expect(charges.filter(({ captured }) => captured > 0)).toHaveLength(orders.length);
  // Nothing stays authorised and forgotten.
  expect(charges.filter(({ status }) => status === 'requires_capture')).toEqual([]);
}

describe('a crash at any point of a checkout', () => {
  const moments = Array.from({ length: manyTransactions }, (_, index) => index + 1).flatMap((transaction) =>
    (['before', 'after'] as const).map((when) => [when, transaction] as const),
  );

  test('the moments below are all there are', async () => {
    const { place } = await victim();
    await platform.core.jobs.idle();
    mortal.count();
    expect(await place()).toMatchObject({ status: 200 });
    await platform.core.jobs.idle();
    const begun = mortal.revive();
    expect(begun).toBeGreaterThan(4);
    expect(begun).toBeLessThanOrEqual(manyTransactions);
  });

  test.each(moments)(
    '%s transaction %i: left alone, it comes to no order and no charge, or to a whole order',
    async (when, transaction) => {
      const { email, product, place } = await victim();
      await platform.core.jobs.idle();
      mortal.dieAt(transaction, when);
      const answer = await place();
      mortal.revive();
      await settleAll();
      const after = await books(email, product);
      expectConsistent(after);
      if (answer.status === 200)
        expect(after.orders).toMatchObject([{ status: 'paid', payment_state: 'paid' }]);
    },
  );

  test.each(moments)(
    '%s transaction %i: a repeat with the same key places the order once, and gives the same answer from then on',
    async (when, transaction) => {
      const { email, product, place } = await victim();
      await platform.core.jobs.idle();
      mortal.dieAt(transaction, when);
      await place();
      mortal.revive();
      // The dead one's hold on the checkout has run out.
      await platform.core.database.direct(
        `UPDATE checkout_attempts SET updated_at = to_timestamp(0) WHERE answer IS NULL`,
        [],
      );
      const answer = await place();
      expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'placed' } });
      expect((await place()).json).toEqual(answer.json);
      await settleAll();
      const after = await books(email, product);
      expect(after.orders).toHaveLength(1);
      expectConsistent(after);
      expect((await place()).json).toEqual(answer.json);
    },
  );

  test.each(moments.filter(([, transaction]) => transaction >= firstOfPayment))(
    '%s transaction %i, but of a transaction only: a repeat with the same key need not wait',
    async (when, transaction) => {
      const { email, product, place } = await victim();
      await platform.core.jobs.idle();
      mortal.failAt(transaction, when);
      await place();
      mortal.revive();
      const answer = await place();
      expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'placed' } });
      await settleAll();
      const after = await books(email, product);
      expect(after.orders).toHaveLength(1);
      expectConsistent(after);
    },
  );

  test('a repeat while somebody may still be at work is told to wait', async () => {
    const { place } = await victim();
    await platform.core.jobs.idle();
    // Dies with the card charged and no order written.
    mortal.dieAt(6, 'before');
    await place();
    mortal.revive();
    expect(await place()).toMatchObject({
      status: 409,
      json: { code: 'in_progress' },
      headers: { 'retry-after': '2' },
    });
    await settleAll();
    expect(await place()).toMatchObject({
      status: 409,
      json: { code: 'conflict', message: expect.stringContaining('nothing was charged') },
    });
  });
});

describe('somebody who is thought dead and goes on', () => {
  const attemptOf = async (key: string): Promise<string> => {
    const [row] = await rows(
      z.object({ id: z.string() }),
      'SELECT id FROM checkout_attempts WHERE idempotency_key = $1',
      [key],
    );
    return row?.id ?? '';
  };

  test.each([4, 5, 6])(
    'before transaction %i: another process has taken the checkout up, and only that one ends it',
    async (transaction) => {
      const { email, key, product, place } = await victim();
      await platform.core.jobs.idle();
      const halt = mortal.haltAt(transaction, 'before');
      const late = place();
      await halt.reached;
      const id = await attemptOf(key);
      await platform.core.database.direct(
        'UPDATE checkout_attempts SET turn = turn + 1, holder = holder + 1, updated_at = clock_timestamp() WHERE id = $1',
        [id],
      );
      halt.go();
      expect(await late).toMatchObject({ status: 409, json: { code: 'in_progress' } });
      expect((await books(email, product)).orders).toEqual([]);
      // The other one ends it.
      mortal.revive();
      await platform.core.database.direct(
        'UPDATE checkout_attempts SET updated_at = to_timestamp(0) WHERE id = $1',
        [id],
      );
      expect(await place()).toMatchObject({ status: 200, json: { status: 'placed' } });
      await settleAll();
      const after = await books(email, product);
      expect(after.orders).toHaveLength(1);
      expectConsistent(after);
    },
  );

  test('a card is not tried any more once the checkout was broken off', async () => {
    const { email, key, product, place } = await victim();
    await platform.core.jobs.idle();
    const halt = mortal.haltAt(4, 'before');
    const late = place();
    await halt.reached;
    const id = await attemptOf(key);
    await platform.core.database.direct(
      'UPDATE checkout_attempts SET updated_at = to_timestamp(0) WHERE id = $1',
      [id],
    );
    await platform.services.checkout.service.settlement.settle(demo, id);
    halt.go();
    expect(await late).toMatchObject({ status: 409, json: { code: 'in_progress' } });
    mortal.revive();
    expect(await place()).toMatchObject({ status: 409, json: { code: 'conflict' } });
    await platform.core.jobs.idle();
    const after = await books(email, product);
    expect(after.orders).toEqual([]);
    expectConsistent(after);
  });

  test('a bank that still asks does not undo an order that was placed meanwhile', async () => {
    const { shopper, email, product, key } = await victim();
    const paymentMethod = await cardOf(shopper, '4000 0027 6000 3184');
    const asked = await shopper.place({ contact: { email }, paymentMethod }, key);
    expect(asked, asked.text).toMatchObject({ status: 200, json: { status: 'requires_action' } });
    const intent = String(Reflect.get(Object(asked.json), 'paymentIntent'));
    // One look finds the bank still asking and is held up; the shopper approves, and another look places the order.
    const halt = mortal.haltAt(3, 'before');
    const late = shopper.confirm(intent);
    await halt.reached;
    await platform.services.payments.service.answerTestChallenge(demo, intent, true);
    await platform.services.checkout.service.settlement.settle(demo, await attemptOf(key));
    halt.go();
    expect(await late).toMatchObject({ status: 409, json: { code: 'in_progress' } });
    expect(await shopper.confirm(intent)).toMatchObject({ status: 200, json: { status: 'placed' } });
    await settleAll();
    const after = await books(email, product);
    expect(after.orders).toHaveLength(1);
    expectConsistent(after);
  });
});

describe('many at once', () => {
  test('the same checkout sent 20 times is one order, one charge, one answer', async () => {
    const { email, product, place } = await victim();
    const answers = await Promise.all(Array.from({ length: 20 }, place));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, json: answers[0]?.json });
    await platform.core.jobs.idle();
    const after = await books(email, product);
    expect(after).toMatchObject({
      orders: [{ payment_state: 'paid' }],
      charges: [{ status: 'succeeded' }],
      stock: 9,
    });
  });

  test('30 buyers for the last unit are one order; the others are told, and not charged', async () => {
    const last = await writeProduct(platform, { division: demo, urlName: 'the-last', stock: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const shopper = testShopper(platform.app, testHosts.demo);
        expect((await shopper.add({ productId: last.id })).status).toBe(200);
        return { shopper, email: `buyer${index}@shop.example` };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ shopper, email }) => shopper.place({ contact: { email } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 409, json: { code: 'sold_out' } });
    }
    await platform.core.jobs.idle();
    const orders = await rows(
      z.object({ n: z.number() }),
      `SELECT count(*)::int AS n FROM orders WHERE email LIKE 'buyer%'`,
    );
    expect(orders).toEqual([{ n: 1 }]);
    const charges = await rows(
      z.object({ status: z.string() }),
      `SELECT p.data->>'status' AS status FROM test_processor p JOIN checkout_attempts a ON a.payment_intent = p.id
       WHERE a.request->'body'->'contact'->>'email' LIKE 'buyer%'`,
    );
    expect(charges.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    expect(charges.filter(({ status }) => status === 'requires_capture')).toEqual([]);
  });

  test('10 buyers with the last use of a coupon: one has it', async () => {
    await writeCoupon(platform, { division: demo, code: 'SINGLE', maxUses: 1 });
    const product = await writeProduct(platform, { division: demo, urlName: 'couponed' });
    const buyers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const shopper = testShopper(platform.app, testHosts.demo);
        await shopper.add({ productId: product.id });
        await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'SINGLE' });
        return shopper;
      }),
    );
    const answers = await Promise.all(buyers.map((shopper) => shopper.place()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const uses = await rows(
      z.object({ uses: z.number() }),
      `SELECT uses FROM discount_codes WHERE code = 'SINGLE'`,
    );
    expect(uses).toEqual([{ uses: 1 }]);
  });

  test('orders of the same things in opposite orders do not wait for each other for ever', async () => {
    const [a, b] = await Promise.all(
      ['left', 'right'].map((urlName) => writeProduct(platform, { division: demo, urlName, stock: 100 })),
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const shopper = testShopper(platform.app, testHosts.demo);
        for (const product of index % 2 === 0 ? [a, b] : [b, a])
          await shopper.add({ productId: product?.id });
        return shopper.place();
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const numbers = await rows(
      z.object({ number: z.string() }),
      'SELECT number FROM orders WHERE division_id = $1',
      [demo],
    );
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
  });
});
