import { permissionRequestSchema, type PermissionRequest } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { atlas, openStaff, type StaffFixture, type TestColleague } from '../../../testing/test-staff.ts';

const listSchema = z.object({ items: z.array(permissionRequestSchema) });
let world: StaffFixture;
let admin: TestColleague;
beforeAll(async () => {
  world = await openStaff();
  admin = await world.colleague({ roles: ['administrator'] });
});
afterAll(() => world.platform.close());

const ask = ({ client }: TestColleague, permissions: string, reason = 'The printer is mine today') =>
  client.post(`${atlas}/permissions/request/${permissions}/`, { reason });
const itemsOf = (json: unknown): PermissionRequest[] => listSchema.parse(json).items;
const asked = async (by: TestColleague, permissions: string): Promise<PermissionRequest> => {
  const [request] = itemsOf((await ask(by, permissions)).json);
  if (!request) throw new Error('Nothing was asked');
  return request;
};
const decide = ({ client }: TestColleague, id: string, decision: string, note = '') =>
  client.post(`${atlas}/permissions/requests/${id}/decide/`, { decision, note });
const open = async ({ client }: TestColleague, from: TestColleague): Promise<PermissionRequest[]> =>
  itemsOf((await client.get(`${atlas}/permissions/requests/`)).json).filter(
    ({ requester }) => requester.id === from.id,
  );

describe('asking', () => {
  test('for several at once, with a reason, shows them to who may decide', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    const answer = await ask(picker, 'labels.print,orders.refund');
    expect(answer).toMatchObject({ status: 201 });
    expect(itemsOf(answer.json).map(({ permission }) => permission)).toEqual([
      'labels.print',
      'orders.refund',
    ]);
    expect(await open(admin, picker)).toMatchObject([
      { permission: 'labels.print', state: 'open', reason: 'The printer is mine today' },
      { permission: 'orders.refund', requester: { email: picker.email } },
    ]);
    expect(await open(picker, picker).catch(() => 'refused')).toBe('refused');
    expect(await world.audited(picker.id)).toEqual(['permission.requested']);
  });

  test('is refused for what does not exist, is held, or was asked for; then nothing is written', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    expect(await ask(picker, 'labels.print,nothing,__proto__')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'permissions' }, { field: 'permissions' }] },
    });
    expect(await ask(picker, ',')).toMatchObject({ status: 422 });
    expect(await ask(picker, 'labels.print', '  ')).toMatchObject({
      status: 422,
      json: { message: 'This field is required', errors: [{ field: 'reason' }] },
    });
    expect(await ask(picker, 'labels.print,orders.view')).toMatchObject({ status: 409 });
    const both = await Promise.all([ask(picker, 'labels.print'), ask(picker, 'labels.print')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await ask(picker, 'chat.view,labels.print')).toMatchObject({ status: 409 });
    expect(await open(admin, picker)).toHaveLength(1);
  });

  test('mails each who may decide, once a request, and nobody else', async () => {
    const asker = await world.colleague({ roles: ['supervisor'] });
    const [supervisor, picker, gone] = await Promise.all([
      world.colleague({ roles: ['supervisor'] }),
      world.colleague({ roles: ['picker'] }),
      world.colleague({ roles: ['administrator'] }),
    ]);
    await admin.client.post(`${atlas}/users/${gone.id}/disable/`);
    await ask(asker, 'chat.view,staff.personal', 'The inbox is full');
    const subjects = async ({ email }: TestColleague): Promise<string[]> =>
      (await world.mailsTo(email)).map(({ subject }) => subject).filter((text) => text.includes('asks for'));
    const titles = (names: readonly string[]): string[] =>
      names.map((title) => expect.stringContaining(`“${title}”`));
    const mine = (await world.mailsTo(admin.email)).filter(({ body }) => body.includes('The inbox is full'));
    expect(mine.map(({ subject }) => subject).toSorted()).toEqual(titles(['Answer chats', 'Personnel data']));
    expect(mine[0]?.body).toContain('http://atlas.localhost');
    // Personnel data is for others to give.
    expect(await subjects(supervisor)).toEqual(titles(['Answer chats']));
    for (const nobody of [asker, picker, gone]) expect(await subjects(nobody)).toEqual([]);
  });

  test('is not for who is muted', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    await admin.client.post(`${atlas}/users/${picker.id}/mute/`);
    expect(await ask(picker, 'labels.print')).toMatchObject({ status: 403 });
    await admin.client.post(`${atlas}/users/${picker.id}/unmute/`);
    expect(await ask(picker, 'labels.print')).toMatchObject({ status: 201 });
  });

  test('ends after 30 days, and can be done again then', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    const { id, askedAt, expiresAt } = await asked(picker, 'labels.print');
    expect((Date.parse(expiresAt) - Date.parse(askedAt)) / 86_400_000).toBeCloseTo(30, 1);
    await world.platform.core.database.platform(({ query }) =>
      query
        .updateTable('permission_requests')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute(),
    );
    expect(await open(admin, picker)).toEqual([]);
    expect((await picker.client.get(`${atlas}/permissions/mine/`)).json).toMatchObject({
      items: [{ id, state: 'expired' }],
    });
    expect(await decide(admin, id, 'grant')).toMatchObject({ status: 409 });
    expect(await ask(picker, 'labels.print')).toMatchObject({ status: 201 });
    expect(await open(admin, picker)).toHaveLength(1);
  });
});

