import { randomUUID } from 'node:crypto';
import { deliveryZoneSchema, type DeliveryMethod } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeDeliveryZone, writeShipping } from '../../../testing/test-shop.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, orderOf } from '../../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, teeItem } = await openTill();
const { core } = platform;
const owner = await testOwner(platform, [demo]);
const path = `/omnis/v3/dashboard/divisions/${demo}/delivery-zones/`;
const listSchema = z.object({ items: z.array(deliveryZoneSchema), next: z.string().nullable() });
const quoteSchema = z.object({
  shippingMethods: z.array(z.looseObject({ code: z.string(), price: z.number() })),
  countries: z.array(z.string()),
});

afterAll(() => platform.close());
beforeEach(async () => {
  await core.database.direct('DELETE FROM shipping_methods', []);
  await core.database.direct('DELETE FROM delivery_zones', []);
});

const key = () => ({ 'idempotency-key': randomUUID() });
const post: Partial<DeliveryMethod> = { name: 'Post', price: 4.5, minDays: 2, maxDays: 4 };
const home = { name: 'Home', countries: ['GB'], methods: [post] };
const create = (changes: object = {}, headers: Record<string, string> = key()) =>
  owner.post(path, { ...home, ...changes }, headers);
const made = (answer: TestAnswer) => {
  expect(answer.status, answer.text).toBe(201);
  return deliveryZoneSchema.parse(answer.json);
};
const update = (id: string, body: object) => owner.patch(`${path}${id}/`, body, key());
const list = async (query = '') => listSchema.parse((await owner.get(`${path}${query}`)).json);

async function quoteFor(country: string, quantity = 1) {
  const shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add({ ...teeItem(), quantity });
  const { json } = await shopper.client.post('/omnis/v3/checkout/quote/', {
    basket: 'main',
    country,
    zip: '',
  });
  return quoteSchema.parse(json);
}
const offered = async (country: string, quantity?: number) =>
  (await quoteFor(country, quantity)).shippingMethods.map(({ code }) => code);

describe('a delivery zone', () => {
  test('is what shoppers of its countries are offered, and what they pay', async () => {
    const zone = made(await create());
    expect(zone).toMatchObject({
      ...home,
      version: 1,
      methods: [{ code: 'post', price: 4.5, freeOver: null }],
    });
    expect(await quoteFor('GB')).toMatchObject({
      shippingMethods: [{ code: 'post', price: 4.5 }],
      countries: ['GB'],
    });
    expect(await offered('FR')).toEqual([]);
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add(teeItem());
    const order = await orderOf(shopper, await shopper.place({ shippingMethod: 'post' }));
    expect(order.totals.shipping).toBe(4.5);
  });

  test('keeps the code of a method that is renamed, and gives a new one its own', async () => {
    const zone = made(await create());
    const [method] = zone.methods;
    const methods = [
      { ...post, name: 'Post' },
      { ...method, name: 'Letter' },
    ];
    expect((await update(zone.id, { version: 1, methods })).json).toMatchObject({
      version: 2,
      methods: [
        { code: 'post-2', name: 'Post' },
        { code: 'post', name: 'Letter' },
      ],
    });
    expect(await offered('GB')).toEqual(['post-2', 'post']);
  });

  test('takes its methods with it when it is deleted', async () => {
    const { id } = made(await create());
    expect((await owner.delete(`${path}${id}/`, key())).status).toBe(200);
    expect((await list()).items).toEqual([]);
    expect(await offered('GB')).toEqual([]);
  });

  test('is made once for its key, and a stale version is told', async () => {
    const headers = key();
    const { id } = made(await create({}, headers));
    expect(made(await create({}, headers)).id).toBe(id);
    expect((await list()).items).toHaveLength(1);
    expect((await update(id, { version: 1, name: 'One' })).status).toBe(200);
    expect(await update(id, { version: 1, name: 'Two' })).toMatchObject({
      status: 409,
      json: { code: 'conflict', errors: [{ field: 'version' }] },
    });
  });

  test('of another store is not there', async () => {
    const foreign = await writeDeliveryZone(platform, { division: other, name: 'Foreign' });
    expect((await update(foreign, { version: 1, name: 'Mine' })).status).toBe(404);
    expect((await owner.delete(`${path}${foreign}/`, key())).status).toBe(404);
    expect((await list()).items).toEqual([]);
  });
});

