import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../security/passwords.ts';
import { totpCode } from '../../security/totp.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { twoFactorContext } from './safety/second-factor.ts';

const login = '/omnis/v3/dashboard/secure/login/';
const whoami = '/omnis/v3/dashboard/secure/get/';
const password = 'correct horse battery';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  const password_hash = await hashPassword(password);
  await platform.core.database.platform(async ({ query }) => {
    const [owner] = await query
      .insertInto('customers')
      .values([
        {
          division_id: testDivisions.platform,
          email: 'owner@demo.example',
          password_hash,
          first_name: 'Olive',
          last_name: 'Owner',
        },
        { division_id: testDivisions.demo, email: 'ann@shop.example', password_hash, first_name: 'Ann' },
        {
          division_id: testDivisions.other,
          email: 'ann@shop.example',
          password_hash,
          first_name: 'Other Ann',
        },
      ])
      .returning('id')
      .execute();
    await query
      .insertInto('memberships')
      .values({ division_id: testDivisions.demo, customer_id: owner?.id ?? '' })
      .execute();
    await query
      .insertInto('staff')
      .values({
        email: 'staff@omnis.example',
        password_hash,
        first_name: 'Sam',
        permissions: JSON.stringify(['orders.view']),
      })
      .execute();
  });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
});

const client = (host: keyof typeof testHosts) => testClient(platform.app, testHosts[host]);

describe('signing in', () => {
  test('an owner signs in on the platform host and sees the store', async () => {
    const owner = client('platform');
    const answer = await owner.post(login, { email: 'Owner@demo.example', password });
    expect(answer).toMatchObject({
      status: 200,
      json: { user: { kind: 'owner', firstName: 'Olive' }, store: { active: { division: 21, pro: true } } },
    });
    expect((await owner.get(whoami)).json).toMatchObject({ user: { email: 'owner@demo.example' } });
  });

  test('an owner with an authenticator app needs its code, once', async () => {
    const { database, secrets } = platform.core;
    const secret = 'JBSWY3DPEHPK3PXP';
    const division = testDivisions.platform;
    await database.platform(async ({ query }) => {
      const { id } = await query
        .insertInto('customers')
        .values({
          division_id: division,
          email: '2fa@demo.example',
          password_hash: await hashPassword(password),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await query
        .updateTable('customers')
        .set({
          two_factor_secret: secrets.encrypt(
            secret,
            twoFactorContext({ kind: 'owner', divisionId: division, id }),
          ),
        })
        .where('id', '=', id)
        .execute();
    });
    const enter = async (twoFactorAuthCode?: string) =>
      client('platform').post(login, { email: '2fa@demo.example', password, twoFactorAuthCode });
    expect(await enter()).toMatchObject({
      status: 422,
      json: { code: 'two_factor_required', errors: [{ field: 'twoFactorAuthCode' }] },
    });
    const message = 'Invalid authentication code';
    for (const wrong of ['000 00', 'abcdef', totpCode(secret, new Date(0))])
      expect(await enter(wrong)).toMatchObject({
        status: 422,
        json: { message, errors: [{ field: 'twoFactorAuthCode', message }] },
      });
    const code = totpCode(secret, new Date());
    expect(await enter(code)).toMatchObject({ status: 200, json: { user: { email: '2fa@demo.example' } } });
    expect(await enter(code)).toMatchObject({ status: 422, json: { message } });
  });

  test('the same address at two stores is two customers', async () => {
    const demo = client('demo');
    const other = client('other');
    await demo.post(login, { email: 'ann@shop.example', password });
    await other.post(login, { email: 'ann@shop.example', password });
    expect((await demo.get(whoami)).json).toMatchObject({ user: { firstName: 'Ann' } });
    expect((await other.get(whoami)).json).toMatchObject({ user: { firstName: 'Other Ann' } });
  });

  test('staff sign in on the atlas host only', async () => {
    expect(
      (await client('atlas').post(login, { email: 'staff@omnis.example', password })).json,
    ).toMatchObject({
      user: { kind: 'staff', permissions: ['orders.view'] },
    });
    expect((await client('platform').post(login, { email: 'staff@omnis.example', password })).status).toBe(
      422,
    );
  });

  test('the session changes at sign-in and is dead after signing out', async () => {
    const ann = client('demo');
    await ann.get(whoami);
    const before = ann.cookies.get('__Host-omnis');
    await ann.post(login, { email: 'ann@shop.example', password });
    const signedIn = ann.cookies.get('__Host-omnis') ?? '';
    expect(signedIn).not.toBe(before);
    await ann.post('/omnis/v3/dashboard/secure/logout/');
    const thief = client('demo');
    thief.cookies.set('__Host-omnis', signedIn);
    expect((await thief.get(whoami)).json).toMatchObject({ user: null });
  });

  test('a session of one store opens nothing at another', async () => {
    const ann = client('demo');
    await ann.post(login, { email: 'ann@shop.example', password });
    const elsewhere = client('other');
    elsewhere.cookies.set('__Host-omnis', ann.cookies.get('__Host-omnis') ?? '');
    expect((await elsewhere.get(whoami)).json).toMatchObject({ user: null });
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await client('demo').post(login, { email: 'ann@shop.example', password: 'no' });
    const unknown = await client('demo').post(login, { email: 'nobody@shop.example', password: 'no' });
    expect(wrong.status).toBe(422);
    expect(unknown.text).toBe(wrong.text);
  });

  test('the eleventh try of an account waits, even with the right password', async () => {
    const guesser = client('demo');
    for (let round = 0; round < 10; round += 1)
      await guesser.post(login, { email: 'ann@shop.example', password: `guess ${round}` });
    const answer = await guesser.post(login, { email: 'ann@shop.example', password });
    expect(answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('right passwords do not count against the address they come from, wrong ones do', async () => {
    const count = async (): Promise<unknown> => {
      const { rows } = await platform.core.database.direct(
        "SELECT count FROM rate_limits WHERE key LIKE 'login-from:%'",
        [],
      );
      return Reflect.get(Object(rows[0]), 'count');
    };
    await client('platform').post(login, { email: 'owner@demo.example', password });
    await client('platform').post(login, { email: 'owner@demo.example', password });
    expect(await count()).toBe(0);
    await client('platform').post(login, { email: 'nobody@shop.example', password });
    expect(await count()).toBe(1);
  });
});

describe('signing up', () => {
  test('platform.md §3 Customer: shouldHaveStore, §5 dashboard_access – are the owner’s, and refused by shops', async () => {
    const signUp = async (host: 'demo' | 'platform', store: 0 | 1, access: 0 | 1) => {
      const visitor = client(host);
      const answer = await visitor.post('/omnis/v3/shop/customer/create/', {
        email: `${host}-${store}-${access}@new.example`,
        password: 'long enough',
        should_have_store: store,
        dashboard_access: access,
      });
      return { answer, visitor };
    };
    for (const [store, access, field] of [
      [1, 0, 'should_have_store'],
      [0, 1, 'dashboard_access'],
    ] as const)
      expect((await signUp('demo', store, access)).answer).toMatchObject({
        status: 422,
        json: { errors: [{ field }] },
      });
    const { visitor: owner } = await signUp('platform', 1, 1);
    expect((await owner.get(whoami)).json).toMatchObject({
      user: { kind: 'owner', shouldHaveStore: true, dashboardAccess: true },
    });
    const { visitor: shopper } = await signUp('platform', 0, 0);
    expect((await shopper.get(whoami)).json).toMatchObject({
      user: { kind: 'owner', shouldHaveStore: false, dashboardAccess: false },
    });
  });

  test('a customer is created once, and is signed in', async () => {
    const bob = client('demo');
    const body = {
      email: 'bob@shop.example',
      password: 'long enough',
      should_have_store: 0,
      dashboard_access: 0,
    };
    expect((await bob.post('/omnis/v3/shop/customer/create/', body)).status).toBe(201);
    expect((await bob.get(whoami)).json).toMatchObject({
      user: { email: 'bob@shop.example', verified: false },
    });
    expect(await client('demo').post('/omnis/v3/shop/customer/create/', body)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'email' }] },
    });
  });

  test('a password with spaces at an end is refused with the text of the spec', async () => {
    const answer = await client('demo').post('/omnis/v3/shop/customer/create', {
      email: 'c@shop.example',
      password: ' spaces around ',
    });
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'password', message: 'Password cannot start or end with spaces' }] },
    });
  });
});

