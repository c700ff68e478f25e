import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeProduct, writeShipping, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const said = 'This basket was ordered in another window. Nothing was charged now.';

let platform: TestPlatform;
let shopper: TestShopper;
let product: WrittenProduct;
let email: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await writeShipping(platform, demo);
});
afterAll(() => platform.close());
beforeEach(async () => {
  const name = `once-${randomUUID().slice(0, 8)}`;
  email = `${name}@shop.example`;
  product = await writeProduct(platform, { division: demo, urlName: name, stock: 20 });
  shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add({ productId: product.id });
});

const place = (paymentMethod = 'pm_card_visa') => shopper.place({ contact: { email }, paymentMethod });

/** Orders of the shopper, and the payments that took money of them or hold it. */
async function books(): Promise<unknown> {
  await platform.core.jobs.idle();
  const { rows } = await platform.core.database.direct(
    `SELECT (SELECT count(*)::int FROM orders WHERE email = $1) AS orders,
       (SELECT count(*)::int FROM test_processor p JOIN checkout_attempts a ON a.payment_intent = p.id
        WHERE a.request->'body'->'contact'->>'email' = $1
          AND p.data->>'status' IN ('succeeded', 'requires_capture')) AS charges`,
    [email],
  );
  return rows[0];
}

test('a basket that is ordered in 10 windows at once is one order; the others are told, and not charged', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => place()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, json } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(409);
    expect(json).toEqual({ code: 'conflict', message: said, errors: [{ field: 'basket', message: said }] });
  }
  expect(await books()).toEqual({ orders: 1, charges: 1 });
});

test('a basket that another window ordered while the bank asked is not ordered again', async () => {
  const asked = await place(await cardOf(shopper, '4000 0027 6000 3184'));
  const intent = String(Reflect.get(Object(asked.json), 'paymentIntent'));
  expect(await place()).toMatchObject({ status: 200, json: { status: 'placed' } });
  await platform.services.payments.service.answerTestChallenge(demo, intent, true);
  expect(await shopper.confirm(intent)).toMatchObject({
    status: 409,
    json: { code: 'conflict', message: said },
  });
  expect(await books()).toEqual({ orders: 1, charges: 1 });
});

test('the same can be put in and ordered again, also beside an older try', async () => {
  const asked = await place(await cardOf(shopper, '4000 0027 6000 3184'));
  expect(asked).toMatchObject({ status: 200, json: { status: 'requires_action' } });
  for (const orders of [1, 2]) {
    await shopper.add({ productId: product.id });
    expect(await place()).toMatchObject({ status: 200, json: { status: 'placed' } });
    expect(await books()).toMatchObject({ orders });
  }
});
