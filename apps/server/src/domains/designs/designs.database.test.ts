import type { CallResponse } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { insertStaff } from '../../testing/after-sale.ts';
import { sendPicture } from '../../testing/send-picture.ts';
import { testClient, type TestAnswer, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { openTill, orderOf, placed as placedOrder } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform, tee } = await openTill();
let blank: WrittenProduct;
beforeAll(async () => {
  await offerLanguages(platform.core, demo, ['en', 'de', 'fr']);
  blank = await writeProduct(platform, {
    division: demo,
    urlName: 'plain-tee',
    name: 'Plain tee',
    sku: 'DEM-BLANK-MT',
    picture: '/images/garments/mens-t-shirt/navy/front/plain',
    colours: ['Navy'],
    sizes: ['M', 'L'],
  });
});
afterAll(() => platform.close());

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10"><rect width="20" height="10" fill="#f00"/></svg>',
);
const upload = (client: TestClient, file: { name?: string; bytes?: Buffer } = {}): Promise<TestAnswer> =>
  sendPicture(client, '/omnis/v3/frontend/artworks/', file);
const placed = { side: 'front', x: 0.5, y: 0.3, width: 0.5, rotation: 0 };

async function designOf(shopper: TestShopper, changes: object = {}): Promise<string> {
  const { id: artwork } = (await upload(shopper.client, { name: 'red.svg', bytes: svg })).json as {
    id: string;
  };
  const body = { productId: blank.id, artwork, ...placed, ...changes };
  const answer = await shopper.client.post('/omnis/v3/frontend/studio/designs/', body);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return (answer.json as { id: string }).id;
}
const add = (shopper: TestShopper, item: object) =>
  shopper.client.post('/omnis/v3/frontend/product/addItemToCart/', { item });
const shop = () => testShopper(platform.app, testHosts.demo);

test('a design is read again by whoever knows it, and by nobody at another store', async () => {
  const shopper = shop();
  const id = await designOf(shopper, { rotation: 12 });
  const path = `/omnis/v3/frontend/studio/designs/${id}/`;
  const { json } = await shopper.client.get(path);
  expect(json).toMatchObject({ productId: blank.id, ...placed, rotation: 12, artwork: { name: 'red.svg' } });
  const { artwork } = json as CallResponse<'studio.design'>;
  expect((await shopper.client.get(`${artwork.url}.png?width=40`)).status).toBe(200);
  expect((await testShopper(platform.app, testHosts.other).client.get(path)).status).toBe(404);
  const unknown = `/omnis/v3/frontend/studio/designs/${crypto.randomUUID()}/`;
  expect((await shopper.client.get(unknown)).status).toBe(404);
});

describe('the plain product that another one is printed on', () => {
  const base = (sku: string) =>
    shop().client.get(`/omnis/v3/products/fetch-base-product/?sku=${encodeURIComponent(sku)}`);

  test('platform.md §7 GET products/fetch-base-product – is found by the unit of the printed one, of one of its variants, and by its own', async () => {
    await writeProduct(platform, {
      division: demo,
      urlName: 'heron-tee',
      sku: 'DEM-HERON',
      picture: '/images/garments/mens-t-shirt/navy/front/heron',
    });
    const found = { status: 200, json: { id: blank.id, sku: 'DEM-BLANK-MT', name: 'Plain tee', price: 24 } };
    for (const sku of ['DEM-HERON', 'heron-tee-Black-M', 'DEM-BLANK-MT', 'plain-tee-Navy-L'])
      expect(await base(sku), sku).toMatchObject(found);
  });

  test('platform.md §3 Product: baseSku, §7 products/fetch-base-product – is the one that its owner names, and itself where it is printed on nothing else', async () => {
    const poster = await writeProduct(platform, { division: demo, urlName: 'poster', sku: 'DEM-POSTER' });
    expect(await base('DEM-POSTER')).toMatchObject({
      status: 200,
      json: { id: poster.id, sku: 'DEM-POSTER' },
    });
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('products').set({ base_sku: 'DEM-BLANK-MT' }).where('id', '=', poster.id).execute(),
    );
    expect(await base('DEM-POSTER')).toMatchObject({ status: 200, json: { id: blank.id } });
  });

  test('is not there for a unit that nobody sells', async () => {
    expect((await base('NOTHING')).status).toBe(404);
    expect(await base('')).toMatchObject({ status: 422, json: { errors: [{ field: 'sku' }] } });
  });
});

