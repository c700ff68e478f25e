/** Prices that an owner fixes in a currency: issue 37 E. Shoppers see and pay exactly them, wherever they look. */
import { bulkEditSchema, calls, managedProductSchema, type ManagedProduct } from '@omnis/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { openTill, orderOf, type TestTill } from '../../../testing/test-till.ts';
import { exportShopify } from '../export-shopify.ts';
import { fixedPriceColumn } from './fixed-prices.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo } = testDivisions;
let till: TestTill;
let owner: TestClient;

beforeAll(async () => {
  till = await openTill();
  owner = await testOwner(till.platform, [demo]);
});
afterAll(() => till.platform.close());

const path = () => `/omnis/v3/dashboard/divisions/${demo}/products/${till.tee.id}/`;
const read = async (): Promise<ManagedProduct> => managedProductSchema.parse((await owner.get(path())).json);
const patch = async (body: object) =>
  patchNow(owner, path(), body, { 'idempotency-key': crypto.randomUUID() });
/** Fixes the price of all variants of the tee in euros; null has them converted. */
async function fix(eur: { price: number; salePrice: number | null } | null): Promise<void> {
  const { variants } = await read();
  const answer = await patch({ variants: variants.map(({ id }) => ({ id, fixedPrices: { EUR: eur } })) });
  expect(answer.status, answer.text).toBe(200);
}
const shopper = () => testShopper(till.platform.app, testHosts.demo);
const listIn = async (currency: string, query = '') => {
  const answer = await shopper().client.get(
    `/omnis/v3/division/${demo}/products/?currency=${currency}${query}`,
  );
  return calls['products.list'].response.parse(answer.json);
};

test('a fixed price and sale price are shown in lists, on the page and in the basket, and are charged', async () => {
  await fix({ price: 33, salePrice: 29.5 });
  expect((await read()).variants[0]?.fixedPrices).toEqual({ EUR: { price: 33, salePrice: 29.5 } });
  const card = (await listIn('EUR')).items.find(({ urlName }) => urlName === 'tee');
  expect(card).toMatchObject({ price: 33, salePrice: 29.5, onSale: true, currency: 'EUR' });
  // Structured data names the price of each currency.
  expect(card?.pricesElsewhere).toEqual({ GBP: 24, USD: 30, JPY: 4560 });
  const buyer = shopper();
  const { client } = buyer;
  const page = await client.get(`/omnis/v3/division/${demo}/products/tee/?currency=EUR`);
  expect(page.json).toMatchObject({
    price: 33,
    salePrice: 29.5,
    variants: [1, 2, 3, 4].map(() => ({ price: 33, salePrice: 29.5 })),
  });
  await buyer.add(till.teeItem({ quantity: 2 }));
  const basket = await client.get('/omnis/v3/basket/main/list/?currency=EUR');
  expect(basket.json).toMatchObject({
    currency: 'EUR',
    items: [{ priceIncTax: 29.5, fullPriceIncTax: 33 }],
  });
  const total = Number(Reflect.get(Object(Reflect.get(Object(basket.json), 'totals')), 'total'));
  expect(total).toBe(59);
  const bought = await orderOf(buyer, await buyer.place({ currency: 'EUR' }));
  expect(bought.items[0]).toMatchObject({ priceIncTax: 29.5 });
  // Everybody else pays what is converted.
  expect((await listIn('USD')).items.find(({ urlName }) => urlName === 'tee')).toMatchObject({
    price: 30,
    salePrice: null,
  });
});

test('lists sort and filter by what is fixed', async () => {
  await fix({ price: 5, salePrice: null });
  const names = (list: { items: readonly { urlName: string }[] }) => list.items.map((one) => one.urlName);
  expect(names(await listIn('EUR', '&sort=price-asc'))).toEqual(['tee', 'mug']);
  expect(names(await listIn('EUR', '&sort=price-desc'))).toEqual(['mug', 'tee']);
  expect(names(await listIn('GBP', '&sort=price-asc'))).toEqual(['mug', 'tee']);
  expect(names(await listIn('EUR', '&priceMax=6'))).toEqual(['tee']);
  expect((await listIn('EUR')).facets.price).toMatchObject({ min: 5 });
});

test('a product of which one variant is fixed is “from” the lowest in each currency', async () => {
  await fix(null);
  const [first] = (await read()).variants;
  await patch({ variants: [{ id: first?.id, fixedPrices: { EUR: { price: 50 } } }] });
  const card = (await listIn('EUR')).items.find(({ urlName }) => urlName === 'tee');
  expect(card).toMatchObject({ price: 27.6, priceVaries: true });
  expect((await listIn('USD')).items.find(({ urlName }) => urlName === 'tee')?.priceVaries).toBeUndefined();
});

