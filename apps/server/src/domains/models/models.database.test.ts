/** Entities of platform.md §3 by `models/fetch`: each reads by its own schema of `@omnis/models`, and is the caller's own. */
import { randomUUID } from 'node:crypto';
import {
  customerSchema,
  divisionSchema,
  fontSchema,
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
import { recountOrder } from '../customers/recounts.ts';
import { insertRefund, settleRefund } from '../orders/change/changes.repository.ts';
import { patchNow } from '../../testing/patch-now.ts';

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
    ['font', 'Lato', fontSchema],
  ];

  test('platform.md §3 The entities as a package: each is answered, read by its schema, and nobody else’s', async () => {
    for (const [type, id, schema] of asked()) {
      const answer = await owner.post(path, { type, ids: id });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
      const read = parseEntity(schema, data(answer.json));
      expect([type, read.ok ? [] : read.errors]).toEqual([type, []]);
      if (type === 'order_status' || type === 'time_interval' || type === 'font') continue;
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

  test('platform.md §3 Order item: returnLogs, Active quantity – goods that are back count, announced and cancelled ones do not', async () => {
    const at = { division_id: demo, order_id: order };
    const returned = (state: string, quantity: number, received: number | null) =>
      platform.core.database.tenant(demo, async ({ query }) => {
        const { id } = await query
          .insertInto('order_returns')
          .values({
            ...at,
            number: `RT-${state}`,
            resolution: 'refund',
            note: '',
            state,
            idempotency_key: randomUUID(),
            body_hash: 'none',
            booked_at: received === null ? null : new Date('2026-05-04T09:00:00Z'),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await query
          .insertInto('order_return_lines')
          .values({
            division_id: demo,
            return_id: id,
            item_id: item,
            position: 0,
            quantity,
            received,
            reason: 'too_small',
            variant_id: null,
          })
          .execute();
      });
    await returned('asked', 1, null);
    await returned('cancelled', 1, null);
    const read = async () => data((await owner.post(path, { type: 'order_item', ids: item })).json);
    expect(await read()).toMatchObject({ returnLogs: [], activeQuantity: 2 });
    await returned('booked', 2, 1);
    const told = { returnLogs: [{ quantity: 1, time: '2026-05-04T09:00:00.000Z' }], activeQuantity: 1 };
    expect(await read()).toMatchObject({ quantity: 2, ...told });
    const whole = orderSchema.parse(data((await owner.post(path, { type: 'order', ids: order })).json));
    expect(whole.items[0]).toMatchObject(told);
  });

  test('platform.md §3 Order: refund orders – tell the money that goes back, and how far it is', async () => {
    const of = { division_id: demo, id: order };
    const read = async () =>
      orderSchema.parse(data((await owner.post(path, { type: 'order', ids: order })).json)).refundOrders;
    expect(await read()).toEqual([]);
    const { database } = platform.core;
    const refund = await database.tenant(demo, (db) =>
      insertRefund(db, of, {
        amountMinor: 700,
        giftCardMinor: 0,
        reason: 'Damaged',
        byHand: { name: 'Nell', key: randomUUID(), bodyHash: 'none' },
      }),
    );
    expect(await read()).toMatchObject([{ id: refund, amount: 7, state: 'pending' }]);
    await database.tenant(demo, (db) => settleRefund(db, { division_id: demo, id: refund }, 'refunded'));
    expect(await read()).toMatchObject([{ id: refund, amount: 7, state: 'refunded' }]);
  });

  test('platform.md §3 Order: customer – an order names the customer who placed it, with an account or as a guest', async () => {
    const { database } = platform.core;
    const guest = await insertTestOrder(database, { division_id: demo, email: 'Gus@shop.example' });
    const placed = await insertTestOrder(database, { division_id: demo, email: 'cleo@shop.example' });
    for (const { id } of [guest, placed])
      await database.tenant(demo, (db) => recountOrder(db, { division_id: demo, id }));
    const answer = await owner.post(path, { type: 'order', ids: [guest.id, placed.id] });
    const read = z.array(orderSchema).parse(data(answer.json));
    const found = await owner.get(`${base}/customers/?search=gus@shop.example`);
    const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(found.json);
    expect(read.map((each) => each.customer)).toEqual([items[0]?.id, customer]);
    // It is an id that leads to the customer.
    expect(data((await owner.post(path, { type: 'customer', ids: customer })).json)).toMatchObject({
      email: 'cleo@shop.example',
      orders: [placed.id],
    });
  });

  test('platform.md §3 Division: customers – the team reads the ids of its newest customers, and nobody else', async () => {
    const { json } = await owner.get(`${base}/customers/?sort=newest&limit=250`);
    const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(json);
    const read = async (by: TestClient) => data((await by.post(path, { type: 'division', ids: demo })).json);
    const told = divisionSchema.parse(await read(owner));
    expect(told.customers).toEqual(items.map(({ id }) => id));
    expect(told.customers).toContain(customer);
    expect(told).toMatchObject({ customersNext: null });
    // Neither shoppers, nor members who may not look at customers.
    const { client } = await testMember(platform, [demo], ['products']);
    for (const by of [shopper, client]) expect(await read(by)).not.toHaveProperty('customers');
  });

  test('platform.md §3 Font: the fonts of the store’s theme, which shoppers read too; a Point is a value of other models', async () => {
    const lato = { id: 'Lato', type: 'standard', name: 'Lato', source: 'custom', defaultWeight: 400 };
    for (const by of [owner, shopper]) {
      const answer = await by.post(path, { type: 'font', ids: ['Lato', 'No such font'] });
      expect(data(answer.json)).toMatchObject([{ ...lato, displayMode: 'swap', url: null }]);
    }
    expect(await owner.post(path, { type: 'point', ids: 1 })).toMatchObject({ status: 422 });
  });

  test('platform.md §7 POST models/fetch: attributes that a model does not have are refused by name', async () => {
    const ask = (by: TestClient, type: string, ids: unknown, attributes: string[]) =>
      by.post(path, { type, ids, attributes });
    for (const [by, type, ids] of [
      [owner, 'product', product],
      [owner, 'order', [order]],
      [shopper, 'product', [product]],
      [shopper, 'order_status', 3],
      [owner, 'customer', randomUUID()],
    ] as const)
      expect([type, await ask(by, type, ids, ['id', 'colr'])]).toMatchObject([
        type,
        {
          status: 422,
          json: {
            errors: [
              { field: 'attributes.1', message: `There is no attribute “colr” of the model “${type}”` },
            ],
          },
        },
      ]);
    const answer = await ask(owner, 'order', order, ['customer', 'refundOrders']);
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(data(answer.json))).toSorted()).toEqual([
      'customer',
      'id',
      'refundOrders',
    ]);
  });

  test('platform.md §3 Order: priority, integrationType – those of VIP stores come first', async () => {
    const read = async () =>
      orderSchema.parse(data((await owner.post(path, { type: 'order', ids: order })).json));
    expect(await read()).toMatchObject({ priority: 0, integrationType: null });
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
    const changed = await patchNow(owner, `${base}/products/${product}/`, {
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
  const answer = await patchNow(owner, `${base}/products/${product}/`, {
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
  const answer = await patchNow(owner, `${base}/products/${product}/`, {
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
