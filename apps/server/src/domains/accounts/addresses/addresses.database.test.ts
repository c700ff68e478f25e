import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { openSafety, type SafetyFixture } from '../../../testing/test-safety.ts';
import { writeProduct, writeShipping } from '../../../testing/test-shop.ts';
import { leeds } from '../../../testing/test-shopper.ts';

const path = '/omnis/v3/shop/customer/addresses/';
const listSchema = z.object({
  items: z.array(z.looseObject({ id: z.string(), street: z.string(), isDefault: z.boolean() })),
  countries: z.array(z.string()),
  eoriCountries: z.array(z.string()),
});

let world: SafetyFixture;
beforeAll(async () => {
  world = await openSafety();
  await writeShipping(world.platform, 21);
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

const customer = async (): Promise<TestClient> => world.signedIn('demo', await world.newAccount('demo'));
const at = (street: string) => ({ ...leeds, street });
const listOf = (answer: TestAnswer) => {
  expect(answer.status, answer.text).toBeLessThan(300);
  return listSchema.parse(answer.json);
};
const streets = (answer: TestAnswer) =>
  listOf(answer).items.map(({ street, isDefault }) => (isDefault ? `${street}*` : street));
const add = (visitor: TestClient, street: string, more: object = {}) =>
  visitor.post(path, { address: at(street), ...more });
const idOf = async (visitor: TestClient, street: string): Promise<string> =>
  listOf(await visitor.get(path)).items.find((item) => item.street === street)?.id ?? randomUUID();

/** Orders a mug to an address. */
async function order(visitor: TestClient, street: string): Promise<void> {
  const product = await writeProduct(world.platform, { division: 21, urlName: `mug-${randomUUID()}` });
  await visitor.post('/omnis/v3/frontend/product/addItemToCart/', { item: { variantId: product.variant() } });
  const placed = await visitor.post(
    '/omnis/v3/checkout/place/',
    {
      contact: { email: 'ann@shop.example' },
      shippingAddress: at(street),
      shippingMethod: 'standard',
      paymentMethod: 'pm_card_visa',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(placed, placed.text).toMatchObject({ status: 200 });
}

describe('a customer’s addresses', () => {
  test('are added, changed and removed, each answered with all of them', async () => {
    const visitor = await customer();
    expect(listOf(await visitor.get(path)).items).toEqual([]);
    const added = await add(visitor, '1 High Street');
    expect(added.status).toBe(201);
    expect(streets(added)).toEqual(['1 High Street*']);
    const id = await idOf(visitor, '1 High Street');
    const changed = await visitor.patch(`${path}${id}/`, {
      address: { ...at('2 High Street'), zip: 'ls14ap' },
    });
    expect(listOf(changed).items).toMatchObject([{ id, street: '2 High Street', zip: 'LS1 4AP' }]);
    expect(streets(await visitor.delete(`${path}${id}/`))).toEqual([]);
  });

  test('have one default, which another one becomes only when that is said', async () => {
    const visitor = await customer();
    await add(visitor, 'Home');
    expect(streets(await add(visitor, 'Mother'))).toEqual(['Home*', 'Mother']);
    expect(streets(await add(visitor, 'Work', { isDefault: true }))).toEqual(['Work*', 'Mother', 'Home']);
    const mother = await idOf(visitor, 'Mother');
    expect(streets(await visitor.post(`${path}${mother}/default/`))).toEqual(['Mother*', 'Work', 'Home']);
    expect(streets(await visitor.delete(`${path}${mother}/`))).toEqual(['Work', 'Home']);
  });

  test('begin with the default one after a parcel to somebody else, and with the last used one without', async () => {
    const visitor = await customer();
    await order(visitor, 'Home');
    await order(visitor, 'Friend');
    expect(streets(await visitor.get(path))).toEqual(['Friend', 'Home']);
    await visitor.post(`${path}${await idOf(visitor, 'Home')}/default/`);
    await order(visitor, 'Aunt');
    expect(streets(await visitor.get(path))).toEqual(['Home*', 'Aunt', 'Friend']);
  });

  test('are not kept twice', async () => {
    const visitor = await customer();
    await add(visitor, 'Home');
    expect(streets(await add(visitor, 'Home'))).toEqual(['Home*']);
    await order(visitor, 'Home');
    await add(visitor, 'Work');
    const work = await idOf(visitor, 'Work');
    expect(await visitor.patch(`${path}${work}/`, { address: at('Home') })).toMatchObject({
      status: 422,
      json: { message: 'You have this address already.' },
    });
    expect(streets(await visitor.get(path))).toHaveLength(2);
  });

  test('follow the rules of the checkout, with the field at fault', async () => {
    const visitor = await customer();
    const faults: readonly [object, string][] = [
      [{ zip: 'nonsense' }, 'address.zip'],
      [{ street: ' ' }, 'address.street'],
      [{ street: 'x'.repeat(161) }, 'address.street'],
      [{ street: '1 High\u0000 Street' }, 'address.street'],
      [{ country: 'ZZ' }, 'address.country'],
      [{ country: 'US', state: '', zip: '10001' }, 'address.state'],
      [{ country: 'FR', company: 'Ann SARL', zip: '75001' }, 'address.eori'],
    ];
    for (const [wrong, field] of faults)
      expect(await visitor.post(path, { address: { ...leeds, ...wrong } }), field).toMatchObject({
        status: 422,
        json: { errors: expect.arrayContaining([expect.objectContaining({ field })]) },
      });
    expect(streets(await visitor.get(path))).toEqual([]);
    const { countries, eoriCountries } = listOf(await visitor.get(path));
    expect(countries[0]).toBe('GB');
    expect(eoriCountries).toContain('FR');
    expect(eoriCountries).not.toContain('GB');
  });

  test('are twenty at most: another by hand is refused, and that of an order takes the place of the oldest', async () => {
    const visitor = await customer();
    for (let number = 1; number <= 20; number += 1) await add(visitor, `${number} High Street`);
    expect(await add(visitor, '21 High Street')).toMatchObject({
      status: 422,
      json: { message: expect.stringContaining('20 addresses at most') },
    });
    await order(visitor, 'Friend');
    const left = streets(await visitor.get(path));
    expect(left).toHaveLength(20);
    expect(left.slice(0, 2)).toEqual(['1 High Street*', 'Friend']);
    expect(left).not.toContain('2 High Street');
  });

  test('are nobody else’s: others neither see nor change them', async () => {
    const visitor = await customer();
    await add(visitor, 'Home');
    const id = await idOf(visitor, 'Home');
    const other = await customer();
    const tries = [
      await other.patch(`${path}${id}/`, { address: at('Thief') }),
      await other.post(`${path}${id}/default/`),
      await other.delete(`${path}${id}/`),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(streets(await other.get(path))).toEqual([]);
    expect(await world.client('demo').post(path, { address: leeds })).toMatchObject({ status: 401 });
    expect(streets(await visitor.get(path))).toEqual(['Home*']);
  });

  test('hold when many changes come at once', async () => {
    const visitor = await customer();
    const names = ['A', 'B', 'C', 'D'];
    const answers = await Promise.all(names.map((name) => add(visitor, name, { isDefault: true })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { items } = listOf(await visitor.get(path));
    expect(items).toHaveLength(4);
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are changed a hundred times an hour at most', async () => {
    const visitor = await customer();
    await add(visitor, 'Home');
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('rate_limits').set({ count: 100 }).where('key', 'like', 'addresses:%').execute(),
    );
    expect(await add(visitor, 'Work')).toMatchObject({ status: 429 });
  });
});
