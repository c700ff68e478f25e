import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../../security/passwords.ts';
import { secretsOf } from '../../../security/secrets.ts';
import { createProofOfWork } from '../../../security/captcha/proof-of-work.ts';
import { solveCaptcha, testWork } from '../../../testing/solve-captcha.ts';
import { freeAccounts } from './captcha-gate.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const secure = '/omnis/v3/dashboard/secure';
const create = '/omnis/v3/shop/customer/create/';
const password = 'correct horse battery';
const required = {
  status: 422,
  json: {
    code: 'captcha_required',
    errors: [{ field: 'v3captchaToken' }],
    details: { captcha: 'proof-of-work' },
  },
};

let platform: TestPlatform;
let strict: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({}, { captchaWork: testWork });
  strict = await createTestPlatform({ mode: 'production' }, { captchaWork: testWork });
  const password_hash = await hashPassword(password);
  for (const { core } of [platform, strict])
    await core.database.platform(({ query }) =>
      query
        .insertInto('customers')
        .values([
          { division_id: testDivisions.demo, email: 'ann@mail.example', password_hash },
          { division_id: testDivisions.demo, email: 'ben@mail.example', password_hash },
        ])
        .execute(),
    );
});
afterAll(async () => {
  await platform.close();
  await strict.close();
});
beforeEach(async () => {
  for (const { core } of [platform, strict])
    await core.database.platform(async ({ query }) => {
      await query.deleteFrom('rate_limits').execute();
      await query.deleteFrom('mails').execute();
    });
});

const client = (on = platform): TestClient => testClient(on.app, testHosts.demo);
let people = 0;
const signUp = (visitor: TestClient, tokens: object = {}) =>
  visitor.post(create, { email: `proof${(people += 1)}@mail.example`, password, ...tokens });
const signIn = (visitor: TestClient, email: string, secret: string, tokens: object = {}) =>
  visitor.post(`${secure}/login/`, { email, password: secret, ...tokens });
const proof = async (visitor: TestClient, action: 'sign_up' | 'login' | 'recovery_login' | 'reset') => ({
  v3captchaToken: await solveCaptcha(visitor, action),
});

describe('a challenge', () => {
  test('is for an action that there is', async () => {
    expect(await client().get('/omnis/v3/captcha/challenge/?action=fly')).toMatchObject({ status: 422 });
    expect(await client().get('/omnis/v3/captcha/challenge/?action=reset')).toMatchObject({
      status: 200,
      json: { kind: 'proof-of-work', cost: 10 },
    });
  });

  test('takes a good deal of work unless told otherwise, and is different each time', async () => {
    const captcha = createProofOfWork(platform.core);
    const [first, second] = [await captcha.challenge('login'), await captcha.challenge('login')];
    expect(first).toMatchObject({ cost: 10_000, keyLength: 32 });
    expect(first).not.toEqual(second);
  });
});

describe('signing up in production', () => {
  test.each([
    ['no token', {}],
    ['any text', { v3captchaToken: 'tok', v2captchaToken: 'tok' }],
  ])('with %s is refused from the first time on, and nothing is made', async (_name, tokens) => {
    expect(await signUp(client(strict), tokens)).toMatchObject(required);
    const made = await strict.core.database.platform(({ query }) =>
      query.selectFrom('customers').select('id').where('email', '=', `proof${people}@mail.example`).execute(),
    );
    expect(made).toEqual([]);
  });

  test('with a proof goes well, more often than without', async () => {
    const visitor = client(strict);
    for (let round = 0; round < 5; round += 1)
      expect(await signUp(client(strict), await proof(visitor, 'sign_up'))).toMatchObject({ status: 201 });
  });
});

describe('signing up elsewhere', () => {
  test('needs no proof for the first fifteen from an address, whatever the tokens are', async () => {
    const given = [{}, { v3captchaToken: 'x', v2captchaToken: 'y' }, { v3captchaToken: 'pow.x' }];
    for (let count = 0; count < freeAccounts; count += 1)
      expect(await signUp(client(), given[count % given.length])).toMatchObject({ status: 201 });
    expect(await signUp(client())).toMatchObject(required);
    // A visitor who brings a proof goes on.
    expect(await signUp(client(), await proof(client(), 'sign_up'))).toMatchObject({ status: 201 });
  });

  test('twenty at once without a proof are fifteen', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(client())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(freeAccounts);
  });
});

