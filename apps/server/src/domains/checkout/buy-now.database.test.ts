import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { moveLines } from '../basket/basket.repository.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeCoupon } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf, openTill, orderOf, placed } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform, teeItem } = await openTill();
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const wantsNow = (item: object) =>
  shopper.client.post('/omnis/v3/frontend/product/addItemToCart/', { item, name: 'now' });
const list = async (name: 'main' | 'now') =>
  (await shopper.client.get(`/omnis/v3/basket/${name}/list/`)).json;

describe('an item bought at once', () => {
  test('is ordered alone, and the basket stays as it was with its coupon and its note', async () => {
    const code = `NOW${randomUUID().slice(0, 8)}`.toUpperCase();
    await writeCoupon(platform, { division: demo, code, kind: 'percent', value: 10 });
    await shopper.add(teeItem({ quantity: 2 }));
    await shopper.client.post('/omnis/v3/basket/coupon/', { code });
    await shopper.client.post('/omnis/v3/basket/gift-note/', { giftNote: 'For Ann' });
    const before = await list('main');
    expect(before).toMatchObject({ totalQuantity: 2, giftNote: 'For Ann', coupon: { code } });
    expect((await wantsNow({ productUrl: 'mug' })).json).toMatchObject({
      items: [{ productUrl: 'mug', quantity: 1 }],
      coupon: null,
      giftNote: '',
    });
    const quote = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB', basket: 'now' });
    expect(quote.json).toMatchObject({ totals: { subtotal: 11.99, discount: 0 }, giftCards: [] });
    const order = await orderOf(shopper, await shopper.place({ basket: 'now' }));
    expect(order).toMatchObject({ items: [{ name: 'mug', quantity: 1 }], coupon: null });
    expect(await list('main')).toEqual(before);
    expect(await list('now')).toMatchObject({ items: [] });
    expect(await shopper.place({ basket: 'now' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'basket' }] },
    });
  });

  test('is the last thing that was wished for, as many as wished for last', async () => {
    await wantsNow(teeItem({ quantity: 3 }));
    await wantsNow({ productUrl: 'mug', quantity: 2 });
    expect(await list('now')).toMatchObject({ items: [{ productUrl: 'mug', quantity: 2 }] });
    await wantsNow({ productUrl: 'mug', quantity: 1 });
    expect(await list('now')).toMatchObject({ items: [{ productUrl: 'mug', quantity: 1 }] });
    expect(await wantsNow({ productUrl: 'mug', quantity: 1000 })).toMatchObject({ status: 422 });
    expect(await shopper.basketSize()).toBe(0);
  });

  test('may be in the basket too: each is ordered once', async () => {
    await shopper.add({ productUrl: 'mug' });
    await wantsNow({ productUrl: 'mug' });
    const asked = await shopper.place({
      basket: 'now',
      paymentMethod: await cardOf(shopper, '4000 0027 6000 3184'),
    });
    const intent = String(Reflect.get(Object(asked.json), 'paymentIntent'));
    placed(await shopper.place());
    await platform.services.payments.service.answerTestChallenge(demo, intent, true);
    placed(await shopper.confirm(intent));
    expect(await list('now')).toMatchObject({ items: [] });
  });

  test('comes along when its shopper signs in, in place of an older wish', async () => {
    const older = testShopper(platform.app, testHosts.demo);
    const ownerOf = async (size: string): Promise<string> => {
      const { rows } = await platform.core.database.direct(
        `SELECT owner FROM basket_lines WHERE name = 'now' AND size = $1`,
        [size],
      );
      return String(Reflect.get(Object(rows[0]), 'owner'));
    };
    await older.client.post('/omnis/v3/frontend/product/addItemToCart/', { item: teeItem(), name: 'now' });
    await wantsNow(teeItem({ productSize: 'S', quantity: 2 }));
    const owners = { from: await ownerOf('S'), to: await ownerOf('M') };
    await platform.core.database.tenant(demo, (db) => moveLines(db, demo, owners));
    expect((await older.client.get('/omnis/v3/basket/now/list/')).json).toMatchObject({
      items: [{ options: { Size: 'S' }, quantity: 2 }],
      totalQuantity: 2,
    });
  });
});
