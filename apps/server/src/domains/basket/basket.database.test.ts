// Longer than 400 lines, because all of it shares one platform, which takes seconds to start.
import { basketSchema, texts, type Basket } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient, type TestAnswer, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeCoupon, writeProduct, writeShipping, type WrittenProduct } from '../../testing/test-shop.ts';

const { demo, other } = testDivisions;
const add = '/omnis/v3/frontend/product/addItemToCart/';
const bulkAdd = '/omnis/v3/frontend/product/bulkAddItemsToCart/';

let platform: TestPlatform;
let tee: WrittenProduct;
let mug: WrittenProduct;
let last: WrittenProduct;
let gone: WrittenProduct;
let hidden: WrittenProduct;
let foreign: WrittenProduct;
let shopper: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  await writeShipping(platform, demo);
  tee = await writeProduct(platform, {
    division: demo,
    urlName: 'tee',
    colours: ['Black', 'Navy'],
    sizes: ['S', 'M'],
    salePriceMinor: 2000,
  });
  mug = await writeProduct(platform, {
    division: demo,
    urlName: 'mug',
    priceMinor: 1199,
    colours: [''],
    sizes: [''],
  });
  last = await writeProduct(platform, { division: demo, urlName: 'last', stock: 3 });
  gone = await writeProduct(platform, { division: demo, urlName: 'gone', stock: 0 });
  hidden = await writeProduct(platform, { division: demo, urlName: 'hidden', enabled: false });
  foreign = await writeProduct(platform, { division: other, urlName: 'foreign' });
  const past = new Date(Date.now() - 60_000);
  await writeCoupon(platform, { division: demo, code: 'TEN' });
  await writeCoupon(platform, { division: demo, code: 'FIVER', kind: 'fixed', value: 500 });
  await writeCoupon(platform, { division: demo, code: 'BIG', minimumMinor: 10_000 });
  await writeCoupon(platform, { division: demo, code: 'OLD', expiresAt: past });
  await writeCoupon(platform, { division: demo, code: 'SOON', startsAt: new Date(Date.now() + 60_000) });
  await writeCoupon(platform, { division: demo, code: 'USED', maxUses: 5, uses: 5 });
  await writeCoupon(platform, { division: other, code: 'FOREIGN' });
});
afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

function basketOf(answer: TestAnswer): Basket {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return basketSchema.parse(answer.json);
}

const list = async (client = shopper, name = 'main'): Promise<Basket> =>
  basketOf(await client.get(`/omnis/v3/basket/${name}/list/`));
