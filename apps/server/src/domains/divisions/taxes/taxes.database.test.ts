/** Where a store is registered for tax, and what its shoppers pay by it. */
import { randomUUID } from 'node:crypto';
import { invoiceSchema } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProduct } from '../../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { openTill, orderOf } from '../../../testing/test-till.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const pathOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/taxes/`;
const { platform, teeItem } = await openTill();
const shirt = await writeProduct(platform, { division: demo, urlName: 'shirt', colours: [''], sizes: [''] });
const book = await writeProduct(platform, {
  division: demo,
  urlName: 'book',
  colours: [''],
  sizes: [''],
  vatRate: 0,
});
let owner: TestClient;
let stranger: TestClient;
let shopper: TestShopper;

beforeAll(async () => {
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
});
afterAll(() => platform.close());

const direct = (text: string): Promise<{ rows: unknown[] }> => platform.core.database.direct(text, []);
const isIn = async (country: string, vatNumber: string): Promise<void> => {
  await direct(
    `UPDATE divisions SET tax_settings = NULL, country = '${country}', vat_number = '${vatNumber}' WHERE id = ${demo}`,
  );
  await platform.core.divisions.changed(demo);
};
beforeEach(async () => {
  await isIn('GB', 'GB123456782');
  shopper = testShopper(platform.app, testHosts.demo);
});

const key = () => ({ 'idempotency-key': randomUUID() });
const add = (body: object, client = owner): Promise<TestAnswer> => client.post(pathOf(demo), body, key());
const patch = (country: string, body: object): Promise<TestAnswer> =>
  owner.patch(`${pathOf(demo)}${country}/`, body, key());
const settings = (body: object): Promise<TestAnswer> => owner.patch(pathOf(demo), body, key());
const list = async (): Promise<unknown> => (await owner.get(pathOf(demo))).json;
const rates = { standard: 20, reduced: 5.5, zero: 0 };
const france = { country: 'FR', number: 'FR40303265045', rates };
const quoted = async (country: string, zip = '', body: object = {}): Promise<unknown> =>
  (await shopper.client.post('/omnis/v3/checkout/quote/', { country, zip, ...body })).json;

describe('registrations of a store', () => {
  test('one that said nothing yet is taxed as before: by its number at home, at the rates of the EU abroad', async () => {
    expect(await list()).toMatchObject({
      items: [{ country: 'GB', number: 'GB123456782', since: null, rates: { standard: 20, reduced: 5 } }],
      next: null,
      settings: { pricesIncludeTax: true, oss: { since: null, rates: [] }, version: 0 },
      country: 'GB',
      ownRates: 1,
    });
    expect(await list()).toMatchObject({
      charged: expect.arrayContaining([
        { country: 'GB', scheme: 'local', standard: 20, reduced: 5 },
        { country: 'DE', scheme: 'oss', standard: 19, reduced: 7 },
      ]),
    });
  });

  test('an owner adds one with the rates of the country, changes it and removes it', async () => {
    const added = await add({ country: 'FR', number: 'fr 40 303 265 045' });
    expect(added).toMatchObject({
      status: 201,
      json: { country: 'FR', number: 'FR40303265045', since: null, rates, version: 1 },
    });
    expect(await patch('FR', { rates: { standard: 21, reduced: 6 }, version: 1 })).toMatchObject({
      status: 200,
      json: { number: 'FR40303265045', rates: { standard: 21, reduced: 6, zero: 0 }, version: 2 },
    });
    expect(await list()).toMatchObject({
      charged: expect.arrayContaining([{ country: 'FR', scheme: 'local', standard: 21, reduced: 6 }]),
    });
    expect((await owner.delete(`${pathOf(demo)}FR/`, key())).status).toBe(200);
    expect(await list()).toMatchObject({ items: [{ country: 'GB' }] });
    const { rows } = await direct(
      `SELECT action FROM audit_log WHERE division_id = ${demo} AND action LIKE 'taxes.%' ORDER BY id`,
    );
    expect(rows).toMatchObject([
      { action: 'taxes.registered' },
      { action: 'taxes.updated' },
      { action: 'taxes.removed' },
    ]);
  });

  test('the one at home is the VAT number of the settings, and the other way round', async () => {
    const company = { name: 'Demo Goods', address: '', companyNumber: '' };
    const settingsPath = `/omnis/v3/dashboard/divisions/${demo}/settings/`;
    expect((await owner.delete(`${pathOf(demo)}GB/`, key())).status).toBe(200);
    expect((await owner.get(settingsPath)).json).toMatchObject({ company: { vatNumber: '' } });
    await patchNow(owner, settingsPath, { company: { ...company, vatNumber: 'GB123456782' } });
    expect(await list()).toMatchObject({ items: [{ country: 'GB', number: 'GB123456782' }] });
  });

  test('a write with the same key happens once, and with another body not at all', async () => {
    const headers = key();
    expect((await owner.post(pathOf(demo), france, headers)).status).toBe(201);
    expect((await owner.post(pathOf(demo), france, headers)).status).toBe(201);
    expect((await owner.post(pathOf(demo), { ...france, country: 'BE' }, headers)).status).toBe(409);
  });

  test.each([
    [{ ...france, country: 'XX' }, 422, 'country'],
    [{ ...france, country: 'GB', number: 'GB123456782' }, 409, 'country'],
    [{ ...france, number: '' }, 422, 'number'],
    [{ ...france, number: 'FR1' }, 422, 'number'],
    [{ ...france, number: 'DE136695976' }, 422, 'number'],
    [{ ...france, rates: { standard: -1, reduced: 5 } }, 422, 'rates.standard'],
    [{ ...france, rates: { standard: 20, reduced: 100.1 } }, 422, 'rates.reduced'],
    [{ ...france, rates: { standard: 1_000_000_000, reduced: 5 } }, 422, 'rates.standard'],
    [{ ...france, rates: { standard: 8.875, reduced: 5 } }, 422, 'rates.standard'],
    [{ ...france, rates: { standard: '20', reduced: 5 } }, 422, 'rates.standard'],
    [{ ...france, rates: { standard: 20, reduced: 5, zero: 1 } }, 422, 'rates.zero'],
    [{ ...france, since: '2026-02-30' }, 422, 'since'],
    [{ country: 'BR', number: '12345' }, 422, 'rates.standard'],
  ])('%o is refused by its field', async (body, status, field) => {
    expect(await add(body)).toMatchObject({ status, json: { errors: [{ field }] } });
    expect(await list()).toMatchObject({ items: [{ country: 'GB' }] });
  });

  test('two people who change one at once: the second is told, and so is who reads the settings too early', async () => {
    await add(france);
    const both = await Promise.all([
      patch('FR', { since: '2026-01-01', version: 1 }),
      patch('FR', { since: '2026-02-01', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      json: { errors: [{ field: 'version' }] },
    });
    expect((await settings({ pricesIncludeTax: true, version: 0 })).status).toBe(200);
    expect(await settings({ pricesIncludeTax: false, version: 0 })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test('nobody else sees or changes them, and a country without one is not found', async () => {
    expect((await stranger.get(pathOf(demo))).status).toBeGreaterThanOrEqual(403);
    expect((await add(france, stranger)).status).toBeGreaterThanOrEqual(403);
    expect((await patch('FR', { version: 1 })).status).toBe(404);
    expect((await owner.delete(`${pathOf(demo)}FR/`, key())).status).toBe(404);
    expect(await settings({ oss: { since: 'soon' }, version: 0 })).toMatchObject({ status: 422 });
    await isIn('DE', '');
    expect(await settings({ oss: { since: null }, version: 0 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'oss' }] },
    });
  });
});

describe('tax that is charged', () => {
  test('a store in the EU below the One Stop Shop charges as at home, and with it the rate there', async () => {
    await isIn('DE', 'DE136695976');
    await settings({ oss: null, version: 0 });
    await shopper.add({ productUrl: 'shirt' });
    // It has a rate of its own, 20 %, until it has a class.
    expect(await quoted('FR')).toMatchObject({ totals: { goodsTax: 4 } });
    await patchNow(owner, `/omnis/v3/dashboard/divisions/${demo}/products/${shirt.id}/`, {
      vatClass: 'standard',
    });
    expect(await quoted('DE')).toMatchObject({ totals: { goodsTax: 3.83 } });
    expect(await quoted('HU')).toMatchObject({ totals: { goodsTax: 3.83 } });
    expect(await quoted('US')).toMatchObject({ totals: { goodsTax: 0 } });
    expect((await settings({ oss: { since: null }, version: 1 })).status).toBe(200);
    expect(await quoted('HU')).toMatchObject({ totals: { goodsTax: 5.1 } });
    // Rates of its own for a country: charged at once, kept when they are left out, gone when none are given.
    const own = { country: 'HU', standard: 25, reduced: 5 };
    expect(await settings({ oss: { since: null, rates: [own] }, version: 2 })).toMatchObject({
      json: { oss: { rates: [own] } },
    });
    expect(await quoted('HU')).toMatchObject({ totals: { goodsTax: 4.8 } });
    expect(await settings({ oss: { since: null }, version: 3 })).toMatchObject({
      json: { oss: { rates: [own] } },
    });
    expect(await settings({ oss: { since: null, rates: [] }, version: 4 })).toMatchObject({
      json: { oss: { rates: [] } },
    });
    for (const wrong of [[{ ...own, country: 'US' }], [own, own], [{ ...own, standard: 101 }]])
      expect(await settings({ oss: { since: null, rates: wrong }, version: 5 })).toMatchObject({
        status: 422,
        json: { errors: [{ field: expect.stringMatching(/^oss\.rates/) }] },
      });
    expect(await quoted('HU')).toMatchObject({ totals: { goodsTax: 5.1 } });
    // Registered there, from a day to come: the One Stop Shop until then.
    await add({
      country: 'HU',
      number: 'HU12345676',
      since: '2999-01-01',
      rates: { standard: 30, reduced: 5 },
    });
    expect(await quoted('HU')).toMatchObject({ totals: { goodsTax: 5.1 } });
    expect((await patch('HU', { since: '2026-01-01', version: 1 })).status).toBe(200);
    expect(await quoted('HU')).toMatchObject({ totals: { goodsTax: 5.54 } });
  });

  test('nothing where the store is not registered: order and invoice say nothing of tax', async () => {
    await isIn('US', '');
    await add({ ...france });
    await shopper.add(teeItem());
    const answer = await shopper.place();
    const order = await orderOf(shopper, answer);
    expect(order).toMatchObject({ totals: { goodsTax: 0, shippingTax: 0 } });
    const invoice = invoiceSchema.parse(
      (await shopper.client.get(`/omnis/v3/orders/${order.orderHash}/invoice/`)).json,
    );
    expect(invoice).toMatchObject({ seller: { vatNumber: '' }, rates: [], exported: false, tax: 0 });
  });

  test('the class of each product, with delivery shared by them; invoice and order agree', async () => {
    await patchNow(owner, `/omnis/v3/dashboard/divisions/${demo}/products/${book.id}/`, {
      vatClass: 'reduced',
    });
    await shopper.add(teeItem());
    await shopper.add({ productUrl: 'book' });
    const order = await orderOf(shopper, await shopper.place());
    expect(order).toMatchObject({ totals: { subtotal: 48, goodsTax: 5.14, total: 51.95 } });
    const invoice = invoiceSchema.parse(
      (await shopper.client.get(`/omnis/v3/orders/${order.orderHash}/invoice/`)).json,
    );
    expect(invoice.rates.map(({ vatRate }) => vatRate)).toEqual([20, 5]);
    const { goodsTax, shippingTax } = order.totals;
    const sum = invoice.rates.reduce((all, { tax }) => all + tax, 0);
    expect(Math.round(sum * 100)).toBe(Math.round((goodsTax + shippingTax) * 100));
  });

  test('on top of prices that are typed without it', async () => {
    await settings({ pricesIncludeTax: false, version: 0 });
    const product = await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/`);
    // A consumer of the United Kingdom is shown what they pay, on the page and in lists alike.
    expect(product.json).toMatchObject({
      price: 28.8,
      tax: 'included',
      variants: [{ price: 28.8 }, {}, {}, {}],
    });
    const found = await shopper.client.get(
      `/omnis/v3/division/${demo}/products/?priceMin=28.8&priceMax=28.8`,
    );
    expect(found.text).toContain('"urlName":"tee"');
    expect(found.text).not.toContain('"urlName":"mug"');
    // Where the law does not ask for it, prices stay as they were typed, and the page says so.
    await platform.core.database.direct(
      `UPDATE divisions SET country = 'US', vat_number = '12-3456789' WHERE id = ${demo}`,
      [],
    );
    await platform.core.divisions.changed(demo);
    const abroad = await shopper.client.get(`/omnis/v3/division/${demo}/products/tee/?currency=USD`);
    expect(abroad.json).toMatchObject({ price: 30, tax: 'added' });
    await platform.core.database.direct(
      `UPDATE divisions SET country = 'GB', vat_number = 'GB123456782' WHERE id = ${demo}`,
      [],
    );
    await platform.core.divisions.changed(demo);
    await shopper.add(teeItem());
    expect(await quoted('GB', 'LS1 1AA')).toMatchObject({
      totals: { subtotal: 28.8, goodsTax: 4.8, shipping: 3.95, total: 32.75 },
    });
    expect(await quoted('US')).toMatchObject({ totals: { subtotal: 24, goodsTax: 0 } });
    const order = await orderOf(shopper, await shopper.place({ expectedTotal: 32.75 }));
    expect(order).toMatchObject({ totals: { total: 32.75 }, items: [{ price: 24, tax: 4.8, total: 28.8 }] });
  });

  test('an order keeps its tax when the registration goes, also where it is delivered elsewhere', async () => {
    await shopper.add(teeItem());
    const order = await orderOf(shopper, await shopper.place());
    await platform.core.jobs.idle();
    expect((await owner.delete(`${pathOf(demo)}GB/`, key())).status).toBe(200);
    const moved = await shopper.client.post(`/omnis/v3/orders/${order.orderHash}/address/`, {
      shippingAddress: { ...leeds, zip: 'LS2 2BB' },
    });
    expect(moved.status, moved.text).toBe(200);
    expect((await shopper.order(order.orderHash)).json).toMatchObject({ totals: { goodsTax: 4 } });
  });
});
