import type { Basket } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testHosts } from '../../testing/test-divisions.ts';
import { addPath, basketOf, listOf, openShelf, putIn } from '../../testing/test-shelf.ts';

const bulkAdd = '/omnis/v3/frontend/product/bulkAddItemsToCart/';
const { platform, tee, mug, gone, hidden, foreign } = await openShelf();
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

const list = (client = shopper, name = 'main'): Promise<Basket> => listOf(client, name);
const put = (item: object, client = shopper): Promise<Basket> => putIn(client, item);
const teeItem = (changes: object = {}) => ({
  productId: tee.id,
  productColor: 'Navy',
  productSize: 'M',
  ...changes,
});

describe('adding', () => {
  test('a product by id gives its line with price, picture, options and sums', async () => {
    const basket = await put(teeItem({ quantity: 2 }));
    expect(basket.items).toEqual([
      {
        key: tee.variant('Navy', 'M'),
        quantity: 2,
        name: 'tee',
        priceIncTax: 20,
        fullPriceIncTax: 24,
        image: '/images/tee.png',
        options: { Colour: 'Navy', Size: 'M' },
        personalisation: [],
        bundleItems: [],
        giftCard: null,
        productUuid: expect.stringMatching(/^[\da-f-]{36}$/),
        productId: tee.id,
        productUrl: 'tee',
        variantId: tee.variant('Navy', 'M'),
        available: true,
        maxQuantity: null,
      },
    ]);
    expect(basket).toMatchObject({
      currency: 'GBP',
      totalQuantity: 2,
      totals: { subtotal: 40, discount: 0, goodsTax: 6.67, shipping: 0, total: 40 },
      coupon: null,
      freeDelivery: { threshold: 50, remaining: 10 },
    });
    expect(await list()).toEqual(basket);
  });

  test('by url, by variant, and without choice when there is only one', async () => {
    await put({ productUrl: 'mug' });
    await put({ variantId: tee.variant('Black', 'S') });
    expect((await list()).items.map(({ key }) => key)).toEqual([mug.variant(), tee.variant('Black', 'S')]);
  });

  test('the same again adds up, another size is another line', async () => {
    await put(teeItem());
    await put(teeItem({ quantity: 3 }));
    const basket = await put(teeItem({ productSize: 'S' }));
    expect(basket.items.map(({ quantity }) => quantity)).toEqual([4, 1]);
    expect(basket.totalQuantity).toBe(5);
  });

  test('twenty at once add up too', async () => {
    await list();
    await Promise.all(Array.from({ length: 20 }, () => put(teeItem())));
    expect((await list()).items).toMatchObject([{ quantity: 20 }]);
  });

  test.each([
    ['GBP', 20, 'GBP'],
    ['USD', 25, 'USD'],
    ['EUR', 23, 'EUR'],
    ['JPY', 3800, 'JPY'],
    ['CHF', 20, 'GBP'],
  ])('in %s', async (asked, price, currency) => {
    const basket = basketOf(await shopper.post(`${addPath}?currency=${asked}`, { item: teeItem() }));
    expect(basket).toMatchObject({
      currency,
      items: [{ priceIncTax: price }],
      totals: { currency, total: price },
    });
  });

  test.each([0, -1, 1.5, 1_000_000_000, '2', null])(
    'quantity %s is refused with its field',
    async (quantity) => {
      expect(await shopper.post(addPath, { item: teeItem({ quantity }) })).toMatchObject({
        status: 422,
        json: { code: 'validation_failed', errors: [{ field: 'item.quantity' }] },
      });
      expect((await list()).items).toEqual([]);
    },
  );

  test('beyond 999 of one thing is refused, and what was there stays', async () => {
    await put(teeItem({ quantity: 998 }));
    expect(await shopper.post(addPath, { item: teeItem({ quantity: 2 }) })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'item.quantity', message: 'You can order up to 999 of these' }] },
    });
    expect((await list()).items).toMatchObject([{ quantity: 998 }]);
  });

  test('beyond the stock is refused', async () => {
    await put({ productUrl: 'last', quantity: 2 });
    expect(await shopper.post(addPath, { item: { productUrl: 'last', quantity: 2 } })).toMatchObject({
      status: 422,
      json: { message: 'Only 3 of these are left', errors: [{ field: 'item.quantity' }] },
    });
    expect((await list()).items).toMatchObject([{ quantity: 2, maxQuantity: 3 }]);
  });

  test('a full basket takes more of what is in it, and nothing new', async () => {
    await put(teeItem());
    await platform.core.database.platform((db) =>
      db.run(
        `INSERT INTO basket_lines (division_id, owner, name, key, product_id, quantity)
         SELECT division_id, owner, name, 'full:' || n, product_id, 1
         FROM basket_lines, generate_series(2, 200) n WHERE key = $1 AND (division_id, owner) = (SELECT division_id, owner FROM basket_lines ORDER BY added_at DESC LIMIT 1)`,
        [tee.variant('Navy', 'M')],
      ),
    );
    expect(await shopper.post(addPath, { item: { productUrl: 'mug' } })).toMatchObject({
      status: 422,
      json: { message: 'A basket can hold up to 200 different items' },
    });
    const { items } = await put(teeItem());
    expect([items.length, items.find(({ key }) => key === tee.variant('Navy', 'M'))?.quantity]).toEqual([
      200, 2,
    ]);
  });

  test('sold out is a conflict', async () => {
    expect(await shopper.post(addPath, { item: { productId: gone.id } })).toMatchObject({
      status: 409,
      json: { code: 'sold_out', message: 'Oops... Looks like this product is no longer available' },
    });
  });

  test.each([
    ['an unknown id', { productId: 999_999 }, 404, 'item.productId'],
    ['an unknown url', { productUrl: 'nothing' }, 404, 'item.productUrl'],
    ['an unknown variant', { variantId: 'none' }, 404, 'item.variantId'],
    [
      'a colour that does not exist',
      { productUrl: 'tee', productColor: 'Pink', productSize: 'M' },
      422,
      'item.productColor',
    ],
    [
      'a size that does not exist',
      { productUrl: 'tee', productColor: 'Navy', productSize: 'XXL' },
      422,
      'item.productSize',
    ],
    [
      'no colour where one is to be chosen',
      { productUrl: 'tee', productSize: 'M' },
      422,
      'item.productColor',
    ],
    ['no product', { productColor: 'Navy' }, 422, 'item.productId'],
  ])('%s is refused with its field', async (_what, item, status, field) => {
    expect(await shopper.post(addPath, { item })).toMatchObject({ status, json: { errors: [{ field }] } });
    expect((await list()).items).toEqual([]);
  });

  test('hidden products and those of another store are not found', async () => {
    for (const item of [
      { productId: hidden.id },
      { productId: foreign.id },
      { productUrl: 'foreign' },
      { variantId: foreign.variant() },
    ]) {
      expect(await shopper.post(addPath, { item })).toMatchObject({ status: 404 });
    }
    expect((await list()).items).toEqual([]);
    expect((await list(testClient(platform.app, testHosts.other))).items).toEqual([]);
  });

  test('a body that is no JSON, or too large, is refused', async () => {
    await list();
    const raw = (payload: string) =>
      shopper.send({
        method: 'POST',
        url: addPath,
        payload,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': shopper.cookies.get('XSRF-TOKEN')! },
      });
    expect(await raw('{"item":')).toMatchObject({ status: 400, json: { code: 'malformed_json' } });
    expect(
      await raw(JSON.stringify({ item: teeItem(), filler: 'x'.repeat(10 * 1024 * 1024) })),
    ).toMatchObject({ status: 413 });
    expect((await list()).items).toEqual([]);
  });

  test('a missing or foreign XSRF token is refused', async () => {
    await list();
    const stranger = testClient(platform.app, testHosts.demo);
    await list(stranger);
    for (const token of ['', stranger.cookies.get('XSRF-TOKEN')!]) {
      expect(await shopper.post(addPath, { item: teeItem() }, { 'x-xsrf-token': token })).toMatchObject({
        status: 403,
      });
    }
    expect((await list()).items).toEqual([]);
  });
});