describe('a place of pickup', () => {
  const pickup = {
    place: 'Fox shop',
    street: '2 Station Road',
    city: 'York',
    zip: 'YO1 6HT',
    country: 'GB',
    instructions: 'Monday to Friday 9–17',
  };
  const fetch = { name: 'Collect it', price: 0, minDays: 1, maxDays: 1, pickup };
  const collector = { firstName: 'Ann', lastName: 'Archer' };
  const collected = { shippingAddress: undefined, collector, shippingMethod: 'collect-it' };

  test('is offered beside delivery, and needs a name alone', async () => {
    made(await create({ countries: ['GB', 'FR'], methods: [post, fetch] }));
    const quote = await quoteFor('FR');
    expect(quote.shippingMethods).toMatchObject([
      { code: 'post', pickup: null },
      { code: 'collect-it', price: 0, pickup },
    ]);
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add(teeItem());
    expect(await shopper.place({ ...collected, collector: undefined })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'shippingAddress' }] },
    });
    const order = await orderOf(shopper, await shopper.place(collected));
    expect(order).toMatchObject({
      shippingAddress: { ...collector, company: 'Fox shop', street: '2 Station Road', zip: 'YO1 6HT' },
      billingAddress: { ...collector, company: '', street: '', country: 'GB' },
      shippingMethod: { pickup: { ...pickup, readyAt: null } },
      totals: { shipping: 0 },
    });
    const options = await shopper.client.get(`/omnis/v3/orders/${order.orderHash}/options/`);
    expect(options.json).toMatchObject({ canSetAddress: false });
  });

  test('is where tax is counted, whatever country the shopper chose', async () => {
    made(await create({ countries: ['GB', 'US'], methods: [post, fetch] }));
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add(teeItem());
    const taxOf = async (shippingMethod: string) => {
      const body = { basket: 'main', country: 'US', zip: '10001', shippingMethod };
      const { json } = await shopper.client.post('/omnis/v3/checkout/quote/', body);
      return z.object({ totals: z.object({ goodsTax: z.number() }) }).parse(json).totals.goodsTax;
    };
    expect(await taxOf('post')).toBe(0);
    expect(await taxOf('collect-it')).toBe(4);
    const order = await orderOf(shopper, await shopper.place({ ...collected, expectedTotal: 24 }));
    expect(order.totals.goodsTax).toBe(4);
  });

  test('calls an order ready by a mail, once, and hands it over without one', async () => {
    made(await create({ methods: [post, fetch] }));
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add(teeItem());
    const order = await orderOf(shopper, await shopper.place(collected));
    await core.jobs.idle();
    const { rows } = await core.database.direct('SELECT id FROM orders WHERE number = $1', [order.number]);
    const url = `/omnis/v3/dashboard/divisions/${demo}/orders/${String(Reflect.get(Object(rows[0]), 'id'))}/`;
    const mails = async (kind: string) => {
      await core.jobs.idle();
      return (await mailsOf(shopper, kind)).filter(({ subject }) => subject.includes(order.number));
    };
    const [confirmation] = await mails('order.confirmation');
    expect(confirmation?.text).toContain('Collect from');
    expect(confirmation?.text).toContain('2 Station Road');
    const ready = await owner.post(`${url}ready/`, {}, key());
    expect(ready, ready.text).toMatchObject({
      status: 200,
      json: { shippingMethod: { pickup: { readyAt: expect.any(String) } } },
    });
    expect((await owner.post(`${url}ready/`, {}, key())).status).toBe(409);
    const told = await mails('order.ready');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Fox shop, 2 Station Road, York');
    expect(await owner.post(`${url}fulfilments/`, {}, key())).toMatchObject({ json: { status: 'complete' } });
    expect(await mails('order.parcel')).toEqual([]);
    expect((await owner.post(`${url}ready/`, {}, key())).status).toBe(409);
  });

  test('names the field that is missing', async () => {
    const answer = await create({
      methods: [{ ...fetch, pickup: { ...pickup, street: '', country: 'ZZ' } }],
    });
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'methods.0.pickup.street' }, { field: 'methods.0.pickup.country' }] },
    });
  });
});

