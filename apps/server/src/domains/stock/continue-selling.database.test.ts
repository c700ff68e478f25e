/** A product that continues selling when it is out of stock: shoppers buy on, stock falls below 0, and all readers agree. */
import { randomUUID } from 'node:crypto';
import { calls } from '@omnis/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { openTill, placed } from '../../testing/test-till.ts';
import { writeImported } from '../catalogue/write-imported.ts';
import { patchNow } from '../../testing/patch-now.ts';

const { demo } = testDivisions;
const { platform, stockOf } = await openTill();
const { database } = platform.core;
const owner = await testOwner(platform, [demo]);
const dashboard = `/omnis/v3/dashboard/divisions/${demo}/`;
let product: WrittenProduct;
let mark = '';
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  products += 1;
  mark = `endless${products}`;
  product = await writeProduct(platform, {
    division: demo,
    urlName: mark,
    colours: ['Navy'],
    sizes: ['S'],
    stock: 1,
  });
});

const shopper = (): TestShopper => testShopper(platform.app, testHosts.demo);
const item = (quantity: number) => ({
  productId: product.id,
  productColor: 'Navy',
  productSize: 'S',
  quantity,
});
const edit = (body: object) => patchNow(owner, `${dashboard}products/${product.id}/`, body);
const managed = async () =>
  calls['dashboard.product'].response.parse((await owner.get(`${dashboard}products/${product.id}/`)).json);
const stockRow = async () => {
  const { json } = await owner.get(`${dashboard}stock/?q=${mark}`);
  return calls['dashboard.stock'].response.parse(json).items[0];
};
const page = async () => {
  const { json } = await shopper().client.get(`/omnis/v3/division/${demo}/products/${mark}/`);
  return calls['products.get'].response.parse(json).variants[0];
};
const adjust = (body: object) =>
  owner.post(
    `${dashboard}stock/${product.variant('Navy', 'S')}/`,
    { reason: 'received', ...body },
    { 'idempotency-key': randomUUID() },
  );
async function buys(quantity: number) {
  const buyer = shopper();
  const added = await buyer.add(item(quantity));
  return added.status >= 400 ? added : buyer.place();
}

test('stops at its stock until its owner has it continue, and then falls below 0', async () => {
  expect((await buys(1)).status).toBe(200);
  expect(await page()).toMatchObject({ available: false, stock: 0 });
  expect((await buys(1)).status).toBe(409);
  expect(await edit({ continueSelling: true })).toMatchObject({
    status: 200,
    json: { continueSelling: true, stock: 0 },
  });
  expect(await page()).toMatchObject({ available: true, stock: null });
  placed(await buys(3));
  expect(await stockOf(product)).toBe(-3);
  expect(await page()).toMatchObject({ available: true, stock: null });
  expect(await managed()).toMatchObject({ stock: -3, variants: [{ stock: -3, available: true }] });
  const { json } = await owner.get(`${dashboard}products/?search=${mark}`);
  expect(json).toMatchObject({ items: [{ stock: -3, continueSelling: true }] });
  expect(await stockRow()).toMatchObject({ stock: -3, state: 'sold_out', continueSelling: true });
});

test('many who buy at once all get it, and each unit is counted', async () => {
  await edit({ continueSelling: true });
  const answers = await Promise.all(Array.from({ length: 5 }, () => buys(1)));
  for (const answer of answers) placed(answer);
  expect(await stockOf(product)).toBe(-4);
});

test('units that arrive are added to a stock below 0, and none are taken from it by hand', async () => {
  await edit({ continueSelling: true });
  placed(await buys(3));
  expect(await adjust({ by: 1 })).toMatchObject({ status: 200, json: { stock: -1 } });
  expect(await adjust({ by: -1 })).toMatchObject({ status: 422 });
  expect(await adjust({ to: 4, expected: -1 })).toMatchObject({ status: 200, json: { stock: 4 } });
});

test('an owner sets stock to 0 or more before selling stops', async () => {
  await edit({ continueSelling: true });
  placed(await buys(2));
  expect(await edit({ continueSelling: false })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'continueSelling', message: 'Stock is below 0. Set it to 0 or more first.' }] },
  });
  const id = product.variant('Navy', 'S');
  expect(await edit({ continueSelling: false, variants: [{ id, stock: 0 }] })).toMatchObject({ status: 200 });
  expect((await buys(1)).status).toBe(409);
});

test('a bundle of it can be bought', async () => {
  await edit({ continueSelling: true });
  placed(await buys(1));
  const bundle = await writeProduct(platform, {
    division: demo,
    urlName: `${mark}-set`,
    colours: [''],
    sizes: [''],
  });
  expect(
    await patchNow(owner, `${dashboard}products/${bundle.id}/`, {
      bundleItems: [{ productId: product.id, quantity: 2 }],
    }),
  ).toMatchObject({ status: 200 });
  const { json } = await shopper().client.get(`/omnis/v3/division/${demo}/products/${mark}-set/`);
  expect(calls['products.get'].response.parse(json).variants[0]).toMatchObject({ available: true });
});

test('the database holds the limit of all that do not continue', async () => {
  await expect(
    database.direct(`UPDATE variants SET stock = -1 WHERE product_id = $1`, [product.id]),
  ).rejects.toThrow(/variants_stock_check/);
});

test('an import sets it where its file says so, and leaves it alone where it does not', async () => {
  const division = await platform.core.divisions.byId(demo);
  if (!division) throw new Error('The store is there');
  const imported = (continueSelling?: boolean) =>
    database.tenant(demo, (db) =>
      writeImported(db, demo, {
        sourceHash: randomUUID(),
        product: {
          handle: `${mark}-file`,
          name: 'From a file',
          description: '',
          type: '',
          vendor: '',
          gender: '',
          tags: [],
          enabled: true,
          metaTitle: '',
          metaDescription: '',
          collections: [],
          variants: [
            {
              sku: '',
              colour: '',
              size: '',
              priceMinor: 1000,
              salePriceMinor: null,
              stock: 2,
              grams: 0,
              barcode: '',
              options: {},
              ...(continueSelling === undefined ? {} : { continueSelling }),
            },
          ],
          images: [],
        },
      }),
    );
  const continues = async (id: number) =>
    (await database.direct(`SELECT continue_selling AS yes FROM variants WHERE product_id = $1`, [id])).rows;
  const { id } = await imported(true);
  expect(await continues(id)).toEqual([{ yes: true }]);
  await imported();
  expect(await continues(id)).toEqual([{ yes: true }]);
  await imported(false);
  expect(await continues(id)).toEqual([{ yes: false }]);
});
