import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { openTill, orderOf, placed } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform, teeItem, count, stockOf } = await openTill();
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

describe('bad input', () => {
  test.each([
    ['no email', { contact: { email: '' } }, 'contact.email'],
    ['a wrong email', { contact: { email: 'ann@' } }, 'contact.email'],
    ['a wrong phone number', { contact: { email: 'ann@shop.example', phone: 'abc' } }, 'contact.phone'],
    ['no name', { shippingAddress: { ...leeds, firstName: ' ', lastName: '' } }, 'shippingAddress.firstName'],
    ['a wrong postcode', { shippingAddress: { ...leeds, zip: '12345' } }, 'shippingAddress.zip'],
    ['no postcode', { shippingAddress: { ...leeds, zip: '' } }, 'shippingAddress.zip'],
    ['a wrong postcode of the bill', { billingAddress: { ...leeds, zip: 'LS1' } }, 'billingAddress.zip'],
    ['no country', { shippingAddress: { ...leeds, country: '' } }, 'shippingAddress.country'],
    [
      'a company abroad without EORI',
      {
        shippingAddress: { ...leeds, country: 'FR', zip: '75001', company: 'Sarl' },
        shippingMethod: 'europe',
      },
      'shippingAddress.eori',
    ],
    [
      'a wrong EORI',
      {
        shippingAddress: { ...leeds, country: 'FR', zip: '75001', company: 'Sarl', eori: 'x' },
        shippingMethod: 'europe',
      },
      'shippingAddress.eori',
    ],
    ['no delivery method', { shippingMethod: '' }, 'shippingMethod'],
    ['an unknown delivery method', { shippingMethod: 'drone' }, 'shippingMethod'],
    ['a delivery method of another country', { shippingMethod: 'world' }, 'shippingMethod'],
    ['no card', { paymentMethod: '' }, 'paymentMethod'],
    ['a currency that there is not', { currency: 'XXX' }, 'currency'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 'note'],
  ])('%s is refused with its field, and nothing is written', async (_what, changes, field) => {
    await shopper.add(teeItem());
    const before = await count('checkout_attempts');
    const answer = await shopper.place(changes);
    expect(answer, answer.text).toMatchObject({ status: 422, json: { code: 'validation_failed' } });
    expect((answer.json as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(
      field,
    );
    expect(await count('checkout_attempts')).toBe(before);
    expect(await shopper.basketSize()).toBe(1);
  });

  test('a company abroad with its EORI is fine', async () => {
    await shopper.add(teeItem());
    const shippingAddress = { ...leeds, country: 'FR', zip: '75001', company: 'Sarl', eori: 'fr 123456789' };
    expect(
      await orderOf(shopper, await shopper.place({ shippingAddress, shippingMethod: 'europe' })),
    ).toMatchObject({
      shippingAddress: { eori: 'FR123456789' },
    });
  });

  test('an empty basket is refused', async () => {
    expect(await shopper.place()).toMatchObject({
      status: 422,
      json: { message: 'Your basket is empty', errors: [{ field: 'basket' }] },
    });
  });

  test('a missing Idempotency-Key is refused', async () => {
    await shopper.add(teeItem());
    expect(await shopper.place({}, '')).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'Idempotency-Key' }] },
    });
  });

  test('another total than was shown is a conflict; the right one goes through with the same key', async () => {
    await shopper.add(teeItem());
    const key = randomUUID();
    expect(await shopper.place({ expectedTotal: 20 }, key)).toMatchObject({
      status: 409,
      json: { code: 'total_changed', message: 'The total is now £27.95. Check your order again.' },
    });
    placed(await shopper.place({ expectedTotal: 27.95 }, key));
  });

  test('a price that has changed since the basket was shown is charged as it is now', async () => {
    const moving = await writeProduct(platform, { division: demo, urlName: 'moving', priceMinor: 1000 });
    await shopper.add({ productId: moving.id });
    await platform.core.database.tenant(demo, ({ query }) =>
      query
        .updateTable('variants')
        .set({ price_minor: 1500 })
        .where('division_id', '=', demo)
        .where('id', '=', moving.variant())
        .execute(),
    );
    await platform.services.catalogue.service.changed(demo, [moving.id]);
    expect(await shopper.place({ expectedTotal: 13.95 })).toMatchObject({
      status: 409,
      json: { code: 'total_changed' },
    });
    expect(await orderOf(shopper, await shopper.place({ expectedTotal: 18.95 }))).toMatchObject({
      total: 18.95,
    });
  });

  test('sold out between basket and payment is a conflict, and nothing is charged', async () => {
    const rare = await writeProduct(platform, { division: demo, urlName: 'rare', stock: 1 });
    const rival = testShopper(platform.app, testHosts.demo);
    for (const one of [shopper, rival]) await one.add({ productId: rare.id });
    placed(await rival.place());
    expect(await shopper.place()).toMatchObject({
      status: 409,
      json: { code: 'sold_out', message: 'Oops... Looks like this product is no longer available' },
    });
    expect(await stockOf(rare)).toBe(0);
  });

  test('a coupon that expires before the payment is refused', async () => {
    await writeCoupon(platform, { division: demo, code: 'LASTMINUTE' });
    await shopper.add(teeItem());
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'LASTMINUTE' });
    await platform.core.database.tenant(demo, ({ query }) =>
      query
        .updateTable('discounts')
        .set({ ends_at: new Date(0) })
        .where('division_id', '=', demo)
        .where('title', '=', 'Coupon LASTMINUTE')
        .execute(),
    );
    expect(await shopper.place()).toMatchObject({
      status: 422,
      json: { code: 'coupon_invalid', message: 'This coupon has expired', errors: [{ field: 'coupon' }] },
    });
  });

  test('an order of another store is not found', async () => {
    await shopper.add(teeItem());
    const { orderHash } = placed(await shopper.place());
    expect(
      (await testClient(platform.app, testHosts.other).get(`/omnis/v3/orders/${orderHash}/`)).status,
    ).toBe(404);
    expect((await shopper.order('x'.repeat(43))).status).toBe(404);
    expect((await shopper.order('short')).status).toBe(422);
  });
});

describe('idempotency', () => {
  test('the same key and body give the same answer, the same key and another body a conflict', async () => {
    await shopper.add(teeItem());
    const key = randomUUID();
    const first = await shopper.place({}, key);
    const again = await shopper.place({}, key);
    expect(again.json).toEqual(first.json);
    expect(await shopper.place({ note: 'another' }, key)).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
    const stranger = testShopper(platform.app, testHosts.demo);
    await stranger.add(teeItem());
    expect(await stranger.place({}, key)).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
    const abroad = testShopper(platform.app, testHosts.other);
    expect((await abroad.place({}, key)).json).not.toEqual(first.json);
  });
});
