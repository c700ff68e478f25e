import { bulkEditSchema, managedProductSchema, type BulkAction } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCatalogue, type TestCatalogue } from '../../../testing/test-catalogue.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProducts } from '../catalogue.fixture.ts';
import { runBulkEdit } from './run-bulk-edit.ts';

const { demo, other } = testDivisions;

let platform: TestCatalogue['platform'];
let urls: TestCatalogue['urls'];
let owner: TestClient;
let ids: Map<string, number>;
let round = 0;

beforeAll(async () => {
  ({ platform, urls } = await openCatalogue());
  owner = await testOwner(platform, [demo]);
});
afterAll(() => platform.close());

/** Three products of their own for each test. */
beforeEach(async () => {
  round += 1;
  ids = await writeProducts(
    platform.core.database,
    demo,
    [1000, 2000, 3000].map((price, at) => ({
      url: `bulk-${round}-${at}`,
      name: `Bulk ${round} number ${at}`,
      price,
    })),
  );
  await platform.services.catalogue.service.changed(demo);
});

const path = `/omnis/v3/dashboard/divisions/${demo}/products/bulk/`;
const product = (at: number): number => ids.get(`bulk-${round}-${at}`) ?? 0;
const all = (): number[] => [product(0), product(1), product(2)];
const send = (body: object, key: string = crypto.randomUUID(), to = path) =>
  owner.post(to, body, { 'idempotency-key': key });
const read = async (id: string) => bulkEditSchema.parse((await owner.get(`${path}${id}/`)).json);
const direct = (sql: string, values: unknown[] = []) => platform.core.database.direct(sql, values);

/** Starts a bulk edit, waits for its job and gives what came of it. */
async function edit(action: Partial<BulkAction>, products: object = { ids: all() }) {
  const started = await send({ products, action });
  expect(started, JSON.stringify(started.json)).toMatchObject({ status: 201 });
  const { id } = bulkEditSchema.parse(started.json);
  await platform.core.jobs.idle();
  return read(id);
}

async function undo(id: string) {
  const started = await send({}, undefined, `${path}${id}/undo/`);
  if (started.status !== 201) return started;
  await platform.core.jobs.idle();
  return read(bulkEditSchema.parse(started.json).id);
}

async function prices(): Promise<unknown[]> {
  const { rows } = await direct(
    `SELECT price_minor AS price, sale_price_minor AS sale FROM variants WHERE product_id = ANY($1) ORDER BY product_id, position`,
    [all()],
  );
  return rows;
}
async function columns(): Promise<unknown[]> {
  const { rows } = await direct(
    `SELECT enabled, tags, archived_at IS NOT NULL AS archived FROM products WHERE id = ANY($1) ORDER BY id`,
    [all()],
  );
  return rows;
}

const readProduct = async (at: number) =>
  managedProductSchema.parse(
    (await owner.get(`/omnis/v3/dashboard/divisions/${demo}/products/${product(at)}/`)).json,
  );

