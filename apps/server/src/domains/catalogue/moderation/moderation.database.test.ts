/** Moderation of products: staff decide with a reason, owners ask again, shoppers see only what is approved. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertStaff } from '../../../testing/after-sale.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeProduct } from '../../../testing/test-shop.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const base = `/omnis/v3/dashboard/divisions/${demo}/products/`;
const atlas = '/omnis/v3/atlas/products/';

let platform: TestPlatform;
let owner: TestClient;
let staff: TestClient;
let shopper: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  staff = await insertStaff(platform, 'moderator', ['stores.review']);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

const made = z.object({ id: z.number(), version: z.number(), approvalStatus: z.string() });
const create = async (name: string) =>
  made.parse((await owner.post(base, { name }, { 'idempotency-key': randomUUID() })).json);
const decide = (id: number, body: object) => staff.post(`${atlas}${demo}/${id}/approval/`, body);

test('new products are approved at once, unless staff have a store’s wait', async () => {
  expect(await create('At once')).toMatchObject({ approvalStatus: 'Approved' });
  const rule = `/omnis/v3/atlas/stores/${demo}/product-approval/`;
  expect(await staff.patch(rule, { required: true })).toMatchObject({
    status: 200,
    json: { required: true },
  });
  const waits = await create('Waits');
  expect(waits).toMatchObject({ approvalStatus: 'Not modded yet' });
  const copy = await owner.post(`${base}${waits.id}/duplicate/`, {}, { 'idempotency-key': randomUUID() });
  expect(copy.json).toMatchObject({ approvalStatus: 'Not modded yet', denialReason: null });
  expect((await staff.get(`${atlas}?division=${demo}&search=wait`)).json).toMatchObject({
    items: [
      { id: waits.id, division: demo, storeName: 'Demo', approvalStatus: 'Not modded yet', decided: null },
      {},
    ],
  });
  expect((await staff.get(`${atlas}?division=${other}`)).json).toMatchObject({ items: [], total: 0 });
  await staff.patch(rule, { required: false });
  expect(await create('At once again')).toMatchObject({ approvalStatus: 'Approved' });
});

test('platform.md §3 Product: approvalStatus, denialReason – a denied product is not on sale; its owner reads why, changes it and asks again', async () => {
  const { id } = await writeProduct(platform, {
    division: demo,
    urlName: 'tee',
    colours: ['Navy'],
    sizes: ['S'],
  });
  const inShop = async () => (await shopper.get(`/omnis/v3/division/${demo}/products/tee/`)).status;
  expect(await inShop()).toBe(200);
  expect(await decide(id, { status: 'Denied', from: 'Approved' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'reason' }] },
  });
  const reason = 'The name belongs to somebody else';
  expect(await decide(id, { status: 'Denied', from: 'Approved', reason })).toMatchObject({
    status: 200,
    json: { approvalStatus: 'Denied', denialReason: reason, decided: { by: expect.any(String) } },
  });
  // A colleague who read it before is told.
  expect(await decide(id, { status: 'Denied', from: 'Approved', reason })).toMatchObject({ status: 409 });
  expect(await inShop()).toBe(404);

  expect((await owner.get(`${base}${id}/`)).json).toMatchObject({
    approvalStatus: 'Denied',
    denialReason: reason,
  });
  const list = z.object({
    items: z.array(z.object({ id: z.number(), denialReason: z.string().nullable() })),
  });
  expect(list.parse((await owner.get(base)).json).items).toContainEqual({ id, denialReason: reason });
  expect(await owner.post(`${base}${id}/approval/`)).toMatchObject({ status: 409 });
  expect(await patchNow(owner, `${base}${id}/`, { name: 'My own tee' })).toMatchObject({ status: 200 });
  expect(await owner.post(`${base}${id}/approval/`)).toMatchObject({
    status: 200,
    json: { approvalStatus: 'Not modded yet', denialReason: reason },
  });
  expect(await inShop()).toBe(404);
  expect(await decide(id, { status: 'Approved', from: 'Not modded yet' })).toMatchObject({
    status: 200,
    json: { approvalStatus: 'Approved', denialReason: null },
  });
  expect(await inShop()).toBe(200);
  expect(await owner.post(`${base}${id}/approval/`)).toMatchObject({ status: 409 });
  const { rows } = await platform.core.database.direct(
    `SELECT action FROM audit_log WHERE target = $1 AND action LIKE 'product.%' AND action <> 'product.updated' ORDER BY id`,
    [`product:${id}`],
  );
  expect(rows).toEqual([
    { action: 'product.denied' },
    { action: 'product.approval_asked' },
    { action: 'product.approved' },
  ]);
});

test('deciding takes the permission, and asking is for the own team', async () => {
  const plain = await insertStaff(platform, 'onlooker', ['orders.view']);
  expect((await plain.get(atlas)).status).toBe(403);
  const stranger = await testOwner(platform, [other]);
  expect((await stranger.post(`${base}1/approval/`)).status).toBe(403);
});
