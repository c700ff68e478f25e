import { platformDivision } from '@omnis/models';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sessionCookie } from '../../../plugins/visitor.ts';
import { hashPassword } from '../../../security/passwords.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { eula } from '../../../texts/eula.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const dashboard = `/omnis/v3/dashboard/divisions/${demo}`;
const secure = '/omnis/v3/dashboard/secure';

let platform: TestPlatform;
let owner: TestClient;
let people = 0;
const passwordHash = hashPassword('correct horse');

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** Somebody with an owner account and no store, signed in. */
async function person(
  facts: { verified?: boolean } = {},
): Promise<{ id: string; email: string; client: TestClient }> {
  const email = `person${(people += 1)}@team.example`;
  const { database, sessions } = platform.core;
  const { verified = true } = facts;
  const { id } = await database.platform(async ({ query }) =>
    query
      .insertInto('customers')
      .values({
        division_id: platformDivision,
        email,
        password_hash: await passwordHash,
        first_name: 'Mae',
        last_name: `Number ${people}`,
        verified_at: verified ? new Date() : null,
        eula_version: eula.version,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const client = testClient(platform.app, testHosts.platform);
  const token = await sessions.start({ kind: 'owner', id, divisionId: platformDivision }, 'tests');
  client.cookies.set(sessionCookie, token);
  return { id, email, client };
}

async function member(permissions: readonly string[], role = 'member') {
  const somebody = await person();
  await platform.core.database.platform(({ query }) =>
    query
      .insertInto('memberships')
      .values({
        division_id: demo,
        customer_id: somebody.id,
        role,
        permissions: JSON.stringify(permissions),
      })
      .execute(),
  );
  return somebody;
}

async function mailTo(email: string): Promise<string> {
  const rows = await platform.core.database.platform(({ query }) =>
    query.selectFrom('mails').select('body').where('recipient', '=', email).orderBy('id', 'desc').execute(),
  );
  return rows[0]?.body ?? '';
}

const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const actions = async (): Promise<string[]> =>
  (
    await platform.core.database.platform(({ query }) =>
      query.selectFrom('audit_log').select('action').where('division_id', '=', demo).orderBy('id').execute(),
    )
  ).map(({ action }) => action);

beforeEach(async () => {
  await platform.core.database.platform(async ({ query }) => {
    await query.deleteFrom('memberships').where('division_id', '=', demo).execute();
    await query.deleteFrom('team_invitations').execute();
    await query.deleteFrom('team_requests').execute();
    await query.deleteFrom('rate_limits').execute();
    await query
      .updateTable('divisions')
      .set({ force_2fa: false, plan: 'pro' })
      .where('id', '=', demo)
      .execute();
  });
  await platform.core.divisions.changed(demo);
  owner = await testOwner(platform, [demo]);
});

const sessionSchema = z.object({
  user: z.object({ verified: z.boolean() }),
  store: z.object({
    active: z.object({
      division: z.number(),
      role: z.string(),
      dashboardPermissions: z.array(z.string()),
      badges: z.array(z.object({ code: z.string(), unlocked: z.boolean() })),
    }),
  }),
});
const sessionOf = async (client: TestClient) =>
  sessionSchema.parse((await client.get(`${secure}/get/`)).json);
const sees = async (client: TestClient, path: string): Promise<number> =>
  (await client.get(`${dashboard}/${path}/`)).status;

describe('invitations', () => {
  test('the invited joins with what was given, and no more; the address is proved by it', async () => {
    const invited = await person({ verified: false });
    const sent = await owner.post(`${dashboard}/team/invitations/`, {
      email: invited.email.toUpperCase(),
      permissions: ['orders'],
    });
    expect(sent).toMatchObject({ status: 201, json: { email: invited.email, permissions: ['orders'] } });
    const token = tokenIn(await mailTo(invited.email));
    expect(await invited.client.post('/omnis/v3/dashboard/invitation/', { token })).toMatchObject({
      status: 200,
      json: { email: invited.email, permissions: ['orders'], hasAccount: true },
    });
    const joined = await invited.client.post('/omnis/v3/dashboard/invitation/join/', { token });
    expect(joined).toMatchObject({
      status: 200,
      json: {
        user: { verified: true },
        store: { active: { division: demo, role: 'member', dashboardPermissions: ['orders'] } },
      },
    });
    expect(await sees(invited.client, 'orders')).toBe(200);
    for (const path of ['products', 'imports', 'overview', 'team', 'settings', 'files'])
      expect([path, await sees(invited.client, path)]).toEqual([path, 403]);
    // The link works once.
    expect((await invited.client.post('/omnis/v3/dashboard/invitation/join/', { token })).status).toBe(422);
    expect((await actions()).slice(-2)).toEqual(['team.invited', 'team.joined']);
  });

  test('nobody else joins by it, and not after it was withdrawn, replaced, or has run out', async () => {
    const invited = await person();
    const thief = await person();
    const join = (client: TestClient, token: string) =>
      client.post('/omnis/v3/dashboard/invitation/join/', { token });
    const invite = async (): Promise<{ id: string; token: string }> => {
      const { json } = await owner.post(`${dashboard}/team/invitations/`, {
        email: invited.email,
        permissions: [],
      });
      return { ...z.object({ id: z.string() }).parse(json), token: tokenIn(await mailTo(invited.email)) };
    };
    const first = await invite();
    expect((await join(thief.client, first.token)).status).toBe(403);
    expect((await join(testClient(platform.app, testHosts.demo), first.token)).status).toBe(401);
    const second = await invite();
    expect((await join(invited.client, first.token)).status).toBe(422);
    expect((await owner.delete(`${dashboard}/team/invitations/${second.id}/`)).status).toBe(200);
    expect((await join(invited.client, second.token)).status).toBe(422);
    const third = await invite();
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('team_invitations')
        .set({ expires_at: new Date(0) })
        .execute(),
    );
    expect((await join(invited.client, third.token)).status).toBe(422);
    expect((await sessionOf(owner)).store.active.role).toBe('owner');
  });

  test('members grant only permissions that they have, and are asked for the password', async () => {
    const helper = await member(['team', 'orders']);
    const invite = (permissions: readonly string[]) =>
      helper.client.post(`${dashboard}/team/invitations/`, { email: 'x@team.example', permissions });
    expect((await invite(['orders', 'finance'])).status).toBe(403);
    expect((await invite(['orders'])).status).toBe(201);
    await platform.core.database.platform(({ query }) =>
      query.updateTable('sessions').set({ confirmed_at: null }).where('subject_id', '=', helper.id).execute(),
    );
    expect(await invite(['orders'])).toMatchObject({ status: 403, json: { code: 'confirmation_required' } });
  });

  test('one team is nothing to another', async () => {
    const stranger = await testOwner(platform, [other]);
    const { id } = await member(['orders']);
    expect((await stranger.get(`${dashboard}/team/`)).status).toBe(403);
    const own = `/omnis/v3/dashboard/divisions/${other}/team`;
    expect((await stranger.patch(`${own}/members/${id}/`, { version: 1, permissions: [] })).status).toBe(404);
    expect((await stranger.delete(`${own}/members/${id}/`)).status).toBe(404);
  });
});

describe('members', () => {
  test('the last owner is neither removed nor demoted, even by two at once', async () => {
    const second = await member([], 'owner');
    const first = z
      .object({ members: z.array(z.object({ id: z.string(), you: z.boolean() })) })
      .parse((await owner.get(`${dashboard}/team/`)).json)
      .members.find(({ you }) => you);
    const answers = await Promise.all([
      owner.delete(`${dashboard}/team/members/${second.id}/`),
      second.client.delete(`${dashboard}/team/members/${first?.id ?? ''}/`),
    ]);
    // One goes through; the other is too late, as an owner who is alone or as nobody at all.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { owners } = await platform.core.database.platform(({ query }) =>
      query
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<number>().as('owners'))
        .where('division_id', '=', demo)
        .where('role', '=', 'owner')
        .executeTakeFirstOrThrow(),
    );
    expect(owners).toBe(1);
  });

  test('a change of role and a removal end the sessions, a change of permissions does not', async () => {
    const { id, client } = await member(['orders']);
    const at = `${dashboard}/team/members/${id}/`;
    expect((await owner.patch(at, { version: 1, permissions: ['products'] })).status).toBe(200);
    expect(await owner.patch(at, { version: 1, permissions: [] })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect([await sees(client, 'orders'), await sees(client, 'products')]).toEqual([403, 200]);
    expect((await owner.patch(at, { version: 2, role: 'owner' })).status).toBe(200);
    expect(await sees(client, 'products')).toBe(401);
    const again = await member(['orders']);
    expect((await owner.delete(`${dashboard}/team/members/${again.id}/`)).status).toBe(200);
    expect(await sees(again.client, 'orders')).toBe(401);
  });
});

describe('requests', () => {
  test('a member asks, an owner is told, grants, and the member is told and may', async () => {
    const { client, email } = await member(['orders']);
    const ask = () =>
      client.post(`${dashboard}/team/requests/`, { permission: 'products', reason: 'I change prices' });
    expect(await ask()).toMatchObject({
      status: 201,
      json: { message: 'Permission request successfully submitted' },
    });
    expect((await ask()).status).toBe(201);
    expect((await client.get(`${dashboard}/team/mine/`)).json).toMatchObject({
      permissions: ['orders'],
      requested: ['products'],
      owners: ['Olive Owner'],
    });
    const { requests } = z
      .object({ requests: z.array(z.object({ id: z.string(), reason: z.string() })) })
      .parse((await owner.get(`${dashboard}/team/`)).json);
    expect(requests).toMatchObject([{ reason: 'I change prices' }]);
    const at = `${dashboard}/team/requests/${requests[0]?.id ?? ''}/`;
    expect((await client.post(at, { grant: true })).status).toBe(403);
    expect((await owner.post(at, { grant: true })).status).toBe(200);
    expect((await owner.post(at, { grant: true })).status).toBe(404);
    expect(await sees(client, 'products')).toBe(200);
    expect(await mailTo(email)).toContain('granted');
    expect((await actions()).slice(-2)).toEqual(['team.permission_requested', 'team.permission_granted']);
  });

  test('each who may grant it is mailed once, whoever asks is not', async () => {
    const asker = await member(['team', 'orders']);
    const able = await member(['team', 'products']);
    const [unable, outside] = [await member(['team', 'pages']), await member(['products'])];
    const ask = () =>
      asker.client.post(`${dashboard}/team/requests/`, { permission: 'products', reason: 'Once is enough' });
    await ask();
    await ask();
    const rows = await platform.core.database.platform(({ query }) =>
      query.selectFrom('mails').select('recipient').where('body', 'like', '%Once is enough%').execute(),
    );
    const recipients = rows.map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(2);
    expect(recipients).toContain(able.email);
    for (const { email } of [asker, unable, outside]) expect(recipients).not.toContain(email);
  });

  test('a refusal changes nothing', async () => {
    const { client, email } = await member([]);
    await client.post(`${dashboard}/team/requests/`, { permission: 'finance', reason: 'Curious' });
    const { requests } = z
      .object({ requests: z.array(z.object({ id: z.string() })) })
      .parse((await owner.get(`${dashboard}/team/`)).json);
    await owner.post(`${dashboard}/team/requests/${requests[0]?.id ?? ''}/`, { grant: false });
    expect(await sees(client, 'overview')).toBe(403);
    expect(await mailTo(email)).toContain('refused');
  });
});

describe('a second factor for the whole team', () => {
  test('platform.md §3 Project: force2fa – who has none is refused every call of the store until there is one', async () => {
    const { client, id } = await member(['orders', 'settings']);
    const set = (from: TestClient, force2fa: boolean) =>
      patchNow(from, `${dashboard}/settings/`, { force2fa });
    // An owner's decision.
    expect((await set(client, true)).status).toBe(403);
    expect((await set(owner, true)).status).toBe(200);
    expect(await client.get(`${dashboard}/orders/`)).toMatchObject({
      status: 403,
      json: { code: 'two_factor_setup_required' },
    });
    expect((await client.get(`${secure}/security/`)).status).toBe(200);
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('customers')
        .set({ two_factor_secret: platform.core.secrets.encrypt('x', 'tests') })
        .where('id', '=', id)
        .execute(),
    );
    expect(await sees(client, 'orders')).toBe(200);
  });
});

