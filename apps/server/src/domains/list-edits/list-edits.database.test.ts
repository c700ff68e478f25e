import { randomUUID } from 'node:crypto';
import { listEditSchema, managedOrderSchema, type ListEdit } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestAnswer, TestClient } from '../../testing/test-client.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { testMember } from '../../testing/test-team.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';

const { demo, other } = testDivisions;
const base = `/omnis/v3/dashboard/divisions/${demo}/`;
const gone = '00000000-0000-4000-8000-000000000000';

let platform: TestPlatform;
let owner: TestClient;
let product: WrittenProduct;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = (await testMember(platform, [demo])).client;
  product = await writeProduct(platform, {
    division: demo,
    urlName: 'many',
    name: 'Many tee',
    colours: ['Navy'],
    sizes: ['S', 'M', 'L'],
    stock: 5,
  });
});
afterAll(() => platform.close());

const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const start = (list: string, rows: object, action: object, headers = key()): Promise<TestAnswer> =>
  owner.post(`${base}${list}/bulk/`, { rows, action }, headers);
const read = async (id: string): Promise<ListEdit> =>
  listEditSchema.parse((await owner.get(`${base}list-edits/${id}/`)).json);

/** Starts a change, waits for its job and gives what came of it. */
async function edit(list: string, rows: object, action: object): Promise<ListEdit> {
  const started = await start(list, rows, action);
  expect(started, started.text).toMatchObject({ status: 201 });
  await platform.core.jobs.idle();
  return read(listEditSchema.parse(started.json).id);
}
const askUndo = (id: string): Promise<TestAnswer> => owner.post(`${base}list-edits/${id}/undo/`, {}, key());
async function undo(id: string): Promise<ListEdit> {
  const started = await askUndo(id);
  expect(started, started.text).toMatchObject({ status: 201 });
  await platform.core.jobs.idle();
  return read(listEditSchema.parse(started.json).id);
}

const variant = (size: string): string => product.variant('Navy', size);
async function set(stock: number | null): Promise<void> {
  await platform.core.database.direct('UPDATE variants SET stock = $1 WHERE product_id = $2', [
    stock,
    product.id,
  ]);
}
async function units(): Promise<unknown[]> {
  const { rows } = await platform.core.database.direct(
    'SELECT stock FROM variants WHERE product_id = $1 ORDER BY position',
    [product.id],
  );
  return z
    .array(z.object({ stock: z.number().nullable() }))
    .parse(rows)
    .map(({ stock }) => stock);
}

describe('the stock of many variants', () => {
  test('is set for those that are named, with a reason in their history, and put back', async () => {
    await set(5);
    const done = await edit(
      'stock',
      { ids: [variant('S'), variant('M'), gone] },
      { kind: 'set', to: 40, reason: 'counted', note: 'Spring count' },
    );
    expect(done).toMatchObject({
      list: 'stock',
      kind: 'set',
      state: 'done',
      total: 3,
      processed: 3,
      changed: 2,
      refused: 1,
      refusals: [{ id: gone, reason: 'It was deleted' }],
      canUndo: true,
    });
    expect(await units()).toEqual([40, 40, 5]);
    const history = await owner.get(`${base}stock/${variant('S')}/history/`);
    expect(history.json).toMatchObject({
      changes: [{ reason: 'counted', note: 'Spring count', from: 5, to: 40 }],
    });
    // Somebody has counted one of them again.
    await platform.core.database.direct('UPDATE variants SET stock = 39 WHERE id = $1', [variant('M')]);
    expect(await undo(done.id)).toMatchObject({
      kind: 'undo',
      changed: 1,
      refusals: [{ name: 'Many tee, Navy, M', reason: expect.stringContaining('changed again') }],
      canUndo: false,
    });
    expect(await units()).toEqual([5, 39, 5]);
    expect((await askUndo(done.id)).status).toBe(409);
  });

  test('is changed for all that match, and an undo takes back the difference alone', async () => {
    await set(5);
    await platform.core.database.direct('UPDATE variants SET stock = NULL WHERE id = $1', [variant('L')]);
    const done = await edit(
      'stock',
      { filter: { q: 'many tee' } },
      { kind: 'adjust', by: 10, reason: 'received' },
    );
    expect(done).toMatchObject({
      total: 3,
      changed: 2,
      refusals: [{ name: 'Many tee, Navy, L', reason: 'It is made to order' }],
    });
    expect(await units()).toEqual([15, 15, null]);
    await platform.core.database.direct('UPDATE variants SET stock = 12 WHERE id = $1', [variant('S')]);
    expect(await undo(done.id)).toMatchObject({ changed: 2, refused: 0 });
    expect(await units()).toEqual([2, 5, null]);
  });

  test.each([
    [{ ids: [] }, { kind: 'set', to: 1, reason: 'counted' }, 'rows'],
    [{ ids: [gone] }, { kind: 'set', to: -1, reason: 'counted' }, 'action.to'],
    [{ ids: [gone] }, { kind: 'adjust', by: 0, reason: 'counted' }, 'action.by'],
    [{ ids: [gone] }, { kind: 'adjust', by: 1 }, 'action.reason'],
    [{ filter: { q: 'nothing is called so' } }, { kind: 'set', to: 1, reason: 'counted' }, 'rows'],
  ])('is refused for %j and %j', async (rows, action, field) => {
    const answer = await start('stock', rows, action);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`"${field}`);
  });
});

