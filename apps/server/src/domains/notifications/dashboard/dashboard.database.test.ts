import { randomUUID } from 'node:crypto';
import { mostUnread, type DashboardPermission } from '@omnis/models';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { testMember, toldTo, type TestMember } from '../../../testing/test-team.ts';
import { carryOut } from '../../../testing/carry-out.ts';
import { notificationEndings } from '../notifications.endings.ts';
import { tellTeam, type TeamNotice } from './tell-team.ts';

const { demo, other } = testDivisions;
const own = '/omnis/v3/notifications/dashboard';
const ofStore = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/notifications/`;

let platform: TestPlatform;
let owner: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.direct('DELETE FROM dashboard_notifications; DELETE FROM memberships', []);
  owner = await testMember(platform, [demo]);
});

/** Tells the team of a store that an order was cancelled. */
const cancelled = (number: string, more: Partial<Pick<TeamNotice, 'division' | 'dedupeKey' | 'by'>> = {}) =>
  platform.core.database.tenant(more.division ?? demo, (db) =>
    tellTeam(db, {
      division: demo,
      kind: 'order.cancelled',
      about: { id: 7, number },
      dedupeKey: number,
      ...more,
    }),
  );
const member = (...permissions: DashboardPermission[]) => testMember(platform, [demo], permissions);
const titles = async (who: TestMember, division = demo, query = '') =>
  (await toldTo(who, division, query)).items.map(({ title }) => title);
const change = (who: TestMember, what: string, id: string): Promise<TestAnswer> =>
  who.client.post(`${own}/${what}/${id}/`);
const rows = async (table: string): Promise<number> =>
  (await platform.core.database.direct(`SELECT 1 FROM ${table}`, [])).rows.length;

describe('telling a team', () => {
  test('gives everybody who may see it a row of their own, and nobody else', async () => {
    const seesOrders = await member('orders', 'pages');
    const seesPages = await member('pages');
    await cancelled('A-1');
    const line = 'Order A-1 was cancelled by its customer';
    expect(await toldTo(owner, demo)).toMatchObject({
      items: [{ kind: 'order.cancelled', title: line, href: '/dashboard/orders/7/', readAt: null }],
      total: 1,
      unread: 1,
    });
    expect(await titles(seesOrders)).toEqual([line]);
    expect(await titles(seesPages)).toEqual([]);
    expect(await rows('dashboard_notification_recipients')).toBe(2);
  });

  test('happens once for a key, not to who did it, and not at all where nobody is to be told', async () => {
    await cancelled('A-1');
    await cancelled('A-1');
    await cancelled('A-2', { by: owner.id });
    expect(await titles(owner)).toHaveLength(1);
    expect(await rows('dashboard_notifications')).toBe(1);
  });

  test('is undone with what it tells of', async () => {
    await expect(
      platform.core.database.tenant(demo, async (db) => {
        await tellTeam(db, {
          division: demo,
          kind: 'store.review_lifted',
          about: {},
          dedupeKey: 'undone',
        });
        throw new Error('and then it failed');
      }),
    ).rejects.toThrow('and then it failed');
    expect(await titles(owner)).toEqual([]);
  });
});

describe('a notification of one’s own', () => {
  test('is listed the newest first, in pages, all of it or what is unread', async () => {
    for (const number of ['A-1', 'A-2', 'A-3']) await cancelled(number);
    expect((await titles(owner)).map((title) => title.slice(6, 9))).toEqual(['A-3', 'A-2', 'A-1']);
    expect(await toldTo(owner, demo, 'perPage=2&page=2')).toMatchObject({
      items: [{ title: expect.stringContaining('A-1') }],
      total: 3,
      unread: 3,
    });
    const { items } = await toldTo(owner, demo);
    await change(owner, 'mark-as-read', items[1]?.recipientId ?? '');
    expect(await toldTo(owner, demo, 'state=unread')).toMatchObject({ total: 2, unread: 2 });
    expect(await titles(owner, demo, 'state=unread')).not.toContain(items[1]?.title);
    expect((await owner.client.get(`${ofStore(demo)}?state=every`)).status).toBe(422);
  });

  test('is read, deleted and brought back, twice as once', async () => {
    for (const number of ['A-1', 'A-2']) await cancelled(number);
    const [item] = (await toldTo(owner, demo)).items;
    const id = item?.recipientId ?? '';
    for (let times = 0; times < 2; times += 1)
      expect(await change(owner, 'mark-as-read', id)).toMatchObject({
        status: 200,
        json: { division: demo, unread: 1 },
      });
    const { readAt } = (await toldTo(owner, demo)).items[0] ?? {};
    expect(readAt).not.toBeNull();
    for (let times = 0; times < 2; times += 1)
      expect(await change(owner, 'mark-as-deleted', id)).toMatchObject({ status: 200, json: { unread: 1 } });
    expect(await toldTo(owner, demo)).toMatchObject({ total: 1 });
    for (let times = 0; times < 2; times += 1)
      expect(await change(owner, 'restore', id)).toMatchObject({ status: 200, json: { unread: 1 } });
    // As it was: where it stood, and read.
    expect((await toldTo(owner, demo)).items[0]).toMatchObject({ recipientId: id, readAt });
  });

  test('that is deleted unread is not counted, until it is brought back', async () => {
    await cancelled('A-1');
    const id = (await toldTo(owner, demo)).items[0]?.recipientId ?? '';
    expect(await change(owner, 'mark-as-deleted', id)).toMatchObject({ json: { unread: 0 } });
    expect((await owner.client.get(`${ofStore(demo)}unread/`)).json).toEqual({ unread: 0 });
    expect(await change(owner, 'restore', id)).toMatchObject({ json: { unread: 1 } });
  });

  test('is read at once up to what was seen; what came since stays unread', async () => {
    for (const number of ['A-1', 'A-2']) await cancelled(number);
    const [newest] = (await toldTo(owner, demo)).items;
    await cancelled('A-3');
    await platform.core.database.direct(
      `UPDATE dashboard_notification_recipients SET created_at = created_at + interval '1 second'
       WHERE created_at = (SELECT max(created_at) FROM dashboard_notification_recipients)`,
      [],
    );
    expect(
      await owner.client.post(`${ofStore(demo)}mark-all-as-read/`, { until: newest?.createdAt }),
    ).toMatchObject({ status: 200, json: { division: demo, unread: 1 } });
    expect(await titles(owner, demo, 'state=unread')).toEqual(['Order A-3 was cancelled by its customer']);
    expect((await owner.client.post(`${ofStore(demo)}mark-all-as-read/`, { until: 'now' })).status).toBe(422);
  });

  test('is counted up to a number that nobody counts beyond', async () => {
    await platform.core.database.direct(
      `WITH made AS (INSERT INTO dashboard_notifications (division_id, kind, about, dedupe_key)
         SELECT ${demo}, 'order.cancelled', '{"id": 1, "number": "A-1"}', n::text FROM generate_series(1, 120) n RETURNING id)
       INSERT INTO dashboard_notification_recipients (division_id, notification_id, customer_id) SELECT ${demo}, id, $1 FROM made`,
      [owner.id],
    );
    expect(await toldTo(owner, demo)).toMatchObject({ total: 120, unread: mostUnread });
  });

  test('is left out where there are no words for it', async () => {
    await cancelled('A-1');
    await platform.core.database.direct(`UPDATE dashboard_notifications SET about = '{}'`, []);
    expect(await titles(owner)).toEqual([]);
    await platform.core.database.direct(`UPDATE dashboard_notifications SET kind = 'of.another.day'`, []);
    expect(await toldTo(owner, demo)).toMatchObject({ items: [], unread: 0 });
  });
});

describe('a notification for others', () => {
  test('is not found, by whoever looks', async () => {
    const colleague = await member('orders');
    const stranger = await testMember(platform, [other]);
    await cancelled('A-1');
    const theirs = (await toldTo(owner, demo)).items[0]?.recipientId ?? '';
    for (const thief of [colleague, stranger])
      for (const what of ['mark-as-read', 'mark-as-deleted', 'restore'])
        expect([what, (await change(thief, what, theirs)).status]).toEqual([what, 404]);
    expect((await change(owner, 'mark-as-read', randomUUID())).status).toBe(404);
    expect((await change(owner, 'mark-as-read', 'x')).status).toBe(422);
    expect((await stranger.client.get(ofStore(demo))).status).toBe(403);
    expect((await stranger.client.get(`${ofStore(demo)}unread/`)).status).toBe(403);
    expect(await toldTo(owner, demo)).toMatchObject({ unread: 1, items: [{ readAt: null }] });
  });

  test('of one’s other store stays there: each store has its own list and count', async () => {
    const both = await testMember(platform, [demo, other]);
    await cancelled('A-1');
    await cancelled('B-1', { division: other });
    await cancelled('B-2', { division: other });
    expect(await toldTo(both, demo)).toMatchObject({ total: 1, unread: 1 });
    expect(await toldTo(both, other)).toMatchObject({ total: 2, unread: 2 });
    const id = (await toldTo(both, other)).items[0]?.recipientId ?? '';
    expect(await change(both, 'mark-as-deleted', id)).toMatchObject({ json: { division: other, unread: 1 } });
    expect(await toldTo(both, demo)).toMatchObject({ total: 1, unread: 1 });
  });

  test('is seen no more by who lost the permission, and is gone with who left the team', async () => {
    const seller = await member('orders');
    await cancelled('A-1');
    const permit = (permissions: string) =>
      platform.core.database.direct('UPDATE memberships SET permissions = $2 WHERE customer_id = $1', [
        seller.id,
        permissions,
      ]);
    await permit('["products"]');
    expect(await toldTo(seller, demo)).toMatchObject({ items: [], total: 0, unread: 0 });
    await permit('["orders"]');
    expect(await toldTo(seller, demo)).toMatchObject({ total: 1, unread: 1 });
    await platform.core.database.direct('DELETE FROM memberships WHERE customer_id = $1', [seller.id]);
    expect(await rows('dashboard_notification_recipients')).toBe(1);
  });
});

describe('tidying', () => {
  const age = (what: string, days: number) =>
    platform.core.database.direct(
      `UPDATE dashboard_notification_recipients SET ${what} = now() - interval '${days} days';
       UPDATE dashboard_notifications SET created_at = now() - interval '${days} days'`,
      [],
    );
  const tidy = () => carryOut(notificationEndings(platform.core));

  test.each([
    ['deleted_at', 30],
    ['read_at', 90],
    ['created_at', 180],
  ])('throws away by %s after %i days, and no sooner', async (what, days) => {
    await cancelled('A-1');
    await age(what, days - 1);
    await tidy();
    expect(await rows('dashboard_notification_recipients')).toBe(1);
    await age(what, days + 1);
    await tidy();
    expect(await rows('dashboard_notification_recipients')).toBe(0);
    expect(await rows('dashboard_notifications')).toBe(0);
  });
});
