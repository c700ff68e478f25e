import { randomUUID } from 'node:crypto';
import { calls } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder, testAddress } from '../../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { hashPassword } from '../../../security/passwords.ts';
import { eula } from '../../../texts/eula.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const password = 'correct horse battery';

let platform: TestPlatform;
let owner: TestClient;
let packer: TestClient;
/** Orders of this test by a name. */
const orders: Record<string, { id: number; number: string }> = {};

const path = (rest: string, division: number = demo): string =>
  `/omnis/v3/dashboard/divisions/${division}/${rest}`;

async function signedIn(email: string, rights: readonly string[] | null): Promise<TestClient> {
  const { database } = platform.core;
  const [person] = await database.platform(async ({ query }) =>
    query
      .insertInto('customers')
      .values({
        division_id: testDivisions.platform,
        email,
        password_hash: await hashPassword(password),
        first_name: 'Olive',
        verified_at: new Date(),
        eula_version: eula.version,
      })
      .returning('id')
      .execute(),
  );
  await database.platform(({ query }) =>
    query
      .insertInto('memberships')
      .values({
        division_id: demo,
        customer_id: person?.id ?? '',
        ...(rights && { role: 'member', permissions: JSON.stringify(rights) }),
      })
      .execute(),
  );
  const client = testClient(platform.app, testHosts.platform);
  await client.post('/omnis/v3/dashboard/secure/login/', { email, password });
  return client;
}

async function refund(name: string, amount: number, day: string): Promise<void> {
  await platform.core.database.tenant(demo, ({ query }) =>
    query
      .insertInto('order_refunds')
      .values({
        division_id: demo,
        order_id: orders[name]?.id ?? 0,
        amount_minor: amount,
        reason: 'Late',
        by_hand: true,
        created_at: new Date(`${day}T12:00:00Z`),
      })
      .execute(),
  );
}

beforeAll(async () => {
  platform = await createTestPlatform();
  const { database } = platform.core;
  const add = async (
    name: string,
    order: Parameters<typeof insertTestOrder>[1],
    item: Parameters<typeof insertTestOrder>[2] = {},
  ): Promise<void> => {
    orders[name] = await insertTestOrder(database, order, item);
  };
  const at = (text: string): Date => new Date(text);
  await add('minh', {
    division_id: demo,
    number: 'LIST-1086',
    customer_name: 'Minh Nguyễn',
    email: 'minh@shop.example',
    shipping_address: JSON.stringify({ ...testAddress, lastName: 'Nguyễn', zip: 'SW1A 1AA' }),
    tags: JSON.stringify(['VIP', 'Élan']),
    created_at: at('2026-01-10T12:00:00Z'),
  });
  await add(
    'mug',
    {
      division_id: demo,
      number: 'LIST-1087',
      email: '=cmd@shop.example',
      customer_name: '=HYPERLINK("x")',
      country: 'DE',
      total_minor: 9900,
      coupon: 'Summer',
      created_at: at('2026-01-11T23:30:00Z'),
    },
    { product_id: 777, name: 'Crème mug' },
  );
  await add('part', { division_id: demo, number: 'LIST-10860', created_at: at('2026-01-12T00:30:00Z') });
  await add('whole', { division_id: demo, status: 'complete', created_at: at('2026-01-13T12:00:00Z') });
  await add('given', {
    division_id: demo,
    status: 'refunded',
    payment_state: 'refunded',
    created_at: at('2026-01-14T12:00:00Z'),
  });
  await add('ended', {
    division_id: demo,
    status: 'refunded',
    payment_state: 'pending',
    created_at: at('2026-01-15T12:00:00Z'),
  });
  await add('waiting', {
    division_id: demo,
    status: 'new',
    payment_state: 'pending',
    created_at: at('2026-07-01T12:00:00Z'),
  });
  await insertTestOrder(database, { division_id: other, number: 'LIST-1086', customer_name: 'Minh Nguyễn' });
  await refund('part', 500, '2026-02-01');
  await refund('whole', 2895, '2026-02-03');
  owner = await signedIn('owner@list.example', null);
  packer = await signedIn('packer@list.example', ['pages']);
});
afterAll(() => platform.close());

