import { randomUUID } from 'node:crypto';
import { managedCollectionSchema, type ManagedCollection } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writeImported } from '../write-imported.ts';
import { openCatalogue, type TestCatalogue } from '../../../testing/test-catalogue.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const dashboard = `/omnis/v3/dashboard/divisions/${demo}/`;
const path = `${dashboard}collections/`;
const pageSchema = z.object({
  items: z.array(z.object({ id: z.number(), name: z.string(), productCount: z.number() })),
  next: z.string().nullable(),
});

let platform: TestCatalogue['platform'];
let shopper: TestClient;
let list: TestCatalogue['list'];
let urls: TestCatalogue['urls'];
let ids: TestCatalogue['ids'];
let owner: TestClient;

beforeAll(async () => {
  ({ platform, shopper, list, urls, ids } = await openCatalogue());
  owner = await testOwner(platform, [demo]);
});
afterAll(() => platform.close());

const id = (url: string): number => ids.get(url) ?? 0;
const key = () => ({ 'idempotency-key': randomUUID() });
const read = (answer: TestAnswer): ManagedCollection => {
  expect([200, 201], answer.text).toContain(answer.status);
  return managedCollectionSchema.parse(answer.json);
};
const create = async (body: object) => read(await owner.post(path, { name: 'Made', ...body }, key()));
const update = (collection: ManagedCollection, body: object) =>
  owner.patch(`${path}${collection.id}/`, { version: collection.version, ...body });
const remove = (collection: { id: number }, query = '') => owner.delete(`${path}${collection.id}/${query}`);
const tagged = (value: string) => ({ field: 'tag', relation: 'equals', value });
const errorsOf = (answer: TestAnswer) =>
  z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) }).parse(answer.json)
    .errors;

describe('a manual collection', () => {
  test('shows shoppers its products in the order of its owner', async () => {
    const made = await create({
      name: 'Choice of the week',
      description: 'Three of them.',
      metaTitle: 'The choice',
      productIds: [id('mug-2'), id('bear-tee'), id('hidden'), id('fox-tee')],
    });
    expect(made).toMatchObject({ urlName: 'choice-of-the-week', kind: 'manual', sort: 'manual', version: 1 });
    expect(made.products.map(({ name, shown }) => [name, shown])).toEqual([
      ['Coffee First Mug', true],
      ['Forest Bear T-shirt', true],
      ['Hidden Bear', false],
      ['Paper Fox T-shirt', true],
    ]);
    expect(await urls('collection=choice-of-the-week')).toEqual(['mug-2', 'bear-tee', 'fox-tee']);
    expect((await list('collection=choice-of-the-week')).collection).toMatchObject({
      description: 'Three of them.',
      metaTitle: 'The choice',
    });

    const moved = read(await update(made, { productIds: [id('fox-tee'), id('mug-2')] }));
    expect(moved).toMatchObject({ version: 2, productCount: 2 });
    expect(await urls('collection=choice-of-the-week')).toEqual(['fox-tee', 'mug-2']);
    read(await update(moved, { sort: 'price-asc' }));
    expect(await urls('collection=choice-of-the-week')).toEqual(['mug-2', 'fox-tee']);
    expect(await urls('collection=choice-of-the-week&sort=price-desc')).toEqual(['fox-tee', 'mug-2']);
  });

  test('leads from a former address to the new one, which another collection may take', async () => {
    const made = await create({ name: 'Old name', productIds: [id('bear-tee')] });
    const renamed = read(await update(made, { urlName: 'New Name' }));
    expect(renamed.urlName).toBe('new-name');
    expect((await list('collection=old-name')).collection?.urlName).toBe('new-name');
    const taker = await create({ name: 'Taker', urlName: 'old-name' });
    expect((await list('collection=old-name')).collection?.name).toBe('Taker');
    expect(errorsOf(await update(taker, { urlName: 'new-name' }))).toEqual([
      { field: 'urlName', message: 'Another collection has this address' },
    ]);
    expect((await create({ name: 'Taker', urlName: undefined })).urlName).toBe('taker');
  });

  test('is made once for one Idempotency-Key, and refuses an edit of a version that is no more', async () => {
    const headers = key();
    const first = read(await owner.post(path, { name: 'Once' }, headers));
    expect(read(await owner.post(path, { name: 'Once' }, headers)).id).toBe(first.id);
    expect(await owner.post(path, { name: 'Twice' }, headers)).toMatchObject({
      json: { code: 'idempotency_key_reused' },
    });
    read(await update(first, { description: 'Mine' }));
    expect(await update(first, { description: 'Theirs' })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test('platform.md §3 Product: collections – are changed on the page of a product, at their end', async () => {
    const made = await create({ name: 'From products', productIds: [id('bear-tee')] });
    const rules = [tagged('fox')];
    const foxes = await create({ name: 'Foxes', kind: 'automatic', rules });
    const product = `${dashboard}products/${id('fox-tee')}/`;
    const before = z
      .object({ collections: z.array(z.object({ id: z.number(), kind: z.string() })) })
      .parse((await owner.get(product)).json).collections;
    expect(before).toContainEqual(expect.objectContaining({ id: foxes.id, kind: 'automatic' }));
    const manual = before.filter(({ kind }) => kind === 'manual').map((each) => each.id);
    expect(await patchNow(owner, product, { collectionIds: [...manual, made.id] })).toMatchObject({
      status: 200,
    });
    expect(await urls('collection=from-products')).toEqual(['bear-tee', 'fox-tee']);
    // The list that the owner had open is old by now.
    expect((await update(made, { productIds: [id('bear-tee')] })).status).toBe(409);
    expect(await patchNow(owner, product, { collectionIds: [...manual, foxes.id, 999_999] })).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: `collectionIds.${manual.length}` },
          { field: `collectionIds.${manual.length + 1}`, message: 'This store has no such collection' },
        ],
      },
    });
    expect(await patchNow(owner, product, { collectionIds: manual })).toMatchObject({ status: 200 });
    expect(await urls('collection=from-products')).toEqual(['bear-tee']);
  });
});

