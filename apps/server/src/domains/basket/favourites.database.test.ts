import type { Basket } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { addPath, basketOf, listOf, openShelf } from '../../testing/test-shelf.ts';
import { writeProduct } from '../../testing/test-shop.ts';

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

  test('have the rating and the colours that their cards show', async () => {
    await favourite({ productUrl: 'tee' });
    const [liked] = (await list(shopper, 'favourites')).items;
    const { json } = await shopper.get(`/omnis/v3/division/${demo}/products/tee/`);
    const { reviews, colours } = z
      .object({ reviews: z.object({}), colours: z.array(z.object({})) })
      .loose()
      .parse(json);
    expect(liked).toMatchObject({ reviews, colours });
    expect(colours.length).toBeGreaterThan(1);
  });

  test('that are sold no more say so, and can be taken out', async () => {
    const fleeting = await writeProduct(platform, { division: demo, urlName: 'liked-once' });
    await favourite({ productId: fleeting.id });
    expect((await list(shopper, 'favourites')).items[0]).not.toHaveProperty('withdrawn');
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('products').set({ enabled: false }).where('id', '=', fleeting.id).execute(),
    );
    await platform.services.catalogue.service.changed(demo, [fleeting.id]);
    const { items } = await list(shopper, 'favourites');
    expect(items).toMatchObject([{ productUrl: 'liked-once', available: false, withdrawn: true }]);
    // Nothing is left to be mailed.
    const mailed = await shopper.post('/omnis/v3/basket/favourites/email-for-later/', {
      email: 'gone@example.com',
    });
    expect([mailed.status, mailed.json]).toMatchObject([422, { message: 'You have no favourites yet' }]);
    const line = { key: `product:${fleeting.id}`, name: 'favourites' };
    expect(basketOf(await shopper.post('/omnis/v3/basket/remove/', line)).items).toEqual([]);
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
    await platform.services.catalogue.service.changed(demo, [tee.id]);
    const navy = [{ image: '/images/navy.png', options: { Colour: 'Navy', Size: 'M' } }];
    expect(
      basketOf(await favourite({ productId: tee.id, productColor: 'Navy', productSize: 'M' })).items,
    ).toMatchObject(navy);
    // A shopper who likes it again without a choice keeps the earlier choice.
    expect(basketOf(await favourite({ productId: tee.id })).items).toMatchObject(navy);
    await shopper.post('/omnis/v3/basket/favourites/email-for-later/', { email: 'navy@example.com' });
    const outbox = outboxSchema.parse((await shopper.get('/dev/outbox/?format=json')).json);
    const mail = outbox.items.find(({ to }) => to === 'navy@example.com');
    expect(mail?.html).toContain('/images/navy');
    expect(mail?.text).toContain(' (Navy, M)  ');
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
    await platform.services.catalogue.service.changed(demo, [poster.id]);
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

  test('of two devices are all kept, and can be taken out one by one though they are more than may be added', async () => {
    await favourite({ productId: tee.id });
    // As if from another device; what is no product any more is not shown.
    await platform.core.database.direct(
      `INSERT INTO basket_lines (division_id, owner, name, key, product_id, colour, size, quantity)
         SELECT division_id, owner, name, 'product:' || (1000000 + n), 1000000 + n, '', '', 1
         FROM basket_lines, generate_series(1, 200) n
         WHERE key = $1 AND name = 'favourites'
           AND owner = (SELECT owner FROM basket_lines WHERE name = 'favourites' ORDER BY added_at DESC LIMIT 1)`,
      [`product:${tee.id}`],
    );
    expect((await list(shopper, 'favourites')).items).toMatchObject([{ productUrl: 'tee' }]);
    expect(await favourite({ productId: mug.id })).toMatchObject({
      status: 422,
      json: { message: 'You can save up to 200 favourites' },
    });
    const remove = (key: string) => shopper.post('/omnis/v3/basket/remove/', { key, name: 'favourites' });
    expect(basketOf(await remove(`product:${tee.id}`)).items).toEqual([]);
    expect(await remove('product:1000001')).toMatchObject({ status: 200 });
    expect(basketOf(await favourite({ productId: mug.id })).items).toMatchObject([{ productUrl: 'mug' }]);
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
