import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf, mailsOf, openTill, orderOf, placed } from '../../testing/test-till.ts';
import { countDays } from '../figures/day-sums.repository.ts';
import { issueCards } from './gift-cards.jobs.ts';

const { demo } = testDivisions;
const { platform, teeItem } = await openTill();
const { database, jobs } = platform.core;
const card = await writeProduct(platform, {
  division: demo,
  urlName: 'gift-card',
  name: 'Gift card',
  isGiftCard: true,
  colours: [''],
  sizes: ['£25'],
  priceMinor: 2500,
  salePriceMinor: 1000,
  stock: 1,
});
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const toBen = { email: 'ben@shop.example', name: 'Ben', message: 'Happy birthday!\nAnn' };
const cardItem = (changes: object = {}) => ({ productId: card.id, giftCard: toBen, ...changes });
const quote = (body: object = {}) =>
  shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB', ...body });
/** An order of gift cards alone: nothing is delivered. */
const alone = { shippingAddress: undefined, shippingMethod: undefined, billingAddress: leeds };

async function cardsOfOrder(number: string) {
  return database.tenant(demo, ({ query }) =>
    query
      .selectFrom('gift_cards')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.division_id', '=', 'gift_cards.division_id')
          .onRef('orders.id', '=', 'gift_cards.order_id'),
      )
      .selectAll('gift_cards')
      .where('gift_cards.division_id', '=', demo)
      .where('orders.number', '=', number)
      .orderBy('unit')
      .execute(),
  );
}

async function salesOfToday() {
  const days = await database.tenant(demo, (db) =>
    countDays(db, {
      division: demo,
      from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      to: new Date().toISOString().slice(0, 10),
      timeZone: 'UTC',
      currency: 'GBP',
    }),
  );
  return days.reduce(
    (sum, { orders, grossMinor, refundsMinor }) => ({
      orders: sum.orders + orders,
      totalMinor: sum.totalMinor + grossMinor - refundsMinor,
    }),
    { orders: 0, totalMinor: 0 },
  );
}

const codesIn = (text: string): string[] => text.match(/(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/g) ?? [];

test('the values of gift cards are no sizes to filter by', async () => {
  const { json } = await shopper.client.get(`/omnis/v3/division/${demo}/products/`);
  expect(json).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ id: card.id })]) });
  expect(json).not.toMatchObject({ facets: { size: expect.arrayContaining([{ value: '£25', count: 1 }]) } });
});

test('gift cards can be listed alone', async () => {
  const { json } = await shopper.client.get(`/omnis/v3/division/${demo}/products/?giftCards=1`);
  expect(json).toMatchObject({ total: 1, items: [{ id: card.id, sizes: ['£25'] }] });
});

