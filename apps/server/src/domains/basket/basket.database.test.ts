import type { Basket } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { addPath, basketOf, listOf, openShelf, putIn } from '../../testing/test-shelf.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';

const { demo } = testDivisions;
const { platform, tee, mug, foreign } = await openShelf();
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

  test('a product that has been hidden or deleted since is shown as gone and counts nothing', async () => {
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
    await platform.services.catalogue.service.changed(demo, [fleeting.id]);
    expect(await list()).toMatchObject({
      items: [{ available: true }, { available: false, withdrawn: true, name: 'fleeting', productUrl: '' }],
      totals: { total: 20 },
    });
    await database.tenant(demo, ({ query }) =>
      query.deleteFrom('products').where('division_id', '=', demo).where('id', '=', fleeting.id).execute(),
    );
    await platform.services.catalogue.service.changed(demo, [fleeting.id]);
    const basket = await list();
    expect(basket).toMatchObject({
      items: [{}, { available: false, withdrawn: true, name: 'This product is no longer available' }],
      totals: { total: 20 },
    });
    expect(basketOf(await shopper.post(remove, { key: basket.items[1]!.key })).items).toHaveLength(1);
  });
});

describe('a product that is no longer sold', () => {
  test('in one size alone is named, leads nowhere and counts nothing; what is sold out still leads to its product', async () => {
    const poster = await writeProduct(platform, { division: demo, urlName: 'print', sizes: ['A4', 'A2'] });
    await put({ productId: poster.id, productSize: 'A2' });
    await put({ productId: poster.id, productSize: 'A4' });
    const { database } = platform.core;
    await database.tenant(demo, async ({ query }) => {
      await query.deleteFrom('variants').where('id', '=', poster.variant('Black', 'A2')).execute();
      await query
        .updateTable('variants')
        .set({ stock: 0 })
        .where('id', '=', poster.variant('Black', 'A4'))
        .execute();
    });
    await platform.services.catalogue.service.changed(demo, [poster.id]);
    const { items, totals } = await list();
    expect(items).toMatchObject([
      { name: 'print', options: { Size: 'A2' }, available: false, withdrawn: true, productUrl: '' },
      { name: 'print', options: { Size: 'A4' }, available: false, productUrl: 'print' },
    ]);
    expect(items[1]).not.toHaveProperty('withdrawn');
    expect(totals.total).toBe(0);
  });

  test('is named by the checkout that refuses it', async () => {
    const fading = await writeProduct(platform, { division: demo, urlName: 'fading' });
    const buyer = testShopper(platform.app, testHosts.demo);
    await buyer.add({ productId: fading.id });
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('products').set({ enabled: false }).where('id', '=', fading.id).execute(),
    );
    await platform.services.catalogue.service.changed(demo, [fading.id]);
    expect(await buyer.place()).toMatchObject({
      status: 409,
      json: { code: 'sold_out', errors: [{ message: 'fading is no longer available' }] },
    });
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

  test('one that makes delivery free leaves nothing to spend for it', async () => {
    await writeCoupon(platform, {
      division: demo,
      code: 'POSTFREE',
      kind: 'free_shipping',
      minimumMinor: 3000,
    });
    await put(teeItem());
    await shopper.post(coupon, { code: 'POSTFREE' });
    expect(await list()).toMatchObject({ freeDelivery: { remaining: 30 } });
    expect(await put(teeItem())).toMatchObject({ freeDelivery: { threshold: 50, remaining: 0 } });
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
        .updateTable('discounts')
        .set({ ends_at: new Date(0) })
        .where('division_id', '=', demo)
        .where('title', '=', 'Coupon FLEETING')
        .execute(),
    );
    expect(await list()).toMatchObject({
      coupon: { problem: 'This coupon has expired' },
      totals: { discount: 0 },
    });
  });
});

describe('signing up and in', () => {
  test('the visitor’s basket, coupon and favourites become the customer’s', async () => {
    await put(teeItem({ quantity: 2 }));
    await shopper.post('/omnis/v3/basket/coupon/', { code: 'TEN' });
    await shopper.post(addPath, { item: { productId: mug.id }, name: 'favourites' });
    const login = { email: 'merge@example.com', password: 'long enough' };
    expect((await shopper.post('/omnis/v3/shop/customer/create/', login)).status).toBe(201);
    expect(await list()).toMatchObject({ items: [{ quantity: 2 }], coupon: { code: 'TEN' } });

    const elsewhere = testClient(platform.app, testHosts.demo);
    await put(teeItem({ quantity: 3 }), elsewhere);
    await put({ productUrl: 'mug' }, elsewhere);
    await elsewhere.post('/omnis/v3/basket/coupon/', { code: 'FIVER' });
    await elsewhere.post(addPath, { item: { productId: mug.id }, name: 'favourites' });
    expect((await elsewhere.post('/omnis/v3/dashboard/secure/login/', login)).status).toBe(200);
    const merged = await list(elsewhere);
    expect(merged.items.map(({ productUrl, quantity }) => `${productUrl} ${quantity}`).toSorted()).toEqual([
      'mug 1',
      'tee 5',
    ]);
    expect(await list(elsewhere, 'favourites')).toMatchObject({ items: [{ quantity: 1 }] });
    // Entered last, it takes the place of the account's, and gives way to one that was entered later.
    expect(merged.coupon?.code).toBe('FIVER');
    expect(await list()).toEqual(merged);
    const early = testClient(platform.app, testHosts.demo);
    await early.post('/omnis/v3/basket/coupon/', { code: 'BIG' });
    await shopper.post('/omnis/v3/basket/coupon/', { code: 'TEN' });
    await early.post('/omnis/v3/dashboard/secure/login/', login);
    expect((await list(early)).coupon?.code).toBe('TEN');
  });
});
