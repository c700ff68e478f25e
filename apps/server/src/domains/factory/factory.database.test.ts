// Over 400 lines: the queue, its moves and its refusals are told over the same orders.
import { atlasOrderSchema } from '@omnis/contract';
import {
  flowStatuses,
  nextStatuses,
  notifiesCustomer,
  orderFlows,
  requiresReason,
  type OrderFlowCode,
  type OrderStatusCode,
} from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../security/passwords.ts';
import { responseOf } from '../../testing/response-of.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { moveOrder, systemMover } from '../orders/move-order.ts';

const login = '/omnis/v3/dashboard/secure/login/';
const password = 'correct horse battery';
const { demo, other } = testDivisions;
const rights = {
  staff: ['orders.view', 'orders.advance', 'orders.refund'],
  picker: ['orders.view', 'orders.advance'],
  viewer: ['orders.view'],
  support: ['chat'],
};

let platform: TestPlatform;
const people = new Map<string, TestClient>();
const as = (name: keyof typeof rights): TestClient =>
  people.get(name) ?? testClient(platform.app, testHosts.atlas);
const visitor = () => testClient(platform.app, testHosts.atlas);

beforeAll(async () => {
  platform = await createTestPlatform();
  const password_hash = await hashPassword(password);
  await platform.core.database.platform(({ query }) =>
    query
      .insertInto('staff')
      .values(
        Object.entries(rights).map(([name, permissions]) => ({
          email: `${name}@omnis.example`,
          password_hash,
          first_name: 'Sam',
          last_name: name,
          status: 0,
          permissions: JSON.stringify(permissions),
        })),
      )
      .execute(),
  );
  for (const name of Object.keys(rights)) {
    const client = visitor();
    await client.post(login, { email: `${name}@omnis.example`, password });
    people.set(name, client);
  }
});
afterAll(() => platform.close());

const orderUrl = (id: number): string => `/omnis/v3/atlas/orders/${id}/`;
const queueUrl = (query = ''): string => `/omnis/v3/atlas/orders/?${query}`;

function anOrder(
  order: { status?: string; flow?: OrderFlowCode; division_id?: number } & Record<string, unknown> = {},
) {
  return insertTestOrder(platform.core.database, { division_id: demo, ...order });
}

function move(id: number, body: { from: string; status: string; reason?: string }, client = as('staff')) {
  return client.post(`${orderUrl(id)}status/`, body);
}

const read = <T>(work: Parameters<typeof platform.core.database.platform<T>>[0]) =>
  platform.core.database.platform(work);
