import { randomUUID } from 'node:crypto';
import { basketSchema, managedDiscountSchema } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestAnswer } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill, orderOf, placed } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, tee, teeItem } = await openTill();
const { core } = platform;
const owner = await testOwner(platform, [demo]);
const path = `/omnis/v3/dashboard/divisions/${demo}/discounts/`;
const foreign = await writeProduct(platform, { division: other, urlName: 'foreign' });
const discountSchema = managedDiscountSchema;
const pageSchema = z.object({ items: z.array(discountSchema), next: z.string().nullable() });

afterAll(() => platform.close());
beforeEach(() => core.database.direct('DELETE FROM discounts', []));

const key = () => ({ 'idempotency-key': randomUUID() });
const ten = { title: 'Ten off', method: 'code', code: 'TENOFF', kind: 'percentage', value: 10 };
const create = (changes: object = {}, headers = key()) => owner.post(path, { ...ten, ...changes }, headers);
const made = (answer: TestAnswer) => {
  expect(answer.status, answer.text).toBe(201);
  return discountSchema.parse(answer.json);
};
const found = async (id: string) => discountSchema.parse((await owner.get(`${path}${id}/`)).json);
const newShopper = (): TestShopper => testShopper(platform.app, testHosts.demo);
const use = (shopper: TestShopper, code: string) => shopper.client.post('/omnis/v3/basket/coupon/', { code });
const basketOf = async (shopper: TestShopper) =>
  basketSchema.parse((await shopper.client.get('/omnis/v3/basket/main/list/')).json);
const signUp = async (shopper: TestShopper, email: string) => {
  const login = { email, password: 'long enough' };
  expect((await shopper.client.post('/omnis/v3/shop/customer/create/', login)).status).toBe(201);
  await core.database.direct('UPDATE customers SET verified_at = now() WHERE email = $1', [email]);
};

