// Longer than 400 lines, because all of it shares one platform, which takes seconds to start.
import { randomUUID } from 'node:crypto';
import { customerOrderSchema, placeOrderAnswer, texts, type CustomerOrder } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient, type TestAnswer } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeCoupon, writeProduct, writeShipping, type WrittenProduct } from '../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';

const { demo } = testDivisions;

let platform: TestPlatform;
let tee: WrittenProduct;
let shopper: TestShopper;

beforeAll(async () => {
  platform = await createTestPlatform();
  await writeShipping(platform, demo);
  tee = await writeProduct(platform, {
    division: demo,
    urlName: 'tee',
    colours: ['Black', 'Navy'],
    sizes: ['S', 'M'],
    priceMinor: 2400,
  });
  await writeProduct(platform, {
    division: demo,
    urlName: 'mug',
    priceMinor: 1199,
    colours: [''],
    sizes: [''],
  });
});
afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const teeItem = (changes: object = {}) => ({
  productId: tee.id,
  productColor: 'Navy',
  productSize: 'M',
  ...changes,
});

function placed(answer: TestAnswer, status = 'placed'): { orderHash: string; number: string } {
  expect(answer, answer.text).toMatchObject({ status: 200, json: { status } });
  const parsed = placeOrderAnswer.parse(answer.json);
  if (parsed.status === 'requires_action') throw new Error('The bank asks');
  return parsed;
}

async function orderOf(answer: TestAnswer, status = 'placed'): Promise<CustomerOrder> {
  const read = await shopper.order(placed(answer, status).orderHash);
  expect(read.status).toBe(200);
  return customerOrderSchema.parse(read.json);
}

async function count(table: 'orders' | 'checkout_attempts'): Promise<number> {
  const { rows } = await platform.core.database.direct(`SELECT count(*)::integer AS n FROM ${table}`, []);
  return Number(Reflect.get(Object(rows[0]), 'n'));
}

async function stockOf(product: WrittenProduct): Promise<number | null> {
  const row = await platform.core.database.tenant(demo, ({ query }) =>
    query
      .selectFrom('variants')
      .select('stock')
      .where('division_id', '=', demo)
      .where('id', '=', product.variant())
      .executeTakeFirstOrThrow(),
  );
  return row.stock;
}

async function mails(kind: string): Promise<{ to: string; subject: string; text: string }[]> {
  const answer = await shopper.client.get('/dev/outbox/?format=json');
  const { items } = answer.json as { items: { kind: string; to: string; subject: string; text: string }[] };
  return items.filter((mail) => mail.kind === kind);
}

async function card(number: string): Promise<string> {
  const answer = await shopper.client.post('/omnis/v3/payments/test/cards/', {
    number,
    expMonth: 12,
    expYear: 2040,
    cvc: '123',
  });
  return String(Reflect.get(answer.json ?? {}, 'paymentMethod'));
}

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

  test('a currency that is not sold in is refused', async () => {
    expect(await quote({ country: 'GB', currency: 'CHF' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'currency' }] },
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
    const order = await orderOf(answer);
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
      shippingMethod: { code: 'express', name: 'Express', estimate: expect.stringMatching(/^\d+ \w+$/) },
      payment: { method: 'Visa •••• 4242' },
    });
    expect(await shopper.basketSize()).toBe(0);
    const [mail] = await mails('order.confirmation');
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
      (await mails('order.confirmation')).filter(({ subject }) => subject.includes(order.number)),
    ).toHaveLength(1);
  });

  test.each([
    ['GBP', 27.95],
    ['USD', 34.94],
    ['EUR', 32.14],
    ['JPY', 5311],
  ])('in %s', async (currency, total) => {
    await shopper.add(teeItem());
    const order = await orderOf(await shopper.place({ currency, expectedTotal: total }));
    expect(order).toMatchObject({ currency, total, totals: { currency, total } });
  });

  test('a coupon is counted and shared over the lines; its use ends with its last', async () => {
    await writeCoupon(platform, { division: demo, code: 'ONCE', maxUses: 1 });
    const second = testShopper(platform.app, testHosts.demo);
    for (const one of [shopper, second]) {
      await one.add(teeItem({ quantity: 2 }));
      await one.client.post('/omnis/v3/basket/coupon/', { code: 'ONCE' });
    }
    const order = await orderOf(await shopper.place());
    expect(order).toMatchObject({
      coupon: 'ONCE',
      totals: { discount: 4.8, total: 47.15 },
      items: [{ discountTaxIncluded: 4.8, total: 43.2 }],
    });
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
    const before = await orderOf(await shopper.place());
    expect(before.totals).toMatchObject({ subtotal: 60, discount: 60, shipping: 3.95, total: 3.95 });
    await writeCoupon(platform, { division: demo, code: 'SHIPFREE', kind: 'free_shipping' });
    const gift = await writeProduct(platform, { division: demo, urlName: 'gift', priceMinor: 0 });
    await shopper.add({ productId: gift.id });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'SHIPFREE' });
    expect(await orderOf(await shopper.place())).toMatchObject({
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
    expect((await mails('marketing.verify')).map(({ to }) => to)).toEqual(['news@shop.example']);
  });
});

