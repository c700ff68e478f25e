/** The fields that a store's checkout asks for: its team sets them, and orders follow. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeProduct, writeShipping, type WrittenProduct } from '../../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../../testing/test-shopper.ts';

const { demo, other } = testDivisions;
const usual = { phone: 'optional', company: 'optional', street2: 'optional', note: true, terms: null };
const promises = { shown: true, returns: '' };
const phone = '0113 496 0000';

let platform: TestPlatform;
let owner: TestClient;
let product: WrittenProduct;
let shopper: TestShopper;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  await writeShipping(platform, demo);
  product = await writeProduct(platform, { division: demo, urlName: 'tee' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.direct("UPDATE divisions SET checkout_settings = '{}'", []);
  await platform.core.divisions.changed(demo);
  shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add({ productId: product.id });
});

const pathOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/checkout-settings/`;
const set = (body: object, version = 1) =>
  owner.patch(pathOf(demo), { version, ...body }, { 'idempotency-key': randomUUID() });
const errorAt = (field: string) => ({ status: 422, json: { errors: [{ field }] } });
const card = async (): Promise<string> => {
  const answer = await shopper.client.post('/omnis/v3/payments/test/cards/', {
    number: '4242424242424242',
    expMonth: 12,
    expYear: 2040,
    cvc: '123',
  });
  return String(Reflect.get(Object(answer.json), 'paymentMethod'));
};
const place = async (changes: object = {}) => shopper.place({ paymentMethod: await card(), ...changes });
const placed = async (changes: object = {}): Promise<unknown> => {
  const answer = await place(changes);
  expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'placed' } });
  return (await shopper.order(String(Reflect.get(Object(answer.json), 'orderHash')))).json;
};

describe('the settings', () => {
  test('ask what every store asks until they are changed, one field or all', async () => {
    expect((await owner.get(pathOf(demo))).json).toEqual({ ...usual, promises, version: 1 });
    const terms = { page: '/page/terms/' };
    expect((await set({ phone: 'required', terms })).json).toEqual({
      ...usual,
      phone: 'required',
      terms,
      promises,
      version: 2,
    });
    expect((await set({ terms: null }, 2)).json).toEqual({
      ...usual,
      phone: 'required',
      promises,
      version: 3,
    });
  });

  test('are changed by who has read them last', async () => {
    await set({ note: false });
    expect(await set({ note: true })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test.each([
    [{ phone: 'sometimes' }, 'phone'],
    [{ street2: 'required' }, 'street2'],
    [{ note: 'yes' }, 'note'],
    [{ terms: { page: 'https://other.example/terms/' } }, 'terms.page'],
    [{ terms: { page: '//other.example/' } }, 'terms.page'],
    [{ terms: { page: '' } }, 'terms.page'],
    [{ promises: { shown: 'yes' } }, 'promises.shown'],
    [{ promises: { returns: 'x'.repeat(121) } }, 'promises.returns'],
  ])('refuse %o', async (body, field) => {
    expect(await set(body)).toMatchObject(errorAt(field));
  });

  test('are those of one store', async () => {
    const stranger = await testOwner(platform, [other]);
    expect((await stranger.get(pathOf(demo))).status).toBe(403);
    await set({ note: false });
    expect((await stranger.get(pathOf(other))).json).toMatchObject({ note: true });
  });
});

describe('the trust block of a product', () => {
  const promised = async () => {
    const { json } = await shopper.client.get('/omnis/v3/frontend/getStoreCoreData/json/');
    return z.object({ state: z.object({ store: z.object({ promises: z.unknown() }) }) }).parse(json).state
      .store.promises;
  };

  test('names the days of returns and the ways to pay that the store has, until its owner says otherwise', async () => {
    expect(await promised()).toEqual({
      returns: '',
      returnDays: 30,
      marks: ['Visa', 'Mastercard', 'American Express'],
    });
    await set({ promises: { returns: ' Free returns for 60 days ' } });
    expect(await promised()).toMatchObject({ returns: 'Free returns for 60 days', returnDays: 30 });
  });

  test('is switched off, and keeps its words for when it is switched on again', async () => {
    await set({ promises: { returns: 'Free returns' } });
    await set({ promises: { shown: false } }, 2);
    expect(await promised()).toBeNull();
    await set({ promises: { shown: true } }, 3);
    expect(await promised()).toMatchObject({ returns: 'Free returns' });
  });
});

describe('the checkout follows', () => {
  test('and the quote tells what is asked', async () => {
    await set({ company: 'hidden' });
    const quote = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB' });
    expect(quote.json).toMatchObject({ fields: { ...usual, company: 'hidden' } });
  });

  test('with a phone number and a company that are needed', async () => {
    await set({ phone: 'required', company: 'required' });
    expect(await place()).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'contact.phone' }, { field: 'shippingAddress.company' }] },
    });
    const shippingAddress = { ...leeds, company: 'Archer Ltd' };
    const contact = { email: 'ann@shop.example', phone };
    expect(await place({ contact, shippingAddress, billingAddress: leeds })).toMatchObject(
      errorAt('billingAddress.company'),
    );
    expect(await placed({ contact, shippingAddress })).toMatchObject({
      shippingAddress: { company: 'Archer Ltd' },
    });
  });

  test('and keeps nothing that is not asked for', async () => {
    await set({ phone: 'hidden', company: 'hidden', street2: 'hidden', note: false });
    const order = await placed({
      contact: { email: 'ann@shop.example', phone },
      shippingAddress: { ...leeds, company: 'Archer Ltd', street2: 'Flat 2' },
      note: 'For you',
    });
    expect(order).toMatchObject({ note: '', shippingAddress: { company: '', street2: '' } });
    expect(JSON.stringify(order)).not.toContain(phone);
  });

  test('with terms that are agreed to before paying; the order keeps which, and when', async () => {
    expect(await placed()).not.toHaveProperty('agreedTerms');
    await shopper.add({ productId: product.id });
    await set({ terms: { page: '/page/terms/' } });
    expect(await place()).toMatchObject(errorAt('agreedTerms'));
    // Of a page that was shown before the owner chose another.
    expect(await place({ agreedTerms: '/page/old/' })).toMatchObject(errorAt('agreedTerms'));
    expect(await placed({ agreedTerms: '/page/terms/' })).toMatchObject({
      agreedTerms: { page: '/page/terms/', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
  });

  test('also where an order is paid that stands, unless its shopper has agreed to them', async () => {
    const unpaid = async (changes: object = {}) => {
      const answer = await place(changes);
      const { orderHash } = z.object({ orderHash: z.string() }).parse(answer.json);
      await platform.core.jobs.idle();
      const failed = "UPDATE orders SET payment_state = 'failed', status = 'to_be_paid' WHERE hash = $1";
      await platform.core.database.direct(failed, [orderHash]);
      return orderHash;
    };
    const pay = async (hash: string, body: object = {}) =>
      shopper.client.post(
        `/omnis/v3/checkout/pay/${hash}/`,
        { paymentMethod: await card(), ...body },
        { 'idempotency-key': randomUUID() },
      );
    const termsOf = async (hash: string) =>
      Reflect.get(Object((await shopper.client.get(`/omnis/v3/checkout/pay/${hash}/`)).json), 'terms');
    const before = await unpaid();
    await set({ terms: { page: '/page/terms/' } });
    await shopper.add({ productId: product.id });
    const agreed = await unpaid({ agreedTerms: '/page/terms/' });
    expect(await termsOf(agreed)).toBeNull();
    expect(await pay(agreed)).toMatchObject({ status: 200 });
    expect(await termsOf(before)).toEqual({ page: '/page/terms/' });
    expect(await pay(before)).toMatchObject(errorAt('agreedTerms'));
    const page = await shopper.client.get(`/checkout/plain/pay/${before}/`);
    expect(page.text).toMatch(/name="agreedTerms"\s+value="\/page\/terms\/"/);
    expect(await pay(before, { agreedTerms: '/page/terms/' })).toMatchObject({ status: 200 });
    expect((await shopper.order(before)).json).toMatchObject({ agreedTerms: { page: '/page/terms/' } });
  });

  test('and an order that was placed before is answered as it was', async () => {
    const paymentMethod = await card();
    const key = randomUUID();
    const first = await shopper.place({ paymentMethod }, key);
    await set({ terms: { page: '/page/terms/' } });
    expect(await shopper.place({ paymentMethod }, key)).toMatchObject({ status: 200, json: first.json });
  });

  test('without scripts as well', async () => {
    await set({ company: 'hidden', phone: 'required', note: false, terms: { page: '/page/terms/' } });
    const { client } = shopper;
    const page = await client.get('/checkout/plain/');
    expect(page.text).not.toContain('shippingAddress.company');
    expect(page.text).not.toContain('id="note"');
    expect(page.text).toMatch(/name="agreedTerms"\s+value="\/page\/terms\/"/);
    const hidden = (name: string) =>
      new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.text)?.[1] ?? '';
    const answer = await client.send({
      method: 'POST',
      url: '/checkout/plain/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${testHosts.demo}`,
      },
      payload: new URLSearchParams({
        token: hidden('token'),
        key: hidden('key'),
        delivered: 'yes',
        'contact.email': 'ann@shop.example',
        ...Object.fromEntries(
          Object.entries(leeds).map(([name, value]) => [`shippingAddress.${name}`, value]),
        ),
        billingSame: 'yes',
        shippingMethod: 'standard',
        'card.number': '4242 4242 4242 4242',
        'card.expiry': '12/40',
        'card.cvc': '123',
      }).toString(),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Agree to the terms to place your order');
    expect(answer.text).toContain('This field is required');
  });
});