describe('a discount code', () => {
  test('is created, bought with, and reported with its revenue after a refund', async () => {
    const { id } = made(await create());
    const shopper = newShopper();
    await shopper.add(teeItem());
    // As it comes with text that was copied (C9): an invisible letter at its end.
    expect((await use(shopper, 'tenoff\u200b')).json).toMatchObject({
      coupon: { code: 'TENOFF', description: 'Ten off', problem: '' },
      totals: {
        discount: 2.4,
        discounts: [{ title: 'Ten off', code: 'TENOFF', amount: 2.4, freeDelivery: false }],
      },
    });
    const order = await orderOf(shopper, await shopper.place());
    const { total } = order.totals;
    expect(order).toMatchObject({
      coupon: 'TENOFF',
      totals: { discount: 2.4, discounts: [{ title: 'Ten off', code: 'TENOFF', amount: 2.4 }] },
    });
    expect(await found(id)).toMatchObject({ uses: 1, revenue: total, discounted: 2.4 });
    const [mail] = await mailsOf(shopper, 'order.confirmation');
    expect(mail?.text).toContain('Ten off (TENOFF)');

    await core.database.direct(
      `INSERT INTO order_refunds (division_id, order_id, amount_minor, reason, of_return, state)
       SELECT division_id, id, 500, 'Back', true, 'refunded' FROM orders WHERE hash = $1`,
      [order.orderHash],
    );
    await core.database.direct(
      `INSERT INTO order_refunds (division_id, order_id, amount_minor, reason, by_hand, state)
       SELECT division_id, id, 300, 'Sorry', true, 'refunded' FROM orders WHERE hash = $1`,
      [order.orderHash],
    );
    const net = Math.round(total * 100 - 800) / 100;
    expect(await found(id)).toMatchObject({ uses: 1, revenue: net });
    await core.database.direct(`UPDATE orders SET payment_state = 'refunded' WHERE hash = $1`, [
      order.orderHash,
    ]);
    expect(await found(id)).toMatchObject({ uses: 1, revenue: 0, discounted: 0 });
  });

  test('is created once for its key, and the key is refused for something else', async () => {
    const headers = key();
    const first = made(await create({}, headers));
    expect(made(await create({}, headers)).id).toBe(first.id);
    expect(await create({ value: 20 }, headers)).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
    expect((await owner.post(path, ten)).status).toBe(400);
  });

  test('is refused when another discount has it, in any case of letters', async () => {
    made(await create());
    expect(await create({ code: 'tenOFF' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'code', message: 'Another discount has this code' }] },
    });
  });

  test('goes to one of two shoppers who want its last use', async () => {
    const { id } = made(await create({ maxUses: 1 }));
    const shoppers = [newShopper(), newShopper()];
    for (const shopper of shoppers) {
      await shopper.add(teeItem());
      expect((await use(shopper, 'TENOFF')).status).toBe(200);
    }
    const answers = await Promise.all(shoppers.map((shopper) => shopper.place()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
      code: 'coupon_invalid',
      message: 'This coupon has been used up',
    });
    expect(await found(id)).toMatchObject({ uses: 1, state: 'used_up' });
  });

  test('is used once by each customer, known by email as a guest', async () => {
    made(await create({ oncePerCustomer: true }));
    for (const [email, status] of [
      ['once@shop.example', 200],
      ['ONCE@shop.example', 422],
      ['twice@shop.example', 200],
    ] as const) {
      const shopper = newShopper();
      await shopper.add(teeItem());
      await use(shopper, 'TENOFF');
      expect((await shopper.place({ contact: { email } })).status).toBe(status);
    }
  });

  test('for named customers asks others to sign in, and says that it is not theirs', async () => {
    made(await create({ customers: ['Named@shop.example'] }));
    const shopper = newShopper();
    await shopper.add(teeItem());
    expect((await use(shopper, 'TENOFF')).json).toMatchObject({ message: 'Sign in to use this coupon' });
    await signUp(shopper, 'stranger@shop.example');
    expect((await use(shopper, 'TENOFF')).json).toMatchObject({
      message: 'This coupon is for other customers',
    });
    const named = newShopper();
    await signUp(named, 'named@shop.example');
    await named.add(teeItem());
    expect((await use(named, 'TENOFF')).json).toMatchObject({ totals: { discount: 2.4 } });
    // Their deletion does not open it to everyone.
    await core.database.direct('DELETE FROM discount_customers', []);
    expect((await basketOf(named)).coupon?.problem).toBe('This coupon is for other customers');
  });

  test('for a segment is used by the customers whom its filters find, and others are told why not (letter D)', async () => {
    const customers = `/omnis/v3/dashboard/divisions/${demo}/customers/`;
    const segment = async (name: string, filters: object): Promise<string> => {
      const answer = await owner.post(`${customers}segments/`, { name, filters }, key());
      expect(answer.status, answer.text).toBe(201);
      return z.object({ id: z.string() }).parse(answer.json).id;
    };
    const spenders = await segment('Spenders', { minSpent: 40, minOrders: 2, country: 'GB' });
    const searched = await segment('Anns', { search: 'ann' });
    const missing = randomUUID();
    for (const [segments, field, message] of [
      [[missing], 'segments.0', 'There is no such segment'],
      [[spenders, searched], 'segments.1', '“Anns” searches for words. Choose a segment that only filters.'],
    ] as const)
      expect(await create({ segments })).toMatchObject({
        status: 422,
        json: { errors: [{ field, message }] },
      });
    const { id, version } = made(await create({ segments: [spenders] }));
    expect(await found(id)).toMatchObject({ segments: [spenders] });

    const email = 'spender@shop.example';
    const shopper = newShopper();
    await signUp(shopper, email);
    await shopper.add(teeItem());
    const refused = { message: 'This coupon is for other customers' };
    expect((await use(shopper, 'TENOFF')).json).toMatchObject(refused);
    await shopper.place({ contact: { email } });
    await shopper.add(teeItem());
    await core.jobs.idle();
    await owner.get(customers);
    expect((await use(shopper, 'TENOFF')).json).toMatchObject(refused);
    await shopper.place({ contact: { email } });
    await core.jobs.idle();
    // Counted without anybody looking at the list.
    await core.database.direct(
      "UPDATE pgboss.job SET start_after = now() WHERE name = 'discounts.segments'",
      [],
    );
    await core.jobs.idle();
    await shopper.add(teeItem());
    expect((await use(shopper, 'TENOFF')).json).toMatchObject({ totals: { discount: 2.4 } });

    const guest = newShopper();
    await guest.add(teeItem());
    expect((await use(guest, 'TENOFF')).json).toMatchObject({ message: 'Sign in to use this coupon' });
    // A deleted segment leaves the discount closed, until its owner opens it.
    await owner.delete(`${customers}segments/${spenders}/`, key());
    expect((await basketOf(shopper)).coupon?.problem).toBe('This coupon is for other customers');
    expect(await owner.patch(`${path}${id}/`, { segments: [], version }, key())).toMatchObject({
      status: 200,
    });
    expect((await basketOf(shopper)).coupon?.problem).toBe('');
  });

  test.each([
    [{ goods: { kind: 'products', ids: [tee.id] }, minimumQuantity: 3 }, 'Add 2 more to use this coupon'],
    [{ minimumSpend: 30 }, 'Spend £6.00 more to use this coupon'],
    [
      { kind: 'buy_x_get_y', value: 100, buyAndGet: { buy: 1, get: 1, gets: { kind: 'all' }, most: null } },
      'Add 1 more to get your offer',
    ],
  ])('says in the basket why it does not apply: %j', async (changes, problem) => {
    made(await create(changes));
    const shopper = newShopper();
    await shopper.add(teeItem());
    await use(shopper, 'TENOFF');
    expect(await basketOf(shopper)).toMatchObject({ coupon: { problem }, totals: { discount: 0 } });
  });
});

