import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SmsCarrier } from '../../notifications/sms/sms.ts';
import { createTestPlatform } from '../../../testing/test-platform.ts';
import {
  begun,
  codeOf,
  hosts,
  openSafety,
  password,
  secure,
  statuses,
  turnedOn,
  type Host,
  type SafetyFixture,
} from '../../../testing/test-safety.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const mobile = '+44 7700 900123';
const plain = '+447700900123';
const wrongCode = { status: 422, json: { message: 'Invalid authentication code' } };
const outboxSchema = z.object({
  textMessages: z.array(z.object({ to: z.string(), text: z.string(), division: z.number() })),
});

let world: SafetyFixture;
beforeAll(async () => {
  world = await openSafety();
});
afterAll(() => world.platform.close());
beforeEach(async () => {
  await world.reset();
  await world.platform.core.database.platform(({ query }) => query.deleteFrom('text_messages').execute());
});

async function messages(): Promise<z.output<typeof outboxSchema>['textMessages']> {
  return outboxSchema.parse((await world.client('platform').get('/dev/outbox/?format=json')).json)
    .textMessages;
}
async function lastCode(): Promise<string> {
  const [last] = await messages();
  const code = /^\d{3} \d{3}/.exec(last?.text ?? '')?.[0];
  if (code === undefined) throw new Error('No code came');
  return code;
}
const other = (code: string): string => `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`;
const forgetLimits = () =>
  world.platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
const textCode = (host: Host, email: string, secret = password) =>
  world.client(host).post(`${secure}/two-factor/sms/send/`, { email, password: secret });

/** Somebody who has proved a mobile number. */
async function texted(host: Host): Promise<{ email: string; visitor: TestClient; recoveryCodes: string[] }> {
  const email = await world.newAccount(host);
  const visitor = await world.signedIn(host, email);
  const begin = await visitor.post(`${secure}/two-factor/sms/begin/`, { mobile });
  expect(begin, begin.text).toMatchObject({ status: 200 });
  const on = await visitor.post(`${secure}/two-factor/sms/confirm/`, { twoFactorAuthCode: await lastCode() });
  expect(on, on.text).toMatchObject({ status: 200 });
  await forgetLimits();
  return { email, visitor, ...turnedOn.parse(on.json) };
}