describe('many orders', () => {
  const written = () =>
    insertTestOrder(
      platform.core.database,
      { division_id: demo, status: 'paid', payment_state: 'paid' },
      { product_id: product.id, variant_id: variant('S') },
    );
  const order = async (id: number) =>
    managedOrderSchema.parse((await owner.get(`${base}orders/${id}/`)).json);

  test('get and lose tags, and an undo brings back what each had', async () => {
    const [first, second] = [await written(), await written()];
    await edit('orders', { ids: [String(first.id)] }, { kind: 'tags', add: ['gift'] });
    const done = await edit(
      'orders',
      { ids: [String(first.id), String(second.id)] },
      { kind: 'tags', add: ['rush'], remove: ['gift'] },
    );
    expect(done).toMatchObject({ list: 'orders', changed: 2, canUndo: true });
    expect((await order(first.id)).tags).toEqual(['rush']);
    await undo(done.id);
    expect((await order(first.id)).tags).toEqual(['gift']);
    expect((await order(second.id)).tags).toEqual([]);
  });

  test('are noted as sent, which is not undone; one that was sent is refused with the reason', async () => {
    const [first, second] = [await written(), await written()];
    const ids = [String(first.id), String(second.id)];
    expect(await edit('orders', { ids: [ids[0]] }, { kind: 'fulfil' })).toMatchObject({
      changed: 1,
      canUndo: false,
    });
    expect(await edit('orders', { ids }, { kind: 'fulfil', notify: false })).toMatchObject({
      changed: 1,
      refused: 1,
      refusals: [{ name: first.number }],
    });
    expect((await order(second.id)).status).toBe('complete');
  });
});

describe('many customers and discounts', () => {
  test('customers get tags, once for a key', async () => {
    const made = await owner.post(`${base}customers/`, { email: 'many@shop.example' }, key());
    const { id } = z.object({ id: z.string() }).parse(made.json);
    const headers = key();
    const rows = { ids: [id] };
    const action = { kind: 'tags', add: ['wholesale'] };
    const first = await start('customers', rows, action, headers);
    const second = await start('customers', rows, action, headers);
    await platform.core.jobs.idle();
    const edits = [first, second].map(({ json }) => listEditSchema.parse(json).id);
    expect(edits[1]).toBe(edits[0]);
    const customer = async () => (await owner.get(`${base}customers/${id}/`)).json;
    expect(await customer()).toMatchObject({ tags: ['wholesale'] });
    await undo(edits[0] ?? '');
    expect(await customer()).toMatchObject({ tags: [] });
    expect((await start('customers', rows, { kind: 'tags' })).status).toBe(422);
  });

  test('discounts are turned off, and on again by an undo', async () => {
    const made = await owner.post(
      `${base}discounts/`,
      { title: 'Many', method: 'automatic', kind: 'percentage', value: 10 },
      key(),
    );
    expect(made, made.text).toMatchObject({ status: 201 });
    const { id } = z.object({ id: z.string() }).parse(made.json);
    const done = await edit('discounts', { ids: [id] }, { kind: 'enable', enabled: false });
    expect(done).toMatchObject({ changed: 1 });
    const enabled = async () => (await owner.get(`${base}discounts/${id}/`)).json;
    expect(await enabled()).toMatchObject({ enabled: false });
    await undo(done.id);
    expect(await enabled()).toMatchObject({ enabled: true });
  });
});