describe('the products of the studio', () => {
  test('are the plain ones that the platform draws, with where they can be printed', async () => {
    const { json } = await shop().client.get('/omnis/v3/frontend/studio/products/');
    const { items } = json as CallResponse<'studio.products'>;
    expect(items).toMatchObject([
      {
        productId: blank.id,
        garment: 'mens-t-shirt',
        price: 24,
        colours: [{ name: 'Navy', slug: 'navy' }],
        sizes: [
          { name: 'M', price: 24, soldOutIn: [] },
          { name: 'L', price: 24, soldOutIn: [] },
        ],
        sides: [{ side: 'front' }, { side: 'back' }],
      },
    ]);
    for (const { print } of items[0]?.sides ?? []) {
      expect(print.x).toBeGreaterThan(0.1);
      expect(print.x + print.width).toBeLessThan(0.9);
      expect(print.y + print.height).toBeLessThan(1);
    }
  });
});

describe('a drawing', () => {
  test('becomes a picture', async () => {
    expect(await upload(shop().client, { name: 'red.svg', bytes: svg })).toMatchObject({
      status: 200,
      json: { name: 'red.svg', width: 4096, height: 2048 },
    });
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://evil.example/x.png"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="other.svg#a"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>@import "x.css"</style></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(http://evil.example/#a)"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p/></foreignObject></svg>',
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
  ])('that holds more than shapes is refused: %s', async (text) => {
    const answer = await upload(shop().client, { name: 'a.svg', bytes: Buffer.from(text) });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'file' }] } });
  });

  test('is refused in the shopper’s language', async () => {
    const { client } = shop();
    client.cookies.set('language', 'de');
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await upload(client, { name: 'a.svg', bytes })).toMatchObject({
      json: { message: expect.stringMatching(/^Die Zeichnung enthält nicht nur Formen/) },
    });
  });

  test('of owners is refused as before', async () => {
    expect(await upload(shop().client, { name: 'a.svgz', bytes: svg })).toMatchObject({ status: 415 });
  });
});

