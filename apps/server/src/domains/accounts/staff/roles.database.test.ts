import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { atlas, openStaff, type StaffFixture, type TestColleague } from '../../../testing/test-staff.ts';
import { roleName } from './roles.service.ts';

const whoami = '/omnis/v3/dashboard/secure/get/';
const roleSchema = z.object({
  name: z.string(),
  title: z.string(),
  permissions: z.array(z.string()),
  grantedBy: z.string(),
  holders: z.array(z.object({ id: z.string() })),
});
const sessionSchema = z.object({ user: z.object({ permissions: z.array(z.string()) }).nullable() });

let world: StaffFixture;
let admin: TestColleague;
beforeAll(async () => {
  world = await openStaff();
  admin = await world.colleague({ roles: ['administrator'] });
});
afterAll(() => world.platform.close());

const at = (name = ''): string => `${atlas}/roles/${name === '' ? '' : `${name}/`}`;
const mayDo = async ({ client }: Pick<TestColleague, 'client'>): Promise<string[] | undefined> =>
  sessionSchema.parse((await client.get(whoami)).json).user?.permissions;

/** A new role, made by the administrator. */
async function role(permissions: string[]): Promise<z.output<typeof roleSchema>> {
  const answer = await admin.client.post(at(), { title: `Role ${crypto.randomUUID()}`, permissions });
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return roleSchema.parse(answer.json);
}

async function roleNamed(name: string): Promise<z.output<typeof roleSchema> | undefined> {
  const { items } = z.object({ items: z.array(roleSchema) }).parse((await admin.client.get(at())).json);
  return items.find((one) => one.name === name);
}

async function audited(name: string): Promise<{ action: string; data: unknown }[]> {
  return world.platform.core.database.platform(({ query }) =>
    query
      .selectFrom('audit_log')
      .select(['action', 'data'])
      .where('target', '=', `role:${name}`)
      .orderBy('id')
      .execute(),
  );
}