describe('an automatic discount', () => {
  const automatic = { method: 'automatic', code: null };

  test('is a line of the basket and of the order, and is given back with a cancelled order', async () => {
    const { id } = made(await create({ ...automatic, title: 'Summer sale', kind: 'fixed_amount', value: 5 }));
    const shopper = newShopper();
    await shopper.add(teeItem());
    expect(await basketOf(shopper)).toMatchObject({
      coupon: null,
      totals: { discount: 5, discounts: [{ title: 'Summer sale', code: null, amount: 5 }] },
    });
    const order = await orderOf(shopper, await shopper.place());
    expect(order).toMatchObject({ coupon: null, totals: { discounts: [{ title: 'Summer sale' }] } });
    expect(await found(id)).toMatchObject({ uses: 1 });
    // The money is taken by a job, and nothing is cancelled before.
    await platform.core.jobs.idle();
    const cancelled = await shopper.client.post(
      `/omnis/v3/orders/${order.orderHash}/cancel/`,
      undefined,
      key(),
    );
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await found(id)).toMatchObject({ uses: 0, revenue: 0 });
  });

  test('makes the delivery free, and an order worth less than it costs nothing', async () => {
    made(await create({ ...automatic, title: 'Free delivery', kind: 'free_delivery', combines: true }));
    made(await create({ ...automatic, title: 'On us', kind: 'fixed_amount', value: 1000, combines: true }));
    const shopper = newShopper();
    await shopper.add(teeItem());
    const order = await orderOf(shopper, await shopper.place());
    expect(order.totals).toMatchObject({ discount: 24, shipping: 0, total: 0 });
  });

  test('gives way to a code that saves more and does not combine', async () => {
    made(await create({ ...automatic, title: 'Summer sale', value: 20 }));
    made(await create());
    const shopper = newShopper();
    await shopper.add(teeItem());
    expect((await use(shopper, 'TENOFF')).json).toMatchObject({
      coupon: { problem: 'You are already getting a better offer: Summer sale' },
      totals: { discount: 4.8 },
    });
  });

  test('stays away before its start and after its end', async () => {
    made(await create({ ...automatic, startsAt: '2090-01-01T00:00:00.000Z' }));
    made(await create({ ...automatic, endsAt: '2020-01-01T00:00:00.000Z' }));
    made(await create({ ...automatic, enabled: false }));
    const shopper = newShopper();
    await shopper.add(teeItem());
    expect((await basketOf(shopper)).totals).toMatchObject({ discount: 0 });
  });
});

describe('a percentage', () => {
  test('may have one decimal: 7.5 % off 24.00 are 1.80', async () => {
    const { id } = made(await create({ method: 'automatic', code: null, value: 7.5 }));
    expect(await found(id)).toMatchObject({ value: 7.5 });
    const shopper = newShopper();
    await shopper.add(teeItem());
    expect((await basketOf(shopper)).totals).toMatchObject({ discount: 1.8 });
  });
});

describe('bad input', () => {
  test.each<[string, object, string]>([
    ['value', { value: 0 }, 'Enter a percentage from 0.1 to 100'],
    ['value', { value: 100.1 }, 'Enter a percentage from 0.1 to 100'],
    ['value', { value: 12.55 }, 'A percentage has at most one decimal'],
    ['value', { kind: 'fixed_amount', value: 0 }, 'Enter an amount above 0'],
    ['value', { kind: 'fixed_amount', value: -5 }, 'Enter an amount above 0'],
    ['value', { kind: 'fixed_amount', value: 1.005 }, 'An amount has at most 2 decimals'],
    ['value', { kind: 'fixed_amount', value: 1e9 }, 'Enter at most 1000000'],
    ['value', { value: 'ten' }, 'Enter a number'],
    ['minimumSpend', { minimumSpend: -1 }, 'Enter an amount from 0'],
    ['minimumSpend', { minimumSpend: 0.001 }, 'An amount has at most 2 decimals'],
    ['minimumQuantity', { minimumQuantity: 1.5 }, 'Enter a whole number'],
    ['maxUses', { maxUses: 0 }, 'Enter a whole number from 1'],
    ['title', { title: ' ' }, 'This field is required'],
    ['code', { code: null }, 'This field is required'],
    ['code', { code: 'two words' }, 'A code has no spaces'],
    ['code', { method: 'automatic' }, 'An automatic discount has no code'],
    ['buyAndGet', { kind: 'buy_x_get_y' }, 'Say what is bought and what is given'],
    ['goods.ids.0', { goods: { kind: 'products', ids: [foreign.id] } }, 'There is no such product'],
    ['goods.ids.0', { goods: { kind: 'collections', ids: [999_999] } }, 'There is no such collection'],
    ['goods.ids', { goods: { kind: 'products', ids: [] } }, 'Choose at least one'],
    ['customers.0', { customers: ['ann'] }, 'Please enter a valid email address'],
    [
      'endsAt',
      { startsAt: '2026-05-02T00:00:00.000Z', endsAt: '2026-05-01T00:00:00.000Z' },
      'Choose an end that comes after the start',
    ],
    ['startsAt', { startsAt: 'soon' }, 'Enter a date and a time'],
  ])('names the field %s of %j', async (field, changes, message) => {
    expect(await create(changes)).toMatchObject({ status: 422, json: { errors: [{ field, message }] } });
    expect(pageSchema.parse((await owner.get(path)).json).items).toEqual([]);
  });
});