describe('methods by measure', () => {
  const rest = { price: 1, minDays: 1, maxDays: 1 };

  test('of price are offered from a value of the goods on, and below one', async () => {
    const methods = [
      { ...rest, name: 'Small', measure: 'price', below: 40 },
      { ...rest, name: 'Large', measure: 'price', from: 40 },
    ];
    made(await create({ methods }));
    expect(await offered('GB', 1)).toEqual(['small']);
    expect(await offered('GB', 2)).toEqual(['large']);
  });

  test('of quantity count what is delivered', async () => {
    const methods = [{ ...rest, name: 'Crate', measure: 'quantity', from: 3 }];
    made(await create({ methods }));
    expect(await offered('GB', 2)).toEqual([]);
    expect(await offered('GB', 3)).toEqual(['crate']);
  });

  test('of weight weigh what is delivered, and a checkout refuses what is not offered', async () => {
    await core.database.direct('UPDATE variants SET grams = 300 WHERE division_id = $1', [demo]);
    const methods = [
      { ...rest, name: 'Letter', measure: 'weight', below: 600 },
      { ...rest, name: 'Parcel', measure: 'weight', from: 600 },
    ];
    made(await create({ methods }));
    expect(await offered('GB', 1)).toEqual(['letter']);
    expect(await offered('GB', 2)).toEqual(['parcel']);
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add({ ...teeItem(), quantity: 2 });
    const refused = await shopper.place({ shippingMethod: 'letter' });
    expect(refused.status, refused.text).toBe(422);
    expect(refused.json).toMatchObject({ errors: [{ field: 'shippingMethod' }] });
    expect((await shopper.place({ shippingMethod: 'parcel' })).status).toBe(200);
  });
});

describe('a zone that is refused', () => {
  const method = { ...post };
  test.each([
    [{ countries: [] }, 'countries', 'Choose at least one country'],
    [{ countries: ['GB', 'ZZ'] }, 'countries.1', 'There is no such country'],
    [{ countries: ['GB', 'GB'] }, 'countries', 'Name each country once'],
    [{ countries: ['*', 'GB'] }, 'countries', 'The rest of the world is a zone of its own'],
    [{ name: '' }, 'name', 'This field is required'],
    [{ methods: [] }, 'methods', 'Add at least one delivery method'],
    [{ methods: [{ ...method, price: -1 }] }, 'methods.0.price', 'Enter an amount from 0'],
    [{ methods: [{ ...method, price: 1e9 }] }, 'methods.0.price', 'Enter at most 100000'],
    [{ methods: [{ ...method, price: 1.005 }] }, 'methods.0.price', 'An amount has at most 2 decimals'],
    [{ methods: [{ ...method, maxDays: 1 }] }, 'methods.0.maxDays', 'Enter at least the fewest days'],
    [
      { methods: [{ ...method, measure: 'price', from: 5, below: 5 }] },
      'methods.0.below',
      'Enter more than the lower bound',
    ],
    [{ methods: [{ ...method, from: 5 }] }, 'methods.0.from', 'Choose what this is measured by'],
    [{ methods: [{ ...method, measure: 'quantity', from: 1.5 }] }, 'methods.0.from', 'Enter a whole number'],
    [{ methods: [{ ...method, measure: 'weight' }] }, 'methods.0.measure', 'Enter a bound'],
  ])('%j names %s', async (changes, field, message) => {
    const answer = await create(changes);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json).toMatchObject({ errors: [{ field, message }] });
    expect((await list()).items).toEqual([]);
  });

  test('has a country that another zone has, also when both are made at once', async () => {
    const answers = await Promise.all([create(), create({ name: 'Again', countries: ['FR', 'GB'] })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await list()).items).toHaveLength(1);
    const lost = answers.find(({ status }) => status === 422);
    expect(lost?.text).toContain('United Kingdom is in the zone');
  });
});

describe('methods from before there were zones', () => {
  test('become zones by their countries, and shoppers are offered the same', async () => {
    await writeShipping(platform, demo);
    const before = await offered('GB');
    const { items } = await list();
    expect(items.map(({ name, methods }) => [name, methods.map(({ code }) => code)])).toEqual([
      ['United Kingdom and 1 more', ['standard']],
      ['United Kingdom', ['express']],
      ['France and 2 more', ['europe']],
      ['Rest of the world', ['world']],
    ]);
    expect(await offered('GB')).toEqual(before);
    // Countries that two of them share do not hinder other changes.
    const [first] = items;
    expect((await update(first?.id ?? '', { version: 1, name: 'Britain' })).status).toBe(200);
  });

  test('become the same zones when two look at once', async () => {
    await writeShipping(platform, demo);
    const [one, two] = await Promise.all([list(), list()]);
    expect(one).toEqual(two);
  });

  test('are listed by pages', async () => {
    await writeShipping(platform, demo);
    const first = await list('?limit=3');
    expect(first.items).toHaveLength(3);
    const last = await list(`?limit=3&cursor=${first.next}`);
    expect(last).toMatchObject({ items: [{ name: 'Rest of the world' }], next: null });
  });
});
