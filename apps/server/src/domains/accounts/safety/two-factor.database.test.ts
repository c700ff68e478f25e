import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begun,
  codeOf,
  foreignCode,
  hosts,
  openSafety,
  password,
  secure,
  statuses,
  turnedOn,
  type Host,
  type SafetyFixture,
} from '../../../testing/test-safety.ts';

const next = 'another battery staple';
const sessionCookie = '__Host-omnis';
const wrongCode = { status: 422, json: { message: 'Invalid authentication code' } };
const wrongRecovery = { status: 422, json: { message: 'Invalid recovery code' } };

let world: SafetyFixture;
beforeAll(async () => {
  world = await openSafety();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

describe('turning the second factor on', () => {
  test.each(hosts)(
    'by QR code and first code, then signing in takes a code, on the %s host',
    async (host) => {
      const email = await world.newAccount(host);
      const visitor = await world.signedIn(host, email);
      expect(await world.user(visitor)).toMatchObject({ twoFactorAuthEnabled: false });
      const started = begun.parse((await visitor.post(`${secure}/two-factor/begin/`)).json);
      expect(started.secret).toMatch(/^[A-Z2-7]{32}$/);
      const uri = new URL(started.uri);
      expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', started.secret]);
      expect(decodeURIComponent(uri.pathname)).toContain(email);
      expect(new Set(started.qr.map((row) => row.length))).toEqual(new Set([started.qr.length]));
      expect(started.qr.join('')).toMatch(/^[01]+$/);
      // Not in force before its first code.
      await world.signedIn(host, email);
      expect(
        await visitor.post(`${secure}/two-factor/confirm/`, {
          twoFactorAuthCode: foreignCode(started.secret),
        }),
      ).toMatchObject(wrongCode);
      // Kept: a step may begin before it is sent again, and the app then shows another.
      const twoFactorAuthCode = codeOf(started.secret);
      const on = await visitor.post(`${secure}/two-factor/confirm/`, { twoFactorAuthCode });
      expect(on).toMatchObject({ status: 200, json: { session: { user: { twoFactorAuthEnabled: true } } } });
      expect(await world.signIn(world.client(host), email)).toMatchObject({
        status: 422,
        json: { code: 'two_factor_required' },
      });
      // The first code is used up.
      expect(await world.signIn(world.client(host), email, { twoFactorAuthCode })).toMatchObject(wrongCode);
      await world.laterStep(email);
      await world.signedIn(host, email, { twoFactorAuthCode: codeOf(started.secret) });
    },
  );

  test('gives exactly ten recovery codes of eight and eight, once; nothing secret is readable in the database', async () => {
    const { visitor, secret, recoveryCodes } = await world.guarded('platform');
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z\d]{8}-[a-z\d]{8}$/);
    const shown = await visitor.get(`${secure}/security/`);
    expect(shown.json).toMatchObject({ twoFactor: { enabled: true, recoveryCodesLeft: 10 } });
    const dump = JSON.stringify(
      await world.platform.core.database.platform(({ query }) =>
        Promise.all([
          query.selectFrom('customers').selectAll().execute(),
          query.selectFrom('recovery_codes').selectAll().execute(),
          query.selectFrom('mails').selectAll().execute(),
        ]),
      ),
    );
    for (const canary of [secret, ...recoveryCodes]) {
      expect(dump).not.toContain(canary);
      expect(shown.text).not.toContain(canary);
    }
  });

  test('starts a new session and ends all others', async () => {
    const email = await world.newAccount('demo');
    const visitor = await world.signedIn('demo', email);
    const elsewhere = await world.signedIn('demo', email);
    const old = visitor.cookies.get(sessionCookie) ?? '';
    const { secret } = begun.parse((await visitor.post(`${secure}/two-factor/begin/`)).json);
    await visitor.post(`${secure}/two-factor/confirm/`, { twoFactorAuthCode: codeOf(secret) });
    expect(visitor.cookies.get(sessionCookie)).not.toBe(old);
    expect(await world.user(visitor)).toMatchObject({ email });
    expect(await world.user(elsewhere)).toBeNull();
    const thief = world.client('demo');
    thief.cookies.set(sessionCookie, old);
    expect(await world.user(thief)).toBeNull();
  });

  test('happens once when the first code is sent 20 times at once', async () => {
    const email = await world.newAccount('demo');
    const visitor = await world.signedIn('demo', email);
    const { secret } = begun.parse((await visitor.post(`${secure}/two-factor/begin/`)).json);
    const session = visitor.cookies.get(sessionCookie) ?? '';
    const token = visitor.cookies.get('XSRF-TOKEN') ?? '';
    const twins = Array.from({ length: 20 }, () => {
      const twin = world.client('demo');
      twin.cookies.set(sessionCookie, session).set('XSRF-TOKEN', token);
      return twin;
    });
    const twoFactorAuthCode = codeOf(secret);
    const answers = await Promise.all(
      twins.map((twin) => twin.post(`${secure}/two-factor/confirm/`, { twoFactorAuthCode })),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('a secret of one account opens nothing in the row of another', async () => {
    const { email: first } = await world.guarded('demo');
    const { email: second, code } = await world.guarded('demo');
    await world.platform.core.database.platform(async ({ query }) => {
      const { two_factor_secret } = await query
        .selectFrom('customers')
        .select('two_factor_secret')
        .where('email', '=', second)
        .executeTakeFirstOrThrow();
      await query.updateTable('customers').set({ two_factor_secret }).where('email', '=', first).execute();
    });
    expect((await world.signIn(world.client('demo'), first, { twoFactorAuthCode: code() })).status).toBe(500);
  });
});

describe('codes', () => {
  test.each(hosts)('the same one sent 20 times at once succeeds once, on the %s host', async (host) => {
    const { email, code } = await world.guarded(host);
    const twoFactorAuthCode = code();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.signIn(world.client(host), email, { twoFactorAuthCode })),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('cannot be guessed: after ten the right one waits too, whatever else is cleared', async () => {
    const { email, code, secret } = await world.guarded('demo');
    for (let round = 0; round < 10; round += 1) {
      // As a reset of the password would, again and again.
      await world.clearLogins();
      expect(
        await world.signIn(world.client('demo'), email, { twoFactorAuthCode: foreignCode(secret) }),
      ).toMatchObject(wrongCode);
    }
    await world.clearLogins();
    expect(await world.signIn(world.client('demo'), email, { twoFactorAuthCode: code() })).toMatchObject({
      status: 429,
      json: { code: 'rate_limited' },
    });
  });

  test('20 wrong ones at once are at most ten guesses', async () => {
    const { email, secret } = await world.guarded('demo');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.signIn(world.client('demo'), email, { twoFactorAuthCode: foreignCode(secret) }),
      ),
    );
    expect(statuses(answers).filter((status) => status === 422)).toHaveLength(10);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(10);
  });

  test('a reset of the password keeps the second factor, and ends the trust in devices', async () => {
    const { email, visitor, code } = await world.guarded('demo');
    const trusted = await world.signedIn('demo', email, { twoFactorAuthCode: code(), trustDevice: true });
    await visitor.post(`${secure}/reset-password/request/`, { email });
    await world.platform.core.jobs.idle();
    const { body } = await world.platform.core.database.platform(({ query }) =>
      query.selectFrom('mails').select('body').where('kind', '=', 'account.reset').executeTakeFirstOrThrow(),
    );
    const token = /token=([\w-]+)/.exec(body)?.[1];
    expect(
      await world.client('demo').post(`${secure}/reset-password/`, {
        token,
        password: next,
        password_confirmation: next,
      }),
    ).toMatchObject({ status: 200 });
    expect(await world.user(visitor)).toBeNull();
    expect(await world.signIn(trusted, email, { password: next })).toMatchObject({
      json: { code: 'two_factor_required' },
    });
    await world.laterStep(email);
    expect(
      await world.signIn(world.client('demo'), email, { password: next, twoFactorAuthCode: code() }),
    ).toMatchObject({
      status: 200,
    });
  });
});

describe('recovery codes', () => {
  const recover = (host: Host, email: string, recoveryCode: string, secret = password) =>
    world.client(host).post(`${secure}/recovery-login/`, { email, password: secret, recoveryCode });

  test.each(hosts)('open the account once each, on the %s host', async (host) => {
    const { email, recoveryCodes } = await world.guarded(host);
    const [first = '', second = ''] = recoveryCodes;
    expect(await recover(host, email, first)).toMatchObject({ status: 200, json: { user: { email } } });
    expect(await recover(host, email, first)).toMatchObject(wrongRecovery);
    // As people type them.
    expect(await recover(host, email, ` ${second.toUpperCase()} `)).toMatchObject({ status: 200 });
    await world.platform.core.jobs.idle();
    const mails = await world.platform.core.database.platform(({ query }) =>
      query.selectFrom('mails').select('subject').where('recipient', '=', email).execute(),
    );
    expect(mails.filter(({ subject }) => subject.startsWith('A recovery code was used'))).toHaveLength(2);
  });

  test('the same one sent 20 times at once succeeds once', async () => {
    const { email, recoveryCodes } = await world.guarded('demo');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => recover('demo', email, recoveryCodes[0] ?? '')),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('of another account, wrong ones and accounts without them get the one answer; the password comes first', async () => {
    const { email, recoveryCodes } = await world.guarded('demo');
    const { email: other } = await world.guarded('demo');
    const plain = await world.newAccount('demo');
    for (const [whose, code] of [
      [other, recoveryCodes[0] ?? ''],
      [email, 'aaaaaaaa-aaaaaaaa'],
      [email, ''],
      [plain, 'aaaaaaaa-aaaaaaaa'],
    ] as const)
      expect(await recover('demo', whose, code)).toMatchObject({
        ...wrongRecovery,
        json: { errors: [{ field: 'recoveryCode', message: 'Invalid recovery code' }] },
      });
    const wrong = await recover('demo', email, recoveryCodes[0] ?? '', 'not it');
    expect(wrong).toMatchObject({ json: { errors: [{ field: 'password' }] } });
    expect((await recover('demo', 'nobody@mail.example', recoveryCodes[0] ?? '', 'not it')).text).toBe(
      wrong.text,
    );
  });

  test('cannot be guessed: they share the ten guesses with the codes', async () => {
    const { email, recoveryCodes, secret } = await world.guarded('demo');
    for (let round = 0; round < 5; round += 1) {
      await world.signIn(world.client('demo'), email, { twoFactorAuthCode: foreignCode(secret) });
      await world.clearLogins();
      await recover('demo', email, 'aaaaaaaa-aaaaaaaa');
    }
    await world.clearLogins();
    expect(await recover('demo', email, recoveryCodes[0] ?? '')).toMatchObject({ status: 429 });
  });

  test('new ones replace those before', async () => {
    const { email, visitor, recoveryCodes } = await world.guarded('demo');
    const { recoveryCodes: fresh } = turnedOn.parse(
      (await visitor.post(`${secure}/two-factor/recovery-codes/`)).json,
    );
    expect(fresh).toHaveLength(10);
    expect(await recover('demo', email, recoveryCodes[0] ?? '')).toMatchObject(wrongRecovery);
    expect(await recover('demo', email, fresh[0] ?? '')).toMatchObject({ status: 200 });
    expect((await visitor.get(`${secure}/security/`)).json).toMatchObject({
      twoFactor: { recoveryCodesLeft: 9 },
    });
  });
});

describe('turning the second factor off', () => {
  test('starts a new session, ends all others, and leaves nothing of it', async () => {
    const { email, visitor, code, recoveryCodes } = await world.guarded('demo');
    const elsewhere = await world.signedIn('demo', email, { twoFactorAuthCode: code(), trustDevice: true });
    const old = visitor.cookies.get(sessionCookie);
    expect(await visitor.post(`${secure}/two-factor/disable/`)).toMatchObject({
      status: 200,
      json: { user: { twoFactorAuthEnabled: false } },
    });
    expect(visitor.cookies.get(sessionCookie)).not.toBe(old);
    expect(await world.user(elsewhere)).toBeNull();
    await world.signedIn('demo', email);
    expect(
      await world.client('demo').post(`${secure}/recovery-login/`, {
        email,
        password,
        recoveryCode: recoveryCodes[0],
      }),
    ).toMatchObject(wrongRecovery);
    expect((await visitor.get(`${secure}/security/`)).json).toMatchObject({
      twoFactor: { enabled: false, recoveryCodesLeft: 0 },
      trustedDevices: [],
    });
    expect(await visitor.post(`${secure}/two-factor/disable/`)).toMatchObject({ status: 409 });
    expect(await visitor.post(`${secure}/two-factor/recovery-codes/`)).toMatchObject({ status: 409 });
  });
});
