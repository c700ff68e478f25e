import { randomUUID } from 'node:crypto';
import { customerOrderSchema, orderReturnsSchema } from '@omnis/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../../testing/after-sale.ts';
import { startPushServer } from '../../../testing/push-server.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { openTill, placed } from '../../../testing/test-till.ts';

const { demo } = testDivisions;
const service = await startPushServer();
const { platform, teeItem } = await openTill({ push: service.outlet });
const { jobs } = platform.core;
const staff = await insertStaff(platform, 'packer', ['orders.view', 'orders.advance', 'orders.refund']);

afterAll(async () => {
  await platform.close();
  await service.close();
});
beforeEach(() => {
  service.arrived.length = 0;
});

/** An order that has left, of which a browser is told. */
async function sentOrder() {
  const shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add(teeItem());
  const { orderHash: hash, number } = placed(await shopper.place());
  await jobs.idle();
  const id = await sendOff(platform, demo, hash);
  const { subscription } = service.browser(`/${randomUUID()}`);
  await shopper.client.post('/omnis/v3/notifications/subscriptions/', { subscription, orderHash: hash });
  const [item] = customerOrderSchema.parse((await shopper.order(hash)).json).items;
  return { id, hash, number, line: item?.id ?? '', client: shopper.client };
}

/** Messages that have arrived, once nothing is on its way. */
async function arrived(): Promise<readonly unknown[]> {
  await jobs.idle();
  return service.arrived.map(({ content }) => content);
}

test('browsers are told of a parcel that is noted after the order has left, once for each', async () => {
  const { id, hash, number } = await sentOrder();
  const parcels = `/omnis/v3/atlas/orders/${id}/parcels/`;
  await staff.post(parcels, { code: 'JD1', carrier: 'evri' });
  const message = {
    title: 'Your parcel is on its way',
    body: `A parcel of order ${number} has been given to the carrier.`,
    href: `/receipt/${hash}`,
    tag: `order-${number}`,
  };
  expect(await arrived()).toEqual([message]);
  // Taken off and noted again, it is the same parcel.
  await staff.delete(`${parcels}JD1/`);
  await staff.post(parcels, { code: 'JD1', carrier: 'evri' });
  expect(await arrived()).toHaveLength(1);
  await staff.post(parcels, { code: 'JD2', carrier: 'evri' });
  expect(await arrived()).toEqual([message, message]);
});

test('browsers are told of each part of an order that leaves in two parcels, once', async () => {
  const { id, number } = await sentOrder();
  await platform.core.database.direct(`UPDATE orders SET status = 'packing' WHERE id = $1`, [id]);
  await staff.post(`/omnis/v3/atlas/orders/${id}/parcels/`, { code: 'JD1', carrier: 'evri', sent: true });
  await staff.post(`/omnis/v3/atlas/orders/${id}/parcels/`, { code: 'JD2', carrier: 'evri' });
  await staff.post(`/omnis/v3/atlas/orders/${id}/status/`, { from: 'packing', status: 'complete' });
  expect(await arrived()).toMatchObject([
    {
      title: 'Part of your order is on its way',
      body: `A parcel of order ${number} has been given to the carrier. The rest follows.`,
    },
    {
      title: 'The rest of your order is on its way',
      body: `The rest of order ${number} has been packed and given to the carrier.`,
    },
  ]);
});

test('browsers are told that a return has arrived', async () => {
  const { id, hash, number, line, client } = await sentOrder();
  const path = `/omnis/v3/orders/${hash}/returns/`;
  await client.post(
    path,
    { resolution: 'refund', lines: [{ id: line, quantity: 1, reason: 'too_small' }] },
    { 'idempotency-key': randomUUID() },
  );
  expect(await arrived()).toEqual([]);
  const [asked] = orderReturnsSchema.parse((await client.get(path)).json).returns;
  const booked = await staff.post(`/omnis/v3/atlas/orders/${id}/returns/${asked?.id}/`, {
    lines: [{ id: line, received: 1, restock: 0 }],
  });
  expect(booked, booked.text).toMatchObject({ status: 200 });
  expect(await arrived()).toContainEqual({
    title: 'Your return has arrived',
    body: `Return ${asked?.number} has arrived. See the order page for what happens next.`,
    href: `/receipt/${hash}`,
    tag: `order-${number}`,
  });
});