describe('a proof', () => {
  test('sent 20 times at once is accepted once', async () => {
    const tokens = await proof(client(strict), 'sign_up');
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(client(strict), tokens)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('is spent for every process, and after a restart', async () => {
    const tokens = { v2captchaToken: '', ...(await proof(client(), 'login')) };
    const claim = { ...tokens, action: 'login', ip: '' } as const;
    const [here, there] = [createProofOfWork(platform.core), createProofOfWork(platform.core)];
    expect([await here.verify(claim), await there.verify(claim)]).toEqual(['proved', 'refused']);
  });

  test('for something else, changed, or not worked for is refused, where none would do as well', async () => {
    const { v3captchaToken } = await proof(client(), 'sign_up');
    const [, seal = '', counter = '', key = ''] = v3captchaToken.split('.');
    const easier = Buffer.from(
      Buffer.from(seal, 'base64url').toString().replace('"cost":10', '"cost":1'),
    ).toString('base64url');
    for (const bad of [
      (await proof(client(), 'login')).v3captchaToken,
      `pow.${seal}.${counter}.${key.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))}`,
      `pow.${seal}.${counter}.${'0'.repeat(64)}`,
      `pow.${easier}.${counter}.${key}`,
      `pow.${Buffer.from('{}').toString('base64url')}.1.${key}`,
      `pow.nonsense.1.${key}`,
    ])
      expect(await signUp(client(), { v3captchaToken: bad }), bad).toMatchObject(required);
    expect(await signUp(client(), { v3captchaToken })).toMatchObject({ status: 201 });
  });

  test('of another installation is refused', async () => {
    const foreign = createProofOfWork(
      { ...platform.core, secrets: secretsOf('k1', { k1: Buffer.alloc(32, 7).toString('base64') }) },
      testWork,
    );
    const claim = {
      action: 'login',
      ip: '',
      v2captchaToken: '',
      ...(await proof(client(), 'login')),
    } as const;
    expect(await foreign.verify(claim)).toBe('refused');
  });

  test('is good for ten minutes', async () => {
    const [early, late] = [await proof(client(), 'sign_up'), await proof(client(), 'sign_up')];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
    expect(await signUp(client(), early)).toMatchObject({ status: 201 });
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await signUp(client(), late)).toMatchObject(required);
    vi.useRealTimers();
  });
});

describe('signing in', () => {
  test('takes no proof before three wrong passwords of the account; then one each time, until it goes well', async () => {
    const email = 'ann@mail.example';
    for (let round = 0; round < 3; round += 1)
      expect(await signIn(client(), email, 'wrong')).toMatchObject({
        json: { code: 'authentication_failed' },
      });
    expect(await signIn(client(), email, password)).toMatchObject(required);
    // Another account is not concerned.
    expect(await signIn(client(), 'ben@mail.example', password)).toMatchObject({ status: 200 });
    const wrong = await signIn(client(), email, 'wrong', await proof(client(), 'login'));
    expect(wrong).toMatchObject({ json: { code: 'authentication_failed' } });
    expect(await signIn(client(), email, password, await proof(client(), 'reset'))).toMatchObject(required);
    expect(await signIn(client(), email, password, await proof(client(), 'login'))).toMatchObject({
      status: 200,
    });
    expect(await signIn(client(), email, password)).toMatchObject({ status: 200 });
  });

  test('counts what is sent again with a proof once, so that a person has nine tries, and a guesser no more', async () => {
    const email = 'ann@mail.example';
    const codeOf = ({ text }: { text: string }): string | undefined => /"code":"(\w+)"/.exec(text)?.[1];
    const answers: (string | undefined)[] = [];
    for (let round = 0; round < 10; round += 1) {
      let answer = await signIn(client(), email, 'wrong');
      if (codeOf(answer) === 'captcha_required')
        answer = await signIn(client(), email, 'wrong', await proof(client(), 'login'));
      answers.push(codeOf(answer));
    }
    expect(answers).toEqual([...Array.from({ length: 9 }, () => 'authentication_failed'), 'rate_limited']);

    await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
    for (let round = 0; round < 3; round += 1) await signIn(client(), email, 'wrong');
    expect(await signIn(client(), email, 'wrong')).toMatchObject(required);
    // Proofs that nobody asked for give nothing back, be they sent at once.
    const proofs = await Promise.all(Array.from({ length: 12 }, () => proof(client(), 'login')));
    const guesses = await Promise.all(proofs.map((tokens) => signIn(client(), email, 'wrong', tokens)));
    const looked = guesses.filter(({ status }) => status === 422).length;
    expect(looked).toBeLessThanOrEqual(7);
  });

  test('asks for accounts that do not exist in the same way', async () => {
    const answers = async (email: string): Promise<string[]> => {
      const texts: string[] = [];
      for (let round = 0; round < 5; round += 1) texts.push((await signIn(client(), email, 'wrong')).text);
      return texts;
    };
    expect(await answers('ann@mail.example')).toEqual(await answers('nobody@mail.example'));
  });

  test('counts an address as well: soon in production, late where everybody is this machine', async () => {
    const guess = async (on: TestPlatform, count: number): Promise<void> => {
      for (let round = 0; round < count; round += 1)
        await signIn(client(on), `guess${round}@mail.example`, 'wrong');
    };
    await guess(strict, 3);
    expect(await signIn(client(strict), 'ann@mail.example', password)).toMatchObject(required);
    await guess(platform, 29);
    expect(await signIn(client(), 'ann@mail.example', password)).toMatchObject({ status: 200 });
    await guess(platform, 1);
    expect(await signIn(client(), 'ann@mail.example', password)).toMatchObject(required);
  });

  test('with a recovery code asks for a proof of its own', async () => {
    const recover = (tokens: object = {}) =>
      client().post(`${secure}/recovery-login/`, {
        email: 'ben@mail.example',
        password: 'wrong',
        recoveryCode: 'aaaaaaaa-aaaaaaaa',
        ...tokens,
      });
    for (let round = 0; round < 3; round += 1)
      expect(await recover()).toMatchObject({ json: { code: 'authentication_failed' } });
    expect(await recover()).toMatchObject(required);
    expect(await recover(await proof(client(), 'login'))).toMatchObject(required);
    expect(await recover(await proof(client(), 'recovery_login'))).toMatchObject({
      json: { code: 'authentication_failed' },
    });
  });
});

describe('signing up with an address that is taken', () => {
  test('tells its holder by mail, once a day', async () => {
    const email = 'ann@mail.example';
    for (let round = 0; round < 2; round += 1)
      expect(await client().post(create, { email: 'Ann@mail.example', password })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'email' }] },
      });
    await platform.core.jobs.idle();
    const mails = await platform.core.database.platform(({ query }) =>
      query.selectFrom('mails').select(['subject', 'body']).where('recipient', '=', email).execute(),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^You already have an account at /);
    expect(mails[0]?.body).toContain('/login/forgot/');
  });
});
