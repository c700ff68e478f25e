import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createMailer, type MailToSend } from './mailer.service.ts';
import { registerOutbox } from './outbox.ts';

let platform: TestPlatform;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  platform = await createTestPlatform({ smtpUrl: sink.url });
});
afterAll(async () => {
  await platform.close();
  await sink.close();
});

const mail = (changes: Partial<MailToSend> = {}): MailToSend => ({
  kind: 'test',
  dedupeKey: `test:${Math.random()}`,
  to: 'jo@example.com',
  subject: 'Hello',
  html: '<html><head></head><body><script>alert(1)</script>Hello</body></html>',
  text: 'Hello there',
  ...changes,
});

async function write(division: number, content: MailToSend): Promise<void> {
  const { core, services } = platform;
  const store = await core.divisions.byId(division);
  if (!store) throw new Error('No such store');
  await core.database.tenant(division, (db) => services.notifications.mailer.enqueue(db, store, content));
  core.jobs.wake();
}

interface Listed {
  items: { division: number; subject: string; url: string; sentAt: string | null; from: string }[];
}

async function outbox(host: string): Promise<Listed['items']> {
  const answer = await testClient(platform.app, host).get('/dev/outbox/?format=json');
  expect(answer.status).toBe(200);
  return (answer.json as Listed).items;
}

describe('mailer', () => {
  test('a mail of one happening is sent once, however often it is written', async () => {
    const content = mail({ subject: 'Once only', dedupeKey: 'once' });
    await write(testDivisions.demo, content);
    await write(testDivisions.demo, content);
    await platform.core.jobs.idle();
    const arrived = sink.messages.filter((message) => message.includes('Once only'));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toContain('From: Demo <hello@demo.example>');
    expect(arrived[0]).toContain('To: jo@example.com');
    expect(arrived[0]).toContain('Hello there');
    expect((await outbox(testHosts.demo)).filter(({ subject }) => subject === 'Once only')).toMatchObject([
      { sentAt: expect.any(String) },
    ]);
  });

  test('a mail of a list tells mailboxes where one request takes its reader off it, and no other does', async () => {
    const unsubscribe = `http://${testHosts.demo}/unsubscribe/?token=${'t'.repeat(300)}`;
    await write(testDivisions.demo, mail({ subject: 'Of a list', unsubscribe }));
    await write(testDivisions.demo, mail({ subject: 'Of no list' }));
    await platform.core.jobs.idle();
    const headOf = (subject: string): string =>
      sink.messages.find((message) => message.includes(subject))?.replace(/\r\n\s+/g, ' ') ?? '';
    expect(headOf('Of a list')).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(headOf('Of a list')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(headOf('Of no list')).not.toContain('List-Unsubscribe');
  });

  test('a mail is written with its transaction or not at all', async () => {
    const { core, services } = platform;
    const store = (await core.divisions.byId(testDivisions.demo))!;
    await expect(
      core.database.tenant(store.id, async (db) => {
        await services.notifications.mailer.enqueue(db, store, mail({ subject: 'Never written' }));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await core.jobs.idle();
    expect((await outbox(testHosts.platform)).map(({ subject }) => subject)).not.toContain('Never written');
    expect(sink.messages.some((message) => message.includes('Never written'))).toBe(false);
  });

  test('a store without a contact address sends from its host, and its name cannot break the header', async () => {
    const { core } = platform;
    const store = {
      ...(await core.divisions.byId(testDivisions.other))!,
      name: 'O"ther\r\nBcc: x@example.com',
    };
    const mailer = createMailer({
      ...core,
      config: { ...core.config, smtpUrl: null },
      jobs: { ...core.jobs, handle: () => undefined },
    });
    await core.database.tenant(store.id, (db) => mailer.enqueue(db, store, mail({ subject: 'Kept' })));
    expect((await outbox(testHosts.other)).find(({ subject }) => subject === 'Kept')).toMatchObject({
      from: '"OtherBcc: x@example.com" <no-reply@other.localhost>',
      sentAt: null,
    });
  });
});

describe('outbox', () => {
  test('a store shows its own mail, the platform and atlas show all', async () => {
    await write(testDivisions.demo, mail({ subject: 'Of demo' }));
    await write(testDivisions.other, mail({ subject: 'Of other' }));
    const subjects = async (host: string): Promise<string[]> =>
      (await outbox(host)).map(({ subject }) => subject);
    expect(await subjects(testHosts.demo)).toContain('Of demo');
    expect(await subjects(testHosts.demo)).not.toContain('Of other');
    for (const host of [testHosts.platform, testHosts.atlas]) {
      expect(await subjects(host)).toEqual(expect.arrayContaining(['Of demo', 'Of other']));
    }
  });

  test('a mail is shown in a frame that can run nothing, and only by its own store', async () => {
    await write(testDivisions.other, mail({ subject: '<b>Bold</b>' }));
    const item = (await outbox(testHosts.other)).find(({ subject }) => subject === '<b>Bold</b>')!;
    const client = testClient(platform.app, testHosts.other);
    const page = await client.get(item.url);
    expect(page.text).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(page.text).not.toContain('<script');
    expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const body = await client.get(`${item.url}body/`);
    expect(body.headers['content-security-policy']).toMatch(/^sandbox allow-popups.*default-src 'none'/);
    for (const url of [item.url, `${item.url}body/`]) {
      expect((await testClient(platform.app, testHosts.demo).get(url)).status).toBe(404);
    }
  });

  test('it does not exist in production', () => {
    const paths: string[] = [];
    const app = { get: (path: string) => paths.push(path) };
    registerOutbox(app as never, {
      ...platform.core,
      config: { ...platform.core.config, mode: 'production' },
    });
    expect(paths).toEqual([]);
  });
});