const teeItem = (changes: object = {}) => ({
  productId: tee.id,
  productColor: 'Navy',
  productSize: 'M',
  ...changes,
});
const put = async (item: object, client = shopper): Promise<Basket> =>
  basketOf(await client.post(add, { item }));

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
    const basket = basketOf(await shopper.post(`${add}?currency=${asked}`, { item: teeItem() }));
    expect(basket).toMatchObject({
      currency,
      items: [{ priceIncTax: price }],
      totals: { currency, total: price },
    });
  });

  test.each([0, -1, 1.5, 1_000_000_000, '2', null])(
    'quantity %s is refused with its field',
    async (quantity) => {
      expect(await shopper.post(add, { item: teeItem({ quantity }) })).toMatchObject({
        status: 422,
        json: { code: 'validation_failed', errors: [{ field: 'item.quantity' }] },
      });
      expect((await list()).items).toEqual([]);
    },
  );

  test('beyond 999 of one thing is refused, and what was there stays', async () => {
    await put(teeItem({ quantity: 998 }));
    expect(await shopper.post(add, { item: teeItem({ quantity: 2 }) })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'item.quantity', message: 'You can have 999 of these at most' }] },
    });
    expect((await list()).items).toMatchObject([{ quantity: 998 }]);
  });

  test('beyond the stock is refused', async () => {
    await put({ productUrl: 'last', quantity: 2 });
    expect(await shopper.post(add, { item: { productUrl: 'last', quantity: 2 } })).toMatchObject({
      status: 422,
      json: { message: 'Only 3 of these are left', errors: [{ field: 'item.quantity' }] },
    });
    expect((await list()).items).toMatchObject([{ quantity: 2, maxQuantity: 3 }]);
  });

  test('sold out is a conflict', async () => {
    expect(await shopper.post(add, { item: { productId: gone.id } })).toMatchObject({
      status: 409,
      json: { code: 'sold_out', message: texts.productGone },
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
    expect(await shopper.post(add, { item })).toMatchObject({ status, json: { errors: [{ field }] } });
    expect((await list()).items).toEqual([]);
  });

  test('hidden products and those of another store are not found', async () => {
    for (const item of [
      { productId: hidden.id },
      { productId: foreign.id },
      { productUrl: 'foreign' },
      { variantId: foreign.variant() },
    ]) {
      expect(await shopper.post(add, { item })).toMatchObject({ status: 404 });
    }
    expect((await list()).items).toEqual([]);
    expect((await list(testClient(platform.app, testHosts.other))).items).toEqual([]);
  });

  test('a body that is no JSON, or too large, is refused', async () => {
    await list();
    const raw = (payload: string) =>
      shopper.send({
        method: 'POST',
        url: add,
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
      expect(await shopper.post(add, { item: teeItem() }, { 'x-xsrf-token': token })).toMatchObject({
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
        json: { message: texts.productGone },
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
      json: { message: texts.noItemsAdded },
    });
  });
});

describe('changing', () => {
  const update = '/omnis/v3/basket/update/';
  const remove = '/omnis/v3/basket/remove/';

  test('quantity and removal', async () => {
    const { key } = (await put(teeItem())).items[0]!;
    await put({ productUrl: 'mug' });
    expect(basketOf(await shopper.post(update, { key, quantity: 7 })).items).toMatchObject([
      { quantity: 7 },
      { quantity: 1 },
    ]);
    expect(basketOf(await shopper.post(remove, { key })).items).toMatchObject([{ productUrl: 'mug' }]);
    expect(await shopper.post(remove, { key })).toMatchObject({
      status: 404,
      json: { errors: [{ field: 'key' }] },
    });
  });

  test.each([0, -1, 1.5, 1_000_000_000])('quantity %s is refused', async (quantity) => {
    const { key } = (await put(teeItem())).items[0]!;
    expect(await shopper.post(update, { key, quantity })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'quantity' }] },
    });
    expect((await list()).items).toMatchObject([{ quantity: 1 }]);
  });

  test('more than are left is refused', async () => {
    const { key } = (await put({ productUrl: 'last' })).items[0]!;
    expect(await shopper.post(update, { key, quantity: 4 })).toMatchObject({
      status: 422,
      json: { message: 'Only 3 of these are left' },
    });
    expect((await list()).items).toMatchObject([{ quantity: 1 }]);
  });

  test('a key of somebody else, of another store or of nothing is not found, and leaves no trace', async () => {
    const { key } = (await put(teeItem())).items[0]!;
    const stranger = testClient(platform.app, testHosts.demo);
    const abroad = testClient(platform.app, testHosts.other);
    for (const client of [stranger, abroad]) {
      expect(await client.post(update, { key, quantity: 5 })).toMatchObject({ status: 404 });
      expect(await client.post(remove, { key })).toMatchObject({ status: 404 });
    }
    for (const wrong of [foreign.variant(), 'x', `product:${tee.id}`]) {
      expect(await shopper.post(update, { key: wrong, quantity: 5 })).toMatchObject({
        status: 404,
        json: { errors: [{ field: 'key' }] },
      });
    }
    expect((await list()).items).toMatchObject([{ quantity: 1 }]);
  });

  test('what has been hidden or deleted since is shown as gone and counts nothing', async () => {
    const fleeting = await writeProduct(platform, { division: demo, urlName: 'fleeting' });
    await put(teeItem());
    await put({ productId: fleeting.id });
    const { database } = platform.core;
    const hide = (enabled: boolean) =>
      database.tenant(demo, ({ query }) =>
        query
          .updateTable('products')
          .set({ enabled })
          .where('division_id', '=', demo)
          .where('id', '=', fleeting.id)
          .execute(),
      );
    await hide(false);
    await platform.services.catalogue.changed(demo, [fleeting.id]);
    expect(await list()).toMatchObject({
      items: [{ available: true }, { available: false }],
      totals: { total: 20 },
    });
    await database.tenant(demo, ({ query }) =>
      query.deleteFrom('products').where('division_id', '=', demo).where('id', '=', fleeting.id).execute(),
    );
    await platform.services.catalogue.changed(demo, [fleeting.id]);
    const basket = await list();
    expect(basket).toMatchObject({
      items: [{}, { available: false, name: 'This product is no longer available' }],
      totals: { total: 20 },
    });
    expect(basketOf(await shopper.post(remove, { key: basket.items[1]!.key })).items).toHaveLength(1);
  });
});