const orderRow = (id: number) =>
  read(({ query }) => query.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const logOf = (id: number) =>
  read(({ query }) =>
    query.selectFrom('order_status_log').selectAll().where('order_id', '=', id).orderBy('id').execute(),
  );
const auditOf = (id: number) =>
  read(({ query }) =>
    query.selectFrom('audit_log').selectAll().where('target', '=', `order:${id}`).execute(),
  );
const mailsOf = (id: number) =>
  read(({ query }) =>
    query.selectFrom('mails').selectAll().where('dedupe_key', 'like', `order.status:${id}:%`).execute(),
  );

describe('permission to', () => {
  test('see the queue: staff with the right, on their own host', async () => {
    expect((await visitor().get(queueUrl())).status).toBe(401);
    expect((await as('support').get(queueUrl())).status).toBe(403);
    expect((await as('viewer').get(queueUrl())).status).toBe(200);
    expect((await testClient(platform.app, testHosts.demo).get(queueUrl())).status).toBe(401);
  });

  test('move an order: staff with the right to', async () => {
    const { id } = await anOrder();
    expect((await move(id, { from: 'paid', status: 'processing' }, visitor())).status).toBe(401);
    expect((await move(id, { from: 'paid', status: 'processing' }, as('viewer'))).status).toBe(403);
    expect((await move(id, { from: 'paid', status: 'processing' }, as('picker'))).status).toBe(200);
  });

  test('refund: staff with that right too, and others are not offered it', async () => {
    const { id } = await anOrder();
    const refund = { from: 'paid', status: 'refunded', reason: 'Torn' };
    expect(await move(id, refund, as('picker'))).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect((await orderRow(id)).status).toBe('paid');
    const offered = async (name: 'picker' | 'staff') =>
      atlasOrderSchema
        .parse((await as(name).get(orderUrl(id))).json)
        .nextStatuses.map(({ status }) => status);
    expect(await offered('picker')).toEqual(['processing', 'issue', 'disputed']);
    expect(await offered('staff')).toEqual(['processing', 'issue', 'disputed', 'refunded']);
  });
});

describe('a move', () => {
  test('writes log, audit and mail, and answers with what comes next', async () => {
    const { id, number } = await anOrder({
      status: 'packing',
      tracking_codes: JSON.stringify([{ code: 'RM9' }]),
    });
    const answer = await move(id, { from: 'packing', status: 'complete' });
    expect(answer.status).toBe(200);
    expect(atlasOrderSchema.parse(answer.json)).toMatchObject({
      status: 'complete',
      percentComplete: 100,
      statusLog: [{}, { from: 'packing', status: 'complete', user: 'Sam staff', reason: '' }],
      nextStatuses: [
        { status: 'exchanged', reasonRequired: true, backwards: false },
        { status: 'refunded', reasonRequired: true, backwards: false },
      ],
    });
    expect((await logOf(id)).at(-1)).toMatchObject({
      division_id: demo,
      user_kind: 'staff',
      user_name: 'Sam staff',
    });
    expect(await auditOf(id)).toMatchObject([
      {
        division_id: demo,
        actor_kind: 'staff',
        actor_name: 'Sam staff',
        action: 'order.moved',
        data: { number, from: 'packing', to: 'complete' },
      },
    ]);
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order.complete', recipient: 'ann@shop.example', division_id: demo });
    expect(mail?.subject).toContain(number);
    expect(mail?.body).toContain('RM9');
  });

  test('that customers do not hear of sends no mail', async () => {
    const { id } = await anOrder();
    await move(id, { from: 'paid', status: 'processing' });
    expect(await mailsOf(id)).toEqual([]);
  });

  test.each(Object.values(orderFlows))(
    'follows the $code flow: each of its moves and no other',
    async (flow) => {
      const { id } = await anOrder({ flow: flow.code });
      const put = (status: OrderStatusCode) =>
        read(({ query }) => query.updateTable('orders').set({ status }).where('id', '=', id).execute());
      let mails = 0;
      for (const from of flowStatuses(flow)) {
        const allowed = nextStatuses(flow, from);
        for (const status of allowed) {
          await put(from);
          const body = {
            from,
            status,
            ...(requiresReason(status, { flow, from }) ? { reason: 'Because' } : {}),
          };
          expect
            .soft(await move(id, body), `${from} → ${status}`)
            .toMatchObject({ status: 200, json: { status } });
          mails += notifiesCustomer(status) ? 1 : 0;
        }
        await put(from);
        const log = await logOf(id);
        const forbidden = flowStatuses(flow).find((status) => !allowed.includes(status)) ?? from;
        const answer = await move(id, { from, status: forbidden, reason: 'Because' });
        expect
          .soft(answer, `${from} → ${forbidden}`)
          .toMatchObject({ status: 422, json: { errors: [{ field: 'status' }] } });
        expect(await logOf(id)).toEqual(log);
      }
      expect(await mailsOf(id)).toHaveLength(mails);
    },
    60_000,
  );

  test('to a status that does not exist is refused on the field', async () => {
    const { id } = await anOrder();
    expect(await move(id, { from: 'paid', status: '__proto__' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'status' }] },
    });
  });

  test('gives its reason where one is due', async () => {
    const { id } = await anOrder({ status: 'issue' });
    const without = { from: 'issue', status: 'processing' };
    expect(await move(id, { ...without, reason: '  ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'reason' }] },
    });
    expect(await auditOf(id)).toEqual([]);
    expect((await move(id, { ...without, reason: 'Found the box' })).status).toBe(200);
    expect((await logOf(id)).at(-1)).toMatchObject({ reason: 'Found the box' });
  });

  test('from a status that it has left is a conflict that says where it is', async () => {
    const { id } = await anOrder({ status: 'printed' });
    expect(await move(id, { from: 'processing', status: 'printed' })).toMatchObject({
      status: 409,
      json: { code: 'conflict', message: expect.stringContaining('Printed') },
    });
  });

  test('made by many at once is made once', async () => {
    const { id } = await anOrder();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        move(id, { from: 'paid', status: 'processing' }, as(index % 2 ? 'staff' : 'picker')),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect(await logOf(id)).toHaveLength(2);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('of an unknown order is not found', async () => {
    expect((await move(9_999_999, { from: 'paid', status: 'processing' })).status).toBe(404);
    expect((await as('staff').get(orderUrl(9_999_999))).status).toBe(404);
  });

  test('in a store that is switched off waits, and nothing is written', async () => {
    const { id } = await anOrder({ division_id: other });
    const switchStore = async (enabled: boolean) => {
      await read(({ query }) =>
        query.updateTable('divisions').set({ enabled }).where('id', '=', other).execute(),
      );
      await platform.core.divisions.changed(other);
    };
    await switchStore(false);
    expect(await move(id, { from: 'paid', status: 'processing' })).toMatchObject({ status: 409 });
    expect((await as('staff').get(orderUrl(id))).status).toBe(409);
    expect((await as('staff').get(queueUrl('status=paid'))).status).toBe(200);
    await switchStore(true);
    expect((await orderRow(id)).status).toBe('paid');
    expect(await logOf(id)).toHaveLength(1);
  });

  test('of the platform itself stays in its store and is logged as such', async () => {
    const { id } = await anOrder({ status: 'new' });
    const capture = (division: number) =>
      platform.core.database.tenant(division, (db) =>
        moveOrder(db, { division, orderId: id, from: 'new', to: 'paid', by: systemMover }),
      );
    expect(await capture(other)).toMatchObject({ ok: false, code: 'not_found' });
    expect(await capture(demo)).toMatchObject({ ok: true, value: { status: 'paid' } });
    expect((await logOf(id)).at(-1)).toMatchObject({
      user_kind: 'system',
      user_id: null,
      from_status: 'new',
      status: 'paid',
    });
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('a refund', () => {
  async function paidOrder(paymentMethod: string) {
    const { processor } = platform.services.payments.service;
    const { id: intent } = await processor.createIntent({
      amountMinor: 2895,
      currency: 'GBP',
      idempotencyKey: `refund ${paymentMethod}`,
      metadata: { division: String(demo), attempt: 'a' },
    });
    await processor.confirm(intent, { paymentMethod, returnUrl: 'http://x/' });
    await processor.capture(intent, 'capture');
    return { intent, ...(await anOrder({ payment_intent: intent })) };
  }

  test('gives the money back by a job that is safe to repeat', async () => {
    const { id, intent } = await paidOrder('pm_card_visa');
    const answer = await move(id, { from: 'paid', status: 'refunded', reason: 'Torn in the post' });
    expect(answer).toMatchObject({ status: 200, json: { status: 'refunded', nextStatuses: [] } });
    await platform.core.jobs.idle();
    expect(await orderRow(id)).toMatchObject({ status: 'refunded', payment_state: 'refunded' });
    const { json } = await as('staff').get(orderUrl(id));
    expect(json).toMatchObject({
      payment: { state: 'refunded' },
      attempts: [{ message: 'Refunded', success: true }],
    });
    const books = await read(({ query }) =>
      query.selectFrom('test_processor').select('data').where('id', '=', intent).executeTakeFirstOrThrow(),
    );
    expect(books.data).toMatchObject({ refundedMinor: 2895 });
    expect(await mailsOf(id)).toMatchObject([{ kind: 'order.refunded' }]);
  });

  test('of an order without a payment is marked at once', async () => {
    const { id } = await anOrder();
    await move(id, { from: 'paid', status: 'refunded', reason: 'Gift' });
    await platform.core.jobs.idle();
    expect((await orderRow(id)).payment_state).toBe('refunded');
  });

  test('platform.md §4 Exchanges are never refunded: a refund of one is neither offered nor made', async () => {
    const { id } = await anOrder({ parent_id: 1, status: 'complete' });
    expect(await move(id, { from: 'complete', status: 'refunded', reason: 'No' })).toMatchObject({
      status: 422,
    });
    expect((await as('staff').get(orderUrl(id))).json).toMatchObject({
      nextStatuses: [{ status: 'exchanged' }],
    });
  });
});

describe('the queue', () => {
  const hours = (count: number): Date => new Date(Date.now() - count * 3_600_000);
  const numbers = async (query: string): Promise<unknown> => {
    const { json } = await as('viewer').get(queueUrl(query));
    return (json as { items: { number: string }[] }).items.map(({ number }) => number);
  };
  beforeAll(async () => {
    await read(({ query }) =>
      query
        .updateTable('orders')
        .set({ status: 'complete', email: 'done@x.example', customer_name: '' })
        .execute(),
    );
    await anOrder({ number: 'Q1', status: 'paid', created_at: hours(50), email: 'q1@queue.example' });
    await anOrder({ number: 'Q2', status: 'printed', created_at: hours(20), email: 'q2@queue.example' });
    await anOrder({ number: 'Q3', status: 'new', created_at: hours(5), email: 'q3@queue.example' });
    await anOrder({
      number: 'Q4',
      status: 'paid',
      created_at: hours(1),
      email: 'q4@queue.example',
      division_id: other,
    });
  });

  test.each([
    ['open', 'status=open', ['Q1', 'Q2', 'Q4']],
    ['the newest first', 'status=open&sort=newest', ['Q4', 'Q2', 'Q1']],
    ['statuses', 'status=paid,new', ['Q1', 'Q3', 'Q4']],
    ['a store', `status=open&store=${other}`, ['Q4']],
    ['a least age', 'status=open&minAgeHours=20', ['Q1', 'Q2']],
    ['a greatest age', 'status=open&maxAgeHours=30', ['Q2', 'Q4']],
    ['an absurd age', 'status=open&minAgeHours=1e300', []],
    ['an address', 'search=q3@queue', ['Q3']],
    ['a second page', 'status=open&perPage=2&page=2', ['Q4']],
  ])('by %s', async (_what, query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  test('counts every status under the other filters', async () => {
    const { json } = await as('viewer').get(queueUrl('status=printed&search=queue.example'));
    expect(json).toMatchObject({
      total: 1,
      items: [{ number: 'Q2', division: { id: demo, name: 'Demo' }, ageHours: 20 }],
      counts: { open: 3, all: 4, paid: 2, printed: 1, new: 1 },
    });
  });

  test.each(['status=lost', 'store=999', 'minAgeHours=-1', 'sort=best'])(
    'refuses %s on its field',
    async (query) => {
      expect(await as('viewer').get(queueUrl(query))).toMatchObject({
        status: 422,
        json: { errors: [{ field: query.split('=')[0] }] },
      });
    },
  );

  test('knows every store with what is open there', async () => {
    const { json } = await as('viewer').get('/omnis/v3/atlas/stores/');
    expect(json).toEqual({
      items: [
        { division: demo, name: 'Demo', host: 'demo.localhost:3000', openOrders: 2 },
        { division: testDivisions.platform, name: 'Omnis', host: 'localhost:3000', openOrders: 0 },
        { division: other, name: 'Other', host: 'other.localhost:3000', openOrders: 1 },
      ],
      total: 3,
      page: 1,
      perPage: 24,
    });
  });

  test('finds stores by what is typed, page by page, and the one that an address names', async () => {
    const found = async (query: string) => {
      const answer = await as('viewer').get(`/omnis/v3/atlas/stores/?${query}`);
      const { items, total } = responseOf('atlas.stores', answer);
      return [items.map(({ name }) => name), total];
    };
    expect(await found('search=OTHER.local')).toEqual([['Other'], 1]);
    expect(await found('perPage=2&page=2')).toEqual([['Other'], 3]);
    expect(await found('sort=newest&perPage=1')).toEqual([['Other'], 3]);
    expect(await found(`division=${demo}`)).toEqual([['Demo'], 1]);
    expect(await found('division=4711')).toEqual([[], 0]);
    for (const wrong of ['perPage=101', 'page=0', 'sort=size', `search=${'x'.repeat(121)}`])
      expect((await as('viewer').get(`/omnis/v3/atlas/stores/?${wrong}`)).status).toBe(422);
  });
});