describe('many customers', () => {
  const customer = async (name: string): Promise<string> => {
    const email = `${name}@shop.example`;
    const made = await owner.post(`${base}customers/`, { email, firstName: name, tags: [name] }, key());
    expect(made, made.text).toMatchObject({ status: 201 });
    return z.object({ id: z.string() }).parse(made.json).id;
  };

  test('are taken off the lists of marketing emails, which is not undone', async () => {
    await platform.core.database.direct(
      `INSERT INTO subscribers (division_id, mailing_list, email, first_name, token_hash, verified_at)
       SELECT $1, list, 'reader@shop.example', '', 'many-' || list, now() FROM unnest(ARRAY['footer', 'news']) AS l(list)`,
      [demo],
    );
    const ids = [await customer('reader'), await customer('silent')];
    const shown = async () => (await owner.get(`${base}customers/${ids[0]}/`)).json;
    expect(await shown()).toMatchObject({ consent: { source: expect.any(String) } });
    expect(await edit('customers', { ids }, { kind: 'unsubscribe' })).toMatchObject({
      kind: 'unsubscribe',
      changed: 1,
      refused: 0,
      canUndo: false,
    });
    expect(await shown()).toMatchObject({ consent: null, subscriptions: [] });
  });

  test('are exported as a file of those that are selected', async () => {
    const [wanted] = [await customer('wanted'), await customer('unwanted')];
    const file = await owner.get(`${base}customers/export/?ids=${wanted}`);
    expect(file.status, file.text).toBe(200);
    expect(file.text).toContain('wanted@shop.example');
    expect(file.text).not.toContain('unwanted@shop.example');
    const many = Array.from({ length: 201 }, () => randomUUID()).join(',');
    for (const ids of ['', 'x', many]) {
      const answer = await owner.get(`${base}customers/export/?ids=${ids}`);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('"ids');
    }
  });
});

describe('many discounts', () => {
  const tables = ['discounts', 'discount_codes', 'discount_customers', 'discount_uses'];
  const stored = async (id: string): Promise<unknown[]> => {
    const found: unknown[] = [];
    for (const table of tables) {
      const column = table === 'discounts' ? 'id' : 'discount_id';
      const { rows } = await platform.core.database.direct(
        `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${column} = $1 ORDER BY 1`,
        [id],
      );
      found.push(rows);
    }
    return found;
  };
  const made = async (code: string): Promise<string> => {
    const answer = await owner.post(
      `${base}discounts/`,
      {
        title: `Code ${code}`,
        method: 'code',
        code,
        kind: 'percentage',
        value: 10,
        customers: ['ada@shop.example'],
      },
      key(),
    );
    expect(answer, answer.text).toMatchObject({ status: 201 });
    const { id } = z.object({ id: z.string() }).parse(answer.json);
    await platform.core.database.direct(
      'INSERT INTO discount_uses (division_id, discount_id, order_id, code, amount_minor) VALUES ($1, $2, 1, $3, 500)',
      [demo, id, code],
    );
    return id;
  };

  test('are deleted, and put back with their codes, customers and uses', async () => {
    const id = await made('MANY1');
    const before = await stored(id);
    const done = await edit('discounts', { ids: [id, gone] }, { kind: 'delete' });
    expect(done).toMatchObject({ kind: 'delete', changed: 1, refused: 1, canUndo: true });
    expect(await stored(id)).toEqual([[], [], [], []]);
    expect(await undo(done.id)).toMatchObject({ changed: 1, refused: 0 });
    expect(await stored(id)).toEqual(before);
    expect(before.every((rows) => Array.isArray(rows) && rows.length === 1)).toBe(true);
  });

  test('stay deleted when another discount has the code', async () => {
    const id = await made('MANY2');
    const done = await edit('discounts', { ids: [id] }, { kind: 'delete' });
    await made('many2');
    expect(await undo(done.id)).toMatchObject({
      changed: 0,
      refusals: [{ name: 'Code MANY2', reason: expect.stringContaining('many2') }],
    });
  });
});

