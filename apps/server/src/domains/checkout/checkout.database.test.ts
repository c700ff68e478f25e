import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill, orderOf, placed } from '../../testing/test-till.ts';

const isoDay = /^\d{4}-\d\d-\d\d$/;
const { demo } = testDivisions;
const { platform, teeItem, stockOf } = await openTill();
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

describe('quote', () => {
  const quote = (body: object) => shopper.client.post('/omnis/v3/checkout/quote/', body);

  test('tells sums, methods with their days, countries and the processor', async () => {
    await shopper.add(teeItem());
    const answer = await quote({ country: 'GB', zip: 'LS1 1AA' });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        totals: { subtotal: 24, shipping: 3.95, shippingTax: 0.66, total: 27.95 },
        shippingMethods: [
          {
            code: 'standard',
            name: 'Standard',
            price: 3.95,
            earliest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            orderWithin: expect.any(Number),
          },
          { code: 'express', price: 6.95 },
        ],
        shippingMethod: 'standard',
        eoriRequired: false,
        payment: { processor: 'test', publishableKey: null },
      },
    });
    const { countries } = answer.json as { countries: string[] };
    expect(countries[0]).toBe('GB');
    expect(countries).toEqual(expect.arrayContaining(['FR', 'US', 'JP']));
    expect(new Set(countries).size).toBe(countries.length);
  });

  test.each([
    ['FR', ['europe'], 7.95, true],
    ['US', ['world'], 11.95, false],
    ['JE', ['standard'], 3.95, false],
  ])('to %s', async (country, codes, price, eoriRequired) => {
    await shopper.add(teeItem());
    const { json } = await quote({ country });
    expect(json).toMatchObject({
      shippingMethods: codes.map((code) => ({ code, price })),
      eoriRequired,
      totals: { shipping: price },
    });
  });

  test('delivery is free from a sum on, in the shopper’s currency', async () => {
    await shopper.add(teeItem({ quantity: 2 }));
    await shopper.add({ productUrl: 'mug' });
    expect((await quote({ country: 'GB', currency: 'USD' })).json).toMatchObject({
      totals: { currency: 'USD', subtotal: 74.99, shipping: 0, total: 74.99 },
      shippingMethods: [{ price: 0 }, { price: 8.69 }],
    });
    expect((await quote({ country: 'GB', shippingMethod: 'express' })).json).toMatchObject({
      shippingMethod: 'express',
      totals: { shipping: 6.95 },
    });
  });

  test('in a currency that is no longer sold in goes on in the store’s own', async () => {
    expect(await quote({ country: 'GB', currency: 'CHF' })).toMatchObject({
      status: 200,
      json: { totals: { currency: 'GBP' } },
    });
  });
});

