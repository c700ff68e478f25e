import { randomUUID } from 'node:crypto';
import { managedOrderSchema, pricedDraftSchema, type ManagedOrder } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { database, jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const orders = `/omnis/v3/dashboard/divisions/${demo}/orders/`;
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `drafted-${products}`,
    priceMinor: 2400,
    colours: [''],
    sizes: [''],
    stock: 5,
  });
});

const once = () => ({ 'idempotency-key': randomUUID() });
const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  street: '1 High Street',
  city: 'Leeds',
  country: 'GB',
  zip: 'LS1 4AP',
};
const line = (quantity = 2) => ({ variantId: product.variant(), quantity });
const gift = (more: object = {}) => ({
  title: 'Gift wrapping',
  price: 3.5,
  vat: 'standard',
  quantity: 1,
  ...more,
});
const whole = (more: object = {}) => ({
  lines: [line(), gift()],
  discount: { kind: 'percent', value: 10, reason: 'Regular' },
  delivery: { name: 'Courier', price: 5 },
  email: 'ada@shop.example',
  phone: '0113 496 0000',
  address,
  note: 'By Friday',
  ...more,
});
const read = (json: unknown): ManagedOrder => managedOrderSchema.parse(json);

async function create(content: object = whole()): Promise<ManagedOrder> {
  const answer = await owner.post(orders, content, once());
  expect(answer.status, answer.text).toBe(201);
  return read(answer.json);
}

const pay = (hash: string) =>
  shopper.client.post(`/omnis/v3/checkout/pay/${hash}/`, { paymentMethod: 'pm_card_visa' }, once());

