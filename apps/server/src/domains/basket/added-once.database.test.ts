import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testHosts } from '../../testing/test-divisions.ts';
import { addPath, listOf, openShelf } from '../../testing/test-shelf.ts';
import { carryOut } from '../../testing/carry-out.ts';
import { basketEndings, keyDays } from './basket.endings.ts';

const bulkPath = '/omnis/v3/frontend/product/bulkAddItemsToCart/';
const { platform, tee } = await openShelf();
const { database } = platform.core;
let shopper: TestClient;
let key: string;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
  key = randomUUID();
});

const navy = { productId: tee.id, productColor: 'Navy', productSize: 'M' };
const black = { ...navy, productColor: 'Black' };
const add = (item: object, ofKey = key, client = shopper) =>
  client.post(addPath, { item }, { 'idempotency-key': ofKey });
const bulkAdd = (items: readonly object[]) => shopper.post(bulkPath, { items }, { 'idempotency-key': key });
const quantities = async (client = shopper) =>
  (await listOf(client, 'main')).items.map(({ quantity }) => quantity);

test('an addition that is sent again with its key is made once, and answered with the basket as it is', async () => {
  expect(await add(navy)).toMatchObject({ status: 200, json: { totalQuantity: 1 } });
  await shopper.post(addPath, { item: black });
  expect(await add(navy)).toMatchObject({ status: 200, json: { totalQuantity: 2 } });
  expect(await quantities()).toEqual([1, 1]);
});

test('another key, and no key, add once more', async () => {
  await add(navy);
  await add(navy, randomUUID());
  await shopper.post(addPath, { item: navy });
  await shopper.post(addPath, { item: navy });
  expect(await quantities()).toEqual([4]);
});

test('ten at once with one key are one', async () => {
  await listOf(shopper, 'main');
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(navy)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await quantities()).toEqual([1]);
});

test('several are put in once, too, with the same words', async () => {
  const answers = [await bulkAdd([navy, black]), await bulkAdd([navy, black])];
  const message = '2 items were added to your basket';
  expect(answers).toMatchObject([
    { status: 200, json: { message } },
    { status: 200, json: { message } },
  ]);
  await Promise.all(Array.from({ length: 5 }, () => bulkAdd([navy, black])));
  expect(await quantities()).toEqual([1, 1]);
});

test('something else under a used key is refused', async () => {
  const used = { status: 409, json: { code: 'idempotency_key_reused' } };
  await add(navy);
  expect(await add(black)).toMatchObject(used);
  expect(await add({ ...navy, quantity: 2 })).toMatchObject(used);
  expect(await bulkAdd([navy, black])).toMatchObject(used);
  expect(await quantities()).toEqual([1]);
});

test('a key is of its visitor: another one with the same adds their own', async () => {
  const other = testClient(platform.app, testHosts.demo);
  await add(navy);
  await add(black, key, other);
  expect([await quantities(), await quantities(other)]).toEqual([[1], [1]]);
});

test('a refused item is refused again under its key, and added when it can be', async () => {
  await add({ ...navy, quantity: 999 }, randomUUID());
  const refused = { status: 422, json: { code: 'validation_failed' } };
  expect([await add(navy), await add(navy)]).toMatchObject([refused, refused]);
  expect([await bulkAdd([navy, black]), await bulkAdd([navy, black])]).toMatchObject([refused, refused]);
  const [line] = (await listOf(shopper, 'main')).items;
  await shopper.post('/omnis/v3/basket/remove/', { key: line?.key });
  await add(navy);
  expect(await quantities()).toEqual([1]);
});

test('a repeat is no fault where no more of it can be had', async () => {
  await add({ ...navy, quantity: 999 });
  expect(await add({ ...navy, quantity: 999 })).toMatchObject({ status: 200, json: { totalQuantity: 999 } });
});

test.each(['short', 'x'.repeat(201)])('a key must be whole: %s', async (broken) => {
  expect(await add(navy, broken)).toMatchObject({ status: 400, json: { code: 'bad_request' } });
});

test('a key is forgotten after some days', async () => {
  await add(navy);
  await database.direct(
    `UPDATE basket_additions SET added_at = now() - interval '${keyDays} days 1 hour'`,
    [],
  );
  await add({ ...black }, randomUUID());
  await carryOut(basketEndings(platform.core));
  expect((await database.direct('SELECT 1 FROM basket_additions', [])).rows).toHaveLength(1);
});