test.each([
  [{ GBP: { price: 3 } }, 'variants.0.fixedPrices.GBP'],
  [{ CHF: { price: 3 } }, 'variants.0.fixedPrices.CHF'],
  [{ EUR: { price: 3.001 } }, 'variants.0.fixedPrices.EUR.price'],
  [{ EUR: { price: 0 } }, 'variants.0.fixedPrices.EUR.price'],
  [{ EUR: { price: -1 } }, 'variants.0.fixedPrices.EUR.price'],
  [{ JPY: { price: 100.5 } }, 'variants.0.fixedPrices.JPY.price'],
  [{ EUR: { price: 3, salePrice: 3 } }, 'variants.0.fixedPrices.EUR.salePrice'],
])('%o is refused by its field', async (fixedPrices, field) => {
  const [first] = (await read()).variants;
  const answer = await patch({ variants: [{ id: first?.id, fixedPrices }] });
  expect(answer).toMatchObject({ status: 422, json: { errors: [{ field }] } });
});

test('an order at a fixed price that has changed meanwhile is refused', async () => {
  await fix({ price: 20, salePrice: null });
  const buyer = shopper();
  await buyer.add(till.teeItem());
  await fix({ price: 21, salePrice: null });
  expect(await buyer.place({ currency: 'EUR', expectedTotal: 23.95 })).toMatchObject({
    json: { code: 'total_changed' },
  });
});

test('a bulk edit fixes prices, keeps today’s, has them converted again, and is undone', async () => {
  await fix(null);
  const bulk = `/omnis/v3/dashboard/divisions/${demo}/products/bulk/`;
  const run = async (at: string, body: object): Promise<string> => {
    const started = await owner.post(at, body, { 'idempotency-key': crypto.randomUUID() });
    expect(started.status, started.text).toBe(201);
    await till.platform.core.jobs.idle();
    return bulkEditSchema.parse(started.json).id;
  };
  const products = { ids: [till.tee.id] };
  const fixedNow = async () => (await read()).variants.map(({ fixedPrices }) => fixedPrices);
  const action = { kind: 'fixedPrice', currency: 'EUR' };
  const id = await run(bulk, {
    products,
    action: { ...action, set: 'amount', price: 20_000, salePrice: 19.99 },
  });
  expect((await fixedNow())[3]).toEqual({ EUR: { price: 20_000, salePrice: 19.99 } });
  await run(`${bulk}${id}/undo/`, {});
  expect((await fixedNow())[3]).toEqual({});
  await run(bulk, { products, action: { ...action, set: 'converted' } });
  expect((await fixedNow())[0]).toEqual({ EUR: { price: 27.6, salePrice: null } });
  await run(bulk, { products, action: { ...action, set: 'none' } });
  expect((await fixedNow())[0]).toEqual({});
  expect(
    await owner.post(
      bulk,
      { products, action: { ...action, currency: 'GBP', set: 'none' } },
      {
        'idempotency-key': crypto.randomUUID(),
      },
    ),
  ).toMatchObject({ status: 422, json: { errors: [{ field: 'action.currency' }] } });
});

test('a bulk edit sets the VAT class, and is undone', async () => {
  const bulk = `/omnis/v3/dashboard/divisions/${demo}/products/bulk/`;
  const before = (await read()).vatClass;
  const started = await owner.post(
    bulk,
    { products: { ids: [till.tee.id] }, action: { kind: 'vatClass', vatClass: 'reduced' } },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await till.platform.core.jobs.idle();
  expect((await read()).vatClass).toBe('reduced');
  const { id } = bulkEditSchema.parse(started.json);
  await owner.post(`${bulk}${id}/undo/`, {}, { 'idempotency-key': crypto.randomUUID() });
  await till.platform.core.jobs.idle();
  expect((await read()).vatClass).toBe(before);
});

test('an exported file has the fixed prices in columns of their own', async () => {
  await fix({ price: 33, salePrice: 29.5 });
  const division = await till.platform.core.divisions.byId(demo);
  if (!division) throw new Error('The demo is not there');
  const cells: string[] = [];
  for await (const line of exportShopify(till.platform.core.database, division, {
    origin: 'https://shop.example',
  }))
    cells.push(
      `${line['Handle']} ${line[fixedPriceColumn('EUR')] ?? ''} ${line['Compare At Price / EUR'] ?? ''}`,
    );
  expect(cells).toContain('tee 29.50 33.00');
});
