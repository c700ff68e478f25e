import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../security/passwords.ts';
import { solveCaptcha, testWork } from '../../../testing/solve-captcha.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { eula } from '../../../texts/eula.ts';

const secure = '/omnis/v3/dashboard/secure';
const create = '/omnis/v3/shop/customer/create/';
const password = 'correct horse battery';
const next = 'another battery staple';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({}, { captchaWork: testWork });
  const password_hash = await hashPassword(password);
  await platform.core.database.platform(({ query }) =>
    query
      .insertInto('staff')
      .values({ email: 'staff@omnis.example', password_hash, first_name: 'Sam' })
      .execute(),
  );
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.platform(async ({ query }) => {
    await query.deleteFrom('rate_limits').execute();
    await query.deleteFrom('mails').execute();
  });
});

type Host = keyof typeof testHosts;
const client = (host: Host): TestClient => testClient(platform.app, testHosts[host]);

let people = 0;
const newEmail = (): string => `person${(people += 1)}@mail.example`;

async function signUp(host: Host, email = newEmail()): Promise<{ visitor: TestClient; email: string }> {
  const visitor = client(host);
  expect(await visitor.post(create, { email, password })).toMatchObject({ status: 201 });
  return { visitor, email };
}

const signIn = (host: Host, email: string, secret: string) =>
  client(host).post(`${secure}/login/`, { email, password: secret });

interface Mail {
  subject: string;
  body: string;
  token: string;
  link: string;
}

/** The mails to an address, the last one first, once all jobs are done. */
async function mailsTo(email: string): Promise<Mail[]> {
  await platform.core.jobs.idle();
  const rows = await platform.core.database.platform(({ query }) =>
    query
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute(),
  );
  return rows.map(({ subject, body }) => {
    const link = /https?:\/\/\S+token=[\w-]+/.exec(body)?.[0] ?? '';
    return { subject, body, link, token: new URL(link || 'http://none/').searchParams.get('token') ?? '' };
  });
}

async function onlyMailTo(email: string): Promise<Mail> {
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  if (!mail) throw new Error(`There is no mail to ${email}`);
  return mail;
}

const verified = async (visitor: TestClient): Promise<unknown> => (await visitor.get(`${secure}/get/`)).json;

describe('an order placed as a guest', () => {
  const { demo, other } = testDivisions;
  const orders = async (visitor: TestClient): Promise<unknown> =>
    (await visitor.get('/omnis/v3/shop/customer/orders/')).json;
  const writeOrders = async (email: string): Promise<void> => {
    const { database } = platform.core;
    await insertTestOrder(database, { division_id: demo, email: email.toUpperCase(), number: `G${email}` });
    await insertTestOrder(database, { division_id: demo, email: `x${email}` });
    await insertTestOrder(database, { division_id: other, email });
  };

  test('is in the account once the address is proved, at that store alone', async () => {
    const email = newEmail();
    await writeOrders(email);
    const { visitor } = await signUp('demo', email);
    expect(await orders(visitor)).toMatchObject({ total: 0 });
    const { token } = await onlyMailTo(email);
    await visitor.post(`${secure}/verify/`, { token });
    expect(await orders(visitor)).toMatchObject({ total: 1, items: [{ number: `G${email}` }] });
  });

  test('stays out of an account that somebody else made with the address, until its holder sets a password', async () => {
    const email = newEmail();
    await writeOrders(email);
    const { visitor: stranger } = await signUp('demo', email);
    const { token } = await onlyMailTo(email);
    // The holder of the address opens the link, and is signed in to nothing, or to another account.
    expect(await client('demo').post(`${secure}/verify/`, { token })).toMatchObject({ status: 401 });
    const { visitor: another } = await signUp('demo');
    expect(await another.post(`${secure}/verify/`, { token })).toMatchObject({ status: 422 });
    expect(await verified(stranger)).toMatchObject({ user: { verified: false } });
    expect(await orders(stranger)).toMatchObject({ total: 0 });
    await client('demo').post(`${secure}/reset-password/request/`, { email });
    const [reset] = await mailsTo(email);
    const passwords = { password: next, password_confirmation: next };
    await client('demo').post(`${secure}/reset-password/`, { token: reset?.token, ...passwords });
    expect(await stranger.get('/omnis/v3/shop/customer/orders/')).toMatchObject({ status: 401 });
    const holder = client('demo');
    await holder.post(`${secure}/login/`, { email, password: next });
    expect(await orders(holder)).toMatchObject({ total: 1 });
  });
});

