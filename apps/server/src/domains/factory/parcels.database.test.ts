import { atlasOrderSchema } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../security/passwords.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';

const { demo } = testDivisions;
const platform = await createTestPlatform();
const { database } = platform.core;
const password = 'correct horse battery';

/** A member of staff with these rights, signed in. */
async function staffWith(name: string, permissions: readonly string[]) {
  const email = `${name}@omnis.example`;
  const password_hash = await hashPassword(password);
  await database.platform(({ query }) =>
    query
      .insertInto('staff')
      .values({
        email,
        password_hash,
        first_name: 'Sam',
        last_name: name,
        status: 0,
        permissions: JSON.stringify(permissions),
      })
      .execute(),
  );
  const client = testClient(platform.app, testHosts.atlas);
  await client.post('/omnis/v3/dashboard/secure/login/', { email, password });
  return client;
}

const picker = await staffWith('picker', ['orders.view', 'orders.advance']);
const viewer = await staffWith('viewer', ['orders.view']);

afterAll(() => platform.close());

const anOrder = (order: Record<string, unknown> = {}) =>
  insertTestOrder(database, { division_id: demo, ...order });

async function mailsAbout(number: string) {
  const outbox = await testClient(platform.app, testHosts.demo).get('/dev/outbox/?format=json');
  const { items } = z
    .object({ items: z.array(z.object({ subject: z.string(), text: z.string() })) })
    .parse(outbox.json);
  return items.filter(({ subject }) => subject.includes(number));
}

async function actionsOn(id: number): Promise<string[]> {
  const { rows } = await database.direct('SELECT action FROM audit_log WHERE target = $1 ORDER BY id', [
    `order:${id}`,
  ]);
  return rows.map((row) => String(Reflect.get(Object(row), 'action')));
}