describe('coupons', () => {
  const coupon = '/omnis/v3/basket/coupon/';

  test('a percentage, in any case of letters', async () => {
    await put(teeItem({ quantity: 2 }));
    expect(basketOf(await shopper.post(coupon, { code: ' ten ' }))).toMatchObject({
      coupon: { code: 'TEN', description: 'Coupon TEN', problem: '' },
      totals: { subtotal: 40, discount: 4, goodsTax: 6.67, taxDiscount: 0.67, total: 36 },
      freeDelivery: { remaining: 14 },
    });
    expect(basketOf(await shopper.post('/omnis/v3/basket/coupon/remove/'))).toMatchObject({
      coupon: null,
      totals: { total: 40 },
    });
  });

  test('an amount, in the shopper’s currency, takes the place of another', async () => {
    await put(teeItem());
    await shopper.post(coupon, { code: 'TEN' });
    expect(basketOf(await shopper.post(`${coupon}?currency=USD`, { code: 'FIVER' }))).toMatchObject({
      coupon: { code: 'FIVER' },
      totals: { subtotal: 25, discount: 6.25, total: 18.75 },
    });
  });

  test('below its minimum it lies there and says what is missing', async () => {
    await put(teeItem({ quantity: 4 }));
    expect(basketOf(await shopper.post(coupon, { code: 'BIG' }))).toMatchObject({
      coupon: { problem: 'Spend £20.00 more to use this coupon' },
      totals: { discount: 0, total: 80 },
    });
    expect(await put(teeItem())).toMatchObject({
      coupon: { problem: '' },
      totals: { discount: 10, total: 90 },
    });
  });

  test.each([
    ['NOPE', 'This coupon code is not valid'],
    ['FOREIGN', 'This coupon code is not valid'],
    ['OLD', 'This coupon has expired'],
    ['SOON', 'This coupon cannot be used yet'],
    ['USED', 'This coupon has been used up'],
  ])('%s: %s', async (code, message) => {
    await put(teeItem());
    expect(await shopper.post(coupon, { code })).toMatchObject({
      status: 422,
      json: { code: 'coupon_invalid', message, errors: [{ field: 'code', message }] },
    });
    expect(await list()).toMatchObject({ coupon: null, totals: { total: 20 } });
  });

  test('one that expires while it lies on the basket gives nothing and says so', async () => {
    await writeCoupon(platform, { division: demo, code: 'FLEETING' });
    await put(teeItem());
    await shopper.post(coupon, { code: 'FLEETING' });
    await platform.core.database.tenant(demo, ({ query }) =>
      query
        .updateTable('coupons')
        .set({ expires_at: new Date(0) })
        .where('division_id', '=', demo)
        .where('code', '=', 'FLEETING')
        .execute(),
    );
    expect(await list()).toMatchObject({
      coupon: { problem: 'This coupon has expired' },
      totals: { discount: 0 },
    });
  });
});