describe('many pages', () => {
  const pagesAt = `/omnis/v3/divisions/${demo}/pages/`;
  const pageSchema = z.looseObject({ id: z.number(), published: z.boolean(), version: z.number() });
  const pageOf = async (id: number) => pageSchema.parse((await owner.get(`${pagesAt}${id}/`)).json);
  const made = async (title: string, url = `/${title.toLowerCase()}`): Promise<number> => {
    const answer = await owner.post(pagesAt, {
      url,
      published: true,
      properties: { title },
    });
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return pageSchema.parse(answer.json).id;
  };

  test('are taken off the shop and published again by an undo', async () => {
    const [first, second] = [await made('Spring'), await made('Summer')];
    const ids = [String(first), String(second)];
    const done = await edit('pages', { ids: [...ids, '999999999'] }, { kind: 'publish', published: false });
    expect(done).toMatchObject({
      list: 'pages',
      changed: 2,
      refusals: [{ reason: 'It was deleted' }],
      canUndo: true,
    });
    expect(await pageOf(first)).toMatchObject({ published: false });
    expect(await edit('pages', { ids: [ids[1]] }, { kind: 'publish', published: true })).toMatchObject({
      changed: 1,
    });
    // Somebody has published the second one since.
    expect(await undo(done.id)).toMatchObject({ changed: 1, refusals: [{ name: 'Summer' }] });
    expect(await pageOf(first)).toMatchObject({ published: true });
  });

  test('are deleted and put back with their ids, but not the home page', async () => {
    const id = await made('Autumn');
    const before = await pageOf(id);
    const home = String(await made('Welcome', '/'));
    const done = await edit('pages', { ids: [String(id), home] }, { kind: 'delete' });
    expect(done).toMatchObject({
      changed: 1,
      refusals: [{ name: 'Home', reason: 'The home page cannot be deleted' }],
    });
    expect((await owner.get(`${pagesAt}${id}/`)).status).toBe(404);
    expect(await undo(done.id)).toMatchObject({ changed: 1, refused: 0 });
    expect(await pageOf(id)).toEqual(before);
  });

  test('stay deleted when another page has the address', async () => {
    const done = await edit('pages', { ids: [String(await made('Winter'))] }, { kind: 'delete' });
    await made('Winter');
    expect(await undo(done.id)).toMatchObject({
      changed: 0,
      refusals: [{ name: 'Winter', reason: expect.stringContaining('/winter') }],
    });
  });

  test('are refused with ids that are no numbers', async () => {
    const answer = await start('pages', { ids: ['about'] }, { kind: 'delete' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('"rows');
  });
});

describe('a change of many rows', () => {
  test('is seen and undone by those alone who may change its list, in its store', async () => {
    const done = await edit('stock', { ids: [variant('S')] }, { kind: 'set', to: 77, reason: 'counted' });
    const helper = (await testMember(platform, [demo], ['orders'])).client;
    expect((await helper.get(`${base}list-edits/${done.id}/`)).status).toBe(404);
    expect((await helper.post(`${base}list-edits/${done.id}/undo/`, {}, key())).status).toBe(404);
    expect((await helper.post(`${base}stock/bulk/`, {}, key())).status).toBe(403);
    const stranger = (await testMember(platform, [other])).client;
    const elsewhere = base.replace(String(demo), String(other));
    expect((await stranger.get(`${elsewhere}list-edits/${done.id}/`)).status).toBe(404);
  });
});