describe('proving an address', () => {
  test.each(['demo', 'platform'] as const)(
    'a mail goes out at sign-up on the %s host, and works once',
    async (host) => {
      const { visitor, email } = await signUp(host);
      expect(await verified(visitor)).toMatchObject({ user: { verified: false } });
      const mail = await onlyMailTo(email);
      expect(mail.link).toBe(`http://${testHosts[host]}/sign-up/verify/?token=${mail.token}`);
      // In another browser, as mail programs open links.
      const elsewhere = client(host);
      expect(await elsewhere.post(`${secure}/verify/`, { token: mail.token })).toMatchObject({ status: 401 });
      await elsewhere.post(`${secure}/login/`, { email, password });
      expect(await elsewhere.post(`${secure}/verify/`, { token: mail.token })).toMatchObject({ status: 200 });
      expect(await verified(visitor)).toMatchObject({ user: { verified: true } });
      expect(await elsewhere.post(`${secure}/verify/`, { token: mail.token })).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'token' }] },
      });
    },
  );

  test('a token of one store proves nothing at another, and what is in the database opens nothing', async () => {
    const { visitor, email } = await signUp('demo');
    const { token } = await onlyMailTo(email);
    for (const host of ['other', 'platform'] as const) {
      const { visitor: elsewhere } = await signUp(host);
      expect(await elsewhere.post(`${secure}/verify/`, { token })).toMatchObject({ status: 422 });
    }
    expect(await verified(visitor)).toMatchObject({ user: { verified: false } });
    const rows = await platform.core.database.platform(({ query }) =>
      query.selectFrom('account_tokens').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a mail that is asked for again replaces the one before, five times an hour at most', async () => {
    const { visitor, email } = await signUp('demo');
    const [first] = await mailsTo(email);
    for (let count = 0; count < 5; count += 1)
      expect(await visitor.post(`${secure}/verify/resend/`)).toMatchObject({ status: 200 });
    expect(await visitor.post(`${secure}/verify/resend/`)).toMatchObject({ status: 429 });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(6);
    expect(await visitor.post(`${secure}/verify/`, { token: first?.token })).toMatchObject({ status: 422 });
    expect(await visitor.post(`${secure}/verify/`, { token: mails[0]?.token })).toMatchObject({
      status: 200,
    });
    expect(await visitor.post(`${secure}/verify/resend/`)).toMatchObject({ status: 429 });
    expect(await client('demo').post(`${secure}/verify/resend/`)).toMatchObject({ status: 401 });
  });

  test('an old link is dead', async () => {
    const { visitor, email } = await signUp('demo');
    const { token } = await onlyMailTo(email);
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('account_tokens')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('email', '=', email)
        .execute(),
    );
    expect(await visitor.post(`${secure}/verify/`, { token })).toMatchObject({ status: 422 });
  });
});