describe('a mobile number', () => {
  test.each(hosts)(
    'counts once its code came back, then signing in takes a code, on the %s host',
    async (host) => {
      const email = await world.newAccount(host);
      const visitor = await world.signedIn(host, email);
      await visitor.post(`${secure}/two-factor/sms/begin/`, { mobile });
      const [message] = await messages();
      expect(message).toMatchObject({ to: plain, division: host === 'demo' ? 21 : 12 });
      // Not in force before the code.
      await world.signedIn(host, email);
      const confirm = (twoFactorAuthCode: string) =>
        visitor.post(`${secure}/two-factor/sms/confirm/`, { twoFactorAuthCode });
      const code = await lastCode();
      expect(await confirm(other(code))).toMatchObject(wrongCode);
      const old = visitor.cookies.get('__Host-omnis');
      const elsewhere = await world.signedIn(host, email);
      const on = await confirm(code.replace(' ', ''));
      expect(on).toMatchObject({ status: 200, json: { session: { user: { twoFactorAuthEnabled: true } } } });
      expect(turnedOn.parse(on.json).recoveryCodes).toHaveLength(10);
      expect(visitor.cookies.get('__Host-omnis')).not.toBe(old);
      expect(await world.user(elsewhere)).toBeNull();
      expect(await confirm(code)).toMatchObject(wrongCode);

      const asked = await world.signIn(world.client(host), email);
      expect(asked).toMatchObject({
        status: 422,
        json: {
          code: 'two_factor_required',
          details: { methods: ['sms', 'recovery'] },
          errors: [{ field: 'twoFactorAuthCode' }],
        },
      });
      // The code that proved the number signs nobody in.
      expect(await world.signIn(world.client(host), email, { twoFactorAuthCode: code })).toMatchObject(
        wrongCode,
      );
      expect(await textCode(host, email)).toMatchObject({ status: 200, json: { message: /ends in 123$/ } });
      await world.signedIn(host, email, { twoFactorAuthCode: await lastCode() });
    },
  );

  test.each(['07700 900123', 'mobile', '+44', '+0123456789', '+44 7700 900123 900123'])(
    '%s is none',
    async (given) => {
      const visitor = await world.signedIn('demo', await world.newAccount('demo'));
      expect(await visitor.post(`${secure}/two-factor/sms/begin/`, { mobile: given })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'mobile' }] },
      });
      expect(await messages()).toEqual([]);
    },
  );

  test('is asked for with a confirmed password, and by who is signed in', async () => {
    const email = await world.newAccount('demo');
    const visitor = await world.signedIn('demo', email);
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('sessions').set({ confirmed_at: null }).execute(),
    );
    for (const call of ['begin', 'disable'])
      expect(await visitor.post(`${secure}/two-factor/sms/${call}/`, { mobile })).toMatchObject({
        status: 403,
        json: { code: 'confirmation_required' },
      });
    expect(await world.client('demo').post(`${secure}/two-factor/sms/begin/`, { mobile })).toMatchObject({
      status: 401,
    });
  });

  test('of the last wish is the one that is proved', async () => {
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    await visitor.post(`${secure}/two-factor/sms/begin/`, { mobile });
    const first = await lastCode();
    await visitor.post(`${secure}/two-factor/sms/begin/`, { mobile: '+1 212 555 0199' });
    expect(
      await visitor.post(`${secure}/two-factor/sms/confirm/`, { twoFactorAuthCode: first }),
    ).toMatchObject(wrongCode);
    await visitor.post(`${secure}/two-factor/sms/confirm/`, { twoFactorAuthCode: await lastCode() });
    expect((await visitor.get(`${secure}/security/`)).json).toMatchObject({
      twoFactor: { enabled: false, sms: { mobile: '••• 199' }, smsAvailable: true, recoveryCodesLeft: 10 },
    });
  });

  test('and its codes are nowhere in the database in clear', async () => {
    const { email } = await texted('platform');
    await textCode('platform', email);
    const code = await lastCode();
    const dump = JSON.stringify(
      await world.platform.core.database.platform(({ query }) =>
        Promise.all([
          query.selectFrom('customers').selectAll().execute(),
          query.selectFrom('sms_codes').selectAll().execute(),
          query.selectFrom('text_messages').selectAll().execute(),
          query.selectFrom('rate_limits').selectAll().execute(),
        ]),
      ),
    );
    for (const canary of [code, code.replace(' ', ''), plain, '7700900123'])
      expect(dump).not.toContain(canary);
  });

  test('is taken away with a new session, ends all others, and leaves nothing of it', async () => {
    const { email, visitor, recoveryCodes } = await texted('demo');
    await textCode('demo', email);
    const elsewhere = await world.signedIn('demo', email, { twoFactorAuthCode: await lastCode() });
    expect(await visitor.post(`${secure}/two-factor/sms/disable/`)).toMatchObject({
      status: 200,
      json: { user: { twoFactorAuthEnabled: false } },
    });
    expect(await world.user(elsewhere)).toBeNull();
    await world.signedIn('demo', email);
    expect(
      await world.client('demo').post(`${secure}/recovery-login/`, {
        email,
        password,
        recoveryCode: recoveryCodes[0],
      }),
    ).toMatchObject({ status: 422 });
    expect(await visitor.post(`${secure}/two-factor/sms/disable/`)).toMatchObject({ status: 409 });
    expect(await textCode('demo', email)).toMatchObject({ status: 409 });
  });
});

describe('beside an authenticator app', () => {
  test('either code does, the recovery codes stay, and turning one off leaves the other', async () => {
    const { email, visitor, recoveryCodes } = await texted('demo');
    const { secret } = begun.parse((await visitor.post(`${secure}/two-factor/begin/`)).json);
    await visitor.post(`${secure}/two-factor/confirm/`, { twoFactorAuthCode: codeOf(secret) });
    await world.laterStep(email);
    expect(await world.signIn(world.client('demo'), email)).toMatchObject({
      json: { details: { methods: ['app', 'sms', 'recovery'] } },
    });
    await world.signedIn('demo', email, { twoFactorAuthCode: codeOf(secret) });
    await textCode('demo', email);
    await world.signedIn('demo', email, { twoFactorAuthCode: await lastCode() });
    expect(recoveryCodes).toHaveLength(10);
    await visitor.post(`${secure}/two-factor/disable/`);
    expect((await visitor.get(`${secure}/security/`)).json).toMatchObject({
      twoFactor: { enabled: false, sms: {}, recoveryCodesLeft: 10 },
    });
    expect(await world.signIn(world.client('demo'), email)).toMatchObject({
      json: { details: { methods: ['sms', 'recovery'] } },
    });
  });
});

