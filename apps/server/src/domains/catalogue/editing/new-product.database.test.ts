import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ManagedProduct } from '@omnis/contract';
import { productSchema } from '@omnis/models';
import { z } from 'zod';
import { openCatalogue, productsPath, type TestCatalogue } from '../../../testing/test-catalogue.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo } = testDivisions;
const managed = `/omnis/v3/dashboard/divisions/${demo}/products/`;
let platform: TestCatalogue['platform'];
let shopper: TestCatalogue['shopper'];
let list: TestCatalogue['list'];
let ids: TestCatalogue['ids'];
let owner: TestClient;
beforeAll(async () => {
  ({ platform, shopper, list, ids } = await openCatalogue());
  owner = await testOwner(platform, [demo]);
});
afterAll(() => platform.close());

const productOf = ({ json }: TestAnswer) => json as ManagedProduct;
const at = (id: number): string => `${managed}${id}/`;
const edit = (id: number, body: object) => patchNow(owner, at(id), body);
const create = async (body: object): Promise<ManagedProduct> => {
  const answer = await owner.post(managed, body);
  expect(answer).toMatchObject({ status: 201 });
  return productOf(answer);
};
const values = (...names: string[]) => names.map((name) => ({ name }));
const colour = { name: 'Colour', values: values('Navy', 'White') };
const size = { name: 'Size', values: values('S', 'M', 'L') };
const readAsShopper = (urlName: string) => shopper.get(`${productsPath}${urlName}/`);

describe('a new product', () => {
  test('platform.md §1 Owners manage products: a name alone is needed, and makes a draft that no shopper sees', async () => {
    const made = await create({ name: 'Morning Fox' });
    expect(made).toMatchObject({
      name: 'Morning Fox',
      urlName: 'morning-fox',
      enabled: false,
      archived: false,
      options: [],
      variants: [{ values: [], price: 0, stock: null }],
    });
    expect(await readAsShopper('morning-fox')).toMatchObject({ status: 404 });
    expect((await list('search=morning')).items).toEqual([]);
    expect(await owner.post(managed, { name: ' ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'name', message: 'This field is required' }] },
    });
    expect((await create({ name: 'Morning Fox' })).urlName).toBe('morning-fox-2');
  });

  test('is made once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'new-product-1' };
    const first = await owner.post(managed, { name: 'Once' }, headers);
    const again = await owner.post(managed, { name: 'Once' }, headers);
    expect(productOf(again).id).toBe(productOf(first).id);
    expect(await owner.post(managed, { name: 'Twice' }, headers)).toMatchObject({
      json: { code: 'idempotency_key_reused' },
    });
  });

  test('with two colours and three sizes is on sale at once after it is published', async () => {
    const made = await create({ name: 'Evening Fox', price: 24, options: [colour, size] });
    expect(made.variants.map(({ values: names }) => names.join('-'))).toEqual([
      'Navy-S',
      'Navy-M',
      'Navy-L',
      'White-S',
      'White-M',
      'White-L',
    ]);
    expect(made.options[0]?.values).toEqual([
      { name: 'Navy', hex: '#1d2a4d' },
      { name: 'White', hex: '#ffffff' },
    ]);
    await list();
    expect(await owner.patch(at(made.id), { enabled: true, version: made.version })).toMatchObject({
      status: 200,
    });
    expect(await readAsShopper('evening-fox')).toMatchObject({
      status: 200,
      json: {
        price: 24,
        available: true,
        colours: [
          { name: 'Navy', hex: '#1d2a4d' },
          { name: 'White', hex: '#ffffff' },
        ],
        sizes: ['S', 'M', 'L'],
        namedOptions: [
          { name: 'Colour', values: ['Navy', 'White'] },
          { name: 'Size', values: ['S', 'M', 'L'] },
        ],
      },
    });
    expect(
      await shopper.post('/omnis/v3/frontend/product/addItemToCart/', {
        item: { productUrl: 'evening-fox', productColor: 'Navy', productSize: 'M' },
      }),
    ).toMatchObject({ status: 200 });
    expect(await owner.patch(at(made.id), { name: 'Late', version: made.version })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test('without a price cannot be put on sale', async () => {
    const made = await create({ name: 'Unpriced' });
    expect(await edit(made.id, { enabled: true })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'price' }] },
    });
  });
});