describe('adding several', () => {
  test('all of them, with a message', async () => {
    const basket = basketOf(
      await shopper.post(bulkAdd, { items: [teeItem(), teeItem({ quantity: 2 }), { productUrl: 'mug' }] }),
    );
    expect(basket.items.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(basket.message).toBe('4 items were added to your basket');
  });

  test('none when one of them is gone: 400 with the spec’s text', async () => {
    for (const item of [{ productId: gone.id }, { productUrl: 'nothing' }, { productId: foreign.id }]) {
      expect(await shopper.post(bulkAdd, { items: [teeItem(), item] })).toMatchObject({
        status: 400,
        json: { message: 'Oops... Looks like this product is no longer available' },
      });
    }
    expect(
      await shopper.post(bulkAdd, { items: [teeItem(), teeItem({ productSize: 'XXL' })] }),
    ).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'items.1.productSize' }] },
    });
    expect(
      await shopper.post(bulkAdd, {
        items: [
          { productUrl: 'last', quantity: 2 },
          { productUrl: 'last', quantity: 2 },
        ],
      }),
    ).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'items.1.quantity' }] },
    });
    expect((await list()).items).toEqual([]);
  });

  test('nothing is refused with the spec’s text', async () => {
    expect(await shopper.post(bulkAdd, { items: [] })).toMatchObject({
      status: 400,
      json: { message: 'No items were added to basket' },
    });
  });
});