describe('a gift card in the basket', () => {
  test('is sold at its value, without VAT, and tells for whom it is', async () => {
    const { json } = await shopper.add(cardItem());
    expect(json).toMatchObject({
      items: [{ priceIncTax: 25, fullPriceIncTax: null, giftCard: toBen, maxQuantity: null }],
      totals: { subtotal: 25, goodsTax: 0, total: 25 },
      freeDelivery: null,
    });
  });

  test('goes by mail: a basket of nothing else says nothing of its delivery, without scripts either', async () => {
    await shopper.add(cardItem());
    const plain = async () => (await shopper.client.get('/basket/plain/')).text;
    expect(await plain()).not.toContain('At checkout');
    await shopper.add(teeItem());
    expect(await plain()).toContain('At checkout');
  });

  test('for somebody else is another line; without a recipient it is for the buyer', async () => {
    await shopper.add(cardItem());
    const { json } = await shopper.add({ productId: card.id });
    expect(json).toMatchObject({
      items: [{ giftCard: toBen }, { giftCard: { email: '', name: '', message: '' } }],
    });
  });

  test('a coupon takes nothing off it, and it does not count towards free delivery', async () => {
    await writeCoupon(platform, { division: demo, code: 'HALF', kind: 'percent', value: 50 });
    await shopper.add(cardItem({ quantity: 2 }));
    await shopper.add(teeItem());
    const { json } = await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'half' });
    expect(json).toMatchObject({
      totals: { subtotal: 74, discount: 12 },
      freeDelivery: { threshold: 50, remaining: 38 },
    });
    expect((await quote()).json).toMatchObject({
      needsDelivery: true,
      totals: { shipping: 3.95, shippingTax: 0.66, total: 65.95 },
    });
  });

  test.each([
    ['email', 'ben', 'Please enter a valid email address'],
    ['message', 'x'.repeat(501), 'Must contain no more than 500 characters'],
  ])('a bad %s is refused by its field', async (field, value, message) => {
    const answer = await shopper.add(cardItem({ giftCard: { ...toBen, [field]: value } }));
    expect(answer).toMatchObject({ status: 422 });
    expect(JSON.stringify(answer.json)).toContain(`giftCard.${field}`);
    expect(answer.text).toContain(message);
  });

  test('is sold in each currency: its price is rounded as prices are, what it is worth is not', async () => {
    await platform.core.database.direct(
      `UPDATE divisions SET currency_settings = '{"EUR": {"source": "manual", "margin": 0, "rounding": "end_99", "version": 1}}'
       WHERE id = ${demo}`,
      [],
    );
    await platform.core.divisions.changed(demo);
    const { client } = shopper;
    const page = await client.get(`/omnis/v3/division/${demo}/products/gift-card/?currency=EUR`);
    expect(page.json).toMatchObject({ variants: [{ price: 28.99, giftCardValue: 28.75 }] });
    const path = '/omnis/v3/frontend/product/addItemToCart/?currency=EUR';
    expect((await client.post(path, { item: cardItem() })).json).toMatchObject({
      items: [{ priceIncTax: 28.99, giftCardValue: 28.75, options: { Size: '€28.75' } }],
    });
    const answer = await shopper.place({ ...alone, currency: 'EUR' });
    const order = await orderOf(shopper, answer);
    expect(order.items).toMatchObject([{ priceIncTax: 28.99, giftCardValue: 28.75 }]);
    await jobs.idle();
    const { rows } = await platform.core.database.direct(
      'SELECT currency, value_minor::integer AS value FROM gift_cards ORDER BY created_at DESC LIMIT 1',
      [],
    );
    expect(rows).toEqual([{ currency: 'EUR', value: 2875 }]);
    // Its holder could not pay with it any more.
    const owner = await testOwner(platform, [demo]);
    const gone = `/omnis/v3/dashboard/divisions/${demo}/currencies/EUR/`;
    expect(await owner.delete(gone, { 'idempotency-key': crypto.randomUUID() })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'code' }] },
    });
  });
});

