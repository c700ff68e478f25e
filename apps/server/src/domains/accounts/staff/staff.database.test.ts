import { staffMemberSchema } from '@omnis/contract';
import { isSensitive, staffPermissionNames, staffPermissions } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  atlas,
  idOf,
  openStaff,
  staffPassword,
  type StaffFixture,
  type TestColleague,
} from '../../../testing/test-staff.ts';

const whoami = '/omnis/v3/dashboard/secure/get/';
const secure = '/omnis/v3/dashboard/secure';
const nobody = '00000000-0000-4000-8000-000000000000';
const rolesSchema = z.object({
  items: z.array(z.object({ name: z.string(), permissions: z.array(z.string()), grantedBy: z.string() })),
});
const sessionSchema = z.object({ user: z.object({ permissions: z.array(z.string()) }).nullable() });

let world: StaffFixture;
let admin: TestColleague;
beforeAll(async () => {
  world = await openStaff();
  admin = await world.colleague({ roles: ['administrator'] });
});
afterAll(() => world.platform.close());

const mayDo = async ({ client }: Pick<TestColleague, 'client'>): Promise<string[] | undefined> =>
  sessionSchema.parse((await client.get(whoami)).json).user?.permissions;
const ofUser = (id: string, rest = ''): string => `${atlas}/users/${id}/${rest}`;

describe('roles', () => {
  test('are made of permissions that exist, and the administrator has all of them', async () => {
    const { items } = rolesSchema.parse((await admin.client.get(`${atlas}/roles/`)).json);
    expect(items.map(({ name }) => name)).toEqual([
      'administrator',
      'supervisor',
      'people',
      'picker',
      'support',
    ]);
    for (const { permissions, grantedBy } of items) {
      for (const name of [...permissions, grantedBy]) expect(staffPermissionNames).toContain(name);
      // A role with something that only `staff.roles` may give is given by nobody less.
      const needs = permissions.map((name) => Reflect.get(staffPermissions, name).grantedBy);
      if (needs.includes('staff.roles')) expect(grantedBy).toBe('staff.roles');
    }
    expect(items[0]?.permissions.toSorted()).toEqual(staffPermissionNames.toSorted());
  });

  test('and single permissions together are what somebody may do', async () => {
    const picker = await world.colleague({ roles: ['picker'], permissions: ['chat.view', 'orders.view'] });
    expect((await mayDo(picker))?.toSorted()).toEqual(['chat.view', 'orders.advance', 'orders.view']);
  });
});

describe('the list', () => {
  test('finds by name and address, counts by status, and shows nothing personal', async () => {
    const found = await world.colleague();
    const { client } = admin;
    const answer = await client.get(`${atlas}/users/?search=${found.email.toUpperCase()}`);
    expect(answer.json).toMatchObject({ total: 1, items: [{ id: found.id, status: 0, mutedAt: null }] });
    expect(answer.text).not.toContain('sortCode');
    expect((await client.get(`${atlas}/users/?search=%25`)).json).toMatchObject({ total: 0 });
    expect((await client.get(`${atlas}/users/?status=disabled`)).json).toMatchObject({ total: 0 });
  });

  test('is for those with the right', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    expect(await picker.client.get(`${atlas}/users/`)).toMatchObject({ status: 403 });
    expect(await world.visitor().get(`${atlas}/users/`)).toMatchObject({ status: 401 });
  });

  test.each([nobody, '7', "x'"])('knows nobody called %s', async (id) => {
    expect(await admin.client.get(ofUser(encodeURIComponent(id)))).toMatchObject({ status: 404 });
  });
});

