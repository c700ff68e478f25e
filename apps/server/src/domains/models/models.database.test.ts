/** Entities of platform.md §3 by `models/fetch`: each reads by its own schema of `@omnis/models`, and is the caller's own. */
import { randomUUID } from 'node:crypto';
import {
  customerSchema,
  divisionSchema,
  manufacturerSchema,
  orderSchema,
  orderStatusSchema,
  parseEntity,
  productSchema,
  userSchema,
} from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { insertStaff } from '../../testing/after-sale.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { testMember } from '../../testing/test-team.ts';
import { writeProduct } from '../../testing/test-shop.ts';

const { demo, other } = testDivisions;
const path = '/omnis/v3/models/fetch/';
const base = `/omnis/v3/dashboard/divisions/${demo}`;

let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;
let shopper: TestClient;
let product: number;
let order: number;
let customer: string;

const data = (json: unknown): unknown => z.object({ data: z.unknown() }).parse(json).data;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
  shopper = testClient(platform.app, testHosts.demo);
  await shopper.get('/omnis/v3/dashboard/secure/get/');
  ({ id: product } = await writeProduct(platform, {
    division: demo,
    urlName: 'tee',
    colours: ['Navy'],
    sizes: ['S', 'M'],
  }));
  ({ id: order } = await insertTestOrder(platform.core.database, {
    division_id: demo,
    flow: 'bespoke',
    status: 'bespoke_paid',
  }));
  const made = await owner.post(
    `${base}/customers/`,
    { email: 'cleo@shop.example', tags: ['vip'] },
    { 'idempotency-key': randomUUID() },
  );
  ({ id: customer } = z.object({ id: z.string() }).parse(made.json));
});
afterAll(() => platform.close());

describe('a team’s own store', () => {
  const asked = (): [string, number | string, z.ZodType][] => [
    ['product', product, productSchema],
    ['order', order, orderSchema],
    ['customer', customer, customerSchema],
    ['division', demo, divisionSchema],
    ['manufacturer', demo, manufacturerSchema],
    ['project', demo, manufacturerSchema],
    ['order_status', 3, orderStatusSchema],
  ];

  test('answers each entity, which its schema reads, and nobody else’s', async () => {
    for (const [type, id, schema] of asked()) {
      const answer = await owner.post(path, { type, ids: id });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
      const read = parseEntity(schema, data(answer.json));
      expect([type, read.ok ? [] : read.errors]).toEqual([type, []]);
      if (type === 'order_status') continue;
      const theirs = await stranger.post(path, { type, ids: [id] });
      expect([type, theirs.json]).toEqual([type, { data: [] }]);
    }
  });

  test('tells the money, the flow and the addresses of an order in the words of its schema', async () => {
    const answer = await owner.post(path, { type: 'order', ids: order });
    const read = orderSchema.parse(data(answer.json));
    expect(read).toMatchObject({
      total: 28.95,
      subtotal: 30,
      discount: 5,
      shipping: 3.95,
      shippingTax: 0.66,
      shippingAddress: { name: 'Ann Archer', city: 'Leeds' },
      statusLogRecords: [{ status: 'quote' }, { status: 'bespoke_paid' }],
      items: [{ quantity: 2, price: 20, tax: 4, discountTaxIncluded: 4 }, { quantity: 1 }],
    });
  });

  test('tells the state of a product and its options', async () => {
    const answer = await owner.post(path, {
      type: 'product',
      ids: product,
      attributes: ['approvalStatus', 'options'],
    });
    expect(data(answer.json)).toMatchObject({
      id: product,
      approvalStatus: 'Approved',
      options: [{ colour: 'Navy', sizes: ['S', 'M'] }],
    });
  });

  test('needs the permission that its screens need', async () => {
    const { client } = await testMember(platform, [demo], ['products']);
    expect(await client.post(path, { type: 'order', ids: order })).toMatchObject({ status: 403 });
    expect(await client.post(path, { type: 'product', ids: product })).toMatchObject({ status: 200 });
  });
});

test('shops tell what everybody may know, and no order or customer', async () => {
  const card = await shopper.post(path, {
    type: 'product',
    ids: product,
    relations: ['collections', 'variants'],
  });
  const read = parseEntity(productSchema, data(card.json));
  expect(read.ok ? [] : read.errors).toEqual([]);
  expect(data((await shopper.post(path, { type: 'division', ids: demo })).json)).toMatchObject({
    id: demo,
    name: 'Demo',
  });
  expect(data((await shopper.post(path, { type: 'manufacturer', ids: demo })).json)).not.toHaveProperty(
    'email',
  );
  for (const type of ['order', 'customer'])
    expect(await shopper.post(path, { type, ids: [1] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'type' }] },
    });
});

test('staff get colleagues, and orders with the permission', async () => {
  const staff = await insertStaff(platform, 'reader', ['staff.view', 'orders.view']);
  const found = await staff.post(path, { type: 'order', ids: order });
  expect(parseEntity(orderSchema, data(found.json)).ok).toBe(true);
  const { rows } = await platform.core.database.direct(`SELECT id FROM staff LIMIT 1`, []);
  const { id } = z.object({ id: z.string() }).parse(rows[0]);
  const user = await staff.post(path, { type: 'user', ids: id });
  const read = parseEntity(userSchema, data(user.json));
  expect(read.ok ? [] : read.errors).toEqual([]);
  const plain = await insertStaff(platform, 'plain', ['staff.view']);
  expect(await plain.post(path, { type: 'order', ids: order })).toMatchObject({ status: 403 });
});

test('a PATCH names the fields that it does not know', async () => {
  const answer = await owner.patch(`${base}/products/${product}/`, {
    name: 'Tee',
    colour: 'red',
    vatrate: 5,
  });
  expect(answer).toMatchObject({
    status: 422,
    json: {
      errors: [
        { field: 'colour', message: 'There is no such field' },
        { field: 'vatrate', message: 'There is no such field' },
      ],
    },
  });
});
