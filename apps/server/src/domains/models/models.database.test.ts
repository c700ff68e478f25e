/** Entities of platform.md §3 by `models/fetch`: each reads by its own schema of `@omnis/models`, and is the caller's own. */
import { randomUUID } from 'node:crypto';
import {
  customerSchema,
  divisionSchema,
  manufacturerSchema,
  orderSchema,
  orderStatusSchema,
  badgeSchema,
  imageSchema,
  orderItemSchema,
  parseEntity,
  productSchema,
  tagSchema,
  timeIntervalSchema,
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
let item: string;
let coupon: string;
let image: string;

/** The coupon as importing teams read it: the package has no schema for it. */
const couponSchema = z.looseObject({ id: z.string(), title: z.string(), code: z.string().nullable() });

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
  const bought = await owner.get(`${base}/orders/${order}/`);
  item = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(bought.json).items[0]!.id;
  const discount = await owner.post(
    `${base}/discounts/`,
    { title: 'Spring', method: 'code', kind: 'percentage', value: 10, code: 'SPRING' },
    { 'idempotency-key': randomUUID() },
  );
  coupon = z.object({ id: z.string() }).parse(discount.json).id;
  image = await platform.core.database.tenant(demo, async ({ query }) => {
    await query.updateTable('products').set({ tags: '["linen"]' }).where('id', '=', product).execute();
    const row = await query
      .insertInto('product_images')
      .values({ division_id: demo, product_id: product, position: 9, src: '/images/tee', width: 800 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
});
afterAll(() => platform.close());

describe('a team’s own store', () => {
  const asked = (): [string, number | string, z.ZodType][] => [
    ['order_item', item, orderItemSchema],
    ['coupon', coupon, couponSchema],
    ['image', image, imageSchema],
    ['tag', 'linen', tagSchema],
    ['product', product, productSchema],
    ['order', order, orderSchema],
    ['customer', customer, customerSchema],
    ['division', demo, divisionSchema],
    ['manufacturer', demo, manufacturerSchema],
    ['project', demo, manufacturerSchema],
    ['order_status', 3, orderStatusSchema],
    ['time_interval', 'monthly', timeIntervalSchema],
  ];

  test('platform.md §3 The entities as a package: each is answered, read by its schema, and nobody else’s', async () => {
    for (const [type, id, schema] of asked()) {
      const answer = await owner.post(path, { type, ids: id });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
      const read = parseEntity(schema, data(answer.json));
      expect([type, read.ok ? [] : read.errors]).toEqual([type, []]);
      if (type === 'order_status' || type === 'time_interval') continue;
      const theirs = await stranger.post(path, { type, ids: [id] });
      expect([type, theirs.json]).toEqual([type, { data: [] }]);
    }
  });

  test('platform.md §7 POST models/fetch: an id that is none is not there, whatever it looks like', async () => {
    for (const [type] of asked())
      for (const id of ['no-such-thing', '', "';--", 0, -1, 2 ** 31 + 5]) {
        if (type === 'tag' && id === '') continue;
        const answer = await owner.post(path, { type, ids: [id] });
        expect([type, id, answer.status < 500]).toEqual([type, id, true]);
        if (answer.status === 200) expect([type, id, answer.json]).toEqual([type, id, { data: [] }]);
      }
  });

  test('platform.md §3 Project: badges (code, unlocked, groups), each of which is a model', async () => {
    const answer = await owner.post(path, { type: 'badge', ids: ['sign-up', 'profile', 'no-badge'] });
    const badges = z.array(badgeSchema).parse(data(answer.json));
    expect(badges.map(({ code, groups }) => [code, groups])).toEqual([
      ['sign-up', ['account']],
      ['profile', ['account', 'look']],
    ]);
  });

  test('platform.md §3 Image and Order item: what each says, Active quantity among it', async () => {
    expect(data((await owner.post(path, { type: 'image', ids: image })).json)).toMatchObject({
      original: '/images/tee',
      sizes: { 800: '/images/tee' },
      position: 9,
    });
    expect(data((await owner.post(path, { type: 'order_item', ids: item })).json)).toMatchObject({
      quantity: 2,
      price: 20,
      tax: 4,
      orderId: order,
      returnLogs: [],
      activeQuantity: 2,
    });
  });

  test('platform.md §3 Order: priority, integrationType, refund orders – those of VIP stores come first', async () => {
    const read = async () =>
      orderSchema.parse(data((await owner.post(path, { type: 'order', ids: order })).json));
    expect(await read()).toMatchObject({ priority: 0, integrationType: null, refundOrders: [] });
    const manager = await insertStaff(platform, 'vips', ['stores.review', 'stores.manage']);
    const project = `/omnis/v3/atlas/stores/${demo}/project/`;
    const { version } = z.object({ version: z.number() }).parse((await manager.get(project)).json);
    const changed = await manager.patch(project, { version, isVip: true, integrationType: 'api' });
    expect(changed.status, changed.text).toBe(200);
    expect(await read()).toMatchObject({ priority: 1, integrationType: 'api' });
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

  test('platform.md §3 Product: baseCost, baseSku, baseProductId – what it costs its store, and what it is printed on', async () => {
    const blank = await writeProduct(platform, { division: demo, urlName: 'plain', sku: 'BLANK-PLAIN' });
    const { json } = await owner.get(`${base}/products/${product}/`);
    const { variants } = z.object({ variants: z.array(z.object({ id: z.string() })) }).parse(json);
    const costs = variants.map(({ id }, at) => ({ id, cost: 7 + at }));
    const changed = await owner.patch(`${base}/products/${product}/`, {
      baseSku: 'BLANK-PLAIN',
      variants: costs,
    });
    expect(changed.status, changed.text).toBe(200);
    const answer = await owner.post(path, { type: 'product', ids: product });
    expect(productSchema.parse(data(answer.json))).toMatchObject({
      baseCost: 7,
      baseSku: 'BLANK-PLAIN',
      baseProductId: blank.id,
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

test('platform.md §7 422: a PATCH names unknown fields below its first level by their path', async () => {
  const { json } = await owner.get(`${base}/products/${product}/`);
  const { variants } = z.object({ variants: z.array(z.object({ id: z.string() })) }).parse(json);
  const answer = await owner.patch(`${base}/products/${product}/`, {
    variants: [{ id: variants[0]?.id, price: 9, colr: 'red' }],
    options: [{ name: 'Colour', values: [{ name: 'Navy', rgb: '#000' }] }],
  });
  expect(answer.status).toBe(422);
  expect(answer.json).toMatchObject({
    errors: expect.arrayContaining([
      { field: 'variants.0.colr', message: 'There is no such field' },
      { field: 'options.0.values.0.rgb', message: 'There is no such field' },
    ]),
  });
  const discount = await owner.patch(
    `${base}/discounts/${coupon}/`,
    { version: 1, goods: { kind: 'all', idz: [1] } },
    { 'idempotency-key': randomUUID() },
  );
  expect(discount).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'goods.idz', message: 'There is no such field' }] },
  });
});