describe('proof of origin', () => {
  test.each([
    ['no token', {}],
    ['a token of another session', { 'x-xsrf-token': 'A'.repeat(43) }],
  ])('a mutation with %s is refused', async (_name, headers) => {
    const ann = client('demo');
    await ann.get(whoami);
    const answer = await ann.send({
      method: 'POST',
      url: login,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ email: 'ann@shop.example', password }),
    });
    expect(answer).toMatchObject({ status: 403, json: { code: 'invalid_xsrf_token' } });
  });

  test('a mutation from a foreign origin is refused, with the right token too', async () => {
    const answer = await client('demo').post(
      login,
      { email: 'ann@shop.example', password },
      { origin: 'http://other.localhost:3000' },
    );
    expect(answer).toMatchObject({ status: 403, json: { code: 'invalid_origin' } });
  });

  test('the token from before sign-in is worth nothing after it', async () => {
    const ann = client('demo');
    await ann.get(whoami);
    const old = ann.cookies.get('XSRF-TOKEN') ?? '';
    await ann.post(login, { email: 'ann@shop.example', password });
    const answer = await ann.post('/omnis/v3/dashboard/secure/logout/', undefined, { 'x-xsrf-token': old });
    expect(answer.status).toBe(403);
  });
});

describe('bodies', () => {
  test.each([
    ['no JSON', '{"email": ', 'application/json', 400, 'malformed_json'],
    ['10 MB', JSON.stringify({ email: 'x'.repeat(10_000_000) }), 'application/json', 413, 'too_large'],
    ['another type', '<xml/>', 'application/xml', 415, 'unsupported_media_type'],
    ['plain text', '{"email": "a@b.example"}', 'text/plain', 415, 'unsupported_media_type'],
  ])('a body of %s gets a clear error', async (_name, payload, type, status, code) => {
    const ann = client('demo');
    await ann.get(whoami);
    const answer = await ann.send({
      method: 'POST',
      url: login,
      headers: { 'content-type': type, 'x-xsrf-token': ann.cookies.get('XSRF-TOKEN') ?? '' },
      payload,
    });
    expect(answer).toMatchObject({ status, json: { code } });
  });
});