async function found(query: string): Promise<string[]> {
  const { status, json } = await owner.get(path(`orders/?${query}`));
  expect(status).toBe(200);
  const { items } = calls['dashboard.orders'].response.parse(json);
  return items.map(({ id }) => Object.keys(orders).find((name) => orders[name]?.id === id) ?? '?');
}

describe('the search of orders', () => {
  it.each([
    ['a name without its accents', 'nguyen', ['minh']],
    ['the start of words in any order', 'NGUY min', ['minh']],
    ['a number after #', '%231086', ['minh']],
    ['a whole number', 'list-1086', ['minh']],
    ['the start of a number', '1086', ['part', 'minh']],
    ['an email address', 'minh@shop.example', ['minh']],
    ['a postcode without its space', 'sw1a1aa', ['minh']],
    ['a postcode with its space', 'SW1A 1AA', ['minh']],
    ['a product', 'creme', ['mug']],
    ['the label of a return', 'R-LIST-1086-1', ['minh']],
    ['words that no order has together', 'nguyen creme', []],
    ['signs alone', '%25_', []],
  ])('C15 finds %s', async (_what, search, names) => {
    expect(await found(`search=${search}`)).toEqual(names);
  });

  it('follows changes of an order, and forgets what it was called', async () => {
    const { database } = platform.core;
    const { id } = await insertTestOrder(database, { division_id: demo, customer_name: 'Zoë Before' });
    orders['changed'] = { id, number: '' };
    await database.tenant(demo, async ({ query }) => {
      await query
        .updateTable('orders')
        .set({ customer_name: 'Anaïs After' })
        .where('division_id', '=', demo)
        .where('id', '=', id)
        .execute();
      await query
        .updateTable('order_items')
        .set({ name: 'Sunhat' })
        .where('division_id', '=', demo)
        .where('order_id', '=', id)
        .execute();
    });
    expect(await found('search=zoe')).toEqual([]);
    expect(await found('search=anais sunhat')).toEqual(['changed']);
  });
});

describe('the filters of orders', () => {
  it.each([
    ['payment=unpaid', ['waiting']],
    ['payment=partially_refunded', ['part']],
    ['payment=refunded', ['given', 'whole']],
    ['payment=cancelled', ['ended']],
    ['payment=paid&country=DE', ['mug']],
    ['country=DE', ['mug']],
    ['tag=vip', ['minh']],
    ['tag=%C3%A9lan', ['minh']],
    ['discount=SUMMER', ['mug']],
    ['product=777', ['mug']],
    ['min=99&max=99', ['mug']],
    ['from=2026-01-11&to=2026-01-11', ['mug']],
    ['from=2026-01-12&to=2026-01-13&sort=oldest', ['part', 'whole']],
    ['to=2026-01-15&sort=total-desc&min=30', ['mug']],
    ['refundedFrom=2026-02-01&refundedTo=2026-02-01', ['part']],
    ['refundedFrom=2026-02-02', ['whole']],
    ['refundedTo=2026-02-03&sort=oldest', ['part', 'whole']],
    ['status=complete,refunded&to=2026-01-14', ['given', 'whole']],
  ])('%s', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('take days in the time zone of the store', async () => {
    const zone = async (timeZone: string): Promise<void> => {
      const { status } = await patchNow(owner, path('settings/'), { delivery: { timeZone, cutoffs: [] } });
      expect(status).toBe(200);
    };
    await zone('Asia/Tokyo');
    expect(await found('from=2026-01-12&to=2026-01-12')).toEqual(['part', 'mug']);
    await zone('Europe/London');
  });

  it('say of each order in the list what they find it by', async () => {
    for (const payment of [
      'unpaid',
      'paid',
      'partially_refunded',
      'refunded',
      'cancelled',
      'failed',
      'authorised',
    ]) {
      const { json } = await owner.get(path(`orders/?payment=${payment}`));
      const { items } = calls['dashboard.orders'].response.parse(json);
      expect(items.map((item) => item.payment)).toEqual(items.map(() => payment));
    }
  });

  it.each([
    ['status=lost', 'status'],
    ['from=2026-02-01&to=2026-01-01', 'to'],
    ['min=5&max=4', 'max'],
    ['country=germany', 'country'],
    ['cursor=zzz', 'cursor'],
  ])('%s is refused on the field', async (query, field) => {
    expect(await owner.get(path(`orders/?${query}`))).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
  });

  it.each(['newest', 'oldest', 'total-desc', 'total-asc'])(
    'pages sorted by %s hold each order once',
    async (sort) => {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { json } = await owner.get(
          path(`orders/?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`),
        );
        const page = calls['dashboard.orders'].response.parse(json);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      }
      const { json } = await owner.get(path(`orders/?limit=250&sort=${sort}`));
      const whole = calls['dashboard.orders'].response.parse(json);
      expect(seen).toEqual(whole.items.map(({ id }) => id));
      expect(new Set(seen).size).toBe(whole.total);
    },
  );
});