describe('parcels', () => {
  const parcelsUrl = (id: number): string => `/omnis/v3/atlas/orders/${id}/parcels/`;
  const parcelsOf = (answer: { json: unknown }) => atlasOrderSchema.parse(answer.json).trackingCodes;

  test('are noted with their carrier, shown to the shopper, and taken off again', async () => {
    const { id, hash } = await anOrder({ status: 'packing' });
    const added = await picker.post(parcelsUrl(id), { code: '  QX 12-3 GB ', carrier: 'royal_mail' });
    const parcel = {
      code: 'QX 12-3 GB',
      carrier: 'royal_mail',
      url: 'https://www.royalmail.com/track-your-item#/tracking-results/QX12-3GB',
    };
    expect(added, added.text).toMatchObject({ status: 200 });
    expect(parcelsOf(added)).toEqual([parcel]);
    await picker.post(parcelsUrl(id), { code: 'X1', carrier: 'other' });

    const shop = testClient(platform.app, testHosts.demo);
    expect((await shop.get(`/omnis/v3/orders/${hash}/`)).json).toMatchObject({
      trackingCodes: [parcel, { code: 'X1', carrier: 'other', url: null }],
    });

    const removed = await picker.delete(`${parcelsUrl(id)}${encodeURIComponent('QX 12-3 GB')}/`);
    expect(parcelsOf(removed)).toEqual([{ code: 'X1', carrier: 'other', url: null }]);
    expect((await picker.delete(`${parcelsUrl(id)}gone/`)).status).toBe(404);
    expect(await actionsOn(id)).toEqual(['parcel.added', 'parcel.added', 'parcel.removed']);
  });

  test('are named by the mail that the order is on its way', async () => {
    const { id, number } = await anOrder({ status: 'packing' });
    await picker.post(parcelsUrl(id), { code: 'JD1', carrier: 'evri' });
    const move = { from: 'packing', status: 'complete' };
    expect((await picker.post(`/omnis/v3/atlas/orders/${id}/status/`, move)).status).toBe(200);
    const [mail] = await mailsAbout(number);
    expect(mail?.text).toContain('Evri is delivering parcel JD1.');
    expect(mail?.text).toContain('https://www.evri.com/track/parcel/JD1');
  });

  test('that are noted later are told by a mail of their own, once', async () => {
    const { id, number } = await anOrder({ status: 'complete' });
    await picker.post(parcelsUrl(id), { code: 'JD2', carrier: 'evri' });
    const { id: atWork, number: unsent } = await anOrder({ status: 'packing' });
    await picker.post(parcelsUrl(atWork), { code: 'JD3', carrier: 'evri' });
    const mails = await mailsAbout(number);
    expect(mails).toMatchObject([{ subject: `Your parcel is on its way (order ${number})` }]);
    expect(mails[0]?.text).toContain('Evri is delivering parcel JD2.');
    expect(await mailsAbout(unsent)).toEqual([]);
  });

  test('that leave ahead of the rest are told of one by one, and not again with the order', async () => {
    const { id, hash, number } = await anOrder({ status: 'processing' });
    const shop = testClient(platform.app, testHosts.demo);
    const told = async () => (await mailsAbout(number)).map(({ subject, text }) => [subject, text]);
    const shown = async () => (await shop.get(`/omnis/v3/orders/${hash}/`)).json;

    await picker.post(parcelsUrl(id), { code: 'JD7', carrier: 'evri' });
    expect(await told()).toEqual([]);
    expect(await shown()).toMatchObject({ partSent: false });
    // The number was noted with the label; now the parcel leaves.
    const sent = { code: 'JD7', carrier: 'evri', sent: true };
    const [parcel] = parcelsOf(await picker.post(parcelsUrl(id), sent));
    expect(parcel?.sentAt).toBeDefined();
    expect((await picker.post(parcelsUrl(id), sent)).status).toBe(422);
    expect(await shown()).toMatchObject({ partSent: true, status: 'processing' });
    expect(await told()).toEqual([
      [
        `Part of your order is on its way (order ${number})`,
        expect.stringContaining('Evri is delivering parcel JD7.'),
      ],
    ]);

    await picker.post(parcelsUrl(id), { code: 'JD8', carrier: 'evri' });
    for (const status of ['label_printed', 'printed', 'consolidated', 'packing', 'complete']) {
      const from = atlasOrderSchema.parse((await picker.get(`/omnis/v3/atlas/orders/${id}/`)).json).status;
      const moved = await picker.post(`/omnis/v3/atlas/orders/${id}/status/`, { from, status });
      expect(moved, moved.text).toMatchObject({ status: 200 });
    }
    const mails = await told();
    const rest = mails.find(([subject]) => subject?.startsWith('The rest'));
    expect(mails).toHaveLength(2);
    expect(rest?.[0]).toBe(`The rest of your order is on its way (order ${number})`);
    expect(rest?.[1]).toContain('Evri is delivering parcel JD8.');
    expect(rest?.[1]).not.toContain('JD7');
    expect(await shown()).toMatchObject({ partSent: false });
  });

  test('that were all told of leave nothing to tell when the order is complete', async () => {
    const { id, number } = await anOrder({ status: 'packing' });
    await picker.post(parcelsUrl(id), { code: 'A1', carrier: 'dpd', sent: true });
    await picker.post(parcelsUrl(id), { code: 'A2', carrier: 'dpd', sent: true });
    await picker.post(`/omnis/v3/atlas/orders/${id}/status/`, { from: 'packing', status: 'complete' });
    expect((await mailsAbout(number)).map(({ subject }) => subject).toSorted()).toEqual([
      `Part of your order is on its way (order ${number})`,
      `Your parcel is on its way (order ${number})`,
    ]);
  });

  test('the rest of an order is told of though it has no number', async () => {
    const { id, number } = await anOrder({ status: 'packing' });
    await picker.post(parcelsUrl(id), { code: 'A1', carrier: 'dpd', sent: true });
    await picker.post(`/omnis/v3/atlas/orders/${id}/status/`, { from: 'packing', status: 'complete' });
    expect((await mailsAbout(number)).map(({ subject }) => subject)).toContain(
      `The rest of your order is on its way (order ${number})`,
    );
  });

  test('leave ahead of the rest only while the order is made', async () => {
    const { id } = await anOrder({ status: 'paid' });
    expect(await picker.post(parcelsUrl(id), { code: 'A1', carrier: 'dpd', sent: true })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'sent', message: 'Nothing of this order is made yet' }] },
    });
  });

  test.each([
    ['nothing', { code: ' ', carrier: 'dpd' }, 'code', 'This field is required'],
    ['other characters', { code: 'A/1', carrier: 'dpd' }, 'code', 'Use letters, digits, - and spaces'],
    ['too long', { code: 'A'.repeat(61), carrier: 'dpd' }, 'code', 'Use at most 60 characters'],
    ['an unknown carrier', { code: 'A1', carrier: 'pigeon' }, 'carrier', 'Choose a carrier'],
    ['one that is there', { code: 'rm-9', carrier: 'dpd' }, 'code', 'This parcel is on the order already'],
  ])('%s is refused', async (_name, body, field, message) => {
    const { id } = await anOrder({ tracking_codes: JSON.stringify([{ code: 'RM 9' }]) });
    expect(await picker.post(parcelsUrl(id), body)).toMatchObject({
      status: 422,
      json: { errors: [{ field, message }] },
    });
  });

  test('take the right to move orders', async () => {
    const { id } = await anOrder({ tracking_codes: JSON.stringify([{ code: 'RM9' }]) });
    expect((await viewer.post(parcelsUrl(id), { code: 'A1', carrier: 'dpd' })).status).toBe(403);
    expect((await viewer.delete(`${parcelsUrl(id)}RM9/`)).status).toBe(403);
  });
});
