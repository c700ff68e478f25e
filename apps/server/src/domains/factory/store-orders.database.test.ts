import { randomUUID } from 'node:crypto';
import { atlasOrderSchema, type AtlasOrder } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { insertStaff } from '../../testing/after-sale.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { database, jobs } = platform.core;
const staffOrders = '/omnis/v3/atlas/orders/';
const storeOrders = (division: number) => `/omnis/v3/atlas/stores/${division}/orders/`;
let editor: TestClient;
let refunder: TestClient;
let viewer: TestClient;
let product: WrittenProduct;
let products = 0;

beforeAll(async () => {
  editor = await insertStaff(platform, 'editor', ['orders.view', 'orders.edit']);
  refunder = await insertStaff(platform, 'giver', ['orders.view', 'orders.edit', 'orders.refund']);
  viewer = await insertStaff(platform, 'viewer', ['orders.view', 'orders.advance']);
});
afterAll(() => platform.close());
beforeEach(async () => {
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `by-staff-${products}`,
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
const whole = () => ({
  lines: [{ variantId: product.variant(), quantity: 2 }],
  delivery: { name: 'Courier', price: 5 },
  email: 'ada@shop.example',
  address,
});
const read = (json: unknown): AtlasOrder => atlasOrderSchema.parse(json);

async function create(): Promise<AtlasOrder> {
  const answer = await editor.post(storeOrders(demo), whole(), once());
  expect(answer.status, answer.text).toBe(201);
  return read(answer.json);
}

async function paid(): Promise<AtlasOrder> {
  const draft = await create();
  const shopper = testShopper(platform.app, testHosts.demo);
  const answer = await shopper.client.post(
    `/omnis/v3/checkout/pay/${draft.orderHash}/`,
    { paymentMethod: 'pm_card_visa' },
    once(),
  );
  expect(answer.status, answer.text).toBeLessThan(300);
  await jobs.idle();
  return read((await editor.get(`${staffOrders}${draft.id}/`)).json);
}

describe('staff with the right to edit orders (platform.md §1, §6)', () => {
  test('build a draft for a store, change it, send its link, and delete it', async () => {
    const priced = await editor.post(`${storeOrders(demo)}price/`, whole());
    expect(priced.json).toMatchObject({ totals: { total: 53 }, problems: [] });
    const draft = await create();
    expect(draft).toMatchObject({ division: { id: demo }, total: 53, draft: { sentAt: null } });
    const path = `${staffOrders}${draft.id}/`;
    const changed = await editor.patch(
      path,
      { version: draft.version, draft: { ...whole(), note: 'By Friday' } },
      once(),
    );
    expect(changed).toMatchObject({ status: 200, json: { note: 'By Friday', version: 2 } });
    expect(await editor.post(`${path}pay-link/`, { version: 2 }, once())).toMatchObject({
      status: 200,
      json: { draft: { sentAt: expect.any(String) } },
    });
    expect(await editor.delete(`${path}?version=1`, once())).toMatchObject({ status: 409 });
    expect(await editor.delete(`${path}?version=2`, once())).toMatchObject({ status: 200 });
    expect((await editor.get(path)).status).toBe(404);
  });

  test('find the store’s own variants and customers only', async () => {
    const foreign = await writeProduct(platform, { division: other, urlName: `elsewhere-${products}` });
    const variants = await editor.get(`/omnis/v3/atlas/stores/${demo}/variants/?limit=100`);
    const ids = Reflect.get(Object(variants.json), 'items').map(
      ({ variantId }: { variantId: string }) => variantId,
    );
    expect(ids).toContain(product.variant());
    expect(ids).not.toContain(foreign.variant());
    await paid();
    expect((await editor.get(`/omnis/v3/atlas/stores/${demo}/customers/?search=ada`)).json).toMatchObject({
      items: [{ email: 'ada@shop.example', addresses: [{ city: 'Leeds' }] }],
    });
    expect((await editor.get(`/omnis/v3/atlas/stores/${other}/customers/?search=ada`)).json).toEqual({
      items: [],
    });
    expect((await editor.get('/omnis/v3/atlas/stores/999999/variants/')).status).toBe(404);
  });

  test('change address and lines of an order: what costs more is owed, what costs less takes the right to refund', async () => {
    const order = await paid();
    const path = `${staffOrders}${order.id}/`;
    const moved = await editor.patch(
      path,
      { version: order.version, address: { ...address, city: 'York' } },
      once(),
    );
    expect(moved, moved.text).toMatchObject({ json: { shippingAddress: { city: 'York' } } });
    const [item] = order.items;
    const set = (client: TestClient, version: number, quantity: number) =>
      client.patch(path, { version, lines: [{ id: item?.id, quantity }] }, once());
    const more = read((await set(editor, read(moved.json).version, 3)).json);
    expect(more).toMatchObject({ owed: 24, items: [{ quantity: 3 }] });
    expect(more.statusLog.at(-1)).toMatchObject({ user: 'Sam editor' });
    const first = await paid();
    const [line] = first.items;
    const less = { version: first.version, lines: [{ id: line?.id, quantity: 1 }] };
    expect(await editor.patch(`${staffOrders}${first.id}/`, less, once())).toMatchObject({ status: 403 });
    expect(await stockOf(product)).toBeLessThan(5);
    const given = await refunder.patch(`${staffOrders}${first.id}/`, less, once());
    expect(given, given.text).toMatchObject({ status: 200, json: { items: [{ quantity: 1 }] } });
  });

  test('nobody else does', async () => {
    const order = await create();
    expect((await viewer.post(storeOrders(demo), whole(), once())).status).toBe(403);
    expect(
      (await viewer.patch(`${staffOrders}${order.id}/`, { version: 1, phone: '1' }, once())).status,
    ).toBe(403);
    expect((await viewer.get(`/omnis/v3/atlas/stores/${demo}/customers/`)).status).toBe(403);
  });

  test('a draft that is paid by its link confirms the order, as any order that is placed does', async () => {
    const order = await paid();
    const shopper = testShopper(platform.app, testHosts.demo);
    const kinds = ['order.confirmation', 'order.payment_received'].map(async (kind) =>
      (await mailsOf(shopper, kind)).filter(({ subject }) => subject.includes(order.number)),
    );
    const [confirmed, received] = await Promise.all(kinds);
    expect(confirmed).toHaveLength(1);
    expect(received).toHaveLength(0);
  });
});

describe('the queue of atlas', () => {
  const ids = async (query: string): Promise<number[]> => {
    const answer = await viewer.get(`${staffOrders}?perPage=100&${query}`);
    expect(answer.status, answer.text).toBe(200);
    return Reflect.get(Object(answer.json), 'items').map(({ id }: { id: number }) => id);
  };

  test('filters by date, amount, tag, country, product, and shows drafts by themselves', async () => {
    const { id: old } = await insertTestOrder(database, {
      division_id: demo,
      created_at: new Date('2020-02-03T12:00:00Z'),
      total_minor: 123_456,
      country: 'FR',
      tags: JSON.stringify(['Rush']),
    });
    const draft = await create();
    const order = await paid();
    expect(await ids('from=2020-02-03&to=2020-02-03')).toEqual([old]);
    expect(await ids('min=1234.56&max=1234.56')).toEqual([old]);
    expect(await ids('country=FR&to=2020-12-31')).toEqual([old]);
    expect(await ids('tag=rush')).toEqual([old]);
    expect(await ids(`store=${demo}&product=${product.id}`)).toEqual([order.id]);
    expect(await ids('drafts=only')).toContain(draft.id);
    expect(await ids('sort=newest')).not.toContain(draft.id);
    expect(await viewer.get(`${staffOrders}?from=2020-02-03&to=2020-02-01`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'to' }] },
    });
  });
});