describe('plans and badges', () => {
  test('platform.md §1 Plans pro, turbo, standard: a plan changes at once, is written down, and unlocks what hangs on it', async () => {
    const { client } = await member(['orders']);
    expect((await client.post(`${dashboard}/plan/`, { plan: 'standard' })).status).toBe(403);
    expect(await owner.post(`${dashboard}/plan/`, { plan: 'standard' })).toMatchObject({
      status: 200,
      json: { store: { active: { plan: 'standard', pro: false } } },
    });
    expect((await owner.post(`/omnis/v3/divisions/${demo}/pages/`, { url: '/x/' })).status).toBe(402);
    expect((await owner.post(`${dashboard}/plan/`, { plan: 'standard' })).status).toBe(409);
    expect((await actions()).at(-1)).toBe('store.plan_changed');
  });

  test('platform.md §3 Project: badges – each badge is earned by what was done, once, and kept', async () => {
    const won = async (): Promise<string[]> =>
      (await sessionOf(owner)).store.active.badges.filter(({ unlocked }) => unlocked).map(({ code }) => code);
    const { database } = platform.core;
    await database.platform(async ({ query }) => {
      await query.deleteFrom('completion_badges').execute();
      await query
        .updateTable('divisions')
        .set({ plan: 'standard', logo: null, theme: 'base', theme_properties: '{}' })
        .where('id', '=', demo)
        .execute();
    });
    const before = new Set(await won());
    expect([...before]).toContain('sign-up');
    for (const code of ['profile', 'theme', 'homepage', 'entrepreneur', 'shopify-sign-up', 'designer'])
      expect(before.has(code), code).toBe(false);
    await database.platform(async ({ query }) => {
      await query
        .updateTable('divisions')
        .set({ plan: 'pro', logo: '/images/logos/demo', theme_properties: '{"primary.color":"#123456"}' })
        .where('id', '=', demo)
        .execute();
      await query.insertInto('pages').values({ division_id: demo, url: '/', version: 2 }).execute();
      await query
        .insertInto('imports')
        .values({ division_id: demo, filename: 'p.csv', path: 'p', state: 'done', finished_at: new Date() })
        .execute();
      await query
        .insertInto('audit_log')
        .values({
          division_id: demo,
          actor_kind: 'owner',
          actor_id: null,
          action: 'product.image_added',
          target: 'p',
        })
        .execute();
    });
    const after = await won();
    for (const code of ['profile', 'theme', 'homepage', 'shopify-sign-up', 'designer', 'billing'])
      expect(after, code).toContain(code);
    expect(after).not.toContain('entrepreneur');
    await database.platform(({ query }) =>
      query.updateTable('divisions').set({ plan: 'standard', logo: null }).where('id', '=', demo).execute(),
    );
    expect(await won()).toEqual(after);
  });
});
