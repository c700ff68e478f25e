import { platformDivision } from '@omnis/models';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newTotpSecret, totpCode } from '../../security/totp.ts';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { testClient } from '../../testing/test-client.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import type { Typed } from './setup-answers.ts';

const good: Typed = {
  do: 'create',
  name: 'Print Works',
  contactEmail: 'hello@works.example',
  country: 'DE',
  currency: 'EUR',
  staffFirstName: 'Ada',
  staffLastName: 'Byron',
  staffEmail: 'ada@works.example',
  staffEntry: 'password',
  staffPassword: 'correct horse battery',
  mail: 'later',
  payments: 'test',
};

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform({ seed: 'demo', mode: 'demo' });
});
afterEach(() => platform.close());

async function link(): Promise<string> {
  const made = await platform.services.setup.newLink();
  if (!made) throw new Error('There is a platform already');
  return made.token;
}

const open = (token: string, host = 'localhost:3000') =>
  platform.app.inject({ url: `/setup/?token=${token}`, headers: { host, accept: 'text/html' } });

const send = (token: string, answers: Typed, host = 'localhost:3000') =>
  platform.app.inject({
    method: 'POST',
    url: `/setup/?token=${token}`,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(answers).toString(),
  });

const rows = <T>(statement: string): Promise<T[]> =>
  platform.core.database.direct(statement, []).then(({ rows: found }) => found as T[]);

