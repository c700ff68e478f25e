/** Currencies that a store offers: by hand, from a stand-in for the European Central Bank, and what prices come to. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { convertMinor, convertPrice, priceRoundings, type PriceRounding } from '@omnis/models';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeCoupon, writeProduct, writeShipping } from '../../../testing/test-shop.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { orderOf } from '../../../testing/test-till.ts';

const { demo, other } = testDivisions;
const pathOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/currencies/`;
const feed = { status: 200, xml: '' };
const xmlOf = (
  day: string,
  rates: Readonly<Record<string, number>>,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>
${Object.entries(rates)
  .map(([code, rate]) => `    <Cube currency='${code}' rate='${rate}'/>`)
  .join('\n')}
  </Cube></Cube>
</gesmes:Envelope>`;

let server: Server;
let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(feed.status, { 'content-type': 'text/xml' }).end(feed.xml);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  platform = await createTestPlatform({ ratesFeedUrl: `http://127.0.0.1:${port}/rates.xml` });
  await writeShipping(platform, demo);
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
});
afterAll(async () => {
  server.close();
  await platform.close();
});

const direct = (text: string): Promise<{ rows: unknown[] }> => platform.core.database.direct(text, []);
beforeEach(async () => {
  feed.status = 200;
  feed.xml = xmlOf('2026-11-27', { GBP: 0.8, USD: 1.2, JPY: 180, CHF: 0.96 });
  await direct(`UPDATE divisions SET currency = 'GBP', currency_settings = '{}',
    plugins = '{"currency": {"enabled": true, "currency": "GBP", "currencies": "USD,JPY"}, "analytics": {"ga_tracking_id": "kept"}}',
    exchange_rates = '{"GBP": 1, "USD": 1.25, "JPY": 190}'`);
  await direct(`UPDATE reference_rates SET asked_for = NULL, day = NULL, per_euro = '{}'`);
  for (const division of [demo, other]) await platform.core.divisions.changed(division);
});

const key = () => ({ 'idempotency-key': randomUUID() });
const add = (body: object, client = owner, division: number = demo): Promise<TestAnswer> =>
  client.post(pathOf(division), body, key());
const patch = (code: string, body: object): Promise<TestAnswer> =>
  owner.patch(`${pathOf(demo)}${code}/`, body, key());
const list = async (): Promise<unknown> => (await owner.get(pathOf(demo))).json;
const fetchRates = async (): Promise<void> => {
  await direct('UPDATE reference_rates SET asked_for = NULL');
  await platform.services.divisions.rates.look();
  await platform.core.jobs.idle();
};

describe('currencies of a store', () => {
  test('an owner adds one, changes it and removes it; the other plugins of the store stay', async () => {
    expect(await list()).toMatchObject({
      main: { code: 'GBP' },
      items: [
        { code: 'USD', rate: 1.25, source: 'manual', rounding: 'none', version: 1 },
        { code: 'JPY', rate: 190 },
      ],
      next: null,
      reference: null,
    });
    const added = await add({ code: 'EUR', rate: 1.17, rounding: 'end_99' });
    expect(added).toMatchObject({ status: 201, json: { code: 'EUR', rate: 1.17, version: 1 } });
    expect(await patch('EUR', { rate: 1.2, version: 1 })).toMatchObject({
      status: 200,
      json: { rate: 1.2, rounding: 'end_99', version: 2 },
    });
    const core = await testShopper(platform.app, testHosts.demo).client.get(
      `/omnis/v3/frontend/${demo}/getStoreCoreData/json/`,
    );
    expect(core.text).toContain('"code":"EUR","symbol":"€","rate":1.2,"rounding":"end_99"');
    const removed = await owner.delete(`${pathOf(demo)}EUR/`, key());
    expect(removed.status, removed.text).toBe(200);
    expect(await list()).toMatchObject({ items: [{ code: 'USD' }, { code: 'JPY' }] });
    const { rows } = await direct(`SELECT plugins FROM divisions WHERE id = ${demo}`);
    expect(rows).toMatchObject([{ plugins: { analytics: { ga_tracking_id: 'kept' } } }]);
  });

  test('a write with the same key happens once', async () => {
    const headers = key();
    const body = { code: 'CHF', rate: 1.1 };
    expect((await owner.post(pathOf(demo), body, headers)).status).toBe(201);
    expect((await owner.post(pathOf(demo), body, headers)).status).toBe(201);
    expect((await owner.post(pathOf(demo), { ...body, rate: 1.2 }, headers)).status).toBe(409);
  });

  test.each([
    [{ code: 'CHF' }, 422, 'rate'],
    [{ code: 'CHF', rate: 0 }, 422, 'rate'],
    [{ code: 'CHF', rate: -1 }, 422, 'rate'],
    [{ code: 'CHF', rate: 1_000_000_000 }, 422, 'rate'],
    [{ code: 'CHF', rate: 1.0000001 }, 422, 'rate'],
    [{ code: 'CHF', source: 'feed', margin: 51 }, 422, 'margin'],
    [{ code: 'CHF', source: 'feed' }, 422, 'source'],
    [{ code: 'KRW', rate: 1700, rounding: 'end_99' }, 422, 'rounding'],
    [{ code: 'XXX', rate: 1 }, 422, 'code'],
    [{ code: 'USD', rate: 1 }, 409, 'code'],
    [{ code: 'GBP', rate: 1 }, 409, 'code'],
  ])('%o is refused by its field', async (body, status, field) => {
    expect(await add(body)).toMatchObject({ status, json: { errors: [{ field }] } });
  });

  test('a stale version is refused, and so is whoever is not of the team', async () => {
    expect((await patch('USD', { rate: 1.3, version: 1 })).status).toBe(200);
    expect(await patch('USD', { rate: 1.4, version: 1 })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect((await patch('CHF', { rate: 1.4, version: 1 })).status).toBe(404);
    expect((await add({ code: 'CHF', rate: 1 }, stranger)).status).toBeGreaterThanOrEqual(403);
    expect((await stranger.get(pathOf(demo))).status).toBeGreaterThanOrEqual(403);
  });

  test('platform.md §3 Project: currency – the main currency changes until something was sold: prices keep their numbers, and then it says why not', async () => {
    const change = (code: string) =>
      stranger.patch(`${pathOf(other)}${code}/`, { isMain: true, version: 1 }, key());
    expect((await change('USD')).status).toBe(200);
    expect((await stranger.get(pathOf(other))).json).toMatchObject({
      main: { code: 'USD', fixed: '' },
      items: [
        { code: 'GBP', rate: 0.8 },
        { code: 'JPY', rate: 152 },
      ],
    });
    const first = await writeProduct(platform, { division: other, urlName: 'first', priceMinor: 2000 });
    await direct(
      `UPDATE variants SET fixed_prices = '{"GBP": {"price": 1500, "sale": null}}' WHERE id = '${first.variant()}'`,
    );
    expect((await change('GBP')).status).toBe(200);
    const { client } = testShopper(platform.app, testHosts.other);
    expect((await client.get(`/omnis/v3/division/${other}/products/first/`)).json).toMatchObject({
      currency: 'GBP',
      price: 20,
    });
    const { rows } = await direct(`SELECT fixed_prices FROM variants WHERE id = '${first.variant()}'`);
    expect(rows).toEqual([{ fixed_prices: {} }]);
    expect(await stranger.patch(`${pathOf(other)}JPY/`, { isMain: true, version: 3 }, key())).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'isMain', message: expect.stringContaining('Remove your products first') }] },
    });
    const issued = await stranger.post(`/omnis/v3/dashboard/divisions/${other}/gift-cards/`, {
      id: randomUUID(),
      value: 5,
      email: 'ben@shop.example',
    });
    expect(issued.status, issued.text).toBe(201);
    expect(await stranger.patch(`${pathOf(other)}USD/`, { isMain: true, version: 1 }, key())).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'isMain', message: expect.stringContaining('has gift cards') }] },
    });
  });
});

describe('reference rates', () => {
  test('stores that follow the feed get the cross rate with their margin', async () => {
    await fetchRates();
    expect(await list()).toMatchObject({ reference: { day: '2026-11-27', rates: { EUR: 1.25, USD: 1.5 } } });
    expect(await add({ code: 'CHF', source: 'feed', margin: 10 })).toMatchObject({
      status: 201,
      json: { rate: 1.32 },
    });
    feed.xml = xmlOf('2026-11-28', { GBP: 0.8, USD: 1.6, CHF: 0.8 });
    await fetchRates();
    expect(await list()).toMatchObject({
      // One by hand stays.
      items: [{ code: 'USD', rate: 1.25 }, { code: 'JPY' }, { code: 'CHF', rate: 1.1, version: 1 }],
      reference: { day: '2026-11-28' },
    });
    expect(await add({ code: 'RUB', source: 'feed' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'source' }] },
    });
  });

  test.each([
    ['does not answer well', 503, ''],
    ['is no XML', 200, 'Sorry'],
    ['holds no rates', 200, '<Envelope><Cube><Cube time="2026-11-28"/></Cube></Envelope>'],
    ['is older', 200, xmlOf('2026-11-20', { GBP: 0.5 })],
  ])('a feed that %s leaves the rates of before', async (_text, status, xml) => {
    await fetchRates();
    Object.assign(feed, { status, xml });
    await fetchRates();
    expect(await list()).toMatchObject({ reference: { day: '2026-11-27', rates: { EUR: 1.25 } } });
  });

  test('the rates of a day are asked for once by all processes', async () => {
    await platform.services.divisions.rates.look();
    await platform.core.jobs.idle();
    feed.xml = xmlOf('2026-11-28', { GBP: 0.5 });
    await platform.services.divisions.rates.look();
    await platform.core.jobs.idle();
    expect(await list()).toMatchObject({ reference: { day: '2026-11-27' } });
  });
});

const money = z.number().transform((major) => Math.round(major * 100));
const cardSchema = z.object({ price: money, salePrice: money.nullable(), onSale: z.boolean() });

describe('prices in an offered currency', () => {
  test('card, product page, basket, quote and order agree to the penny, at any rate and rounding', async () => {
    const cases = fc.sample(
      fc.record({
        priceMinor: fc.integer({ min: 1, max: 20_000 }),
        off: fc.integer({ min: 0, max: 60 }),
        rate: fc.integer({ min: 200_000, max: 9_000_000 }).map((millionths) => millionths / 1_000_000),
        rounding: fc.constantFrom<PriceRounding>(...priceRoundings),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { numRuns: 14, seed: 37 },
    );
    await add({ code: 'EUR', rate: 1 });
    for (const [index, { priceMinor, off, rate, rounding, quantity }] of cases.entries()) {
      const salePriceMinor = Math.max(1, priceMinor - off);
      const urlName = `priced-${index}`;
      await writeProduct(platform, { division: demo, urlName, priceMinor, salePriceMinor });
      const saved = await patch('EUR', { rate, rounding, version: index + 1 });
      expect(saved.status, saved.text).toBe(200);
      const conversion = { from: 'GBP', to: 'EUR', rates: { GBP: 1, EUR: rate } } as const;
      const full = convertPrice(priceMinor, { ...conversion, rounding });
      const now = convertPrice(salePriceMinor, { ...conversion, rounding });
      const wanted = { price: full, salePrice: now < full ? now : null, onSale: now < full };

      const shopper = testShopper(platform.app, testHosts.demo);
      const items = z.object({ items: z.array(cardSchema.extend({ urlName: z.string() })) });
      const cards = items.parse(
        (await shopper.client.get(`/omnis/v3/division/${demo}/products/?currency=EUR&perPage=60`)).json,
      ).items;
      expect(cards.find((card) => card.urlName === urlName)).toMatchObject(wanted);
      const page = await shopper.client.get(`/omnis/v3/division/${demo}/products/${urlName}/?currency=EUR`);
      const product = cardSchema
        .extend({ variants: z.array(z.object({ price: money, salePrice: money.nullable() })) })
        .parse(page.json);
      expect(product).toMatchObject({
        ...wanted,
        variants: [{ price: full, salePrice: wanted.salePrice }],
      });

      await shopper.add({ productUrl: urlName, quantity });
      const basket = await shopper.client.get('/omnis/v3/basket/main/list/?currency=EUR');
      expect(basket.json, basket.text).toMatchObject({
        currency: 'EUR',
        items: [{ priceIncTax: now / 100, fullPriceIncTax: now < full ? full / 100 : null }],
        totals: { subtotal: (now * quantity) / 100 },
      });
      const quoted = await shopper.client.post('/omnis/v3/checkout/quote/', {
        country: 'GB',
        currency: 'EUR',
        shippingMethod: 'express',
      });
      // Delivery is converted to the penny.
      const total = now * quantity + convertMinor(695, conversion);
      expect(quoted.json, quoted.text).toMatchObject({
        totals: { currency: 'EUR', subtotal: (now * quantity) / 100, total: total / 100 },
      });
      const order = await orderOf(
        shopper,
        await shopper.place({ currency: 'EUR', shippingMethod: 'express', expectedTotal: total / 100 }),
      );
      expect(order).toMatchObject({
        currency: 'EUR',
        total: total / 100,
        items: [{ quantity, priceIncTax: now / 100 }],
      });
    }
  }, 120_000);

  test('an order keeps its amounts, and a discount is not rounded', async () => {
    await writeProduct(platform, { division: demo, urlName: 'cap', priceMinor: 2000 });
    await writeCoupon(platform, { division: demo, code: 'FIVER', kind: 'fixed', value: 500 });
    await add({ code: 'EUR', rate: 1.2, rounding: 'end_99' });
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add({ productUrl: 'cap' });
    await shopper.client.post('/omnis/v3/basket/coupon/?currency=EUR', { code: 'FIVER' });
    const basket = (await shopper.client.get('/omnis/v3/basket/main/list/?currency=EUR')).json;
    expect(basket).toMatchObject({ totals: { subtotal: 23.99, discount: 6 } });
    const answer = await shopper.place({ currency: 'EUR', expectedTotal: 23.99 - 6 + 4.74 });
    const before = await orderOf(shopper, answer);
    await patch('EUR', { rate: 3, rounding: 'none', version: 1 });
    expect(await orderOf(shopper, answer)).toMatchObject({ total: before.total, totals: before.totals });
    await owner.delete(`${pathOf(demo)}EUR/`, key());
    expect(await orderOf(shopper, answer)).toMatchObject({ total: before.total, currency: 'EUR' });
  });

  test('a basket in a currency that is removed goes on in the main one', async () => {
    await writeProduct(platform, { division: demo, urlName: 'sock', priceMinor: 2000 });
    await add({ code: 'EUR', rate: 1.2 });
    const shopper = testShopper(platform.app, testHosts.demo);
    await shopper.add({ productUrl: 'sock' });
    const read = async () => (await shopper.client.get('/omnis/v3/basket/main/list/?currency=EUR')).json;
    expect(await read()).toMatchObject({ currency: 'EUR', totals: { subtotal: 24 } });
    await owner.delete(`${pathOf(demo)}EUR/`, key());
    expect(await read()).toMatchObject({ currency: 'GBP', totals: { subtotal: 20 } });
    // An open checkout is told so, and is quoted what it goes on with.
    expect(await shopper.place({ currency: 'EUR', expectedTotal: 24 })).toMatchObject({
      status: 409,
      json: {
        code: 'total_changed',
        message: 'This shop no longer sells in EUR. Your basket is now in GBP.',
        errors: [{ field: 'currency' }],
      },
    });
    const quoted = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB', currency: 'EUR' });
    expect(quoted.json, quoted.text).toMatchObject({ totals: { currency: 'GBP', subtotal: 20 } });
    expect(await shopper.place({ currency: 'XXX' })).toMatchObject({ status: 422 });
  });
});