describe('deciding', () => {
  test('to grant gives the permission, ends the sessions, tells by mail and writes it down', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    const { id } = await asked(picker, 'orders.refund');
    const answers = await Promise.all([
      decide(admin, id, 'grant', 'Mind the till'),
      decide(admin, id, 'grant'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await picker.client.get(`${atlas}/orders/`)).toMatchObject({ status: 401 });
    const again = await world.signIn(picker.email);
    expect((await again.get('/omnis/v3/dashboard/secure/get/')).json).toMatchObject({
      user: { permissions: ['orders.refund', 'orders.view', 'orders.advance'] },
    });
    expect((await again.get(`${atlas}/permissions/mine/`)).json).toMatchObject({
      items: [{ state: 'granted', decidedBy: expect.stringContaining('Ada') }],
    });
    expect(await world.audited(picker.id)).toEqual(['permission.requested', 'permission.granted']);
    const mails = await world.mailsTo(picker.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You have a new permission: Refund orders']);
    expect(mails[0]?.body).toContain('/permissions/mine/');
  });

  test('to refuse gives a note and changes nothing', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    const { id } = await asked(picker, 'orders.refund');
    expect(await decide(admin, id, 'refuse', 'Ask Sam to refund')).toMatchObject({
      status: 200,
      json: { state: 'refused', note: 'Ask Sam to refund' },
    });
    expect((await picker.client.get(`${atlas}/permissions/mine/`)).json).toMatchObject({
      items: [{ state: 'refused', note: 'Ask Sam to refund' }],
    });
    expect((await world.mailsTo(picker.email))[0]?.body).toContain('Ask Sam to refund');
    expect(await world.audited(picker.id)).toEqual(['permission.requested', 'permission.refused']);
  });

  test('is for who may give that very permission, and never about oneself', async () => {
    const supervisor = await world.colleague({ roles: ['supervisor'] });
    const picker = await world.colleague({ roles: ['picker'] });
    const refund = await asked(picker, 'orders.refund');
    const personal = await asked(picker, 'staff.personal');
    expect(await open(supervisor, picker)).toMatchObject([{ id: refund.id }]);
    expect(await decide(supervisor, personal.id, 'grant')).toMatchObject({ status: 403 });
    expect(await decide(picker, refund.id, 'grant')).toMatchObject({ status: 403 });
    expect(await decide(supervisor, refund.id, 'grant')).toMatchObject({ status: 200 });
    const own = await asked(supervisor, 'chat.view');
    expect(await open(supervisor, supervisor)).toEqual([]);
    expect(await decide(supervisor, own.id, 'grant')).toMatchObject({ status: 409 });
    expect(await decide(admin, 'x', 'grant')).toMatchObject({ status: 404 });
  });
});
