import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../../testing/test-client.ts';
import { openSafety, password, secure, type SafetyFixture } from '../../../testing/test-safety.ts';

const next = 'another battery staple';
const deviceCookie = '__Host-omnis-device';
const sessionCookie = '__Host-omnis';

let world: SafetyFixture;
beforeAll(async () => {
  world = await openSafety();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

/** Lets a quarter of an hour pass for every session. */
const quarterLater = () =>
  world.platform.core.database.platform(({ query }) =>
    query
      .updateTable('sessions')
      .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
      .execute(),
  );

describe('confirming the password', () => {
  const dangerous = [
    'two-factor/begin/',
    'two-factor/disable/',
    'two-factor/recovery-codes/',
    'sessions/revoke-others/',
  ];

  test.each(dangerous)(
    '%s asks for it after a quarter of an hour, and for nobody who is signed out',
    async (path) => {
      const { visitor, code } = await world.guarded('demo');
      await quarterLater();
      const refused = { status: 403, json: { code: 'confirmation_required' } };
      expect(await visitor.post(`${secure}/${path}`)).toMatchObject(refused);
      expect(await visitor.post(`${secure}/confirm/`, { password: 'no' })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'password' }] },
      });
      expect(await visitor.post(`${secure}/confirm/`, { password })).toMatchObject({
        json: { code: 'two_factor_required' },
      });
      expect(await visitor.post(`${secure}/${path}`)).toMatchObject(refused);
      expect(await visitor.post(`${secure}/confirm/`, { password, twoFactorAuthCode: code() })).toMatchObject(
        { status: 200 },
      );
      expect(await visitor.post(`${secure}/${path}`)).toMatchObject({ status: 200 });
      expect(await world.client('demo').post(`${secure}/${path}`)).toMatchObject({ status: 401 });
    },
  );

  test('cannot be used to guess the password', async () => {
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    for (let round = 0; round < 10; round += 1)
      expect(await visitor.post(`${secure}/confirm/`, { password: `no ${round}` })).toMatchObject({
        status: 422,
      });
    expect(await visitor.post(`${secure}/confirm/`, { password })).toMatchObject({ status: 429 });
    expect(
      await visitor.post(`${secure}/change-password/`, {
        currentPassword: password,
        password: next,
        password_confirmation: next,
      }),
    ).toMatchObject({ status: 429 });
  });
});