describe('a bulk edit', () => {
  test('issue 37 F: sets the VAT class of all, and an undo puts back what each had', async () => {
    const vatOf = async (at: number) => (await readProduct(at)).vatClass;
    const classes = () => Promise.all([0, 1, 2].map(vatOf));
    const before = await classes();
    const done = await edit({ kind: 'vatClass', vatClass: 'reduced' });
    expect(done).toMatchObject({ changed: 3, refused: 0, canUndo: true });
    expect(before).not.toContain('reduced');
    expect(await classes()).toEqual(['reduced', 'reduced', 'reduced']);
    expect(await undo(done.id)).toMatchObject({ changed: 3, refused: 0 });
    expect(await classes()).toEqual(before);
  });

  test('issue 37 E: fixes prices in another currency, keeps today’s, and lets them follow the rate again', async () => {
    const fixed = async (at: number) =>
      (await readProduct(at)).variants.map(({ fixedPrices }) => fixedPrices);
    const usd = { kind: 'fixedPrice', currency: 'USD' } as const;
    const done = await edit({ ...usd, set: 'amount', price: 19.95, salePrice: 14.5 });
    expect(done).toMatchObject({ changed: 3, refused: 0, canUndo: true });
    expect(await fixed(0)).toEqual([{ USD: { price: 19.95, salePrice: 14.5 } }]);
    expect(await undo(done.id)).toMatchObject({ changed: 3 });
    expect(await fixed(0)).toEqual([{}]);
    await edit({ ...usd, set: 'converted' });
    expect((await fixed(1))[0]?.USD?.price).toBeGreaterThan(0);
    await edit({ ...usd, set: 'none' });
    expect(await fixed(1)).toEqual([{}]);
  });

  test('raises prices by a percentage, shoppers see them, and an undo puts them back', async () => {
    const done = await edit({ kind: 'price', field: 'price', by: 'percent', value: 12.5 });
    expect(done).toMatchObject({
      state: 'done',
      total: 3,
      processed: 3,
      changed: 3,
      refused: 0,
      canUndo: true,
    });
    expect(await prices()).toEqual([
      { price: 1125, sale: null },
      { price: 2250, sale: null },
      { price: 3375, sale: null },
    ]);
    const managed = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/products/${product(0)}/`);
    expect(managed).toMatchObject({ json: { price: 11.25 } });
    expect(await undo(done.id)).toMatchObject({ kind: 'undo', changed: 3, refused: 0, canUndo: false });
    expect(await prices()).toMatchObject([{ price: 1000 }, { price: 2000 }, { price: 3000 }]);
    expect(await undo(done.id)).toMatchObject({ status: 409 });
  });

  test('refuses prices of 0 or below, outside of bounds, and sale prices that are not lower', async () => {
    await direct(`UPDATE products SET max_price_minor = 1500 WHERE id = $1`, [product(1)]);
    await direct(`UPDATE variants SET sale_price_minor = 2900 WHERE product_id = $1`, [product(2)]);
    const lower = await edit({ kind: 'price', field: 'price', by: 'amount', value: -10 });
    expect(lower).toMatchObject({
      changed: 1,
      refused: 2,
      refusals: [
        { id: product(0), name: `Bulk ${round} number 0`, reason: 'The price would fall to 0 or below' },
        { id: product(2), reason: 'The sale price must be lower than the price' },
      ],
    });
    expect(await prices()).toEqual([
      { price: 1000, sale: null },
      { price: 1000, sale: null },
      { price: 3000, sale: 2900 },
    ]);
    expect(await edit({ kind: 'price', field: 'both', by: 'amount', value: 6 })).toMatchObject({
      changed: 2,
      refusals: [{ id: product(1), reason: 'The highest price of this product is 15 GBP' }],
    });
    expect(await edit({ kind: 'price', field: 'salePrice', by: 'percent', value: -50 })).toMatchObject({
      changed: 1,
      refused: 0,
    });
    expect(await prices()).toMatchObject([{}, {}, { price: 3600, sale: 1750 }]);
  });

  test('sets the status, tags and archive of all that match a filter, and of no other', async () => {
    const filter = { search: `Bulk ${round} number` };
    expect(await edit({ kind: 'status', enabled: false }, { filter })).toMatchObject({
      total: 3,
      changed: 3,
    });
    const shown = async () => (await urls()).filter((url) => url.startsWith(`bulk-${round}-`)).toSorted();
    expect(await shown()).toEqual([]);
    await direct(`UPDATE variants SET price_minor = 0 WHERE product_id = $1`, [product(0)]);
    const sale = await edit({ kind: 'status', enabled: true }, { filter });
    expect(sale).toMatchObject({
      changed: 2,
      refusals: [{ id: product(0), reason: 'Enter a price before you put this product on sale' }],
    });
    expect(await shown()).toEqual([`bulk-${round}-1`, `bulk-${round}-2`]);
    const tagged = await edit({ kind: 'tags', add: ['summer', 'new'], remove: [] }, { filter });
    expect(await edit({ kind: 'tags', add: ['summer'], remove: ['new'] }, { filter })).toMatchObject({
      changed: 3,
    });
    expect(await columns()).toMatchObject([{ tags: ['summer'] }, { tags: ['summer'] }, { tags: ['summer'] }]);
    // They were changed again.
    expect(await undo(tagged.id)).toMatchObject({ changed: 0, refused: 3 });
    const archived = await edit({ kind: 'archive', archived: true }, { filter });
    expect(await columns()).toMatchObject([1, 2, 3].map(() => ({ enabled: false, archived: true })));
    expect(await edit({ kind: 'status', enabled: true })).toMatchObject({ changed: 0, refused: 3 });
    expect(await undo(archived.id)).toMatchObject({ changed: 3 });
    expect(await columns()).toMatchObject([
      { enabled: false, archived: false },
      { enabled: true, archived: false },
      { enabled: true, archived: false },
    ]);
  });

  test('puts products into a manual collection once, takes them out, and deletes them', async () => {
    const made = await owner.post(
      `/omnis/v3/dashboard/divisions/${demo}/collections/`,
      { name: `Bulk ${round}`, kind: 'manual' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const { id: collectionId } = made.json as { id: number };
    const members = async () =>
      (
        await direct(
          `SELECT product_id::int AS id FROM collection_products WHERE collection_id = $1 ORDER BY position`,
          [collectionId],
        )
      ).rows;
    const into = { kind: 'collection', collectionId, member: true } as const;
    expect(await edit(into, { ids: [product(1)] })).toMatchObject({ changed: 1 });
    expect(await edit(into)).toMatchObject({ changed: 2, refused: 0, canUndo: false });
    expect(await members()).toEqual([{ id: product(1) }, { id: product(0) }, { id: product(2) }]);
    expect(await edit({ ...into, member: false }, { ids: [product(0)] })).toMatchObject({ changed: 1 });
    expect(await members()).toEqual([{ id: product(1) }, { id: product(2) }]);
    expect(await edit({ kind: 'delete' })).toMatchObject({ changed: 3, canUndo: false });
    expect(await columns()).toEqual([]);
    expect(await members()).toEqual([]);
  });

  test('is made once for its key, and goes on where a killed job stopped', async () => {
    const key = crypto.randomUUID();
    const body = {
      products: { ids: all() },
      action: { kind: 'price', field: 'price', by: 'amount', value: 1 },
    };
    const answers = await Promise.all([send(body, key), send(body, key)]);
    expect(new Set(answers.map(({ json }) => (json as { id: string }).id)).size).toBe(1);
    await platform.core.jobs.idle();
    expect(await prices()).toMatchObject([{ price: 1100 }, { price: 2100 }, { price: 3100 }]);
    const { id } = bulkEditSchema.parse(answers[0]?.json);
    // As if the process had died after the first product.
    await direct(`UPDATE bulk_edit_products SET outcome = NULL WHERE edit_id = $1 AND product_id <> $2`, [
      id,
      product(0),
    ]);
    await direct(`UPDATE bulk_edits SET state = 'running', processed = 1, changed = 1 WHERE id = $1`, [id]);
    const division = await platform.core.divisions.byId(demo);
    if (!division) throw new Error('The store is there');
    const run = () => runBulkEdit(platform.core, division, { id, changed: () => Promise.resolve() });
    await Promise.all([run(), run()]);
    expect(await prices()).toMatchObject([{ price: 1100 }, { price: 2200 }, { price: 3200 }]);
    expect(await read(id)).toMatchObject({ state: 'done', processed: 3, changed: 3 });
  });

  test.each([
    [{ kind: 'price', field: 'price', by: 'percent', value: -100 }, 'action.value'],
    [{ kind: 'price', field: 'price', by: 'percent', value: 1.234 }, 'action.value'],
    [{ kind: 'price', field: 'price', by: 'amount', value: 1.234 }, 'action.value'],
    [{ kind: 'tags', add: [], remove: [] }, 'action.add'],
    [{ kind: 'collection', collectionId: 987654, member: true }, 'action.collectionId'],
  ])('with %o is refused by the name of its field', async (action, field) => {
    expect(await send({ products: { ids: all() }, action })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
  });

  test('of another store is neither read nor undone, and touches only the own products', async () => {
    const foreign = await direct(`SELECT id::int FROM products WHERE division_id = $1`, [other]);
    expect(
      await send({
        products: { ids: (foreign.rows as { id: number }[]).map(({ id }) => id) },
        action: { kind: 'delete' },
      }),
    ).toMatchObject({ status: 422 });
    const { id } = await edit({ kind: 'status', enabled: false });
    const stranger = await testOwner(platform, [other]);
    const theirs = `/omnis/v3/dashboard/divisions/${other}/products/bulk/${id}/`;
    expect(await stranger.get(theirs)).toMatchObject({ status: 404 });
    expect(
      await stranger.post(`${theirs}undo/`, {}, { 'idempotency-key': crypto.randomUUID() }),
    ).toMatchObject({ status: 404 });
  });

  test('of 1,000 products goes batch by batch, and shoppers are answered in between', async () => {
    await direct(
      `WITH made AS (
         INSERT INTO products (division_id, url_name, name) SELECT $1::int, 'crowd-' || n, 'Crowd ' || n
         FROM generate_series(1, 1000) n RETURNING id)
       INSERT INTO variants (division_id, product_id, position, price_minor) SELECT $1::int, id, 0, 1000 FROM made`,
      [demo],
    );
    await platform.services.catalogue.service.changed(demo);
    const filter = { search: 'crowd' };
    const started = await send({
      products: { filter },
      action: { kind: 'price', field: 'price', by: 'percent', value: 5 },
    });
    const { id } = bulkEditSchema.parse(started.json);
    let answered = 0;
    let now = await read(id);
    while (now.state === 'running') {
      await urls('search=crowd 999');
      answered += 1;
      now = await read(id);
    }
    expect(now).toMatchObject({ total: 1000, processed: 1000, changed: 1000, refused: 0 });
    expect(answered).toBeGreaterThan(1);
  }, 60_000);
});