describe('an invitation', () => {
  test('makes somebody pending, who is in once they have chosen a password by the link', async () => {
    const email = 'New.Hand@omnis.example';
    const answer = await admin.client.post(`${atlas}/users/`, {
      email,
      firstName: 'New',
      lastName: 'Hand',
      roles: ['picker'],
    });
    expect(answer).toMatchObject({
      status: 201,
      json: { email: email.toLowerCase(), status: null, roles: ['picker'], lastActive: null },
    });
    const id = idOf(answer.json);
    const early = world.visitor();
    expect(await early.post(`${secure}/login/`, { email, password: '' })).toMatchObject({ status: 422 });
    const [mail] = await world.mailsTo(email.toLowerCase());
    const token = /login\/reset\/\?token=([\w.-]+)/.exec(mail?.body ?? '')?.[1];
    expect(mail?.body).toContain('http://atlas.localhost');
    expect(
      await world.visitor().post(`${secure}/reset-password/`, {
        token,
        password: 'a new Passw0rd',
        password_confirmation: 'a new Passw0rd',
      }),
    ).toMatchObject({ status: 200 });
    const client = await world.signIn(email, 'a new Passw0rd');
    expect(await mayDo({ client })).toEqual(['orders.view', 'orders.advance']);
    const seen = staffMemberSchema.parse((await admin.client.get(ofUser(id))).json);
    expect(seen.status).toBe(0);
    // A week from now.
    expect((Date.parse(seen.twoFactorDueAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    expect(await world.audited(id)).toEqual(['staff.invited']);
    expect(await admin.client.post(ofUser(id, 'invite/'))).toMatchObject({ status: 409 });
  });

  test('sent again ends the link before; of who is disabled opens nothing', async () => {
    const email = 'twice@omnis.example';
    const id = idOf((await admin.client.post(`${atlas}/users/`, { email, firstName: 'Twice' })).json);
    expect(await admin.client.post(ofUser(id, 'invite/'))).toMatchObject({ status: 200 });
    const tokens = (await world.mailsTo(email)).map(({ body }) => /token=([\w.-]+)/.exec(body)?.[1]);
    expect(new Set(tokens).size).toBe(2);
    const reset = (token: string | undefined) =>
      world.visitor().post(`${secure}/reset-password/`, {
        token,
        password: staffPassword,
        password_confirmation: staffPassword,
      });
    expect(await reset(tokens[0])).toMatchObject({ status: 422 });
    expect(await admin.client.post(ofUser(id, 'disable/'))).toMatchObject({ json: { status: -1 } });
    expect(await reset(tokens[1])).toMatchObject({ status: 422 });
    // A person who never had a password waits for a link again.
    expect(await admin.client.post(ofUser(id, 'enable/'))).toMatchObject({ json: { status: null } });
  });

  test('gives only what the inviter may give, and is for a free address', async () => {
    const people = await world.colleague({ roles: ['people'] });
    const invite = (email: string, roles: string[]) =>
      people.client.post(`${atlas}/users/`, { email, firstName: 'X', roles });
    expect(await invite('y@omnis.example', ['picker'])).toMatchObject({ status: 403 });
    expect(await invite('y@omnis.example', ['nothing'])).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'roles' }] },
    });
    expect(await invite(admin.email, [])).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'email' }] },
    });
    expect(await invite('y@omnis.example', [])).toMatchObject({ status: 201, json: { masked: {} } });
  });
});

