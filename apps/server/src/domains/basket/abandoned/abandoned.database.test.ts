import { randomUUID } from 'node:crypto';
import { basketSchema } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill } from '../../../testing/test-till.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const { platform } = await openTill();
const { database, jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const at = `/omnis/v3/dashboard/divisions/${demo}`;
const key = () => ({ 'idempotency-key': randomUUID() });
let shopper: TestShopper;
let product: WrittenProduct;
let email: string;
let count = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  count += 1;
  email = `left-${count}@shop.example`;
  shopper = testShopper(platform.app, testHosts.demo);
  product = await writeProduct(platform, {
    division: demo,
    urlName: `left-${count}`,
    priceMinor: 2400,
    colours: ['Navy'],
    sizes: ['M'],
    stock: 50,
  });
  await shopper.client.post('/omnis/v3/frontend/product/addItemToCart/', {
    item: { variantId: product.variant(), quantity: 2 },
  });
});

const leave = (to = email) => shopper.client.post('/omnis/v3/checkout/contact/', { email: to });

async function remindAfter(hours: number | null): Promise<void> {
  const { json } = await owner.get(`${at}/reminder-settings/`);
  const answer = await patchNow(
    owner,
    `${at}/reminder-settings/`,
    { hours, version: Reflect.get(Object(json), 'version') },
    key(),
  );
  expect(answer.status, answer.text).toBe(200);
}

/** Lets hours pass since shoppers have left, and their reminders be looked at. */
async function pass(hours: number): Promise<void> {
  await database.direct(`UPDATE abandoned_checkouts SET left_at = left_at - make_interval(hours => $1)`, [
    hours,
  ]);
  await database.direct(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'checkout.remind' AND state = 'created'`,
    [],
  );
  jobs.wake();
  await jobs.idle();
}

const reminders = async (to = email) =>
  (await mailsOf(shopper, 'checkout.reminder')).filter((mail) => mail.to === to);
const listed = async () => {
  const { json } = await owner.get(`${at}/abandoned-checkouts/?limit=250`);
  return Reflect.get(Object(json), 'items').find((each: { email: string }) => each.email === email);
};

describe('a checkout that is not finished', () => {
  test('is listed after an hour, and nobody is reminded unless the owner wants that', async () => {
    await remindAfter(null);
    expect((await leave()).status).toBe(200);
    expect(await listed()).toBeUndefined();
    await pass(2);
    expect(await listed()).toMatchObject({
      value: 48,
      lines: [{ options: 'Navy, M', quantity: 2 }],
      state: 'open',
      remindedAt: null,
    });
    await remindAfter(1);
    await pass(100);
    expect(await reminders()).toEqual([]);
  });

  test('is reminded of once, restored on another device, and counted as recovered when it is ordered', async () => {
    await remindAfter(4);
    await leave();
    await pass(5);
    await leave();
    await pass(5);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    const token = /restore=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    const device = testShopper(platform.app, testHosts.demo);
    const restored = await device.client.post('/omnis/v3/basket/restore/', { token });
    expect(basketSchema.parse(restored.json).items).toMatchObject([{ quantity: 2 }]);
    const elsewhere = testShopper(platform.app, testHosts.other);
    expect((await elsewhere.client.post('/omnis/v3/basket/restore/', { token })).status).toBe(404);

    const before = (await owner.get(`${at}/abandoned-checkouts/`)).json;
    const order = await device.place({ contact: { email } });
    expect(order.status, order.text).toBeLessThan(300);
    await jobs.idle();
    const after = (await owner.get(`${at}/abandoned-checkouts/?state=recovered`)).json;
    expect(await listed()).toMatchObject({ state: 'recovered', order: { id: expect.any(Number) } });
    const recovered = (json: unknown) => Reflect.get(Object(json), 'figures').recovered;
    expect(recovered(after)).toBe(recovered(before) + 1);
    expect(Reflect.get(Object(after), 'figures').revenue).toBeGreaterThan(48);
  });

  test('is none when it is ordered before its reminder', async () => {
    await remindAfter(4);
    await leave();
    await shopper.place({ contact: { email } });
    await pass(5);
    expect(await reminders()).toEqual([]);
    expect(await listed()).toBeUndefined();
  });

  test('is not reminded of at an address that wants none', async () => {
    await remindAfter(4);
    await leave();
    await pass(5);
    const link = /https?:\S+\/unsubscribe\/\?token=\S+/.exec((await reminders())[0]?.text ?? '')?.[0] ?? '';
    const { pathname, search } = new URL(link);
    expect((await shopper.client.post(`${pathname}${search}`, {})).status).toBe(200);
    shopper = testShopper(platform.app, testHosts.demo);
    await shopper.client.post('/omnis/v3/frontend/product/addItemToCart/', {
      item: { variantId: product.variant() },
    });
    await leave(email.toUpperCase());
    await pass(5);
    expect(await reminders()).toHaveLength(1);
  });

  test('is nothing with an empty basket, and belongs to its store', async () => {
    const empty = testShopper(platform.app, testHosts.demo);
    expect((await empty.client.post('/omnis/v3/checkout/contact/', { email })).status).toBe(200);
    await pass(2);
    expect(await listed()).toBeUndefined();
    expect((await owner.get(`/omnis/v3/dashboard/divisions/${other}/abandoned-checkouts/`)).status).toBe(403);
    expect(await owner.patch(`${at}/reminder-settings/`, { hours: 0, version: 0 }, key())).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'hours' }] },
    });
  });
});