describe('managing', () => {
  test('a change needs the version that was read', async () => {
    const { id, version } = made(await create());
    const patch = (body: object) => owner.patch(`${path}${id}/`, body, key());
    expect(await patch({ version, value: 15, code: 'FIFTEEN' })).toMatchObject({
      status: 200,
      json: { value: 15, code: 'FIFTEEN', title: 'Ten off', version: version + 1 },
    });
    expect(await patch({ version, value: 20 })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect(await patch({ version: version + 1, value: 0 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'value' }] },
    });
    expect((await patch({ value: 20 })).status).toBe(422);
    expect(await found(id)).toMatchObject({ value: 15 });
  });

  test('a list goes on by its cursor', async () => {
    for (const index of [1, 2, 3]) made(await create({ title: `Number ${index}`, code: `N${index}` }));
    const first = pageSchema.parse((await owner.get(`${path}?limit=2`)).json);
    expect(first.items.map(({ code }) => code)).toEqual(['N3', 'N2']);
    const second = pageSchema.parse((await owner.get(`${path}?limit=2&cursor=${first.next}`)).json);
    expect(second).toMatchObject({ items: [{ code: 'N1' }], next: null });
    expect(pageSchema.parse((await owner.get(`${path}?search=n2`)).json).items).toMatchObject([
      { code: 'N2' },
    ]);
    expect(await owner.get(`${path}?cursor=nonsense`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'cursor' }] },
    });
    expect((await owner.get(`${path}?limit=251`)).status).toBe(422);
  });

  test('codes in bulk are each used as often as told, and exported', async () => {
    const { id } = made(await create({ title: '=Bulk', code: '-FIRST', maxUsesPerCode: 1 }));
    const added = await owner.post(`${path}${id}/codes/`, { count: 25, prefix: 'VIP-' }, key());
    expect(added).toMatchObject({ status: 200, json: { added: 25, codeCount: 26 } });
    const { csv } = z.object({ csv: z.string() }).parse((await owner.get(`${path}${id}/codes/`)).json);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(27);
    expect(csv).toContain("'-FIRST,'=Bulk,0,");
    const code = /^(VIP-[^,]+),/m.exec(csv)?.[1] ?? '';
    const shopper = newShopper();
    await shopper.add(teeItem());
    await use(shopper, code);
    placed(await shopper.place());
    const late = newShopper();
    await late.add(teeItem());
    expect((await use(late, code)).json).toMatchObject({ message: 'This coupon has been used up' });
    expect((await owner.post(`${path}${id}/codes/`, { count: 1001 }, key())).status).toBe(422);
  });

  test('a deleted discount is gone, and its orders keep its name', async () => {
    const { id } = made(await create());
    const shopper = newShopper();
    await shopper.add(teeItem());
    await use(shopper, 'TENOFF');
    const { orderHash } = placed(await shopper.place());
    expect((await owner.delete(`${path}${id}/`, key())).status).toBe(200);
    expect((await owner.get(`${path}${id}/`)).status).toBe(404);
    expect((await owner.delete(`${path}${id}/`, key())).status).toBe(404);
    expect((await shopper.order(orderHash)).json).toMatchObject({
      totals: { discounts: [{ title: 'Ten off' }] },
    });
  });

  test('belongs to the team of the store', async () => {
    const { id } = made(await create());
    const stranger = await testOwner(platform, [other]);
    expect((await stranger.get(path)).status).toBe(403);
    const elsewhere = path.replace(String(demo), String(other));
    expect((await stranger.get(`${elsewhere}${id}/`)).status).toBe(404);
    expect((await stranger.delete(`${elsewhere}${id}/`, key())).status).toBe(404);
  });
});
