/** Notifications that a store writes: drafts, sending to those who agreed, showing to visitors, counts. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { sendCampaign } from './campaign-sender.ts';

const { demo, other } = testDivisions;
const at = `/omnis/v3/dashboard/divisions/${demo}/notifications/campaigns/`;
const news = { title: 'New foxes', body: 'Come and look.', href: '/collection/foxes/' };
const sentSchema = z.object({ id: z.string(), version: z.number() });

let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;
let shopper: TestClient;

const key = () => ({ 'idempotency-key': randomUUID() });
const create = async (body: object = {}) => {
  const answer = await owner.post(at, { ...news, ...body }, key());
  expect(answer.status, answer.text).toBe(201);
  return sentSchema.parse(answer.json);
};
const send = (id: string, body: object) => owner.post(`${at}${id}/send/`, body, key());
const mails = async (): Promise<unknown[]> => {
  const text = "SELECT recipient, subject FROM mails WHERE kind = 'marketing.campaign' ORDER BY recipient";
  return (await platform.core.database.direct(text, [])).rows;
};
const subscribe = (email: string, isConfirmed: boolean, division: number = demo) =>
  platform.core.database.tenant(division, async ({ query }) => {
    await query
      .insertInto('subscribers')
      .values({
        division_id: division,
        mailing_list: 'newsletter',
        email,
        first_name: '',
        token_hash: email,
        verified_at: isConfirmed ? new Date() : null,
      })
      .execute();
  });

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
  shopper = testShopper(platform.app, testHosts.demo).client;
  await subscribe('ada@shop.example', true);
  await subscribe('ben@shop.example', true);
  await subscribe('not-yet@shop.example', false);
  await subscribe('elsewhere@shop.example', true, other);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.direct('DELETE FROM campaigns', []);
  await platform.core.database.direct("DELETE FROM mails WHERE kind LIKE 'marketing.campaign%'", []);
});

describe('drafts', () => {
  test('are written, changed and deleted; a stale version is refused', async () => {
    const { id, version } = await create();
    expect((await owner.get(at)).json).toMatchObject({
      items: [{ id, state: 'draft', ...news }],
      next: null,
    });
    expect(await owner.patch(`${at}${id}/`, { title: 'Foxes', version }, key())).toMatchObject({
      status: 200,
      json: { title: 'Foxes', body: news.body, version: version + 1 },
    });
    expect((await owner.patch(`${at}${id}/`, { title: 'Bears', version }, key())).status).toBe(409);
    expect((await owner.delete(`${at}${id}/`, key())).status).toBe(200);
    expect((await owner.get(`${at}${id}/`)).status).toBe(404);
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ href: 'javascript:alert(1)' }, 'href'],
    [{ actions: [{ text: '', href: '/a/' }] }, 'actions.0.text'],
    [{ actions: [{ text: 'Go', href: 'javascript:alert(1)' }] }, 'actions.0.href'],
    [{ audience: 'segment' }, 'segment'],
    [{ related: '7' }, 'related'],
    [{ template: 'Loud' }, 'template'],
  ])('%j is refused at its field', async (body, field) => {
    expect(await owner.post(at, { ...news, ...body }, key())).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
  });

  test('are the store’s own team’s', async () => {
    const { id } = await create();
    expect((await stranger.get(at)).status).toBe(403);
    expect((await stranger.get(`${at}${id}/`)).status).toBe(403);
    expect((await stranger.delete(`${at}${id}/`, key())).status).toBe(403);
  });
});

describe('sending', () => {
  test('writes to those who confirmed alone, once each, with the way off the list', async () => {
    const { id, version } = await create();
    expect((await send(id, { version })).status).toBe(200);
    await platform.core.jobs.idle();
    const both = ['ada', 'ben'].map((name) => ({ recipient: `${name}@shop.example`, subject: news.title }));
    expect(await mails()).toEqual(both);
    expect((await owner.get(`${at}${id}/`)).json).toMatchObject({ state: 'sent', sent: 2 });
    expect((await send(id, { version })).status).toBe(409);
    const { rows } = await platform.core.database.direct(
      "SELECT body FROM mails WHERE kind = 'marketing.campaign' LIMIT 1",
      [],
    );
    expect(JSON.stringify(rows)).toContain(`campaign=${id}`);
  });

  test('waits for its time, keeps it when it is changed, and is cancelled by a word alone', async () => {
    const { id, version } = await create();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await send(id, { version, at: new Date(Date.now() - 1000).toISOString() })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'at' }] },
    });
    expect(await send(id, { version, at: later })).toMatchObject({
      status: 200,
      json: { state: 'scheduled', sendAt: later },
    });
    await platform.core.jobs.idle();
    expect(await mails()).toEqual([]);
    expect(
      (await owner.patch(`${at}${id}/`, { title: 'Foxes', version: version + 1 }, key())).json,
    ).toMatchObject({ title: 'Foxes', state: 'scheduled', sendAt: later });
    expect(
      (await owner.patch(`${at}${id}/`, { sendAt: null, version: version + 2 }, key())).json,
    ).toMatchObject({ title: 'Foxes', state: 'draft', sendAt: null });
  });

  test('refuses a segment that was deleted, and never counts nobody as sent', async () => {
    const segments = `/omnis/v3/dashboard/divisions/${demo}/customers/segments/`;
    const made = await owner.post(segments, { name: 'Any', filters: { minOrders: 1 } }, key());
    expect(made.status, made.text).toBe(201);
    const segment = sentSchema.parse(made.json).id;
    const { id, version } = await create({ audience: 'segment', segment });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await send(id, { version, at: later })).status).toBe(200);
    expect((await owner.delete(`${segments}${segment}/`, key())).status).toBe(200);
    // Its time comes while the segment is gone.
    await platform.core.database.direct('UPDATE campaigns SET send_at = now()', []);
    const data = { division: demo, campaign: id };
    await platform.core.database.tenant(demo, (db) => platform.core.jobs.enqueue(db, sendCampaign, data));
    await platform.core.jobs.idle();
    expect((await owner.get(`${at}${id}/`)).json).toMatchObject({
      state: 'draft',
      problem: 'segment',
      sent: 0,
    });
    const gone = { status: 422, json: { errors: [{ field: 'segment' }] } };
    expect(await send(id, { version: version + 2 })).toMatchObject(gone);
    expect(await owner.patch(`${at}${id}/`, { segment, version: version + 2 }, key())).toMatchObject(gone);
    expect(await owner.post(at, { ...news, audience: 'segment', segment }, key())).toMatchObject(gone);
    const everybody = { audience: 'subscribers', segment: null, version: version + 2 };
    expect((await owner.patch(`${at}${id}/`, everybody, key())).json).toMatchObject({ problem: null });
  });

  test('a test goes to oneself alone, and is counted nowhere', async () => {
    const { id } = await create();
    expect((await owner.post(`${at}${id}/test/`, {}, key())).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect((await owner.get(`${at}${id}/`)).json).toMatchObject({ state: 'draft', sent: 0 });
  });
});

describe('storefront.md §3 Notification: visitors', () => {
  test('are shown it by the shop, and counted without a name', async () => {
    const { id, version } = await create({
      audience: 'visitors',
      template: 'Shove',
      formFields: ['email'],
      actions: [{ text: 'Look', href: '/sale/', primary: true }],
    });
    const coreData = () => shopper.get(`/omnis/v3/frontend/${demo}/getStoreCoreData/json/`);
    expect((await coreData()).text).not.toContain(id);
    await send(id, { version });
    await platform.core.jobs.idle();
    expect((await coreData()).json).toMatchObject({
      state: {
        notifications: [
          {
            id: `campaign-${id}`,
            title: news.title,
            href: `/collection/foxes/?campaign=${id}`,
            template: 'Shove',
            form: { fields: [{ name: 'email' }] },
            actions: [{ text: 'Look', href: `/sale/?campaign=${id}`, primary: true }],
          },
        ],
      },
    });
    const seen = (what: string) =>
      shopper.post(`/omnis/v3/division/${demo}/notifications/campaigns/${id}/seen/`, { what });
    for (const what of ['sent', 'opened', 'clicked', 'clicked']) expect((await seen(what)).status).toBe(200);
    expect((await owner.get(`${at}${id}/`)).json).toMatchObject({ sent: 1, opened: 1, clicked: 2 });
    expect(await mails()).toEqual([]);
    expect((await owner.delete(`${at}${id}/`, key())).status).toBe(200);
    expect((await coreData()).text).not.toContain(id);
  });
});