describe('an automatic collection', () => {
  test('holds exactly the products that meet its rules, also after products and rules change', async () => {
    const made = await create({
      name: 'Cheap bears',
      kind: 'automatic',
      match: 'all',
      rules: [tagged('BEAR'), { field: 'price', relation: 'less_than', value: 30 }],
    });
    expect(made).toMatchObject({ sort: 'bestsellerOrder', productCount: 1 });
    expect(await urls('collection=cheap-bears')).toEqual(['bear-tee']);

    expect(
      await patchNow(owner, `${dashboard}products/${id('mug-2')}/`, { tags: ['coffee', 'bear'] }),
    ).toMatchObject({
      status: 200,
    });
    expect(await urls('collection=cheap-bears')).toEqual(['bear-tee', 'mug-2']);
    expect(await patchNow(owner, `${dashboard}products/${id('mug-2')}/`, { price: 31 })).toMatchObject({
      status: 200,
    });
    expect(await urls('collection=cheap-bears')).toEqual(['bear-tee']);
    expect(
      await patchNow(owner, `${dashboard}products/${id('mug-2')}/`, { price: 13, tags: ['coffee'] }),
    ).toMatchObject({
      status: 200,
    });

    const any = read(await update(made, { match: 'any' }));
    expect((await urls('collection=cheap-bears')).toSorted()).toEqual([
      'bear-hoodie',
      'bear-tee',
      'fox-tee',
      'mug',
      'mug-2',
    ]);
    read(
      await update(any, { rules: [{ field: 'title', relation: 'contains', value: 'hoodie' }], sort: 'name' }),
    );
    expect(await urls('collection=cheap-bears')).toEqual(['bear-hoodie']);
    expect(await urls('collection=cheap-bears&search=bear')).toEqual(['bear-hoodie']);
  });

  test('follows the stock of its products', async () => {
    const rules = [{ field: 'stock', relation: 'less_than', value: 10 }];
    await create({ name: 'Nearly gone', kind: 'automatic', rules });
    expect(await urls('collection=nearly-gone')).toEqual(['mug']);
    const setStock = async (url: string, stock: number | null) => {
      await platform.core.database.tenant(demo, ({ query }) =>
        query
          .updateTable('variants')
          .set({ stock })
          .where('division_id', '=', demo)
          .where('product_id', '=', id(url))
          .execute(),
      );
      await platform.services.catalogue.service.stockChanged(demo, [id(url)]);
    };
    await setStock('mug-2', 9);
    expect(await urls('collection=nearly-gone')).toEqual(['mug', 'mug-2']);
    await setStock('mug-2', 40);
    expect(await urls('collection=nearly-gone')).toEqual(['mug']);
    await setStock('mug-2', null);
    expect(await urls('collection=nearly-gone')).toEqual(['mug']);
  });

  test('takes in what an import brings by its rules alone, and never by its name', async () => {
    const rules = [{ field: 'vendor', relation: 'equals', value: 'Imported goods' }];
    await create({ name: 'Imported', kind: 'automatic', rules });
    const manual = await create({ name: 'By hand', productIds: [id('fox-tee'), id('bear-tee')] });
    const product = (handle: string, vendor: string) => ({
      handle,
      name: handle,
      description: '',
      vendor,
      type: '',
      tags: [],
      gender: '',
      enabled: true,
      metaTitle: '',
      metaDescription: '',
      collections: ['Imported', 'By hand'],
      variants: [
        {
          sku: '',
          colour: '',
          size: '',
          priceMinor: 900,
          salePriceMinor: null,
          stock: null,
          grams: 0,
          barcode: '',
          options: {},
        },
      ],
      images: [],
    });
    const { database } = platform.core;
    const written = await database.tenant(demo, async (db) => [
      await writeImported(db, demo, { product: product('crate', 'IMPORTED GOODS'), sourceHash: '1' }),
      await writeImported(db, demo, { product: product('barrel', 'Others'), sourceHash: '2' }),
    ]);
    await platform.services.catalogue.service.changed(
      demo,
      written.map((each) => each.id),
    );
    expect(await urls('collection=imported')).toEqual(['crate']);
    expect(await urls('collection=by-hand')).toEqual(['fox-tee', 'bear-tee', 'barrel', 'crate']);
    expect(read(await owner.get(`${path}${manual.id}/`)).productCount).toBe(4);
    const [crate = 0] = written.map((each) => each.id);
    read(await update(manual, { productIds: [crate, id('fox-tee')] }));
    expect(await urls('collection=by-hand')).toEqual(['crate', 'fox-tee']);
    for (const each of written) await owner.delete(`${dashboard}products/${each.id}/`);
    expect(await urls('collection=imported')).toEqual([]);
  });

  test('is previewed with its count before it is saved', async () => {
    const preview = (rules: object[]) => owner.post(`${path}preview/`, { match: 'all', rules });
    expect(await preview([tagged('coffee')])).toMatchObject({
      status: 200,
      json: { productCount: 2, products: [{ name: 'Coffee First Mug' }, { name: 'Coffee First Mug' }] },
    });
    expect(await preview([tagged('nothing')])).toMatchObject({ json: { productCount: 0, products: [] } });
    expect(await preview([])).toMatchObject({ status: 422, json: { errors: [{ field: 'rules' }] } });
  });
});