describe('favourites', () => {
  const favourite = (item: object) => shopper.post(add, { item, name: 'favourites' });

  test('hold a product once, without a choice of colour and size, and sold-out ones too', async () => {
    await favourite({ productId: tee.id });
    await favourite({ productUrl: 'tee', productColor: 'Navy' });
    const basket = basketOf(await favourite({ variantId: gone.variant() }));
    expect(basket.items).toMatchObject([
      {
        key: `product:${tee.id}`,
        quantity: 1,
        options: { Colour: 'Navy', Size: '' },
        priceIncTax: 20,
        fullPriceIncTax: 24,
        available: true,
      },
      { key: `product:${gone.id}`, options: { Colour: 'Black', Size: 'M' }, available: false },
    ]);
    expect(basket.totals.total).toBe(0);
    expect(await list(shopper, 'favourites')).toEqual(basket);
    expect((await list()).items).toEqual([]);
  });

  test('can be taken out', async () => {
    await favourite({ productId: tee.id });
    const remove = (key: string) => shopper.post('/omnis/v3/basket/remove/', { key, name: 'favourites' });
    expect(basketOf(await remove(`product:${tee.id}`)).items).toEqual([]);
    expect(await remove(`product:${tee.id}`)).toMatchObject({ status: 404 });
  });

  test('unknown and foreign products are refused', async () => {
    for (const item of [{ productId: 999_999 }, { productId: foreign.id }, { productId: hidden.id }]) {
      expect(await favourite(item)).toMatchObject({
        status: 404,
        json: { errors: [{ field: 'item.productId' }] },
      });
    }
    expect((await list(shopper, 'favourites')).items).toEqual([]);
  });

  test('come back on another device by a mailed link, and join those there', async () => {
    const later = '/omnis/v3/basket/favourites/email-for-later/';
    expect(await shopper.post(later, { email: 'jo@example.com' })).toMatchObject({
      status: 422,
      json: { message: 'You have no favourites yet' },
    });
    expect(await shopper.post(later, { email: 'jo@' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'email' }] },
    });
    await favourite({ productId: tee.id });
    await favourite({ productId: mug.id });
    expect(await shopper.post(later, { email: 'jo@example.com' })).toMatchObject({ status: 200 });

    const outbox = await shopper.get('/dev/outbox/?format=json');
    const text = JSON.stringify(outbox.json);
    const token = /favourites\/\?br=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(text).toContain(`http://${testHosts.demo}/favourites/?br=`);

    const elsewhere = testClient(platform.app, testHosts.demo);
    await elsewhere.post(add, { item: { productId: last.id }, name: 'favourites' });
    const recover = (client: TestClient, br: string) =>
      client.post('/omnis/v3/basket/favourites/recover/', { br });
    expect(
      basketOf(await recover(elsewhere, token))
        .items.map(({ productUrl }) => productUrl)
        .toSorted(),
    ).toEqual(['last', 'mug', 'tee']);
    expect(basketOf(await recover(elsewhere, token)).items).toHaveLength(3);
    expect(await recover(elsewhere, `${token.slice(0, -1)}_`)).toMatchObject({
      status: 404,
      json: { errors: [{ field: 'br' }] },
    });
    expect(await recover(testClient(platform.app, testHosts.other), token)).toMatchObject({ status: 404 });
  });

  test('mails are limited', async () => {
    await favourite({ productId: tee.id });
    const ask = () =>
      shopper.post('/omnis/v3/basket/favourites/email-for-later/', { email: 'often@example.com' });
    for (let round = 0; round < 5; round += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
  });
});

describe('signing up and in', () => {
  test('the visitor’s basket, coupon and favourites become the customer’s', async () => {
    await put(teeItem({ quantity: 2 }));
    await shopper.post('/omnis/v3/basket/coupon/', { code: 'TEN' });
    await shopper.post(add, { item: { productId: mug.id }, name: 'favourites' });
    const login = { email: 'merge@example.com', password: 'long enough' };
    expect((await shopper.post('/omnis/v3/shop/customer/create/', login)).status).toBe(201);
    expect(await list()).toMatchObject({ items: [{ quantity: 2 }], coupon: { code: 'TEN' } });

    const elsewhere = testClient(platform.app, testHosts.demo);
    await put(teeItem({ quantity: 3 }), elsewhere);
    await put({ productUrl: 'mug' }, elsewhere);
    await elsewhere.post(add, { item: { productId: mug.id }, name: 'favourites' });
    expect((await elsewhere.post('/omnis/v3/dashboard/secure/login/', login)).status).toBe(200);
    const merged = await list(elsewhere);
    expect(merged.items.map(({ productUrl, quantity }) => `${productUrl} ${quantity}`).toSorted()).toEqual([
      'mug 1',
      'tee 5',
    ]);
    expect(await list(elsewhere, 'favourites')).toMatchObject({ items: [{ quantity: 1 }] });
    expect(await list()).toEqual(merged);
  });
});