describe('bad input', () => {
  test.each([
    ['no email', { contact: { email: '' } }, 'contact.email'],
    ['a wrong email', { contact: { email: 'ann@' } }, 'contact.email'],
    ['no name', { shippingAddress: { ...leeds, firstName: ' ' } }, 'shippingAddress.firstName'],
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
    ['a currency that is not sold in', { currency: 'CHF' }, 'currency'],
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
    expect(await orderOf(await shopper.place({ shippingAddress, shippingMethod: 'europe' }))).toMatchObject({
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
      json: { code: 'total_changed', message: 'The total is now £27.95. Look at your order again.' },
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
    await platform.services.catalogue.changed(demo, [moving.id]);
    expect(await shopper.place({ expectedTotal: 13.95 })).toMatchObject({
      status: 409,
      json: { code: 'total_changed' },
    });
    expect(await orderOf(await shopper.place({ expectedTotal: 18.95 }))).toMatchObject({ total: 18.95 });
  });

  test('sold out between basket and payment is a conflict, and nothing is charged', async () => {
    const rare = await writeProduct(platform, { division: demo, urlName: 'rare', stock: 1 });
    const rival = testShopper(platform.app, testHosts.demo);
    for (const one of [shopper, rival]) await one.add({ productId: rare.id });
    placed(await rival.place());
    expect(await shopper.place()).toMatchObject({
      status: 409,
      json: { code: 'sold_out', message: texts.productGone },
    });
    expect(await stockOf(rare)).toBe(0);
  });

  test('a coupon that expires before the payment is refused', async () => {
    await writeCoupon(platform, { division: demo, code: 'LASTMINUTE' });
    await shopper.add(teeItem());
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'LASTMINUTE' });
    await platform.core.database.tenant(demo, ({ query }) =>
      query
        .updateTable('coupons')
        .set({ expires_at: new Date(0) })
        .where('division_id', '=', demo)
        .where('code', '=', 'LASTMINUTE')
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

describe('cards', () => {
  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000341', 'card_declined'],
    ['4000000000000127', 'card_declined'],
    ['4000000000000069', 'card_declined'],
  ])(
    '%s: %s; the basket stays, the same key gives the same answer, a new one may try again',
    async (number, code) => {
      await shopper.add(teeItem());
      const key = randomUUID();
      const paymentMethod = await card(number);
      const before = await count('orders');
      const answer = await shopper.place({ paymentMethod }, key);
      expect(answer).toMatchObject({ status: 422, json: { code, errors: [{ field: 'paymentMethod' }] } });
      expect((await shopper.place({ paymentMethod }, key)).json).toEqual(answer.json);
      expect(await count('orders')).toBe(before);
      expect(await shopper.basketSize()).toBe(1);
      placed(await shopper.place());
      const { rows } = await platform.core.database.direct(
        'SELECT message, success FROM payment_attempts ORDER BY id DESC LIMIT 2',
        [],
      );
      expect(rows).toContainEqual({ message: Reflect.get(answer.json ?? {}, 'message'), success: false });
    },
  );

  test('a card that nobody knows is declined', async () => {
    await shopper.add(teeItem());
    expect(await shopper.place({ paymentMethod: 'pm_nobody' })).toMatchObject({
      status: 422,
      json: { code: 'card_declined' },
    });
  });

  const action = (answer: TestAnswer): { paymentIntent: string; challengeUrl: string } => {
    expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'requires_action' } });
    return answer.json as { paymentIntent: string; challengeUrl: string };
  };
  const answerBank = (intent: string, outcome: 'approve' | 'fail') =>
    shopper.client.post(`/omnis/v3/payments/test/challenges/${intent}/`, { outcome });

  test('3-D Secure: the bank asks, the shopper approves, the order is written once', async () => {
    await shopper.add(teeItem());
    const key = randomUUID();
    const { paymentIntent, challengeUrl } = action(
      await shopper.place({ paymentMethod: await card('4000002500003155') }, key),
    );
    expect((await shopper.client.get(challengeUrl)).status).toBe(200);
    expect(action(await shopper.confirm(paymentIntent))).toMatchObject({ paymentIntent });
    await answerBank(paymentIntent, 'approve');
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.confirm(paymentIntent)));
    const order = await orderOf(answers[0]!);
    for (const answer of answers) expect(answer.json).toEqual(answers[0]?.json);
    expect(order.payment.method).toBe('Visa •••• 3155');
    expect(await shopper.basketSize()).toBe(0);
  });

  test('3-D Secure: a refusal is a failed authentication, and the basket stays', async () => {
    await shopper.add(teeItem());
    const { paymentIntent } = action(await shopper.place({ paymentMethod: await card('4000002760003184') }));
    await answerBank(paymentIntent, 'fail');
    const answer = await shopper.confirm(paymentIntent);
    expect(answer).toMatchObject({
      status: 422,
      json: { code: 'authentication_failed', errors: [{ field: 'paymentMethod' }] },
    });
    expect((await shopper.confirm(paymentIntent)).json).toEqual(answer.json);
    expect(await shopper.basketSize()).toBe(1);
    placed(await shopper.place());
  });

  test('3-D Secure: somebody else cannot confirm, nor can an unknown payment be', async () => {
    await shopper.add(teeItem());
    const { paymentIntent } = action(await shopper.place({ paymentMethod: await card('4000002500003155') }));
    await answerBank(paymentIntent, 'approve');
    const stranger = testShopper(platform.app, testHosts.demo);
    expect(await stranger.confirm(paymentIntent)).toMatchObject({
      status: 404,
      json: { errors: [{ field: 'paymentIntent' }] },
    });
    expect(await shopper.confirm('pi_nobody')).toMatchObject({ status: 404 });
    placed(await shopper.confirm(paymentIntent));
  });

  test('3-D Secure: approved at the bank, but the page never came back: the order is written all the same', async () => {
    await shopper.add(teeItem());
    const { paymentIntent } = action(await shopper.place({ paymentMethod: await card('4000002500003155') }));
    await answerBank(paymentIntent, 'approve');
    await platform.services.checkout.settlement.noticed({
      id: paymentIntent,
      division: String(demo),
      attempt: '',
    });
    await platform.core.jobs.idle();
    const order = await orderOf(await shopper.confirm(paymentIntent));
    expect(order.payment.state).toBe('paid');
    expect(await shopper.basketSize()).toBe(0);
  });

  test('3-D Secure: sold out while the bank asks', async () => {
    const single = await writeProduct(platform, { division: demo, urlName: 'single', stock: 1 });
    await shopper.add({ productId: single.id });
    const { paymentIntent } = action(await shopper.place({ paymentMethod: await card('4000002500003155') }));
    const rival = testShopper(platform.app, testHosts.demo);
    await rival.add({ productId: single.id });
    placed(await rival.place());
    await answerBank(paymentIntent, 'approve');
    expect(await shopper.confirm(paymentIntent)).toMatchObject({ status: 409, json: { code: 'sold_out' } });
    await platform.core.jobs.idle();
    expect(await platform.services.payments.processor.retrieve(paymentIntent)).toEqual({ kind: 'cancelled' });
  });

  test('a timeout after the charge: the order waits, and is paid when the bank is asked again', async () => {
    const limited = await writeProduct(platform, { division: demo, urlName: 'limited', stock: 4 });
    await shopper.add({ productId: limited.id });
    const key = randomUUID();
    const paymentMethod = await card('4000000000006975');
    const answer = await shopper.place({ paymentMethod }, key);
    const { orderHash, number } = placed(answer, 'pending');
    expect(await stockOf(limited)).toBe(3);
    expect((await shopper.place({ paymentMethod }, key)).json).toEqual(answer.json);
    await platform.core.jobs.idle();
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'paid',
      payment: { state: 'paid', method: 'Visa •••• 6975' },
    });
    expect(
      (await mails('order.confirmation')).find(({ subject }) => subject.includes(number))?.text,
    ).toContain('has not confirmed the payment yet');
    expect(
      (await mails('order.payment_received')).filter(({ subject }) => subject.includes(number)),
    ).toHaveLength(1);
  });

  test('a timeout without a charge: the order is given up, the goods go back, the coupon too', async () => {
    await writeCoupon(platform, { division: demo, code: 'BACK', maxUses: 1 });
    const back = await writeProduct(platform, { division: demo, urlName: 'back', stock: 4 });
    await shopper.add({ productId: back.id, quantity: 2 });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'BACK' });
    const { orderHash, number } = placed(
      await shopper.place({ paymentMethod: await card('4000000000006983') }),
      'pending',
    );
    expect(await stockOf(back)).toBe(2);
    const { rows } = await platform.core.database.direct('SELECT id FROM orders WHERE hash = $1', [
      orderHash,
    ]);
    const id = Number(Reflect.get(Object(rows[0]), 'id'));
    for (const looks of [0, 1, 2, 2]) await platform.services.checkout.settlement.reconcile(demo, id, looks);
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'to_be_paid',
      payment: { state: 'failed' },
      statusLog: [{ status: 'new' }, { status: 'to_be_paid' }],
    });
    expect(await stockOf(back)).toBe(4);
    expect(
      (await mails('order.payment_failed')).filter(({ subject }) => subject.includes(number)),
    ).toHaveLength(1);
    const again = testShopper(platform.app, testHosts.demo);
    await again.add({ productId: back.id });
    expect(await again.client.post('/omnis/v3/basket/coupon/', { code: 'BACK' })).toMatchObject({
      status: 200,
    });
  });

  test('money that cannot be captured: the order is given up', async () => {
    const lost = await writeProduct(platform, { division: demo, urlName: 'lost', stock: 1 });
    await shopper.add({ productId: lost.id });
    const { orderHash } = placed(await shopper.place({ paymentMethod: await card('4000000000006991') }));
    await platform.core.jobs.idle();
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'to_be_paid',
      payment: { state: 'failed' },
    });
    expect(await stockOf(lost)).toBe(1);
  });
});