describe('codes by text message', () => {
  test.each(hosts)('the same one sent 20 times at once succeeds once, on the %s host', async (host) => {
    const { email } = await texted(host);
    await textCode(host, email);
    const twoFactorAuthCode = await lastCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.signIn(world.client(host), email, { twoFactorAuthCode })),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('the first one of a number sent 20 times at once counts once', async () => {
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    await visitor.post(`${secure}/two-factor/sms/begin/`, { mobile });
    const twoFactorAuthCode = await lastCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const twin = world.client('demo');
        for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
        return twin.post(`${secure}/two-factor/sms/confirm/`, { twoFactorAuthCode });
      }),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('cannot be guessed: they share the ten guesses with the app’s and the recovery codes', async () => {
    const { email } = await texted('demo');
    await textCode('demo', email);
    const code = await lastCode();
    for (let round = 0; round < 10; round += 1) {
      await world.clearLogins();
      const answer =
        round % 2 === 0
          ? await world.signIn(world.client('demo'), email, { twoFactorAuthCode: other(code) })
          : await world.client('demo').post(`${secure}/recovery-login/`, {
              email,
              password,
              recoveryCode: 'aaaaaaaa-aaaaaaaa',
            });
      expect(answer).toMatchObject({ status: 422, json: { code: 'authentication_failed' } });
    }
    await world.clearLogins();
    expect(await world.signIn(world.client('demo'), email, { twoFactorAuthCode: code })).toMatchObject({
      status: 429,
    });
  });

  test('a new one ends the one before; an old one, and one of another account, open nothing', async () => {
    const { email } = await texted('demo');
    const { email: stranger } = await texted('demo');
    await textCode('demo', email);
    const first = await lastCode();
    await textCode('demo', email);
    const second = await lastCode();
    const enter = (who: string, twoFactorAuthCode: string) =>
      world.signIn(world.client('demo'), who, { twoFactorAuthCode });
    if (first !== second) expect(await enter(email, first)).toMatchObject(wrongCode);
    expect(await enter(stranger, second)).toMatchObject(wrongCode);
    await world.platform.core.database.platform(({ query }) =>
      query
        .updateTable('sms_codes')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute(),
    );
    expect(await enter(email, second)).toMatchObject(wrongCode);
  });

  test('come five times an hour at most, to an account and to a number', async () => {
    const { email } = await texted('demo');
    const count = (await messages()).length;
    const answers = [];
    for (let round = 0; round < 7; round += 1) {
      await world.clearLogins();
      answers.push(await textCode('demo', email));
    }
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await messages()).toHaveLength(count + 5);
    // Another account with the same number waits too.
    const visitor = await world.signedIn('demo', await world.newAccount('demo'));
    expect(await visitor.post(`${secure}/two-factor/sms/begin/`, { mobile })).toMatchObject({ status: 429 });
  });

  test('need the password, and give away nothing about accounts', async () => {
    const { email } = await texted('demo');
    const count = (await messages()).length;
    const wrong = await textCode('demo', email, 'not it');
    expect(wrong).toMatchObject({ status: 422, json: { errors: [{ field: 'password' }] } });
    expect((await textCode('demo', 'nobody@mail.example', 'not it')).text).toBe(wrong.text);
    expect(await messages()).toHaveLength(count);
  });

  test('confirm who is signed in as well', async () => {
    const { email, visitor } = await texted('demo');
    expect(await visitor.post(`${secure}/confirm/`, { password })).toMatchObject({
      json: { code: 'two_factor_required', details: { methods: ['sms', 'recovery'] } },
    });
    await textCode('demo', email);
    expect(
      await visitor.post(`${secure}/confirm/`, { password, twoFactorAuthCode: await lastCode() }),
    ).toMatchObject({ status: 200 });
  });

  test('are shown to a store of its own customers only, sealed by row', async () => {
    await texted('demo');
    await texted('platform');
    const shown = outboxSchema.parse((await world.client('demo').get('/dev/outbox/?format=json')).json);
    expect(new Set(shown.textMessages.map(({ division }) => division))).toEqual(new Set([21]));
    expect((await world.client('demo').get('/dev/outbox/')).text).toContain('is your code for');
  });
});

describe('in production', () => {
  test('a carrier brings them, and tries again when it failed; without one there are none', async () => {
    const sent: string[] = [];
    let fails = 1;
    const smsCarrier: SmsCarrier = {
      send: async ({ to }) => {
        if ((fails -= 1) >= 0) throw new Error('busy');
        sent.push(to);
      },
    };
    const platform = await createTestPlatform({ mode: 'production' }, { smsCarrier });
    const { sms } = platform.services.notifications;
    await platform.core.database.platform((db) =>
      sms.send(db, 21, { kind: 'account.code', to: plain, text: '123 456' }),
    );
    expect(sms.available).toBe(true);
    await expect.poll(() => sent, { timeout: 40_000, interval: 200 }).toEqual([plain]);
    await platform.close();
    const bare = await createTestPlatform({ mode: 'production' });
    expect(bare.services.notifications.sms.available).toBe(false);
    await bare.close();
  }, 60_000);
});
