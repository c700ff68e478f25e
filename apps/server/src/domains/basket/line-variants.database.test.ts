import { afterAll, beforeEach, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { basketOf, listOf, openShelf, putIn } from '../../testing/test-shelf.ts';
import { writeProduct } from '../../testing/test-shop.ts';

const { demo } = testDivisions;
const { platform, mug, foreign } = await openShelf();
const shirt = await writeProduct(platform, {
  division: demo,
  urlName: 'shirt',
  colours: ['Black', 'White'],
  sizes: ['M', 'L'],
});
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

const put = (colour: string, size: string, rest: object = {}) =>
  putIn(shopper, { productId: shirt.id, productColor: colour, productSize: size, ...rest });
const turn = (key: string, variantId: string, quantity = 1) =>
  shopper.post('/omnis/v3/basket/update/', { key, quantity, variantId });
const black = shirt.variant('Black', 'L');

test('a line takes another colour and size, and stays in its place', async () => {
  const { key } = (await put('White', 'M')).items[0]!;
  await putIn(shopper, { productUrl: 'mug' });
  const { items } = basketOf(await turn(key, black, 3));
  expect(items).toMatchObject([
    { key: black, variantId: black, quantity: 3, options: { Colour: 'Black', Size: 'L' } },
    { productUrl: 'mug' },
  ]);
  expect((await listOf(shopper)).items).toEqual(items);
});

test('a line joins one that already has its new colour and size', async () => {
  await put('Black', 'L', { quantity: 2 });
  const { key } = (await put('White', 'M')).items[1]!;
  expect(basketOf(await turn(key, black, 4)).items).toMatchObject([{ key: black, quantity: 6 }]);
});

test('a variant that is sold out, of another product or of another store is refused, and nothing changes', async () => {
  const before = await put('White', 'M');
  const { key } = before.items[0]!;
  expect(await turn(key, mug.variant())).toMatchObject({ status: 404 });
  expect(await turn(key, foreign.variant())).toMatchObject({ status: 409, json: { code: 'sold_out' } });
  const stock = (left: number | null) =>
    platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('variants').set({ stock: left }).where('id', '=', black).execute(),
    );
  await stock(0);
  await platform.services.catalogue.service.changed(demo, [shirt.id]);
  expect(await turn(key, black)).toMatchObject({ status: 409, json: { code: 'sold_out' } });
  await stock(2);
  await platform.services.catalogue.service.changed(demo, [shirt.id]);
  expect(await turn(key, black, 3)).toMatchObject({
    status: 422,
    json: { message: 'Only 2 of these are left', errors: [{ field: 'quantity' }] },
  });
  expect(await listOf(shopper)).toEqual(before);
  await stock(null);
  await platform.services.catalogue.service.changed(demo, [shirt.id]);
});

test('a line of somebody else is not found', async () => {
  const { key } = (await put('White', 'M')).items[0]!;
  const stranger = testClient(platform.app, testHosts.demo);
  expect(
    await stranger.post('/omnis/v3/basket/update/', { key, quantity: 1, variantId: black }),
  ).toMatchObject({ status: 404 });
});