describe('the page of the setup', () => {
  test('opens by each address that was printed, on any host, and by no other', async () => {
    const [first, second] = [await link(), await link()];
    for (const host of ['localhost:3000', '203.0.113.7', 'not-there-yet.example'])
      for (const token of [first, second]) expect((await open(token, host)).statusCode, host).toBe(200);
    expect((await open('guessed')).statusCode).toBe(403);
    await platform.core.database.direct(
      `UPDATE setup_links SET expires_at = now() - interval '1 second'`,
      [],
    );
    expect((await open(first)).statusCode).toBe(403);
    expect((await send(first, good)).statusCode).toBe(403);
    expect(await platform.services.setup.isDone()).toBe(false);
  });

  test('keeps a token by its hash only', async () => {
    const token = await link();
    const [row] = await rows<{ token_hash: string }>('SELECT * FROM setup_links');
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('names every field that is wrong, keeps what was typed, and shows no secret', async () => {
    const token = await link();
    const wrong = { ...good, name: '', country: 'ZZ', payments: 'stripe', stripeSecretKey: 'sk_test_secret' };
    const answer = await send(token, wrong);
    expect(answer.statusCode).toBe(422);
    for (const field of ['name', 'country', 'stripePublishableKey', 'stripeWebhookSecret'])
      expect(answer.body).toContain(`href="#${field}"`);
    expect(answer.body).toContain('value="hello@works.example"');
    expect(answer.body).not.toContain('sk_test_secret');
    expect(answer.body).not.toContain('correct horse');
    expect(await rows('SELECT id FROM divisions')).toEqual([]);
    // The secrets come back sealed, and need not be typed again.
    const [, sealed = ''] = /name="sealed" value="([^"]+)"/.exec(answer.body) ?? [];
    const { staffPassword: _, ...rest } = good;
    expect((await send(token, { ...rest, sealed })).statusCode).toBe(200);
  });

  test('makes the platform once: its pages, its delivery, staff who can sign in; then it is gone', async () => {
    const token = await link();
    const answer = await send(token, good);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Print Works is ready');
    const [division] = await rows('SELECT * FROM divisions');
    expect(division).toMatchObject({
      id: platformDivision,
      currency: 'EUR',
      country: 'DE',
      time_zone: 'Europe/Berlin',
    });
    expect(await rows('SELECT url FROM pages ORDER BY url')).toEqual([{ url: '/' }, { url: '/about/' }]);
    expect((await open(token)).statusCode).toBe(404);
    expect((await open(token, 'nobody.example')).statusCode).toBe(404);
    expect((await send(token, good)).statusCode).toBe(404);
    expect(await platform.services.setup.newLink()).toBeNull();
    const atlas = testClient(platform.app, 'atlas.localhost:3000');
    expect(
      await atlas.post('/omnis/v3/dashboard/secure/login/', {
        email: 'ada@works.example',
        password: good['staffPassword'],
      }),
    ).toMatchObject({ status: 200, json: { user: { email: 'ada@works.example' } } });
    expect(await atlas.get('/omnis/v3/atlas/users/')).toMatchObject({ status: 200 });
  });

  test('two who press the button at once make one platform', async () => {
    const tokens = [await link(), await link(), await link()];
    const answers = await Promise.all(tokens.map((token) => send(token, good)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rows('SELECT id FROM staff')).toHaveLength(1);
  });

  test('leaves nothing when it is interrupted', async () => {
    await platform.core.database.direct(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut'; END $$`,
      [],
    );
    await platform.core.database.direct(
      `CREATE TRIGGER cut BEFORE INSERT ON staff_role_members FOR EACH ROW EXECUTE FUNCTION refuse()`,
      [],
    );
    const token = await link();
    expect((await send(token, good)).statusCode).toBe(500);
    for (const table of ['divisions', 'pages', 'staff', 'platform_settings'])
      expect(await rows(`SELECT * FROM ${table}`), table).toEqual([]);
    await platform.core.database.direct('DROP TRIGGER cut ON staff_role_members', []);
    expect((await send(token, good)).statusCode).toBe(200);
  });

  test('sets up an authenticator app, and shows recovery codes', async () => {
    const secret = newTotpSecret();
    const code = totpCode(secret, new Date());
    const answer = await send(await link(), {
      ...good,
      authenticatorSecret: secret,
      authenticatorCode: code,
    });
    expect(answer.body).toContain('Recovery codes');
    const atlas = testClient(platform.app, 'atlas.localhost:3000');
    expect(
      await atlas.post('/omnis/v3/dashboard/secure/login/', {
        email: 'ada@works.example',
        password: good['staffPassword'],
      }),
    ).toMatchObject({ json: { code: 'two_factor_required' } });
  });

  test('keeps mail and payment settings sealed, uses them at once, and mails the invitation', async () => {
    const sink = await startSmtpSink();
    try {
      const port = new URL(sink.url).port;
      const smtp = { mail: 'smtp', smtpHost: '127.0.0.1', smtpPort: port, smtpSecurity: 'none' };
      const token = await link();
      const tested = await send(token, { ...good, ...smtp, do: 'test-mail', testMailTo: 'me@works.example' });
      expect(tested.body).toContain('A test email is on its way to me@works.example');
      expect(sink.messages.join()).toContain('Subject: Test email from Print Works');
      const unreachable = await send(token, { ...good, ...smtp, smtpPort: '1', do: 'test-mail' });
      expect(unreachable.statusCode).toBe(422);
      expect(unreachable.body).toContain('href="#smtpHost"');
      const stripe = {
        payments: 'stripe',
        stripePublishableKey: 'pk_test_1',
        stripeSecretKey: 'sk_test_1',
        stripeWebhookSecret: 'whsec_1',
      };
      const made = await send(token, {
        ...good,
        ...smtp,
        ...stripe,
        staffEntry: 'invitation',
        staffPassword: '',
      });
      expect(made.statusCode).toBe(200);
      const kept = JSON.stringify(await rows('SELECT * FROM platform_settings'));
      expect(kept).toContain('payments');
      expect(kept).not.toMatch(/sk_test_1|127\.0\.0\.1/);
      expect(platform.services.payments.service.processor).toMatchObject({
        kind: 'stripe',
        publishableKey: 'pk_test_1',
      });
      await expect.poll(() => sink.messages.join(), { timeout: 10_000 }).toContain('Choose a password');
    } finally {
      await sink.close();
    }
  });
});

test('the pages for developers are absent in production, whether there is a platform or not', async () => {
  const real = await createTestPlatform({ seed: 'demo', mode: 'production' });
  try {
    const ask = async (): Promise<number[]> => {
      const paths = ['/dev/', '/dev/outbox/', '/dev/outbox/12/1/', '/dev/outbox/?format=json'];
      const answers = await Promise.all(
        paths.map((url) => real.app.inject({ url, headers: { host: 'localhost' } })),
      );
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await ask()).toEqual([404, 404, 404, 404]);
    const stripe = {
      payments: 'stripe',
      stripePublishableKey: 'pk_live_1',
      stripeSecretKey: 'sk_live_1',
      stripeWebhookSecret: 'whsec_1',
    };
    expect(await real.services.setup.setUp('operator', { ...good, ...stripe })).toMatchObject({ ok: true });
    expect(await ask()).toEqual([404, 404, 404, 404]);
  } finally {
    await real.close();
  }
});