describe('the export of orders', () => {
  it('has a row for each line, keeps formulas as text, and counts an order once', async () => {
    const { status, headers, text } = await owner.get(path('orders/export/?product=777'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    const [head = '', first = '', second = '', last] = text.split('\r\n');
    expect(head.startsWith('\uFEFFOrder,Placed,Status,Payment,Customer,Email')).toBe(true);
    expect(first).toContain(
      'LIST-1087,2026-01-11 23:30:00,Paid,Paid,"\'=HYPERLINK(""x"")",\'=cmd@shop.example',
    );
    expect(first).toContain('Crème mug');
    expect(first.endsWith(',GBP,30.00,5.00,3.95,4.83,99.00,0.00')).toBe(true);
    expect(second.endsWith(',GBP,,,,,,')).toBe(true);
    expect(last).toBe('');
  });

  it('has what the list has, in its order', async () => {
    const { text } = await owner.get(path('orders/export/?payment=refunded&sort=oldest'));
    const numbers = text
      .split('\r\n')
      .slice(1)
      .flatMap((row) => (row === '' ? [] : [row.split(',')[0]]));
    expect([...new Set(numbers)]).toEqual([orders['whole']?.number, orders['given']?.number]);
  });

  it('is refused to members who may not see orders, and on a wrong filter', async () => {
    expect((await packer.get(path('orders/export/'))).status).toBe(403);
    expect((await owner.get(path('orders/export/', other))).status).toBe(403);
    expect((await owner.get(path('orders/export/?status=lost'))).status).toBe(422);
  });
});

describe('saved views', () => {
  const save = (body: unknown, key: string = randomUUID()) =>
    owner.post(path('orders/views/'), body, { 'idempotency-key': key });

  it('are kept once for their key, listed by name, and deleted', async () => {
    const key = randomUUID();
    const body = { name: 'Germany', filters: { country: 'DE', payment: 'paid', min: 5 } };
    const { json } = await save(body, key);
    const view = calls['dashboard.createOrderView'].response.parse(json);
    expect(view).toMatchObject(body);
    expect((await save(body, key)).json).toEqual(json);
    await save({ name: 'austria', filters: {} });
    expect(await owner.get(path('orders/views/'))).toMatchObject({
      json: { items: [{ name: 'austria' }, { id: view.id, name: 'Germany' }] },
    });
    const remove = (once: string) =>
      owner.delete(path(`orders/views/${view.id}/`), { 'idempotency-key': once });
    const deleting = randomUUID();
    expect((await remove(deleting)).status).toBe(200);
    expect((await remove(deleting)).status).toBe(200);
    expect((await remove(randomUUID())).status).toBe(404);
  });

  it.each([
    [{ name: 'AUSTRIA', filters: {} }, 'name'],
    [{ name: ' ', filters: {} }, 'name'],
    [{ name: 'Lost', filters: { status: 'lost' } }, 'status'],
  ])('%j is refused on the field', async (body, field) => {
    expect(await save(body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
  });
});

describe('the search of the dashboard', () => {
  it('finds orders and pages by their words, and shows each member what they may see', async () => {
    const { json } = await owner.get(path('search/?q=nguyen'));
    expect(json).toMatchObject({
      groups: [{ kind: 'orders', items: [{ title: 'LIST-1086', note: 'Minh Nguyễn', state: 'paid' }] }],
    });
    expect((await packer.get(path('search/?q=nguyen'))).json).toEqual({ groups: [] });
    expect((await owner.get(path('search/?q='))).status).toBe(422);
    expect((await owner.get(path('search/?q=a', other))).status).toBe(403);
  });
});