describe('shutting out', () => {
  test('ends every session at once, and letting in again gives the rights back', async () => {
    const picker = await world.colleague({ roles: ['picker'] });
    const elsewhere = await world.signIn(picker.email);
    expect(await admin.client.post(ofUser(picker.id, 'disable/'))).toMatchObject({
      status: 200,
      json: { status: -1, sessions: [] },
    });
    for (const client of [picker.client, elsewhere]) expect(await mayDo({ client })).toBeUndefined();
    expect(
      await world.visitor().post(`${secure}/login/`, { email: picker.email, password: staffPassword }),
    ).toMatchObject({ status: 422 });
    expect(await admin.client.post(ofUser(picker.id, 'enable/'))).toMatchObject({ json: { status: 0 } });
    expect(await mayDo({ client: await world.signIn(picker.email) })).toEqual([
      'orders.view',
      'orders.advance',
    ]);
    expect(await world.audited(picker.id)).toEqual(['staff.disabled', 'staff.enabled']);
  });

  test('is never of oneself or of the last who may manage staff, also when two shut each other out at once', async () => {
    expect(await admin.client.post(ofUser(admin.id, 'disable/'))).toMatchObject({ status: 409 });
    const manager = await world.colleague({ permissions: ['staff.manage', 'staff.view'] });
    // Only the administrator may decide about staff permissions.
    expect(await manager.client.post(ofUser(admin.id, 'disable/'))).toMatchObject({ status: 409 });
    const other = await world.colleague({ roles: ['administrator'] });
    const answers = await Promise.all([
      admin.client.post(ofUser(other.id, 'disable/')),
      other.client.post(ofUser(admin.id, 'disable/')),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeGreaterThanOrEqual(400);
    // Whoever was left goes on as the administrator.
    if (answers[1]?.status === 200) admin = other;
    expect(await admin.client.get(`${atlas}/users/`)).toMatchObject({ status: 200 });
  });
});

describe('rights', () => {
  const set = (by: TestColleague, id: string, rights: { roles: string[]; permissions: string[] }) =>
    by.client.patch(ofUser(id, 'rights/'), rights);

  test('are given and taken; sessions end, the log has both sides, a mail tells', async () => {
    const target = await world.colleague({ roles: ['support'] });
    const answer = await set(admin, target.id, { roles: ['picker'], permissions: ['labels.print'] });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        roles: ['picker'],
        permissions: ['labels.print'],
        mayDo: ['orders.view', 'orders.advance', 'labels.print'],
      },
    });
    expect(await mayDo(target)).toBeUndefined();
    expect(await mayDo({ client: await world.signIn(target.email) })).toHaveLength(3);
    expect(await world.audited(target.id)).toEqual(['staff.rights-changed']);
    expect((await world.mailsTo(target.email)).map(({ subject }) => subject).join()).toContain('has changed');
    // The same again changes nothing, and signs nobody out.
    const client = await world.signIn(target.email);
    await set(admin, target.id, { roles: ['picker'], permissions: ['labels.print'] });
    expect(await mayDo({ client })).toHaveLength(3);
  });

  test('are given only by who may give them', async () => {
    const supervisor = await world.colleague({ roles: ['supervisor'] });
    const target = await world.colleague({ roles: ['people'] });
    for (const rights of [
      { roles: ['people', 'administrator'], permissions: [] },
      { roles: ['people'], permissions: ['staff.personal'] },
      { roles: [], permissions: [] },
    ])
      expect(await set(supervisor, target.id, rights)).toMatchObject({ status: 403 });
    expect(await mayDo(target)).toEqual(['staff.view', 'staff.manage', 'staff.personal']);
    expect(
      await set(supervisor, target.id, { roles: ['people', 'picker'], permissions: ['orders.refund'] }),
    ).toMatchObject({ status: 200 });
    const picker = await world.colleague({ roles: ['picker'] });
    expect(await set(picker, target.id, { roles: [], permissions: [] })).toMatchObject({ status: 403 });
    expect(await set(admin, target.id, { roles: [], permissions: ['constructor'] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'permissions' }] },
    });
  });

  test('of oneself change by others only, and the last who may give them keeps them', async () => {
    expect(await set(admin, admin.id, { roles: [], permissions: [] })).toMatchObject({ status: 409 });
    const second = await world.colleague({ permissions: ['permissions.grant', 'staff.roles'] });
    // The administrator alone may manage staff then.
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('staff').set({ status: -1 }).where('id', 'not in', [admin.id, second.id]).execute(),
    );
    expect(await set(second, admin.id, { roles: [], permissions: [] })).toMatchObject({ status: 409 });
    expect(await mayDo(admin)).toContain('staff.manage');
  });
});

describe('muting', () => {
  test('answers when, keeps the first time, and is taken back', async () => {
    const target = await world.colleague();
    const first = await admin.client.post(ofUser(target.id, 'mute/'));
    expect(first).toMatchObject({ status: 200, json: { mutedAt: expect.stringMatching(/Z$/) } });
    expect((await admin.client.post(ofUser(target.id, 'mute/'))).json).toEqual(first.json);
    expect(await admin.client.post(ofUser(target.id, 'unmute/'))).toMatchObject({
      status: 200,
      json: { mutedAt: null },
    });
    expect(await world.audited(target.id)).toEqual(['staff.muted', 'staff.muted', 'staff.unmuted']);
    expect(await admin.client.post(ofUser(nobody, 'mute/'))).toMatchObject({ status: 404 });
    expect(await admin.client.post(ofUser(admin.id, 'mute/'))).toMatchObject({ status: 409 });
  });

  test.each(['mute/', 'unmute/'])(
    '%s without the right is refused in the words of platform.md §8',
    async (what) => {
      const picker = await world.colleague({ roles: ['picker'] });
      expect(await picker.client.post(ofUser(admin.id, what))).toMatchObject({
        status: 403,
        json: { message: 'Permission denied', code: 'forbidden' },
      });
    },
  );
});