describe('sessions', () => {
  const listed = z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        browser: z.string(),
        system: z.string(),
        ip: z.string(),
      }),
    ),
    trustedDevices: z.array(z.object({ id: z.string(), browser: z.string() })),
  });
  const security = async (visitor: TestClient) =>
    listed.parse((await visitor.get(`${secure}/security/`)).json);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('are listed in plain words, this one marked, and end one by one', async () => {
    const email = await world.newAccount('demo');
    const visitor = await world.signedIn('demo', email);
    const other = world.client('demo');
    expect(
      await other.post(`${secure}/login/`, { email, password }, { 'user-agent': firefox }),
    ).toMatchObject({ status: 200 });
    const { sessions } = await security(visitor);
    expect(sessions).toHaveLength(2);
    const [theirs] = sessions.filter(({ current }) => !current);
    expect(theirs).toMatchObject({ browser: 'Firefox', system: 'Windows', ip: '127.0.0.1' });
    expect(await visitor.delete(`${secure}/sessions/${theirs?.id}/`)).toMatchObject({ status: 200 });
    expect(await world.user(other)).toBeNull();
    expect(await visitor.delete(`${secure}/sessions/${theirs?.id}/`)).toMatchObject({ status: 404 });
    expect((await security(visitor)).sessions).toMatchObject([{ current: true }]);
    for (const token of [visitor, other].map(({ cookies }) => cookies.get(sessionCookie) ?? 'none'))
      expect((await visitor.get(`${secure}/security/`)).text).not.toContain(token);
  });

  test('of somebody else cannot be ended', async () => {
    const owner = await world.signedIn('demo', await world.newAccount('demo'));
    const stranger = await world.signedIn('demo', await world.newAccount('demo'));
    const [mine] = (await security(owner)).sessions;
    expect(await stranger.delete(`${secure}/sessions/${mine?.id}/`)).toMatchObject({ status: 404 });
    expect(await world.user(owner)).not.toBeNull();
    expect(await stranger.delete(`${secure}/sessions/none/`)).toMatchObject({ status: 422 });
  });

  test('all others end at once, this one stays', async () => {
    const email = await world.newAccount('demo');
    const visitor = await world.signedIn('demo', email);
    const others = [await world.signedIn('demo', email), await world.signedIn('demo', email)];
    expect(await visitor.post(`${secure}/sessions/revoke-others/`)).toMatchObject({ status: 200 });
    for (const other of others) expect(await world.user(other)).toBeNull();
    expect(await world.user(visitor)).toMatchObject({ email });
  });

  test('tell when they were last seen, written at most once in five minutes', async () => {
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    const [{ id } = { id: '' }] = (await security(visitor)).sessions;
    const seenAt = () =>
      world.platform.core.database.platform(({ query }) =>
        query.selectFrom('sessions').select('last_seen_at').where('id', '=', id).executeTakeFirstOrThrow(),
      );
    const setSeen = (minutes: number) =>
      world.platform.core.database.platform(({ query }) =>
        query
          .updateTable('sessions')
          .set({ last_seen_at: new Date(Date.now() - minutes * 60_000) })
          .where('id', '=', id)
          .execute(),
      );
    await setSeen(4);
    const before = (await seenAt()).last_seen_at;
    await world.user(visitor);
    expect((await seenAt()).last_seen_at).toEqual(before);
    await setSeen(60);
    await world.user(visitor);
    expect(Date.now() - (await seenAt()).last_seen_at.getTime()).toBeLessThan(60_000);
  });

  test('a trusted device is spared the code for thirty days, not the confirmation', async () => {
    const { email, code } = await world.guarded('demo');
    const visitor = world.client('demo');
    const answer = await world.signIn(visitor, email, { twoFactorAuthCode: code(), trustDevice: true });
    expect(answer).toMatchObject({ status: 200 });
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .find((line) => String(line).startsWith(deviceCookie));
    expect(cookie).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    await visitor.post(`${secure}/logout/`);
    expect(await world.signIn(visitor, email)).toMatchObject({ status: 200 });
    expect(await visitor.post(`${secure}/two-factor/disable/`)).toMatchObject({
      json: { code: 'confirmation_required' },
    });
    // The secret is in the cookie only.
    const secret = visitor.cookies.get(deviceCookie) ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await visitor.get(`${secure}/security/`)).text).not.toContain(secret);
    // It is the device of one account.
    const { email: other } = await world.guarded('demo');
    expect(await world.signIn(visitor, other)).toMatchObject({ json: { code: 'two_factor_required' } });
    // And can be forgotten.
    await world.signIn(visitor, email);
    const [device] = (await security(visitor)).trustedDevices;
    expect(await visitor.delete(`${secure}/devices/${device?.id}/`)).toMatchObject({ status: 200 });
    expect(await visitor.delete(`${secure}/devices/${device?.id}/`)).toMatchObject({ status: 404 });
    expect(await world.signIn(visitor, email)).toMatchObject({ json: { code: 'two_factor_required' } });
  });

  test('a client without cookies shows the secret of its device as a bearer token', async () => {
    const { email, code } = await world.guarded('demo');
    const trusted = await world.signedIn('demo', email, { twoFactorAuthCode: code(), trustDevice: true });
    const secret = trusted.cookies.get(deviceCookie) ?? '';
    const login = (authorization: string) =>
      world.client('demo').post(`${secure}/login/`, { email, password }, { authorization });
    for (const wrong of [secret, `Basic ${secret}`, `Bearer ${secret} x`, `Bearer x${secret}`, 'Bearer ', ''])
      expect(await login(wrong), wrong).toMatchObject({ json: { code: 'two_factor_required' } });
    expect(await login(`Bearer ${secret}`)).toMatchObject({ status: 200, json: { user: { email } } });
    // It stands for the second factor only.
    const answer = await world
      .client('demo')
      .post(`${secure}/login/`, { email, password: 'no' }, { authorization: `Bearer ${secret}` });
    expect(answer).toMatchObject({ json: { code: 'authentication_failed' } });
    expect(
      await world.client('demo').get(`${secure}/security/`, { authorization: `Bearer ${secret}` }),
    ).toMatchObject({ status: 401 });
  });

  test('trust ends by itself, and a password alone gains none', async () => {
    const { email, code } = await world.guarded('demo');
    const visitor = await world.signedIn('demo', email, { twoFactorAuthCode: code(), trustDevice: true });
    await world.platform.core.database.platform(({ query }) =>
      query
        .updateTable('trusted_devices')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute(),
    );
    expect(await world.signIn(visitor, email)).toMatchObject({ json: { code: 'two_factor_required' } });
    const plain = world.client('demo');
    await world.signIn(plain, await world.newAccount('demo'), { trustDevice: true });
    expect(plain.cookies.has(deviceCookie)).toBe(false);
  });
});