describe('a draft', () => {
  test('is priced as it is saved, takes no stock, and stands in no other list', async () => {
    const priced = pricedDraftSchema.parse((await owner.post(`${orders}price/`, whole())).json);
    // (2 × 24.00 + 3.50) − 10 % + 5.00
    expect(priced).toMatchObject({
      totals: { subtotal: 51.5, discount: 5.15, shipping: 5, total: 51.35 },
      problems: [],
      lines: [
        { left: 5, price: 24 },
        { left: null, price: 3.5, vatRate: 20 },
      ],
    });
    const draft = await create();
    expect(draft.totals).toEqual(priced.totals);
    expect(draft).toMatchObject({
      status: 'to_be_paid',
      draft: { sentAt: null },
      version: 1,
      note: 'By Friday',
    });
    expect(draft.number).toMatch(/-D\d+$/);
    expect(await stockOf(product)).toBe(5);
    const listed = async (query: string) =>
      Reflect.get(Object((await owner.get(`${orders}${query}`)).json), 'items').map(
        ({ id }: { id: number }) => id,
      );
    expect(await listed('?drafts=only')).toContain(draft.id);
    expect(await listed('')).not.toContain(draft.id);
    expect(await listed(`?search=${draft.number}`)).toEqual([]);
  });

  test('is created once for its key', async () => {
    const key = once();
    const two = await Promise.all([owner.post(orders, whole(), key), owner.post(orders, whole(), key)]);
    const ids = two.map(({ json }) => read(json).id);
    expect(new Set(ids).size).toBe(1);
    expect(await owner.post(orders, whole({ note: 'Other' }), key)).toMatchObject({
      json: { code: 'idempotency_key_reused' },
    });
  });

  test('may lack nearly everything until it is sent, and says what is missing', async () => {
    const draft = await create({});
    expect(draft).toMatchObject({ items: [], total: 0, due: false, payment: { payable: false } });
    const { problems } = pricedDraftSchema.parse((await owner.post(`${orders}price/`, {})).json);
    expect(problems.map(({ field }) => field)).toEqual([
      'lines',
      'email',
      'address.street',
      'address.city',
      'address.firstName',
      'delivery',
    ]);
    expect(await owner.post(`${orders}${draft.id}/pay-link/`, { version: 1 }, once())).toMatchObject({
      status: 409,
    });
    const cash = { method: 'cash', reference: '', paidOn: '2026-01-02' };
    expect(await owner.post(`${orders}${draft.id}/payments/`, cash, once())).toMatchObject({ status: 409 });
  });

  test('is changed with its version only, and of two people one is refused', async () => {
    const { id } = await create();
    const change = (note: string) =>
      owner.patch(`${orders}${id}/`, { version: 1, draft: whole({ note }) }, once());
    const both = await Promise.all([change('one'), change('two')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ errors: [{ field: 'version' }] });
    expect(
      await owner.patch(`${orders}${id}/`, { version: 2, draft: whole({ lines: [gift()] }) }, once()),
    ).toMatchObject({
      status: 200,
      json: { version: 3, total: 8.15, itemCount: 1 },
    });
  });

  test('is deleted for good, and only as it was read', async () => {
    const { id } = await create();
    expect(await owner.delete(`${orders}${id}/?version=2`, once())).toMatchObject({ status: 409 });
    expect(await owner.delete(`${orders}${id}/?version=1`, once())).toMatchObject({ status: 200 });
    expect((await owner.get(`${orders}${id}/`)).status).toBe(404);
  });

  test.each([
    ['a quantity of nothing', { lines: [{ ...gift(), quantity: 0 }] }, 'lines.0'],
    ['a negative price', { lines: [gift({ price: -1 })] }, 'lines.0'],
    ['a fraction of a unit', { lines: [gift({ quantity: 1.5 })] }, 'lines.0'],
    ['too much money', { lines: [gift({ price: 1_000_000_000, quantity: 999 })] }, 'lines'],
    ['a variant of nobody', { lines: [{ variantId: randomUUID(), quantity: 1 }] }, 'lines.0.variantId'],
    ['more than 100 per cent', { discount: { kind: 'percent', value: 101 } }, 'discount.value'],
    ['a discount above the goods', { discount: { kind: 'amount', value: 52 } }, 'discount.value'],
    ['a country of no shape', { address: { ...address, country: 'Gb' } }, 'address.country'],
    ['no email address', { email: 'ada' }, 'email'],
  ])('is refused for %s', async (_what, wrong, field) => {
    const answer = await owner.post(orders, whole(wrong), once());
    expect(answer.status, answer.text).toBe(422);
    const fields = Reflect.get(Object(answer.json), 'errors').map((each: { field: string }) => each.field);
    expect(fields[0]).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}`));
  });

  test('cannot hold what another store sells', async () => {
    const foreign = await writeProduct(platform, { division: other, urlName: `foreign-${products}` });
    const lines = [{ variantId: foreign.variant(), quantity: 1 }];
    expect(await owner.post(orders, whole({ lines }), once())).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'lines.0.variantId' }] },
    });
  });
});

describe('paying a draft', () => {
  test('by its link takes the stock, gives it a number of the store, and tells the customer', async () => {
    const draft = await create();
    const path = `${orders}${draft.id}/`;
    expect(await owner.post(`${path}pay-link/`, { version: 1 }, once())).toMatchObject({
      status: 200,
      json: { version: 1, draft: { sentAt: expect.any(String) } },
    });
    await jobs.idle();
    const mail = (await mailsOf(shopper, 'order.pay_link')).find(({ subject }) =>
      subject.includes(draft.number),
    );
    expect(mail).toMatchObject({ to: 'ada@shop.example' });
    expect(mail?.text).toContain(`/pay/${draft.orderHash}/`);
    expect((await shopper.client.get(`/omnis/v3/checkout/pay/${draft.orderHash}/`)).json).toMatchObject({
      state: 'payable',
      toPay: draft.total,
    });
    const { number } = placed(await pay(draft.orderHash));
    expect(number).toMatch(/-\d+$/);
    await jobs.idle();
    expect(await stockOf(product)).toBe(3);
    const order = read((await owner.get(path)).json);
    expect(order).toMatchObject({
      status: 'paid',
      payment: { state: 'paid' },
      draft: null,
      number,
      total: draft.total,
    });
    expect(order.statusLog.map(({ reason }) => reason)).toContain(`Built as draft ${draft.number}`);
    expect(await owner.delete(`${path}?version=1`, once())).toMatchObject({ status: 409 });
    expect(await owner.patch(path, { version: order.version, draft: whole() }, once())).toMatchObject({
      status: 409,
    });
  });

  test('by hand does the same', async () => {
    const draft = await create();
    const cash = { method: 'cash', reference: '', paidOn: '2026-01-02' };
    expect(await owner.post(`${orders}${draft.id}/payments/`, cash, once())).toMatchObject({
      status: 200,
      json: { status: 'paid', draft: null, total: draft.total, payments: [{ amount: draft.total }] },
    });
    expect(await stockOf(product)).toBe(3);
  });

  test('is refused where the stock is gone, and nothing is charged', async () => {
    const draft = await create();
    await database.direct('UPDATE variants SET stock = 1 WHERE product_id = $1', [product.id]);
    expect(await pay(draft.orderHash)).toMatchObject({ json: { code: 'sold_out' } });
    await jobs.idle();
    expect(read((await owner.get(`${orders}${draft.id}/`)).json)).toMatchObject({
      draft: { sentAt: null },
      payment: { state: 'pending' },
    });
    expect(await stockOf(product)).toBe(1);
  });

  test('is refused at another amount than was shown', async () => {
    const draft = await create();
    await owner.patch(`${orders}${draft.id}/`, { version: 1, draft: whole({ discount: null }) }, once());
    const answer = await shopper.client.post(
      `/omnis/v3/checkout/pay/${draft.orderHash}/`,
      { paymentMethod: 'pm_card_visa', expectedTotal: draft.total },
      once(),
    );
    expect(answer).toMatchObject({ json: { code: 'total_changed' } });
  });

  test('happens once, however many pay at the same moment', async () => {
    const draft = await create();
    await Promise.all(Array.from({ length: 4 }, () => pay(draft.orderHash)));
    await jobs.idle();
    expect(await stockOf(product)).toBe(3);
    expect(read((await owner.get(`${orders}${draft.id}/`)).json)).toMatchObject({ status: 'paid' });
  });
});