describe('variants', () => {
  test('keep their ids when options are added, renamed and taken away', async () => {
    const made = await create({ name: 'Kept', price: 10, options: [colour] });
    const [navy] = made.variants;
    const sized = productOf(await edit(made.id, { options: [colour, size] }));
    expect(sized.variants).toHaveLength(6);
    expect(sized.variants.find(({ id }) => id === navy?.id)?.values).toEqual(['Navy', 'S']);
    expect(sized.variants.every(({ price }) => price === 10)).toBe(true);

    const swapped = sized.variants.map(({ id, values: [first, second] }) => ({
      id,
      values: [first === 'Navy' ? 'White' : 'Navy', second],
    }));
    const answer = await edit(made.id, { options: [colour, size], variants: swapped });
    expect(productOf(answer).variants.find(({ id }) => id === navy?.id)?.values).toEqual(['White', 'S']);

    const back = productOf(await edit(made.id, { options: [size] }));
    expect(back.variants.map(({ colour: name, size: called }) => name + called)).toEqual(['S', 'M', 'L']);
  });

  test('that are taken out are archived, and get their ids back', async () => {
    const made = await create({ name: 'Archived', price: 10, options: [size] });
    const large = made.variants[2];
    await edit(made.id, { enabled: true });
    await shopper.post('/omnis/v3/frontend/product/addItemToCart/', {
      item: { productUrl: 'archived', productSize: 'L' },
    });
    const rows = made.variants.slice(0, 2).map(({ id, values: names }) => ({ id, values: names }));
    const fewer = { name: 'Size', values: values('S', 'M') };
    expect(productOf(await edit(made.id, { options: [fewer], variants: rows })).variants).toHaveLength(2);
    expect(
      await shopper.post('/omnis/v3/frontend/product/addItemToCart/', {
        item: { productUrl: 'archived', productSize: 'L' },
      }),
    ).toMatchObject({ status: 422 });
    const stored = await platform.core.database.tenant(demo, ({ query }) =>
      query
        .selectFrom('variants')
        .select('archived')
        .where('id', '=', large?.id ?? '')
        .execute(),
    );
    expect(stored).toEqual([{ archived: true }]);
    const again = productOf(await edit(made.id, { options: [size] }));
    expect(again.variants[2]?.id).toBe(large?.id);
  });

  test('are edited in a grid, field by field', async () => {
    const made = await create({ name: 'Grid', price: 20, options: [size] });
    const [first] = made.variants;
    const answer = await edit(made.id, {
      variants: [
        {
          id: first?.id,
          price: 22,
          salePrice: 18,
          sku: 'G-S',
          barcode: '4006381333931',
          grams: 180,
          cost: 7.5,
          stock: 3,
        },
      ],
    });
    expect(productOf(answer).variants[0]).toMatchObject({
      price: 22,
      salePrice: 18,
      sku: 'G-S',
      barcode: '4006381333931',
      grams: 180,
      cost: 7.5,
      stock: 3,
    });
    expect(productOf(answer).sku).toBe('G-S');
    expect(productOf(answer).variants[1]).toMatchObject({ price: 20, sku: '' });
  });

  test.each<[string, object, string]>([
    [
      'four options',
      { options: ['A', 'B', 'C', 'D'].map((name) => ({ name, values: values('x') })) },
      'options',
    ],
    [
      '251 variants',
      {
        options: [
          { name: 'A', values: values(...Array.from({ length: 16 }, (_, n) => `a${n}`)) },
          { name: 'B', values: values(...Array.from({ length: 16 }, (_, n) => `b${n}`)) },
        ],
      },
      'options',
    ],
    [
      'two equal values',
      { options: [{ name: 'Size', values: values('S', 's') }] },
      'options.0.values.1.name',
    ],
    ['a price that is text', { variants: [{ id: 'x', price: 'abc' }] }, 'variants.0.price'],
    ['a price with three decimals', { price: 9.505 }, 'price'],
    [
      'a variant of another product',
      { variants: [{ id: '00000000-0000-4000-8000-000000000000', price: 1 }] },
      'variants.0.id',
    ],
    ['a value that no option has', { options: [size], variants: [{ values: ['XL'] }] }, 'variants.0.values'],
    [
      'one choice twice',
      { options: [size], variants: [{ values: ['S'] }, { values: ['S'] }] },
      'variants.1.values',
    ],
    [
      'a picture of another product',
      { options: [size], variants: [{ values: ['S'], image: 'nope' }] },
      'variants.0.image',
    ],
    ['an address that is taken', { urlName: 'bear-tee' }, 'urlName'],
    [
      'a sale that ends before it starts',
      { saleFrom: '2026-02-01T00:00:00Z', saleUntil: '2026-01-01T00:00:00Z' },
      'saleUntil',
    ],
    ['a highest price below the lowest', { minPrice: 10, maxPrice: 5 }, 'maxPrice'],
    ['a price below the lowest', { minPrice: 10, price: 5 }, 'price'],
    ['a product to go with that is not there', { crossSell: [999_999] }, 'crossSell.0'],
  ])('%s: the error names the field, and nothing is written', async (_title, body, field) => {
    const made = await create({ name: 'Refused', price: 20 });
    const answer = await edit(made.id, { name: 'Changed', ...body });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(productOf(await owner.get(at(made.id)))).toMatchObject({ name: 'Refused', options: [] });
  });
});