describe('deleting a collection', () => {
  test('is refused while a menu, a page or a discount names it, and says where', async () => {
    const made = await create({ name: 'Named', productIds: [id('bear-tee')] });
    const { database, divisions } = platform.core;
    const menu = JSON.stringify([
      { text: 'Named', href: '/collection/named/' },
      { text: 'All', href: '/collection/all/' },
    ]);
    await database.direct('UPDATE divisions SET main_menu = $1 WHERE id = $2', [menu, demo]);
    await divisions.changed(demo);
    const blocks = JSON.stringify([{ name: 'productList', properties: { collection: 'named' } }]);
    await database.direct('INSERT INTO pages (division_id, url, blocks) VALUES ($1, $2, $3)', [
      demo,
      'spring',
      blocks,
    ]);
    const discount = await owner.post(
      `${dashboard}discounts/`,
      {
        title: 'On these',
        method: 'automatic',
        kind: 'percentage',
        value: 10,
        goods: { kind: 'collections', ids: [made.id] },
      },
      key(),
    );
    expect(discount.status, discount.text).toBe(201);

    expect(read(await owner.get(`${path}${made.id}/`)).namedIn.map(({ kind, text }) => [kind, text])).toEqual(
      [
        ['menu', 'Menu'],
        ['page', 'spring'],
        ['discount', 'On these'],
      ],
    );
    const refused = await remove(made);
    expect(refused.status).toBe(409);
    expect(errorsOf(refused).map(({ field }) => field)).toEqual(['menu', 'pages', 'discounts']);
    expect(await urls('collection=named')).toEqual(['bear-tee']);

    expect((await remove(made, '?anyway=yes')).status).toBe(200);
    expect((await shopper.get(`/omnis/v3/division/${demo}/products/?collection=named`)).status).toBe(404);
    expect((await divisions.byId(demo))?.mainMenu.map(({ text }) => text)).toEqual(['All']);
    expect((await shopper.get(`/omnis/v3/division/${demo}/products/bear-tee/`)).text).not.toContain(
      '"Named"',
    );
  });

  test('takes automatic ones from their products, which stay', async () => {
    const made = await create({ name: 'Short-lived', kind: 'automatic', rules: [tagged('bear')] });
    expect((await shopper.get(`/omnis/v3/division/${demo}/products/bear-tee/`)).text).toContain(
      'Short-lived',
    );
    expect((await remove(made)).status).toBe(200);
    const product = await shopper.get(`/omnis/v3/division/${demo}/products/bear-tee/`);
    expect(product.status).toBe(200);
    expect(product.text).not.toContain('Short-lived');
    expect((await owner.get(`${path}${made.id}/`)).status).toBe(404);
  });
});

