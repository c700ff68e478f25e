import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testHosts } from '../../../testing/test-divisions.ts';
import {
  hosts,
  openSafety,
  password,
  secure,
  statuses,
  type Host,
  type SafetyFixture,
} from '../../../testing/test-safety.ts';

const creation = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  excludeCredentials: z.array(z.object({ id: z.string() })),
});
const request = z.looseObject({ challenge: z.string(), rpId: z.string() });
const security = z.object({ passkeys: z.array(z.looseObject({ id: z.string(), name: z.string() })) });
const refused = { status: 422, json: { code: 'authentication_failed' } };
const originOf = (host: Host): string => `http://${testHosts[host]}`;

let world: SafetyFixture;
beforeAll(async () => {
  world = await openSafety();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

const begin = async (visitor: TestClient) =>
  creation.parse((await visitor.post(`${secure}/passkeys/begin/`)).json);
const ask = async (visitor: TestClient) =>
  request.parse((await visitor.post(`${secure}/passkey-login/options/`)).json);
const enter = (visitor: TestClient, credential: unknown): Promise<TestAnswer> =>
  visitor.post(`${secure}/passkey-login/`, { credential });
const listed = async (visitor: TestClient) =>
  security.parse((await visitor.get(`${secure}/security/`)).json).passkeys;

/** Somebody who has added a passkey. */
async function withPasskey(host: Host) {
  const email = await world.newAccount(host);
  const visitor = await world.signedIn(host, email);
  const device = softwareAuthenticator();
  const credential = device.make(await begin(visitor), { origin: originOf(host) });
  const added = await visitor.post(`${secure}/passkeys/`, { credential });
  expect(added, added.text).toMatchObject({ status: 201 });
  return { email, visitor, device, origin: originOf(host) };
}

describe('a passkey', () => {
  test.each(hosts)('is added, told by mail, and opens the account alone, on the %s host', async (host) => {
    const { email, visitor, device, origin } = await withPasskey(host);
    expect(await listed(visitor)).toMatchObject([{ name: expect.any(String), lastUsedAt: null }]);
    await world.platform.core.jobs.idle();
    const mails = await world.platform.core.database.platform(({ query }) =>
      query.selectFrom('mails').select('subject').where('recipient', '=', email).execute(),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('A passkey was added')]);

    const other = world.client(host);
    const before = other.cookies.get('__Host-omnis');
    const answer = await enter(other, device.use(await ask(other), { origin }));
    expect(answer, answer.text).toMatchObject({ status: 200, json: { user: { email } } });
    expect(other.cookies.get('__Host-omnis')).not.toBe(before);
    expect(await world.user(other)).toMatchObject({ email });
    expect(await listed(visitor)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test('stands for the second factor too, and confirms what is dangerous', async () => {
    const { email, device, origin } = await withPasskey('platform');
    const other = world.client('platform');
    expect(await enter(other, device.use(await ask(other), { origin }))).toMatchObject({ status: 200 });
    expect(await other.post(`${secure}/passkeys/begin/`)).toMatchObject({ status: 200 });
    const row = await world.platform.core.database.platform(({ query }) =>
      query
        .selectFrom('sessions')
        .innerJoin('customers', 'customers.id', 'sessions.subject_id')
        .select('second_factor')
        .where('customers.email', '=', email)
        .orderBy('sessions.created_at', 'desc')
        .executeTakeFirstOrThrow(),
    );
    expect(row.second_factor).toBe(true);
  });

  test('is not made twice on one device, and an account has ten at most', async () => {
    const { visitor, device, origin } = await withPasskey('demo');
    const options = await begin(visitor);
    expect(options.excludeCredentials).toHaveLength(1);
    const again = device.make(options, { origin });
    expect(await visitor.post(`${secure}/passkeys/`, { credential: again })).toMatchObject({ status: 409 });
    for (let count = 1; count < 10; count += 1) {
      const credential = softwareAuthenticator().make(await begin(visitor), { origin });
      expect(await visitor.post(`${secure}/passkeys/`, { credential, name: `Key ${count}` })).toMatchObject({
        status: 201,
      });
    }
    expect(await visitor.post(`${secure}/passkeys/begin/`)).toMatchObject({ status: 409 });
    expect(await listed(visitor)).toHaveLength(10);
  });

  test('opens nothing once it is removed', async () => {
    const { visitor, device, origin } = await withPasskey('demo');
    const [passkey] = await listed(visitor);
    expect(await visitor.delete(`${secure}/passkeys/${passkey?.id}/`)).toMatchObject({ status: 200 });
    expect(await visitor.delete(`${secure}/passkeys/${passkey?.id}/`)).toMatchObject({ status: 404 });
    const other = world.client('demo');
    expect(await enter(other, device.use(await ask(other), { origin }))).toMatchObject(refused);
  });
});

describe('refused is', () => {
  test.each([
    ['the page of somebody else', { origin: 'http://evil.example' }],
    ['a device that nobody unlocked', { origin: originOf('demo'), unlocked: false }],
  ])('%s, when a passkey is made and when it is used', async (_what, behaviour) => {
    const { visitor, device } = await withPasskey('demo');
    const made = softwareAuthenticator().make(await begin(visitor), behaviour);
    expect(await visitor.post(`${secure}/passkeys/`, { credential: made })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'credential' }] },
    });
    const other = world.client('demo');
    expect(await enter(other, device.use(await ask(other), behaviour))).toMatchObject(refused);
    expect(await world.user(other)).toBeNull();
  });

  test('a challenge that is not ours, was answered before, or was given for something else', async () => {
    const { visitor, device, origin } = await withPasskey('demo');
    const other = world.client('demo');
    const options = await ask(other);
    const forged = device.use({ ...options, challenge: 'bm90LW91cnM' }, { origin });
    expect(await enter(other, forged)).toMatchObject(refused);
    const adding = await begin(visitor);
    expect(
      await enter(other, device.use({ rpId: options.rpId, challenge: adding.challenge }, { origin })),
    ).toMatchObject(refused);
    const answer = device.use(options, { origin });
    expect(await enter(other, answer)).toMatchObject({ status: 200 });
    expect(await enter(world.client('demo'), answer)).toMatchObject(refused);
  });

  test('the same answer sent 20 times at once, but for one', async () => {
    const { device, origin } = await withPasskey('platform');
    const answer = device.use(await ask(world.client('platform')), { origin });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enter(world.client('platform'), answer)),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('a device whose count went back, as that of a copy does', async () => {
    const { device, origin } = await withPasskey('demo');
    const use = async (counter: number) => {
      const visitor = world.client('demo');
      return enter(visitor, device.use(await ask(visitor), { origin, counter }));
    };
    expect(await use(5)).toMatchObject({ status: 200 });
    expect(await use(5)).toMatchObject(refused);
    expect(await use(6)).toMatchObject({ status: 200 });
  });

  test('another kind of host, and an account that was shut', async () => {
    const { device, origin } = await withPasskey('demo');
    const owner = world.client('platform');
    const elsewhere = device.use(await ask(owner), { origin: originOf('platform') });
    expect(await enter(owner, elsewhere)).toMatchObject(refused);
    expect(origin).not.toBe(originOf('platform'));

    const staff = await withPasskey('atlas');
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('staff').set({ status: -1 }).where('email', '=', staff.email).execute(),
    );
    const visitor = world.client('atlas');
    expect(
      await enter(visitor, staff.device.use(await ask(visitor), { origin: staff.origin })),
    ).toMatchObject(refused);
  });

  test('adding and removing without a proof of the password', async () => {
    const { visitor } = await withPasskey('demo');
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('sessions').set({ confirmed_at: null }).execute(),
    );
    const [passkey] = await listed(visitor);
    const wanted = { status: 403, json: { code: 'confirmation_required' } };
    expect(await visitor.post(`${secure}/passkeys/begin/`)).toMatchObject(wanted);
    expect(await visitor.delete(`${secure}/passkeys/${passkey?.id}/`)).toMatchObject(wanted);
    expect(await visitor.post(`${secure}/confirm/`, { password })).toMatchObject({ status: 200 });
    expect(await visitor.post(`${secure}/passkeys/begin/`)).toMatchObject({ status: 200 });
  });
});