describe('a role', () => {
  test('is made, held, renamed and deleted; who holds it is listed, and the log has each step', async () => {
    const made = await role(['orders.view', 'labels.print']);
    expect(made).toMatchObject({ grantedBy: 'permissions.grant', holders: [] });
    const holder = await world.colleague({ roles: [made.name] });
    expect((await roleNamed(made.name))?.holders.map(({ id }) => id)).toEqual([holder.id]);
    expect(await mayDo(holder)).toEqual(['orders.view', 'labels.print']);

    const renamed = await admin.client.patch(at(made.name), { title: 'Packing bench', text: 'Packs.' });
    expect(renamed).toMatchObject({
      status: 200,
      json: { name: made.name, title: 'Packing bench', text: 'Packs.', permissions: made.permissions },
    });
    // Nobody gets or loses anything by a name.
    expect(await mayDo(holder)).toHaveLength(2);

    expect(await admin.client.delete(at(made.name))).toMatchObject({ status: 409 });
    await admin.client.patch(`${atlas}/users/${holder.id}/rights/`, { roles: [], permissions: [] });
    expect(await admin.client.delete(at(made.name))).toMatchObject({ status: 200 });
    expect(await roleNamed(made.name)).toBeUndefined();
    expect((await audited(made.name)).map(({ action }) => action)).toEqual([
      'role.created',
      'role.changed',
      'role.deleted',
    ]);
  });

  test('a change of its permissions signs out those who gain or lose something by it, and tells them', async () => {
    const { name } = await role(['orders.view']);
    const [touched, spared] = await Promise.all([
      world.colleague({ roles: [name] }),
      // Has it by a role of its own already.
      world.colleague({ roles: [name, 'picker'] }),
    ]);
    expect(
      await admin.client.patch(at(name), { permissions: ['orders.view', 'orders.advance'] }),
    ).toMatchObject({ status: 200, json: { permissions: ['orders.view', 'orders.advance'] } });
    expect(await mayDo(touched)).toBeUndefined();
    expect(await mayDo(spared)).toHaveLength(2);
    expect(await mayDo({ client: await world.signIn(touched.email) })).toHaveLength(2);
    expect((await world.mailsTo(touched.email)).map(({ subject }) => subject).join()).toContain(
      'has changed',
    );
    expect(await world.mailsTo(spared.email)).toEqual([]);
    expect(await audited(name)).toMatchObject([
      { action: 'role.created' },
      { data: { before: { permissions: ['orders.view'] }, holders: 2 } },
    ]);
  });

  test('is made of what its maker may give, and changed by who may give it', async () => {
    const supervisor = await world.colleague({ roles: ['supervisor'] });
    const make = (permissions: string[]) =>
      supervisor.client.post(at(), { title: `By the floor ${crypto.randomUUID()}`, permissions });
    expect(await make(['orders.refund'])).toMatchObject({
      status: 201,
      json: { grantedBy: 'permissions.grant' },
    });
    expect(await make(['staff.personal'])).toMatchObject({ status: 403 });
    expect(await make(['constructor'])).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'permissions' }] },
    });
    const { name } = await role(['orders.view']);
    expect(
      await supervisor.client.patch(at(name), { permissions: ['orders.view', 'staff.roles'] }),
    ).toMatchObject({ status: 403 });
    for (const answer of [
      await supervisor.client.patch(at('people'), { title: 'Mine now' }),
      await supervisor.client.patch(at('people'), { permissions: ['staff.view'] }),
      await supervisor.client.delete(at('people')),
    ])
      expect(answer).toMatchObject({ status: 403 });
    const picker = await world.colleague({ roles: ['picker'] });
    expect(await picker.client.post(at(), { title: 'X', permissions: [] })).toMatchObject({ status: 403 });
    // With something that only `staff.roles` may give, nobody less gives the role.
    expect(await admin.client.patch(at(name), { permissions: ['staff.manage'] })).toMatchObject({
      json: { grantedBy: 'staff.roles' },
    });
    expect(await supervisor.client.patch(at(name), { permissions: [] })).toMatchObject({ status: 403 });
  });

  test('of oneself is changed by a colleague', async () => {
    expect(await admin.client.patch(at('administrator'), { permissions: ['staff.roles'] })).toMatchObject({
      status: 409,
    });
    expect(await mayDo(admin)).toContain('staff.manage');
    const { title } = (await roleNamed('administrator')) ?? { title: '' };
    expect(await admin.client.patch(at('administrator'), { text: 'All of it.' })).toMatchObject({
      status: 200,
      json: { title, text: 'All of it.' },
    });
  });

  test('has a name of its own', async () => {
    const { title } = await role([]);
    for (const answer of [
      await admin.client.post(at(), { title: title.toUpperCase(), permissions: [] }),
      await admin.client.patch(at('picker'), { title }),
      await admin.client.post(at(), { title: ' ', permissions: [] }),
    ])
      expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'title' }] } });
    expect(await admin.client.patch(at('nothing'), { title: 'X' })).toMatchObject({ status: 404 });
    expect(await admin.client.delete(at('__proto__'))).toMatchObject({ status: 404 });
    expect(roleName('Ünits & Packs!', ['units-packs'])).toBe('units-packs-2');
    expect(roleName('梱包', ['role'])).toBe('role-2');
  });

  test('that nobody else could manage staff without keeps what it gives', async () => {
    const { name } = await role(['staff.view', 'staff.manage']);
    const last = await world.colleague({ roles: [name] });
    const granter = await world.colleague({ permissions: ['permissions.grant', 'staff.roles'] });
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('staff').set({ status: -1 }).where('id', 'not in', [last.id, granter.id]).execute(),
    );
    const take = () => granter.client.patch(at(name), { permissions: ['staff.view'] });
    expect(await take()).toMatchObject({ status: 409 });
    expect(await mayDo(last)).toContain('staff.manage');
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('staff').set({ status: 0 }).where('id', '=', admin.id).execute(),
    );
    expect(await take()).toMatchObject({ status: 200 });
  });
});