describe('a design', () => {
  test.each([
    ['a product that is not plain', () => ({ productId: tee.id }), 'productId'],
    ['a product that is not there', () => ({ productId: 9_999_999 }), 'productId'],
    ['artwork that is not there', () => ({ artwork: 'x'.repeat(43) }), 'artwork'],
    ['a place outside', () => ({ x: 2 }), 'x'],
    ['a side that is none', () => ({ side: 'left' }), 'side'],
  ])('of %s is refused', async (_what, changes, field) => {
    const shopper = shop();
    const { id: artwork } = (await upload(shopper.client)).json as { id: string };
    const body = { productId: blank.id, artwork, ...placed, ...changes() };
    expect(await shopper.client.post('/omnis/v3/frontend/studio/designs/', body)).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
  });

  test('is a line of its own in the basket, and shows what was made', async () => {
    const shopper = shop();
    const [one, two] = [await designOf(shopper), await designOf(shopper, { rotation: 90 })];
    const variantId = blank.variant('Navy', 'M');
    await add(shopper, { variantId, design: one });
    await add(shopper, { variantId, design: two });
    await add(shopper, { variantId, design: one });
    const { json } = await add(shopper, { variantId });
    expect(json).toMatchObject({
      totalQuantity: 4,
      items: [
        {
          key: `${variantId}:${one}`,
          quantity: 2,
          name: 'Plain tee, your design',
          design: one,
          priceIncTax: 24,
        },
        { key: `${variantId}:${two}`, quantity: 1, design: two },
        { key: variantId, quantity: 1, name: 'Plain tee' },
      ],
    });
    const more = await shopper.client.post('/omnis/v3/basket/update/', {
      key: `${variantId}:${two}`,
      quantity: 5,
    });
    expect(more).toMatchObject({ status: 200, json: { totalQuantity: 8 } });
  });

  test.each([
    ['de', 'Plain tee, Ihr Entwurf'],
    ['fr', 'Plain tee, votre création'],
  ])('is named in the shopper’s language, %s, in the basket and in the order', async (language, name) => {
    const shopper = shop();
    shopper.client.cookies.set('language', language);
    const design = await designOf(shopper);
    const { json } = await add(shopper, { variantId: blank.variant('Navy', 'M'), design });
    expect(json).toMatchObject({ items: [{ name }] });
    expect((await orderOf(shopper, await shopper.place())).items).toMatchObject([{ name }]);
  });

  test('of another product, or of nothing, cannot be bought', async () => {
    const shopper = shop();
    const design = await designOf(shopper);
    for (const item of [
      { variantId: tee.variant(), design },
      { variantId: blank.variant(), design: '00000000-0000-4000-8000-000000000000' },
    ])
      expect(await add(shopper, item)).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'item.design' }] },
      });
  });

  test('is drawn on the product in every colour, and only where it is', async () => {
    const shopper = shop();
    const design = await designOf(shopper);
    const picture = (colour: string, id = design) =>
      shopper.client.get(`/images/designs/${demo}/${id}/${colour}.png?width=80`);
    const navy = await picture('navy');
    expect(navy).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect((await picture('white')).text).not.toBe(navy.text);
    expect((await picture('no-such')).status).toBe(404);
    expect((await picture('navy', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const elsewhere = await shopper.client.get(
      `/images/designs/${testDivisions.other}/${design}/navy.png?width=80`,
    );
    expect(elsewhere.status).toBe(404);
  });

  test('is kept when it is bought, and shown with the order', async () => {
    const shopper = shop();
    const design = await designOf(shopper);
    await add(shopper, { variantId: blank.variant('Navy', 'M'), design });
    const order = await orderOf(shopper, await shopper.place());
    expect(order.items).toMatchObject([
      { name: 'Plain tee, your design', design, quantity: 1, options: { Colour: 'Navy', Size: 'M' } },
    ]);
    const kept = await platform.core.database.platform(({ query }) =>
      query
        .selectFrom('designs')
        .innerJoin('artworks', (join) =>
          join
            .onRef('artworks.division_id', '=', 'designs.division_id')
            .onRef('artworks.id', '=', 'designs.artwork_id'),
        )
        .select(['designs.kept', 'artworks.kept as artwork'])
        .where('designs.id', '=', design)
        .executeTakeFirst(),
    );
    expect(kept).toEqual({ kept: true, artwork: true });
  });

  test('is measured for staff by the size that is ordered', async () => {
    const shopper = shop();
    const design = await designOf(shopper);
    await add(shopper, { variantId: blank.variant('Navy', 'M'), design });
    const { orderHash } = placedOrder(await shopper.place());
    const { id } = await platform.core.database.platform(({ query }) =>
      query.selectFrom('orders').select('id').where('hash', '=', orderHash).executeTakeFirstOrThrow(),
    );
    const print = async () => {
      const found = await platform.services.designs.service.ofOrder(id, design);
      return found.ok ? found.value.prints[0] : undefined;
    };
    const onM = await print();
    expect(onM).toMatchObject({ size: 'M', area: { width: 300 } });
    await platform.core.database.platform(({ query }) =>
      query.updateTable('order_items').set({ size: '2XL' }).where('order_id', '=', id).execute(),
    );
    const on2XL = await print();
    expect(on2XL).toMatchObject({ size: '2XL', area: { width: 361 } });
    expect((on2XL?.dpi ?? 0) / (onM?.dpi ?? 1)).toBeCloseTo(300 / 361, 1);
  });

  test('is downloaded by staff as it was sent, byte for byte, and by nobody else', async () => {
    const shopper = shop();
    const design = await designOf(shopper);
    await add(shopper, { variantId: blank.variant('Navy', 'M'), design });
    const { orderHash } = placedOrder(await shopper.place());
    const { id } = await platform.core.database.platform(({ query }) =>
      query.selectFrom('orders').select('id').where('hash', '=', orderHash).executeTakeFirstOrThrow(),
    );
    const viewer = await insertStaff(platform, 'viewer', ['orders.view']);
    const { json } = await viewer.get(`/omnis/v3/atlas/orders/${id}/designs/${design}/`);
    const { artwork } = json as CallResponse<'atlas.design'>;
    expect(artwork).toMatchObject({ name: 'red.svg', bytes: svg.length, isVector: true });
    const file = await viewer.get(artwork.download);
    expect(file.status).toBe(200);
    expect(file.text).toBe(svg.toString());
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringContaining('attachment; filename="red.svg"'),
    });
    const chatter = await insertStaff(platform, 'chatter', ['chats.view']);
    expect((await chatter.get(artwork.download)).status).toBe(403);
    expect((await testClient(platform.app, testHosts.atlas).get(artwork.download)).status).toBe(401);
    expect((await shopper.client.get(artwork.download)).status).toBe(401);
    // Another order was not made with it.
    expect((await viewer.get(artwork.download.replace(`/${id}/`, `/${id + 1}/`))).status).toBe(404);
  });

  test('that is gone by then is not charged', async () => {
    const shopper = shop();
    const design = await designOf(shopper);
    await add(shopper, { variantId: blank.variant('Navy', 'M'), design });
    await platform.core.database.platform(({ query }) =>
      query.deleteFrom('designs').where('id', '=', design).execute(),
    );
    expect(await shopper.place()).toMatchObject({ status: 409, json: { code: 'sold_out' } });
  });
});