describe('a forgotten password', () => {
  test('is replaced by the link of a mail; every session ends, and the old password is dead', async () => {
    const { visitor, email } = await signUp('demo');
    await mailsTo(email);
    await platform.core.database.platform(({ query }) => query.deleteFrom('mails').execute());
    const other = client('demo');
    expect(
      await other.post(`${secure}/reset-password/request/`, { email: email.toUpperCase() }),
    ).toMatchObject({
      status: 200,
    });
    const mail = await onlyMailTo(email);
    expect(mail.link).toBe(`http://${testHosts.demo}/login/reset/?token=${mail.token}`);
    const wish = { token: mail.token, password: next, password_confirmation: next };
    expect(await client('other').post(`${secure}/reset-password/`, wish)).toMatchObject({ status: 422 });
    expect(await other.post(`${secure}/reset-password/`, wish)).toMatchObject({ status: 200 });
    expect(await verified(visitor)).toMatchObject({ user: null });
    expect(await signIn('demo', email, password)).toMatchObject({ status: 422 });
    expect(await signIn('demo', email, next)).toMatchObject({
      status: 200,
      // Anyone who reads the email owns the address.
      json: { user: { verified: true } },
    });
    expect(await other.post(`${secure}/reset-password/`, wish)).toMatchObject({ status: 422 });
    expect((await mailsTo(email))[0]?.subject).toMatch(/was changed/);
  });

  test('gets the same answer without an account, and no mail', async () => {
    const { email } = await signUp('demo');
    const nobody = newEmail();
    const [known, unknown] = [
      await client('demo').post(`${secure}/reset-password/request/`, { email }),
      await client('demo').post(`${secure}/reset-password/request/`, { email: nobody }),
    ];
    expect(unknown.json).toEqual(known.json);
    expect(unknown.status).toBe(known.status);
    expect(await mailsTo(nobody)).toEqual([]);
    // An account of another store is none here.
    await client('other').post(`${secure}/reset-password/request/`, { email });
    expect((await mailsTo(email)).filter(({ link }) => link.includes('other'))).toEqual([]);
  });

  test('the link never leads where a request says', async () => {
    const { email } = await signUp('demo');
    await client('demo').post(
      `${secure}/reset-password/request/`,
      { email },
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    );
    for (const { body } of await mailsTo(email)) expect(body).not.toContain('evil');
  });

  test('belongs to staff on their own host', async () => {
    await client('atlas').post(`${secure}/reset-password/request/`, { email: 'staff@omnis.example' });
    const { token, link } = await onlyMailTo('staff@omnis.example');
    expect(link).toMatch(`http://${testHosts.atlas}/login/reset/`);
    const wish = { token, password: next, password_confirmation: next };
    expect(await client('platform').post(`${secure}/reset-password/`, wish)).toMatchObject({ status: 422 });
    expect(await client('atlas').post(`${secure}/reset-password/`, wish)).toMatchObject({ status: 200 });
    expect(await signIn('atlas', 'staff@omnis.example', next)).toMatchObject({ status: 200 });
  });

  test.each([
    [
      { password: next, password_confirmation: 'other' },
      'password_confirmation',
      'The passwords are not the same',
    ],
    [
      { password: ' spaced out', password_confirmation: ' spaced out' },
      'password',
      'Password cannot start or end with spaces',
    ],
    [{ password: 'short', password_confirmation: 'short' }, 'password', 'Must contain at least 8 characters'],
  ])('%o is refused', async (wish, field, message) => {
    const { email } = await signUp('demo');
    const { token } = await onlyMailTo(email);
    const answer = await client('demo').post(`${secure}/reset-password/`, { token, ...wish });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field, message }] } });
  });

  test('is asked for five times an hour at most, the fourth and fifth time by a person', async () => {
    const visitor = client('demo');
    const email = newEmail();
    const ask = (tokens: object = {}) =>
      visitor.post(`${secure}/reset-password/request/`, { email, ...tokens });
    for (let count = 0; count < 3; count += 1) expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 422, json: { code: 'captcha_required' } });
    const proof = { v3captchaToken: await solveCaptcha(visitor, 'reset') };
    expect(await ask(proof)).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 429 });
  });
});

