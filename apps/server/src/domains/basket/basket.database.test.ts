import type { Basket } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { addPath, basketOf, listOf, openShelf, putIn } from '../../testing/test-shelf.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';

const { demo } = testDivisions;
const { platform, tee, mug, last, gone, hidden, foreign } = await openShelf();
const outboxSchema = z.object({
  items: z.array(z.object({ to: z.string(), text: z.string(), html: z.string() })),
});
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
  const favourite = (item: object) => shopper.post(addPath, { item, name: 'favourites' });

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

  test.each([
    ['a colour', { productColor: 'Heliotrope' }, 'item.productColor'],
    ['a size', { productSize: 'XXXL' }, 'item.productSize'],
  ])('with %s that there is not are refused', async (_what, choice, field) => {
    expect(await favourite({ productId: tee.id, ...choice })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    const bulk = { items: [{ productId: tee.id, ...choice }], name: 'favourites' };
    const answer = await shopper.post('/omnis/v3/frontend/product/bulkAddItemsToCart/', bulk);
    expect(answer).toMatchObject({ status: 422 });
    expect((await list(shopper, 'favourites')).items).toEqual([]);
  });

  test('are kept in the colour and size as the product has them', async () => {
    const { items } = basketOf(
      await favourite({ productId: tee.id, productColor: 'navy', productSize: 'm' }),
    );
    expect(items).toMatchObject([{ options: { Colour: 'Navy', Size: 'M' } }]);
  });

  test('are shown in their colour, and come back in it by a mailed link', async () => {
    await platform.core.database.tenant(demo, ({ query }) =>
      query
        .insertInto('product_images')
        .values({
          division_id: demo,
          product_id: tee.id,
          position: 1,
          src: '/images/navy.png',
          alt: 'Navy',
          colour: 'Navy',
        })
        .execute(),
    );
    await platform.services.catalogue.changed(demo, [tee.id]);
    const navy = [{ image: '/images/navy.png', options: { Colour: 'Navy', Size: 'M' } }];
    expect(
      basketOf(await favourite({ productId: tee.id, productColor: 'Navy', productSize: 'M' })).items,
    ).toMatchObject(navy);
    // Who likes it again without a choice keeps the one that they made.
    expect(basketOf(await favourite({ productId: tee.id })).items).toMatchObject(navy);
    await shopper.post('/omnis/v3/basket/favourites/email-for-later/', { email: 'navy@example.com' });
    const outbox = outboxSchema.parse((await shopper.get('/dev/outbox/?format=json')).json);
    const mail = outbox.items.find(({ to }) => to === 'navy@example.com');
    expect(mail?.html).toContain('/images/navy');
    const br = /favourites\/\?br=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const elsewhere = testClient(platform.app, testHosts.demo);
    const recovered = await elsewhere.post('/omnis/v3/basket/favourites/recover/', { br });
    expect(basketOf(recovered).items).toMatchObject(navy);
  });

  test('say when some of it cost more, and lists and suggestions do too', async () => {
    const poster = await writeProduct(platform, { division: demo, urlName: 'poster', sizes: ['A4', 'A2'] });
    const priceVaries = async () =>
      basketOf(await favourite({ productId: poster.id })).items.map((item) => item.priceVaries);
    expect(await priceVaries()).toEqual([undefined]);
    await platform.core.database.tenant(demo, ({ query }) =>
      query
        .updateTable('variants')
        .set({ price_minor: 4800 })
        .where('division_id', '=', demo)
        .where('id', '=', poster.variant('Black', 'A2'))
        .execute(),
    );
    await platform.services.catalogue.changed(demo, [poster.id]);
    expect(await priceVaries()).toEqual([true]);
    // Of one size the price is known.
    const [large] = basketOf(await favourite({ productId: poster.id, productSize: 'A2' })).items;
    expect(large).toMatchObject({ priceIncTax: 48, options: { Size: 'A2' } });
    expect(large?.priceVaries).toBeUndefined();
    const listed = await shopper.get(`/omnis/v3/division/${demo}/products/?priceMin=24`);
    const some = z.array(z.object({ urlName: z.string(), priceVaries: z.boolean().optional() }));
    const { items } = z.object({ items: some }).parse(listed.json);
    const suggested = await shopper.get(`/omnis/v3/division/${demo}/search/suggest/`);
    const { products } = z.object({ products: some }).parse(suggested.json);
    for (const named of [items, products])
      expect(named.filter((item) => item.priceVaries === true)).toMatchObject([{ urlName: 'poster' }]);
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
    await elsewhere.post(addPath, { item: { productId: last.id }, name: 'favourites' });
    const recover = (client: TestClient, br: string) =>
      client.post('/omnis/v3/basket/favourites/recover/', { br });
    expect(
      basketOf(await recover(elsewhere, token))
        .items.map(({ productUrl }) => productUrl)
        .toSorted(),
    ).toEqual(['last', 'mug', 'tee']);
    expect(basketOf(await recover(elsewhere, token)).items).toHaveLength(3);
    expect(await recover(elsewhere, 'short')).toMatchObject({ status: 404 });
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