describe('buying', () => {
  test('asks neither for a delivery address nor for a method, and completes by itself', async () => {
    await shopper.add(cardItem({ quantity: 2 }));
    expect((await quote()).json).toMatchObject({
      needsDelivery: false,
      // The delivery methods that a product page shows, whatever the basket holds.
      shippingMethods: [{ code: 'standard' }, { code: 'express' }],
      shippingMethod: null,
      toPay: 50,
      totals: { shipping: 0, total: 50 },
    });
    const before = await salesOfToday();
    const answer = await shopper.place(alone);
    const { orderHash, number } = placed(answer);
    await jobs.idle();
    // The sale is counted when the card is spent; counted now too, it would be counted twice.
    expect(await salesOfToday()).toEqual({ orders: before.orders + 1, totalMinor: before.totalMinor });
    const order = await orderOf(shopper, answer);
    expect(order).toMatchObject({
      status: 'complete',
      payment: { state: 'paid' },
      shippingMethod: { code: 'by-email', name: 'By email' },
      items: [{ giftCard: toBen, quantity: 2, tax: 0 }],
    });
    expect((await shopper.client.get(`/omnis/v3/orders/${orderHash}/invoice/`)).json).toMatchObject({
      delivered: false,
      tax: 0,
      rates: [{ vatRate: 0, total: 50 }],
      lines: [{ options: ['£25', 'Ben, ben@shop.example'] }],
    });
    const cards = await cardsOfOrder(number);
    expect(cards).toMatchObject([
      {
        value_minor: 2500,
        balance_minor: 2500,
        currency: 'GBP',
        recipient_email: 'ben@shop.example',
        unit: 0,
      },
      { unit: 1 },
    ]);
  });

  test('each card is mailed to who it is for, once, however often the job runs', async () => {
    await shopper.add(cardItem({ quantity: 3 }));
    const { number } = placed(await shopper.place(alone));
    await jobs.idle();
    const [first] = await cardsOfOrder(number);
    const data = { division: demo, orderId: first?.order_id ?? 0 };
    await database.tenant(demo, (db) =>
      Promise.all([jobs.enqueue(db, issueCards, data), jobs.enqueue(db, issueCards, data)]),
    );
    jobs.wake();
    await jobs.idle();
    const cards = await cardsOfOrder(number);
    expect(cards).toHaveLength(3);
    const ids = new Set(cards.map(({ ending }) => ending));
    const mails = (await mailsOf(shopper, 'gift_card')).filter(({ text }) =>
      codesIn(text).some((code) => ids.has(code.slice(-4))),
    );
    expect(mails).toHaveLength(3);
    expect(new Set(mails.flatMap(({ text }) => codesIn(text))).size).toBe(3);
    expect(mails[0]).toMatchObject({ to: 'ben@shop.example' });
    expect(mails[0]?.text).toContain('Dear Ben, Ann Archer gives you a gift card');
    expect(mails[0]?.text).toContain('Happy birthday!');
  });

  test('without a recipient the buyer gets it', async () => {
    await shopper.add({ productId: card.id });
    const { number } = placed(await shopper.place({ ...alone, contact: { email: 'own@shop.example' } }));
    await jobs.idle();
    expect(await cardsOfOrder(number)).toMatchObject([{ recipient_email: 'own@shop.example' }]);
  });

  test.each([
    ['anna', {}, true],
    ['annb', { email: 'AnnB@shop.example', name: 'Ann Archer' }, true],
    ['annc', { name: 'Ben' }, false],
  ])('a card that %s has sent to her own address, for %o, is told as hers: %s', async (who, to, isOwn) => {
    await shopper.add({ productId: card.id, giftCard: { email: '', name: '', message: '', ...to } });
    placed(await shopper.place({ ...alone, contact: { email: `${who}@shop.example` } }));
    await jobs.idle();
    const mails = await mailsOf(shopper, 'gift_card');
    const text = mails.find((mail) => mail.to.toLowerCase() === `${who}@shop.example`)?.text ?? '';
    expect(text.includes('You have bought this gift card of')).toBe(isOwn);
    expect(text.includes('gives you a gift card')).toBe(!isOwn);
  });

  test('with other goods, these are delivered and made, and the card is mailed', async () => {
    await shopper.add(cardItem());
    await shopper.add(teeItem());
    const answer = await shopper.place();
    await jobs.idle();
    expect(await orderOf(shopper, answer)).toMatchObject({
      status: 'paid',
      totals: { total: 52.95, goodsTax: 4, shippingTax: 0.66 },
    });
    expect(await cardsOfOrder(placed(answer).number)).toHaveLength(1);
    await shopper.add(cardItem());
    await shopper.add(teeItem());
    expect(await shopper.place(alone)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'shippingAddress' }] },
    });
  });

  test('an order that is not paid makes no card', async () => {
    await shopper.add(cardItem());
    const declined = await cardOf(shopper, '4000000000006991');
    const { number } = placed(await shopper.place({ ...alone, paymentMethod: declined }));
    await jobs.idle();
    expect(await cardsOfOrder(number)).toEqual([]);
  });

  test('the database never holds a code in clear', async () => {
    await shopper.add(cardItem());
    const { number } = placed(await shopper.place(alone));
    await jobs.idle();
    const [issued] = await cardsOfOrder(number);
    const mail = (await mailsOf(shopper, 'gift_card')).find(({ text }) =>
      codesIn(text).some((code) => code.endsWith(issued?.ending ?? '')),
    );
    const [code = ''] = codesIn(mail?.text ?? '');
    expect(code).toHaveLength(19);
    const dump = await database.direct(
      `SELECT (SELECT string_agg(c::text, ' ') FROM gift_cards c) AS cards,
        (SELECT string_agg(m::text, ' ') FROM mails m) AS mails`,
      [],
    );
    const text = JSON.stringify(z.array(z.unknown()).parse(dump.rows));
    expect(text).not.toContain(code);
    expect(text).not.toContain(code.replaceAll('-', ''));
    expect(text).toContain('••••-••••-••••-••••');
  });
});
