import { randomUUID } from 'node:crypto';
import { managedOrderSchema, type ManagedOrder } from '@omnis/contract';
import { afterAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, teeItem } = await openTill();
const { jobs, database } = platform.core;
const owner = await testOwner(platform, [demo]);
const stranger = await testOwner(platform, [other]);

afterAll(() => platform.close());

const url = (id: number): string => `/omnis/v3/dashboard/divisions/${demo}/orders/${id}/`;
const again = (id: number, body: object, { by = owner, key = randomUUID() } = {}): Promise<TestAnswer> =>
  by.post(`${url(id)}mails/`, body, { 'idempotency-key': key });
const read = async (id: number): Promise<ManagedOrder> =>
  managedOrderSchema.parse((await owner.get(url(id))).json);

async function bought(): Promise<{ order: ManagedOrder; sent: () => ReturnType<typeof mailsOf> }> {
  const shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add(teeItem());
  const { orderHash } = placed(await shopper.place());
  await jobs.idle();
  const { rows } = await database.direct('SELECT id FROM orders WHERE hash = $1', [orderHash]);
  const order = await read(Number(Reflect.get(Object(rows[0]), 'id')));
  const sent = async () =>
    (await mailsOf(shopper, 'order.confirmation')).filter(({ text }) => text.includes(orderHash));
  return { order, sent };
}

test('an email is listed and sent again, to its customer or elsewhere, once for its key', async () => {
  const { order, sent } = await bought();
  const [mail] = order.mails.filter(({ kind }) => kind === 'order.confirmation');
  expect(mail).toMatchObject({ to: order.email });
  const key = randomUUID();
  const wish = { mail: mail?.id };
  const answer = await again(order.id, wish, { key });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await again(order.id, wish, { key });
  await again(order.id, { ...wish, to: 'desk@office.example' });
  await jobs.idle();
  const mails = await sent();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    [order.email, order.email, 'desk@office.example'].toSorted(),
  );
  expect(new Set(mails.map(({ subject, text }) => subject + text)).size).toBe(1);
  const { statusLog, mails: listed } = await read(order.id);
  expect(statusLog.slice(-2).map(({ reason }) => reason)).toEqual([
    `Email sent again: ${mail?.subject}`,
    `Email sent again to another address: ${mail?.subject}`,
  ]);
  expect(listed[0]).toMatchObject({ to: 'desk@office.example' });
});

test('an email of another order, a false address and another store’s team are refused', async () => {
  const [one, two] = [await bought(), await bought()];
  const mail = one.order.mails[0]?.id;
  expect(await again(two.order.id, { mail })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'mail', message: 'This email is not about this order' }] },
  });
  expect(await again(one.order.id, { mail, to: 'nobody' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'to' }] },
  });
  expect((await again(one.order.id, { mail }, { by: stranger })).status).toBe(403);
});

test('at most five emails an hour are sent again', async () => {
  const { order } = await bought();
  const mail = order.mails[0]?.id;
  for (let count = 0; count < 5; count += 1) expect((await again(order.id, { mail })).status).toBe(200);
  expect(await again(order.id, { mail })).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
});
