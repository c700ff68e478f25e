import { shopifySendSchema } from '@omnis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { responseOf } from '../../testing/response-of.ts';
import {
  customProfile,
  newKey,
  openShopify,
  shopDomain,
  shopifyPath as at,
} from '../../testing/test-shopify.ts';

const shopify = await openShopify();

describe('products that are sent to Shopify', () => {
  beforeEach(async () => {
    await shopify.connect();
    await shopify.choose();
  });

  test('are created with options, variants, prices, SKUs and images, in the delivery profile', async () => {
    const { send: done, items } = await shopify.sent(['bear-tee', 'mug', 'hidden']);
    expect(done).toMatchObject({ total: 3, processed: 3, failed: 0 });
    expect(items.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Bear tee', 'created'],
      ['Mug', 'created'],
      ['Hidden', 'created'],
    ]);
    const [tee, mug, hidden] = [...shopify.shop.products.values()];
    expect(tee?.input).toMatchObject({
      title: 'Bear tee',
      handle: 'bear-tee',
      status: 'ACTIVE',
      vendor: 'Test Goods',
      productOptions: [
        { name: 'Colour', values: [{ name: 'Navy' }, { name: 'White' }] },
        { name: 'Size', values: [{ name: 'S' }, { name: 'M' }] },
      ],
      files: [
        {
          originalSource: 'http://demo.localhost:3000/images/garments/mug/navy/front/plain.webp?width=2048',
          alt: 'Bear tee in Navy',
        },
        { alt: 'Bear tee in White' },
      ],
    });
    expect(tee?.input['variants']).toHaveLength(4);
    expect(tee?.input['variants']).toMatchObject([
      { sku: 'bear-tee-Navy-S', price: '18', compareAtPrice: '22', inventoryItem: { tracked: false } },
      {},
      {},
      {},
    ]);
    expect(mug?.input).toMatchObject({
      productOptions: [{ name: 'Title', values: [{ name: 'Default Title' }] }],
      variants: [{ price: '12', compareAtPrice: null }],
    });
    expect(hidden?.input).toMatchObject({ status: 'DRAFT' });
    expect([...shopify.shop.placed.values()]).toEqual(Array.from({ length: 6 }, () => customProfile));
  });

  test('are updated by a repeat, which sends no image twice', async () => {
    await shopify.sent(['bear-tee']);
    const [before] = shopify.shop.products.values();
    shopify.stand.requests.length = 0;
    const { items } = await shopify.sent(['bear-tee']);
    expect(items).toMatchObject([{ outcome: 'updated' }]);
    expect([...shopify.shop.products.values()]).toMatchObject([
      { id: before?.id, variants: before?.variants },
    ]);
    expect(shopify.stand.requests.map(({ field }) => field)).toEqual(['productSet', 'deliveryProfileUpdate']);
    expect([...shopify.shop.products.values()][0]?.input['files']).toHaveLength(2);
  });

  test('one whose creation was not answered is not created twice, and one that was deleted there is', async () => {
    let lost = 1;
    shopify.stand.instead.set('deliveryProfileUpdate', (response) => {
      if (lost-- > 0) shopify.stand.instead.clear();
      response.destroy();
    });
    await shopify.sent(['mug']);
    expect(shopify.shop.products.size).toBe(1);
    // As if the answer to the creation itself had been lost.
    await shopify.platform.core.database.platform(({ query }) =>
      query.deleteFrom('shopify_products').execute(),
    );
    expect((await shopify.sent(['mug'])).items).toMatchObject([{ outcome: 'updated' }]);
    expect(shopify.shop.products.size).toBe(1);
    shopify.shop.products.clear();
    expect((await shopify.sent(['mug'])).items).toMatchObject([{ outcome: 'created' }]);
  }, 60_000);

  test('a refusal of Shopify is reported at its product, and the others are sent', async () => {
    shopify.stand.userErrors.set('Mug', 'Title is not allowed.');
    const { send: done, items } = await shopify.sent(['bear-tee', 'mug']);
    expect(done).toMatchObject({ processed: 2, failed: 1 });
    expect(items).toMatchObject([
      { name: 'Mug', outcome: 'failed', reason: 'Title is not allowed.' },
      { name: 'Bear tee', outcome: 'created' },
    ]);
  });

  test('a throttled request waits as long as Shopify says', async () => {
    shopify.stand.throttle = { times: 2, seconds: 1 };
    expect((await shopify.sent(['mug'])).items).toMatchObject([{ outcome: 'created' }]);
    expect(shopify.stand.throttle.times).toBe(0);
  }, 60_000);

  test('a token that was withdrawn ends a send, and is said at the connection', async () => {
    shopify.shop.tokens.clear();
    const { send: done, items } = await shopify.sent(['bear-tee', 'mug']);
    expect(done).toMatchObject({ state: 'done', processed: 2, failed: 2 });
    expect(items[0]?.reason).toMatch(/rejected this access token/);
    expect(await shopify.settings()).toMatchObject({ problem: 'token' });
  });

  test('the same key is the same send; another waits until the first is done', async () => {
    const headers = newKey();
    shopify.stand.throttle = { times: 1, seconds: 2 };
    const first = shopifySendSchema.parse((await shopify.send(['mug'], headers)).json);
    expect(shopifySendSchema.parse((await shopify.send(['mug'], headers)).json).id).toBe(first.id);
    expect(await shopify.send(['mug'])).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('already') },
    });
  });

  test('a default profile takes variants out of the one before', async () => {
    await shopify.sent(['mug']);
    expect(shopify.shop.placed.size).toBe(1);
    await shopify.choose('gid://shopify/DeliveryProfile/1');
    await shopify.sent(['mug']);
    expect(shopify.shop.placed.size).toBe(0);
  });

  test('a shop that sells in a currency that the store does not offer is refused', async () => {
    shopify.shop.currency = 'CHF';
    await shopify.owner.post(at('check/'), {}, newKey());
    expect(await shopify.send(['mug'])).toMatchObject({
      status: 422,
      json: { message: expect.stringContaining('CHF') },
    });
  });

  test('the list of sends tells where products go, and has pages', async () => {
    await shopify.sent(['mug']);
    await shopify.sent(['mug']);
    const first = responseOf('dashboard.shopifySends', await shopify.owner.get(at('sends/?limit=1')));
    expect(first).toMatchObject({
      target: { shopDomain, shopName: 'Marlow & Finch', profileName: 'Made to order' },
      items: [{ total: 1 }],
    });
    const second = responseOf(
      'dashboard.shopifySends',
      await shopify.owner.get(at(`sends/?limit=1&cursor=${first.next}`)),
    );
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
    expect((await shopify.owner.get(at('sends/?cursor=x'))).status).toBe(422);
  });
});