describe('a product', () => {
  test('platform.md §3 Product: urlName – moved to another address, it is found at the one before', async () => {
    const made = await create({ name: 'Mover', price: 5 });
    await edit(made.id, { enabled: true, urlName: 'Moved House' });
    expect(await readAsShopper('mover')).toMatchObject({ status: 200, json: { urlName: 'moved-house' } });
    const other = await create({ name: 'Mover', price: 6, enabled: true });
    expect(other.urlName).toBe('mover');
    expect(await readAsShopper('mover')).toMatchObject({ json: { id: other.id } });
  });

  test('platform.md §3 Product: sku, name, description, meta fields, tags, gender, type, manufacturer, min/max/default price – the owner changes each', async () => {
    const made = await create({ name: 'Plain', price: 5 });
    const changes = {
      sku: 'GBro-7',
      name: 'Plain mug',
      description: '<p>White.</p>',
      metaTitle: 'A plain mug',
      metaDescription: 'White and plain',
      tags: ['kitchen'],
      gender: 'unisex',
      type: 'Mug',
      vendor: 'Isle Pottery',
      vatClass: 'reduced',
      minPrice: 4,
      maxPrice: 9,
      defaultPrice: 6,
    };
    const answer = await owner.patch(at(made.id), { ...changes, version: made.version });
    expect(answer, answer.text).toMatchObject({ status: 200, json: changes });
    expect(productOf(await owner.get(at(made.id)))).toMatchObject(changes);
    const fetched = await owner.post('/omnis/v3/models/fetch/', { type: 'product', ids: made.id });
    expect(fetched.json).toMatchObject({
      data: { sku: 'GBro-7', type: 'Mug', manufacturer: { name: 'Isle Pottery' }, gender: 'unisex' },
    });
  });

  test('platform.md §3 Product: vatRate – the owner chooses a class, and its rate at home is told and charged', async () => {
    const made = await create({ name: 'Taxed', price: 120, enabled: true });
    const rates = async () => {
      const { json } = await owner.post('/omnis/v3/models/fetch/', { type: 'product', ids: made.id });
      return [
        z.object({ data: productSchema }).parse(json).data.vatRate,
        z.object({ vatRate: z.number() }).parse((await readAsShopper(made.urlName)).json).vatRate,
      ];
    };
    for (const [vatClass, rate] of [
      ['reduced', 5],
      ['zero', 0],
      ['standard', 20],
    ] as const) {
      expect(await edit(made.id, { vatClass })).toMatchObject({
        status: 200,
        json: { vatClass },
      });
      expect([vatClass, await rates()]).toEqual([vatClass, [rate, rate]]);
    }
  });

  test('platform.md §3 Product: SKU kinds GBro, STUSUB, FPD, API, CP and BLANK – are told, and filter the list', async () => {
    const skus = ['GBro-K1', 'STUSUB-K1', 'FPD-K1', 'API-K1', 'CP-K1', 'API-BLANK-K1', 'MUG-K1'];
    for (const sku of skus) await create({ name: `Kinded ${sku}`, price: 5, sku });
    const kindsOf = async (kind: string): Promise<string[]> => {
      const { json } = await owner.get(`${managed}?search=kinded&perPage=50&sort=name${kind}`);
      return (json as { items: ManagedProduct[] }).items.map((each) => `${each.sku} ${each.kind}`).toSorted();
    };
    expect(await kindsOf('&kind=custom')).toEqual(
      ['GBro-K1', 'STUSUB-K1', 'FPD-K1', 'API-K1', 'CP-K1'].map((sku) => `${sku} custom`).toSorted(),
    );
    expect(await kindsOf('&kind=blank')).toEqual(['API-BLANK-K1 blank']);
    expect(await kindsOf('&kind=standard')).toEqual(['MUG-K1 standard']);
    expect(await kindsOf('')).toHaveLength(7);
    expect(await owner.get(`${managed}?kind=other`)).toMatchObject({ status: 422 });
  });

  test('is duplicated as a draft with its variants and collections', async () => {
    const source = ids.get('bear-tee') ?? 0;
    const answer = await owner.post(`${at(source)}duplicate/`, {});
    const before = productOf(await owner.get(at(source)));
    expect(answer).toMatchObject({ status: 201, json: { enabled: false, name: `${before.name} (copy)` } });
    const copy = productOf(answer);
    expect(copy.variants).toHaveLength(before.variants.length);
    expect(copy.images).toHaveLength(before.images.length);
    expect(copy.variants[0]?.id).not.toBe(before.variants[0]?.id);
    expect(copy.options).toEqual(before.options);
  });

  test('that is archived is out of the list and out of the shop', async () => {
    const made = await create({ name: 'Winter', price: 5, enabled: true });
    expect(await readAsShopper('winter')).toMatchObject({ status: 200 });
    await edit(made.id, { archived: true });
    expect(await readAsShopper('winter')).toMatchObject({ status: 404 });
    expect(await owner.get(`${managed}?search=winter`)).toMatchObject({ json: { total: 0 } });
    expect(await owner.get(`${managed}?search=winter&archived=yes`)).toMatchObject({ json: { total: 1 } });
    expect(productOf(await edit(made.id, { archived: false }))).toMatchObject({
      archived: false,
      enabled: false,
    });
  });

  test('that is deleted is gone; a stale version deletes nothing', async () => {
    const made = await create({ name: 'Goner', price: 5, enabled: true });
    expect(await owner.delete(`${at(made.id)}?version=1`)).toMatchObject({ status: 409 });
    expect(await owner.delete(`${at(made.id)}?version=${made.version}`)).toMatchObject({ status: 200 });
    expect(await owner.get(at(made.id))).toMatchObject({ status: 404 });
    expect(await readAsShopper('goner')).toMatchObject({ status: 404 });
  });

  test('platform.md §3 Product: enableAddToCart – without it a product is shown but not sold', async () => {
    const made = await create({ name: 'Shown', price: 5, enabled: true, enableAddToCart: false });
    expect(await readAsShopper('shown')).toMatchObject({
      json: { enableAddToCart: false, variants: [{ available: false }] },
    });
    await edit(made.id, { enableAddToCart: true });
    expect(await readAsShopper('shown')).toMatchObject({ json: { variants: [{ available: true }] } });
  });

  test('platform.md §3 Product: salePrice, onSale – between the dates alone', async () => {
    const made = await create({ name: 'Sale', price: 10, salePrice: 8, enabled: true });
    expect(await readAsShopper('sale')).toMatchObject({ json: { salePrice: 8 } });
    const year = new Date().getUTCFullYear();
    await edit(made.id, { saleFrom: `${year + 1}-01-01T00:00:00Z` });
    expect(await readAsShopper('sale')).toMatchObject({ json: { salePrice: null } });
    expect(productOf(await owner.get(at(made.id))).variants[0]?.salePrice).toBe(8);
    await edit(made.id, { saleFrom: `${year - 1}-01-01T00:00:00Z` });
    expect(await readAsShopper('sale')).toMatchObject({ json: { salePrice: 8 } });
  });

  test('has its prices shown anew when a sale starts', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    const made = await create({ name: 'Soon', price: 10, salePrice: 8, saleFrom: soon, enabled: true });
    const { rows } = await platform.core.database.direct(
      "SELECT data, start_after > now() AS later FROM pgboss.job WHERE name = 'catalogue.sale-date'",
      [],
    );
    expect(rows).toContainEqual({
      data: expect.objectContaining({ division: demo, id: made.id }),
      later: true,
    });
  });

  test('platform.md §3 Product: cross-sell – what its owner chose goes first with it', async () => {
    const other = ids.get('mug') ?? 0;
    await create({ name: 'Pair', price: 10, enabled: true, crossSell: [other] });
    expect(await readAsShopper('pair')).toHaveProperty('json.related.0.id', other);
  });
});