describe('the calls', () => {
  test('page through the list by a cursor, and search it', async () => {
    for (const name of ['Zebra 1', 'Zebra 2', 'Zebra 10']) await create({ name });
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `search=zebra&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const page = pageSchema.parse((await owner.get(`${path}?${query}`)).json);
      names.push(...page.items.map(({ name }) => name));
      cursor = page.next;
    }
    expect(names).toEqual(['Zebra 1', 'Zebra 2', 'Zebra 10']);
    expect((await owner.get(`${path}?limit=251`)).status).toBe(422);
    expect(errorsOf(await owner.get(`${path}?cursor=nonsense`))).toMatchObject([{ field: 'cursor' }]);
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'n'.repeat(121) }, 'name'],
    ['a reserved address', { urlName: 'all' }, 'urlName'],
    ['an address without letters', { urlName: '…' }, 'urlName'],
    ['rules of a manual one', { rules: [tagged('a')] }, 'rules'],
    ['an automatic one without rules', { kind: 'automatic' }, 'rules'],
    ['an automatic one by hand', { kind: 'automatic', rules: [tagged('a')], sort: 'manual' }, 'sort'],
    [
      'products of an automatic one',
      { kind: 'automatic', rules: [tagged('a')], productIds: [1] },
      'productIds',
    ],
    ['a rule without a value', { kind: 'automatic', rules: [tagged('')] }, 'rules.0.value'],
    [
      'a rule of nothing',
      { kind: 'automatic', rules: [{ field: 'mood', relation: 'equals' }] },
      'rules.0.field',
    ],
    [
      'a negative price',
      { kind: 'automatic', rules: [{ field: 'price', relation: 'less_than', value: -1 }] },
      'rules.0.value',
    ],
    [
      'a fraction of a penny',
      { kind: 'automatic', rules: [{ field: 'price', relation: 'less_than', value: 1.005 }] },
      'rules.0.value',
    ],
    [
      'a fractional stock',
      { kind: 'automatic', rules: [{ field: 'stock', relation: 'equals', value: 1.5 }] },
      'rules.0.value',
    ],
    ['21 rules', { kind: 'automatic', rules: Array.from({ length: 21 }, () => tagged('a')) }, 'rules'],
    ['an unknown product', { productIds: [999_999] }, 'productIds.0'],
    ['a product of the number 0', { productIds: [0] }, 'productIds.0'],
    ['an unknown order', { sort: 'random' }, 'sort'],
  ])('refuse %s by the name of its field', async (_what, body, field) => {
    const answer = await owner.post(path, { name: 'Refused', ...body }, key());
    expect(answer.status, answer.text).toBe(422);
    expect(errorsOf(answer).map((error) => error.field)).toContain(field);
    expect(pageSchema.parse((await owner.get(`${path}?search=refused`)).json).items).toEqual([]);
  });

  test('refuse another kind, and products and collections of another store', async () => {
    const made = await create({ name: 'Kind', productIds: [id('bear-tee')] });
    expect(errorsOf(await update(made, { kind: 'automatic' }))).toMatchObject([{ field: 'kind' }]);
    expect(errorsOf(await update(made, { productIds: [id('bear-tee'), id('bear-tee')] }))).toMatchObject([
      { field: 'productIds.1' },
    ]);
    const elsewhere = `/omnis/v3/dashboard/divisions/${other}/collections/`;
    const foreign = await testOwner(platform, [other]);
    expect((await foreign.get(`${elsewhere}${made.id}/`)).status).toBe(404);
    expect(
      errorsOf(await foreign.post(elsewhere, { name: 'Theirs', productIds: [id('bear-tee')] })),
    ).toMatchObject([{ field: 'productIds.0' }]);
  });
});
