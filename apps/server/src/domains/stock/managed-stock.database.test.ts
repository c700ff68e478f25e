// Longer than others: one store, with a till and an owner, serves all tests of stock.
import { randomUUID } from 'node:crypto';
import { calls } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { patchNow } from '../../testing/patch-now.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { testMember } from '../../testing/test-team.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { writeImported } from '../catalogue/write-imported.ts';
import { openTill, placed } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { database } = platform.core;
const owner = await testOwner(platform, [demo]);
const base = `/omnis/v3/dashboard/divisions/${demo}/stock/`;
let product: WrittenProduct;
let variantId = '';
let mark = '';
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  products += 1;
  mark = `counted${products}`;
  product = await writeProduct(platform, {
    division: demo,
    urlName: mark,
    name: `Tee ${mark}`,
    colours: ['Navy'],
    sizes: ['S'],
    stock: 12,
  });
  variantId = product.variant();
});

const item = (quantity: number) => ({
  productId: product.id,
  productColor: 'Navy',
  productSize: 'S',
  quantity,
});
const adjust = (body: object, { id = variantId, key = randomUUID(), by = owner } = {}) =>
  by.post(`${base}${id}/`, { reason: 'counted', ...body }, { 'idempotency-key': key });
const list = async (query: string) => {
  const answer = await owner.get(`${base}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return calls['dashboard.stock'].response.parse(answer.json);
};
const history = async (query = '') => {
  const answer = await owner.get(`${base}${variantId}/history/?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return calls['dashboard.stockHistory'].response.parse(answer.json);
};

describe('the list of stock', () => {
  test('finds variants by words of the product, its values and its SKU', async () => {
    for (const q of [mark, `${mark.toUpperCase()} navy`, `${mark}-Navy-S`])
      expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([
        {
          variantId,
          productId: product.id,
          product: `Tee ${mark}`,
          variant: 'Navy, S',
          sku: `${mark}-Navy-S`,
          image: `/images/${mark}.png`,
          stock: 12,
          state: 'in_stock',
          continueSelling: false,
          onSale: true,
        },
      ]);
    expect((await list(`q=${mark}%25`)).items).toEqual([]);
    expect((await list(`q=${mark}%20magenta`)).items).toEqual([]);
  });

  test.each([
    [9, 'low', 'low'],
    [0, 'sold_out', 'sold_out'],
    [null, 'untracked', 'untracked'],
  ] as const)('shows a variant with stock %j under the filter %s alone', async (stock, filter, state) => {
    await adjust({ to: stock, expected: 12 });
    for (const each of ['all', 'low', 'sold_out', 'untracked']) {
      const { items } = await list(`q=${mark}&filter=${each}`);
      const isShown = each === 'all' || each === filter;
      expect([each, items.map((row) => row.state)]).toEqual([each, isShown ? [state] : []]);
    }
  });

  test('goes through all variants page by page, each once, newest products first', async () => {
    await writeProduct(platform, {
      division: demo,
      urlName: `${mark}-more`,
      name: `More ${mark}`,
      colours: ['Red', 'Blue'],
      sizes: ['S', 'M'],
    });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `q=${mark}&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ variant }) => variant));
      cursor = page.next;
    }
    expect(seen).toEqual(['Red, S', 'Red, M', 'Blue, S', 'Blue, M', 'Navy, S']);
  });

  test('has neither gift cards nor what is archived, and nothing of another store', async () => {
    const card = await writeProduct(platform, { division: demo, urlName: `${mark}-card`, isGiftCard: true });
    const foreign = await writeProduct(platform, { division: other, urlName: `${mark}-foreign` });
    expect((await list(`q=${mark}`)).items.map(({ product: name }) => name)).toEqual([`Tee ${mark}`]);
    for (const hidden of [card.variant(), foreign.variant(), randomUUID()]) {
      expect((await adjust({ by: 1 }, { id: hidden })).status).toBe(404);
      expect((await owner.get(`${base}${hidden}/history/`)).status).toBe(404);
    }
    await database.direct('UPDATE products SET archived_at = now() WHERE id = $1', [product.id]);
    expect((await list(`q=${mark}`)).items).toEqual([]);
    expect((await adjust({ by: 1 })).status).toBe(404);
  });

  test.each(['limit=251', 'limit=0', 'filter=none', 'cursor=nothing', 'cursor=WzEsMiwzXQ'])(
    'refuses %s',
    async (query) => {
      expect((await owner.get(`${base}?${query}`)).status).toBe(422);
    },
  );

  test('is for those of the team who may manage products', async () => {
    const { client } = await testMember(platform, [demo], ['orders']);
    expect((await client.get(base)).status).toBe(403);
    expect((await adjust({ by: 1 }, { by: client })).status).toBe(403);
    const stranger = await testOwner(platform, [other]);
    expect((await stranger.get(base)).status).toBeGreaterThanOrEqual(403);
    expect((await adjust({ by: 1 }, { by: stranger })).status).toBeGreaterThanOrEqual(403);
    expect(await stockOf(product)).toBe(12);
  });
});

describe('a change of stock', () => {
  test('is made once for its key, and shoppers see it', async () => {
    const key = randomUUID();
    const shopper = testShopper(platform.app, testHosts.demo);
    for (let time = 0; time < 2; time += 1)
      expect(await adjust({ by: -12, reason: 'damaged' }, { key })).toMatchObject({
        status: 200,
        json: { variantId, stock: 0, state: 'sold_out' },
      });
    expect(await stockOf(product)).toBe(0);
    expect((await shopper.add(item(1))).status).toBe(409);
    expect(await adjust({ by: 1 }, { key })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
    expect((await owner.post(`${base}${variantId}/`, { by: 1, reason: 'counted' })).status).toBe(400);
  });

  test('by units counts for each of ten people at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => adjust({ by: at % 2 === 0 ? 3 : -1, reason: 'received' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await stockOf(product)).toBe(12 + 5 * 3 - 5);
    const { changes } = await history();
    expect(changes).toHaveLength(10);
    // Each begins where the one before it ended.
    for (const [at, change] of changes.slice(0, -1).entries()) expect(change.from).toBe(changes[at + 1]?.to);
  });

  test('to a number is for one of two people who read the same stock', async () => {
    const answers = await Promise.all([20, 30].map((to) => adjust({ to, expected: 12 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'conflict',
      errors: [{ field: 'expected' }],
    });
    expect((await history()).changes).toHaveLength(1);
  });

  test.each([
    [{ by: -13 }, 'by'],
    [{ by: 0 }, 'by'],
    [{ by: 1.5 }, 'by'],
    [{ by: 1_000_001 }, 'by'],
    [{ by: '1' }, 'by'],
    [{}, 'by'],
    [{ to: -1, expected: 12 }, 'to'],
    [{ to: 1_000_001, expected: 12 }, 'to'],
    [{ to: 1, by: 1, expected: 12 }, 'to'],
    [{ to: 1 }, 'expected'],
    [{ by: 1, reason: 'edited' }, 'reason'],
    [{ by: 1, reason: '' }, 'reason'],
    [{ by: 1, note: 'n'.repeat(201) }, 'note'],
  ])('%j is refused at the field %s, and nothing is written', async (body, field) => {
    const answer = await adjust(body);
    expect(answer, answer.text).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await stockOf(product)).toBe(12);
    expect((await history()).changes).toEqual([]);
  });
});

describe('the history of a variant', () => {
  test('says who changed it, why, from what and to what, page by page', async () => {
    await adjust({ by: 3, reason: 'received', note: ' Delivery 17 ' });
    await adjust({ to: null, expected: 15 });
    const first = await history('limit=1');
    expect(first).toMatchObject({
      variantId,
      stock: null,
      changes: [{ by: 'Olive Owner', reason: 'counted', from: 15, to: null, note: '', order: null }],
    });
    const second = await history(`limit=1&cursor=${first.next}`);
    expect(second).toMatchObject({
      changes: [{ by: 'Olive Owner', reason: 'received', from: 12, to: 15, note: 'Delivery 17' }],
      next: null,
    });
    expect((await owner.get(`${base}${variantId}/history/?cursor=x`)).status).toBe(422);
  });

  test('has changes on the page of the product', async () => {
    const path = `/omnis/v3/dashboard/divisions/${demo}/products/${product.id}/`;
    const changed = await patchNow(owner, path, { variants: [{ id: variantId, stock: 40 }] });
    expect(changed.status, changed.text).toBe(200);
    const renamed = await patchNow(owner, path, { variants: [{ id: variantId, sku: 'ANOTHER' }] });
    expect(renamed.status).toBe(200);
    expect((await history()).changes).toMatchObject([{ reason: 'edited', from: 12, to: 40 }]);
  });

  test('has what an import set, for variants that it changed', async () => {
    const bring = (size: string, stock: number | null) => ({
      sku: '',
      colour: 'Navy',
      size,
      priceMinor: 2400,
      salePriceMinor: null,
      stock,
      grams: 0,
      barcode: '',
      options: {},
    });
    const brought = {
      handle: mark,
      name: `Tee ${mark}`,
      description: '',
      vendor: '',
      type: '',
      tags: [],
      gender: '',
      enabled: true,
      metaTitle: '',
      metaDescription: '',
      collections: [],
      images: [],
    };
    for (const variants of [[bring('S', 12)], [bring('S', 30), bring('M', 4)]])
      await database.tenant(demo, (db) =>
        writeImported(db, demo, { product: { ...brought, variants }, sourceHash: '' }),
      );
    expect((await history()).changes).toMatchObject([{ reason: 'imported', from: 12, to: 30, by: '' }]);
    await platform.services.catalogue.service.changed(demo);
    const [added] = (await list(`q=${mark}%20M`)).items.filter(({ variant }) => variant === 'Navy, M');
    const answer = await owner.get(`${base}${added?.variantId}/history/`);
    expect(answer.json).toMatchObject({ stock: 4, changes: [] });
  });

  test('goes with its product', async () => {
    await adjust({ by: 1 });
    const path = `/omnis/v3/dashboard/divisions/${demo}/products/${product.id}/`;
    expect((await owner.delete(path)).status).toBe(200);
    const { rows } = await database.direct('SELECT 1 FROM stock_changes WHERE variant_id = $1', [variantId]);
    expect(rows).toEqual([]);
  });

  test('shows orders that hold units, alone or in a bundle, without those that failed or were cancelled', async () => {
    const buys = async (quantity: number) => {
      const shopper = testShopper(platform.app, testHosts.demo);
      await shopper.add(item(quantity));
      return placed(await shopper.place());
    };
    const kept = await buys(2);
    const failed = await buys(1);
    const cancelled = await buys(3);
    await platform.core.jobs.idle();
    await database.direct(`UPDATE orders SET payment_state = 'failed' WHERE hash = $1`, [failed.orderHash]);
    await database.direct(
      `INSERT INTO order_changes (division_id, order_id, kind, text)
       SELECT division_id, id, 'cancelled', 'Cancelled' FROM orders WHERE hash = $1`,
      [cancelled.orderHash],
    );
    expect((await history()).orders).toMatchObject([{ number: kept.number, quantity: 2 }]);
    await database.direct(
      `UPDATE order_items SET variant_id = NULL, bundle_items = jsonb_build_array(jsonb_build_object('variantId', $1::text, 'quantity', 4))
       WHERE order_id = (SELECT id FROM orders WHERE hash = $2)`,
      [variantId, kept.orderHash],
    );
    expect((await history()).orders).toMatchObject([{ number: kept.number, quantity: 8 }]);
  });

  test('has units that a refund put back, with its order', async () => {
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add(item(3));
    const { number } = placed(await shopper.place());
    await platform.core.jobs.idle();
    const { orders } = await history();
    const id = orders[0]?.id ?? 0;
    const order = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/orders/${id}/`);
    const { items } = calls['dashboard.order'].response.parse(order.json);
    const answer = await owner.post(
      `/omnis/v3/dashboard/divisions/${demo}/orders/${id}/refunds/`,
      { lines: [{ id: items[0]?.id, quantity: 2 }], reason: 'Late', restock: true },
      { 'idempotency-key': randomUUID() },
    );
    expect(answer.status, answer.text).toBe(200);
    expect((await history()).changes).toMatchObject([
      { reason: 'returned', from: 9, to: 11, by: 'Olive Owner', order: { id, number } },
    ]);
  });
});