describe('placing an order', () => {
  test('writes it whole: lines, money, addresses, log, mail; empties the basket; the money follows by a job', async () => {
    await shopper.add(teeItem({ quantity: 2 }));
    await shopper.add({ productUrl: 'mug' });
    const answer = await shopper.place({
      contact: { email: 'ann@shop.example', phone: '0113 000 0000' },
      shippingAddress: { ...leeds, zip: 'ls11aa' },
      billingAddress: { ...leeds, company: 'Archer Ltd' },
      shippingMethod: 'express',
      note: 'Ring twice',
      expectedTotal: 66.94,
    });
    const order = await orderOf(shopper, answer);
    expect(order).toMatchObject({
      number: expect.stringMatching(/^DEMO-\d+$/),
      email: 'ann@shop.example',
      currency: 'GBP',
      total: 66.94,
      itemCount: 3,
      totals: { subtotal: 59.99, discount: 0, goodsTax: 10, shipping: 6.95, shippingTax: 1.16, total: 66.94 },
      items: [
        {
          name: 'tee',
          options: { Colour: 'Navy', Size: 'M' },
          quantity: 2,
          price: 20,
          tax: 4,
          priceIncTax: 24,
          total: 48,
          sku: 'tee-Navy-M',
        },
        { name: 'mug', quantity: 1, priceIncTax: 11.99, total: 11.99 },
      ],
      shippingAddress: { firstName: 'Ann', zip: 'LS1 1AA', company: '' },
      billingAddress: { company: 'Archer Ltd' },
      shippingMethod: {
        code: 'express',
        name: 'Express',
        estimate: expect.stringMatching(/^\d+ \w+$/),
        // For whoever reads it in another language.
        arrival: { earliest: expect.stringMatching(isoDay), latest: expect.stringMatching(isoDay) },
      },
      payment: { method: 'Visa •••• 4242' },
    });
    expect(await shopper.basketSize()).toBe(0);
    const [mail] = await mailsOf(shopper, 'order.confirmation');
    expect(mail).toMatchObject({ to: 'ann@shop.example', subject: `Your Demo order ${order.number}` });
    expect(mail?.text).toContain(`http://${testHosts.demo}/receipt/${order.orderHash}`);
    expect(mail?.text).toContain('£66.94');

    await platform.core.jobs.idle();
    const paid = await shopper.order(order.orderHash);
    expect(paid.json).toMatchObject({
      status: 'paid',
      payment: { state: 'paid' },
      percentComplete: 20,
      statusLog: [
        { from: null, status: 'new', user: 'Demo' },
        { from: 'new', status: 'paid', user: 'Demo' },
      ],
    });
    expect(
      (await mailsOf(shopper, 'order.confirmation')).filter(({ subject }) => subject.includes(order.number)),
    ).toHaveLength(1);
  });

  test.each([
    ['GBP', 27.95],
    ['USD', 34.94],
    ['EUR', 32.14],
    ['JPY', 5311],
  ])('in %s', async (currency, total) => {
    await shopper.add(teeItem());
    const order = await orderOf(shopper, await shopper.place({ currency, expectedTotal: total }));
    expect(order).toMatchObject({ currency, total, totals: { currency, total } });
  });

  test('keeps the language that it is placed in, for its mails and the days of its delivery', async () => {
    await offerLanguages(platform.core, demo, ['en', 'de', 'fr']);
    shopper.client.cookies.set('language', 'de');
    await shopper.add(teeItem({ quantity: 1 }));
    const order = await orderOf(shopper, await shopper.place({ shippingMethod: 'express' }));
    await offerLanguages(platform.core, demo, ['en']);
    expect(order.shippingMethod.estimate).toMatch(/^\d+\. \w+/);
    const mails = await mailsOf(shopper, 'order.confirmation');
    const mail = mails.find(({ subject }) => subject.includes(order.number));
    expect(mail?.subject).toBe(`Ihre Bestellung ${order.number} bei Demo`);
    expect(mail?.text).toMatch(/Zwischensumme: +24,00\s£/);
  });

  test('a coupon is counted and shared over the lines; its use ends with its last', async () => {
    await writeCoupon(platform, { division: demo, code: 'ONCE', maxUses: 1 });
    const second = testShopper(platform.app, testHosts.demo);
    for (const one of [shopper, second]) {
      await one.add(teeItem({ quantity: 2 }));
      await one.client.post('/omnis/v3/basket/coupon/', { code: 'ONCE' });
    }
    const order = await orderOf(shopper, await shopper.place());
    expect(order).toMatchObject({
      coupon: 'ONCE',
      totals: { discount: 4.8, total: 47.15 },
      items: [{ discountTaxIncluded: 4.8, total: 43.2 }],
    });
    const mails = await mailsOf(shopper, 'order.confirmation');
    const mail = mails.find(({ subject }) => subject.includes(order.number))?.text;
    // The lines come to the subtotal: the coupon is taken off once.
    expect(mail).toMatch(/^2 x .*\s£48\.00$/m);
    expect(mail).toMatch(/Subtotal: +£48\.00\n.*-£4\.80\n/);
    expect(await second.place()).toMatchObject({
      status: 422,
      json: { code: 'coupon_invalid', errors: [{ field: 'coupon' }] },
    });
    await second.client.post('/omnis/v3/basket/coupon/remove/');
    expect(await second.place()).toMatchObject({ status: 200 });
  });

  test('a free order needs no card', async () => {
    await writeCoupon(platform, { division: demo, code: 'ALL', value: 100 });
    const free = await writeProduct(platform, { division: demo, urlName: 'free', priceMinor: 6000 });
    await shopper.add({ productId: free.id });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'ALL' });
    const before = await orderOf(shopper, await shopper.place());
    expect(before.totals).toMatchObject({ subtotal: 60, discount: 60, shipping: 3.95, total: 3.95 });
    await writeCoupon(platform, { division: demo, code: 'SHIPFREE', kind: 'free_shipping' });
    const gift = await writeProduct(platform, { division: demo, urlName: 'gift', priceMinor: 0 });
    await shopper.add({ productId: gift.id });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'SHIPFREE' });
    expect(await orderOf(shopper, await shopper.place())).toMatchObject({
      total: 0,
      status: 'paid',
      payment: { state: 'paid', method: '' },
      statusLog: [{ status: 'new' }, { status: 'paid' }],
    });
  });

  test('takes from stock', async () => {
    const scarce = await writeProduct(platform, { division: demo, urlName: 'scarce', stock: 5 });
    await shopper.add({ productId: scarce.id, quantity: 3 });
    placed(await shopper.place());
    expect(await stockOf(scarce)).toBe(2);
    expect((await shopper.client.get('/omnis/v3/division/21/products/scarce/')).json).toMatchObject({
      variants: [{ stock: 2 }],
    });
  });

  test('keeps the address of a customer, once', async () => {
    const login = { email: 'keeps@example.com', password: 'long enough' };
    await shopper.client.post('/omnis/v3/shop/customer/create/', login);
    for (let round = 0; round < 2; round += 1) {
      await shopper.add(teeItem());
      placed(await shopper.place());
    }
    expect((await shopper.client.get('/omnis/v3/shop/customer/addresses/')).json).toMatchObject({
      items: [{ ...leeds }],
    });
    expect((await shopper.client.get('/omnis/v3/shop/customer/orders/')).json).toMatchObject({ total: 2 });
  });

  test('asks those who want news to confirm it', async () => {
    await shopper.add(teeItem());
    placed(await shopper.place({ contact: { email: 'news@shop.example', marketing: true } }));
    await platform.core.jobs.idle();
    expect((await mailsOf(shopper, 'marketing.verify')).map(({ to }) => to)).toEqual(['news@shop.example']);
  });
});