describe('personnel data', () => {
  const data = {
    nationalInsuranceNumber: 'AB123456C',
    bankAccountName: 'A Number',
    nameOfBank: 'Bank of Leeds',
    sortCode: '12-34-56',
    accountNumber: '87654321',
    dateOfBirth: '1990-02-03',
    postalAddress: '1 Canary Street, Leeds',
    rfids: '04A2B3C4D5E680, DEADBEEF',
    employeeStatementOption: 'B',
  };

  test('is written and read with a confirmed password, masked before, sealed in the database', async () => {
    const target = await world.colleague();
    const at = ofUser(target.id, 'personal/');
    expect(await admin.client.patch(at, data)).toMatchObject({ status: 200, json: data });
    expect(await admin.client.patch(at, { nameOfBank: '' })).toMatchObject({
      json: { ...data, nameOfBank: '' },
    });
    expect(await admin.client.get(at)).toMatchObject({ status: 200, json: { ...data, nameOfBank: '' } });
    const { masked } = staffMemberSchema.parse((await admin.client.get(ofUser(target.id))).json);
    expect(masked).toMatchObject({
      accountNumber: '••••21',
      nationalInsuranceNumber: '••••6C',
      nameOfBank: '',
    });
    const rows = await world.platform.core.database.platform(({ query }) =>
      query.selectFrom('staff').selectAll().where('id', '=', target.id).execute(),
    );
    const log = await world.platform.core.database.platform(({ query }) =>
      query.selectFrom('audit_log').selectAll().execute(),
    );
    for (const [name, value] of Object.entries(data)) {
      // A letter alone is found anywhere.
      if (name === 'employeeStatementOption') continue;
      expect(JSON.stringify([rows, log]).includes(value), value).toBe(false);
    }
    expect(await world.audited(target.id)).toEqual([
      'staff.personal-changed',
      'staff.personal-changed',
      'staff.personal-read',
    ]);
  });

  test('asks for the password once the proof is old, and for the right', async () => {
    const hr = await world.colleague({ roles: ['people'] });
    const at = ofUser(hr.id, 'personal/');
    expect(await hr.client.get(at)).toMatchObject({ status: 200 });
    await world.unconfirm(hr.id);
    for (const answer of [await hr.client.get(at), await hr.client.patch(at, data)])
      expect(answer).toMatchObject({ status: 403, json: { code: 'confirmation_required' } });
    const supervisor = await world.colleague({ roles: ['supervisor'] });
    expect(await supervisor.client.get(at)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect((await supervisor.client.get(ofUser(hr.id))).json).toMatchObject({ masked: null, sessions: null });
  });

  test.each([
    ['nationalInsuranceNumber', 'AB12'],
    ['sortCode', '123456'],
    ['accountNumber', '12'],
    ['dateOfBirth', 'yesterday'],
    ['rfids', 'DEADBEEF, the blue one'],
    ['employeeStatementOption', 'D'],
  ])('refuses %s %s (platform.md §5), and writes nothing', async (field, value) => {
    const target = await world.colleague();
    const answer = await admin.client.patch(ofUser(target.id, 'personal/'), {
      nameOfBank: 'B',
      [field]: value,
    });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect((await admin.client.get(ofUser(target.id, 'personal/'))).json).toMatchObject({ nameOfBank: '' });
  });
});

describe('without a second factor, once the time for it is over', () => {
  test('sensitive permissions wait for one, the others do not, and security stays open', async () => {
    const late = await world.colleague({ roles: ['supervisor'], withoutGrace: true });
    expect((await late.client.get(whoami)).json).toMatchObject({ user: { twoFactorOwed: true } });
    for (const path of ['orders/', 'stores/', 'permissions/requests/'])
      expect(await late.client.get(`${atlas}/${path}`), path).toMatchObject({
        status: 403,
        json: { code: 'two_factor_setup_required' },
      });
    expect(isSensitive('staff.view')).toBe(false);
    expect(await late.client.get(`${atlas}/users/`)).toMatchObject({ status: 200 });
    expect(await late.client.get(`${secure}/security/`)).toMatchObject({ status: 200 });
    await world.secondFactor(late.client);
    expect((await late.client.get(whoami)).json).toMatchObject({
      user: { twoFactorOwed: false, twoFactorDueAt: null },
    });
    expect(await late.client.get(`${atlas}/orders/`)).toMatchObject({ status: 200 });
    // A session that did not give it has no part in it.
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('sessions').set({ second_factor: false }).where('subject_id', '=', late.id).execute(),
    );
    expect(await late.client.get(`${atlas}/orders/`)).toMatchObject({ status: 403 });
  });

  test('somebody with nothing sensitive owes none, and before it is over nobody does', async () => {
    const plain = await world.colleague({ permissions: ['staff.view'], withoutGrace: true });
    expect((await plain.client.get(whoami)).json).toMatchObject({
      user: { twoFactorOwed: false, twoFactorDueAt: null },
    });
    const soon = await world.colleague({ roles: ['picker'] });
    expect((await soon.client.get(whoami)).json).toMatchObject({
      user: { twoFactorOwed: false, twoFactorDueAt: expect.stringMatching(/Z$/) },
    });
    expect(await soon.client.get(`${atlas}/orders/`)).toMatchObject({ status: 200 });
  });
});