describe('a password that is changed', () => {
  test('asks for the present one, ends all other sessions and tells by mail', async () => {
    const { visitor, email } = await signUp('demo');
    const other = client('demo');
    await other.post(`${secure}/login/`, { email, password });
    const wish = { password: next, password_confirmation: next };
    expect(
      await visitor.post(`${secure}/change-password/`, { currentPassword: 'wrong', ...wish }),
    ).toMatchObject({ status: 422, json: { errors: [{ field: 'currentPassword' }] } });
    const before = visitor.cookies.get('__Host-omnis');
    expect(
      await visitor.post(`${secure}/change-password/`, { currentPassword: password, ...wish }),
    ).toMatchObject({ status: 200, json: { user: { email } } });
    expect(visitor.cookies.get('__Host-omnis')).not.toBe(before);
    expect(await verified(visitor)).toMatchObject({ user: { email } });
    expect(await verified(other)).toMatchObject({ user: null });
    expect((await mailsTo(email))[0]?.subject).toMatch(/was changed/);
    expect(await signIn('demo', email, next)).toMatchObject({ status: 200 });
  });

  test('is guessed ten times at most', async () => {
    const { visitor } = await signUp('demo');
    const wish = { currentPassword: 'wrong', password: next, password_confirmation: next };
    for (let count = 0; count < 10; count += 1)
      expect(await visitor.post(`${secure}/change-password/`, wish)).toMatchObject({ status: 422 });
    expect(
      await visitor.post(`${secure}/change-password/`, { ...wish, currentPassword: password }),
    ).toMatchObject({ status: 429 });
  });
});

describe('the licence agreement', () => {
  test('is read, signed once, and asked for again when there is a new version', async () => {
    const { visitor, email } = await signUp('platform');
    expect(await verified(visitor)).toMatchObject({ user: { signedEula: false } });
    expect(await visitor.get(`${secure}/eula/`)).toMatchObject({
      status: 200,
      json: { version: eula.version, title: eula.title, signedAt: null },
    });
    expect(await visitor.post(`${secure}/eula/`, { version: eula.version + 1 })).toMatchObject({
      status: 409,
    });
    expect(await visitor.post(`${secure}/eula/`, { version: eula.version })).toMatchObject({
      status: 200,
      json: { user: { email, signedEula: true } },
    });
    expect(await visitor.get(`${secure}/eula/`)).toMatchObject({
      json: { signedAt: expect.stringMatching(/^\d{4}-/) },
    });
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('customers')
        .set({ eula_version: eula.version - 1 })
        .where('email', '=', email)
        .execute(),
    );
    expect(await verified(visitor)).toMatchObject({ user: { signedEula: false } });
    expect(await visitor.get(`${secure}/eula/`)).toMatchObject({ json: { signedAt: null } });
  });

  test('is for those who are signed in', async () => {
    expect(await client('platform').get(`${secure}/eula/`)).toMatchObject({ status: 401 });
    expect(await client('platform').post(`${secure}/eula/`, { version: 1 })).toMatchObject({ status: 401 });
  });
});

describe('a profile', () => {
  test('is changed in part, by its owner, at its store', async () => {
    const { visitor, email } = await signUp('demo');
    await signUp('other', email);
    expect(
      await visitor.patch(`${secure}/profile/`, { firstName: ' Ada ', phone: '020 7946 0018' }),
    ).toMatchObject({ status: 200, json: { user: { firstName: 'Ada', lastName: '' } } });
    expect(await visitor.patch(`${secure}/profile/`, { lastName: 'Lovelace' })).toMatchObject({
      json: { user: { firstName: 'Ada', lastName: 'Lovelace' } },
    });
    const rows = await platform.core.database.platform(({ query }) =>
      query
        .selectFrom('customers')
        .select(['division_id', 'first_name', 'phone'])
        .where('email', '=', email)
        .orderBy('division_id')
        .execute(),
    );
    expect(rows).toEqual([
      { division_id: testDivisions.demo, first_name: 'Ada', phone: '020 7946 0018' },
      { division_id: testDivisions.other, first_name: '', phone: '' },
    ]);
    expect(await visitor.patch(`${secure}/profile/`, { firstName: 'x'.repeat(81) })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'firstName' }] },
    });
    expect(await client('demo').patch(`${secure}/profile/`, { firstName: 'Eve' })).toMatchObject({
      status: 401,
    });
  });
});
