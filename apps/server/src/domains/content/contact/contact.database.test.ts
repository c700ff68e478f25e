import { texts } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmtpSink, type SmtpSink } from '../../../testing/smtp-sink.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const { demo, other } = testDivisions;
const form = (contactEmail: string) => ({ type: 'mailContactForm', properties: { contactEmail } });

let platform: TestPlatform;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  platform = await createTestPlatform({ smtpUrl: sink.url });
  const owner = await testOwner(platform, [demo]);
  const pages = [
    { url: '/us/', blocks: [{ type: 'row', items: [form('Studio@Demo.example ')] }] },
    { url: '/write/', published: false, blocks: [form('secret@demo.example')] },
    {
      url: '/other/',
      blocks: [{ type: 'newsletterSubscribe', properties: { contactEmail: 'list@demo.example' } }],
    },
  ];
  for (const page of pages) {
    const made = await owner.post(`/omnis/v3/divisions/${demo}/pages/`, page);
    if (made.status !== 201) throw new Error(made.text);
  }
});
afterAll(async () => {
  await platform.close();
  await sink.close();
});

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Hello\n<b>there</b>' };

/** Sends from an address of its own, which no limit has met. */
let addresses = 0;
function write(
  body: unknown,
  { host = testHosts.demo, path = 'contact', ip = '' }: Partial<Record<'host' | 'path' | 'ip', string>> = {},
) {
  addresses += 1;
  const client = testClient(platform.app, host);
  const remoteAddress = ip || `10.0.${addresses >> 8}.${addresses % 256}`;
  return client.get('/omnis/v3/dashboard/secure/get/').then(() =>
    client.send({
      method: 'POST',
      url: `/omnis/v3/frontend/${path}/`,
      payload: body as object,
      remoteAddress,
      headers: {
        host,
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? ''),
        origin: `http://${host}`,
      },
    }),
  );
}

const mails = (division: number, kind: string) =>
  platform.core.database.tenant(division, ({ query }) =>
    query.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id').execute(),
  );
const recipients = async (division: number) =>
  (await mails(division, 'store.contact')).map(({ recipient }) => recipient);

describe('writing to a shop', () => {
  test('a message is mailed to the shop, an answer goes to the shopper, and the same words once', async () => {
    for (let round = 0; round < 2; round += 1)
      expect(await write(letter)).toMatchObject({ status: 200, json: { message: texts.contactSent } });
    const written = await mails(demo, 'store.contact');
    expect(written).toMatchObject([
      { recipient: 'hello@demo.example', reply_to: 'ada@example.com', subject: 'Message from Ada' },
    ]);
    expect(written[0]?.body).toContain('> Hello\n> <b>there</b>');
    expect(written[0]?.html).toContain('&lt;b&gt;there');
    await platform.core.jobs.idle();
    const [sent = ''] = sink.messages.filter((message) => message.includes('Message from Ada'));
    expect(sent).toContain('To: hello@demo.example');
    expect(sent).toContain('Reply-To: ada@example.com');
    expect(sent).toContain('From: Demo <hello@demo.example>');
  });

  test('goes to the address of a form only where a published page of the shop has that form', async () => {
    const to = async (contactEmail: string): Promise<string | undefined> => {
      expect(await write({ ...letter, message: contactEmail, contactEmail })).toMatchObject({ status: 200 });
      return (await recipients(demo)).at(-1);
    };
    expect(await to('studio@demo.example')).toBe('studio@demo.example');
    for (const foreign of [
      'victim@example.com',
      'secret@demo.example',
      'list@demo.example',
      'not an address',
    ])
      expect(await to(foreign)).toBe('hello@demo.example');
  });

  test('a shop without any address says that it has none', async () => {
    expect(await write(letter, { host: testHosts.other })).toMatchObject({ status: 404 });
    expect(await recipients(other)).toEqual([]);
  });

  test('a name can neither break the header nor the subject', async () => {
    const name = 'Eve\r\nBcc: victim@example.com\u2028x';
    expect(await write({ ...letter, name })).toMatchObject({ status: 200 });
    expect((await mails(demo, 'store.contact')).at(-1)?.subject).toBe(
      'Message from Eve Bcc: victim@example.com x',
    );
    await platform.core.jobs.idle();
    expect(sink.messages.some((message) => /^Bcc:/m.test(message))).toBe(false);
  });

  test.each([
    [{ ...letter, name: '  ' }, 'name', 'This field is required'],
    [{ ...letter, email: 'ada@' }, 'email', 'Please enter a valid email address'],
    [{ ...letter, email: 'a@b.example, c@d.example' }, 'email', 'Please enter a valid email address'],
    [{ ...letter, message: undefined }, 'message', expect.any(String)],
    [{ ...letter, message: 'x'.repeat(5001) }, 'message', expect.any(String)],
    [{ ...letter, contactEmail: 7 }, 'contactEmail', expect.any(String)],
  ])('a missing or wrong value is reported at its field %#', async (body, field, message) => {
    const before = (await recipients(demo)).length;
    expect(await write(body)).toMatchObject({ status: 422, json: { errors: [{ field, message }] } });
    expect(await recipients(demo)).toHaveLength(before);
  });

  test('one address may write ten times an hour', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push((await write({ ...letter, message: `${at}` }, { ip: '10.9.9.9' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await write({ ...letter, message: 'else' })).status).toBe(200);
  });
});

describe('a return for recycling', () => {
  const ask = (body: unknown, options = {}) => write(body, { path: 'retex/remill/submit', ...options });

  test('is answered by a mail with instructions, once a day to an address', async () => {
    for (const email of ['Ada@example.com', 'ada@example.com'])
      expect(await ask({ email })).toMatchObject({
        status: 200,
        json: { type: 'success', message: 'Thank you, we sent you an email with instructions.' },
      });
    const written = await mails(demo, 'store.remill');
    expect(written).toMatchObject([{ recipient: 'ada@example.com', reply_to: null }]);
    for (const promise of ['100% cotton', 'It is free', 'postage in the UK', 'coupon'])
      expect(written[0]?.body).toContain(promise);
  });

  test.each([[{}], [{ email: '' }], [{ email: 'ada' }], [[]]])('needs an address: %j', async (body) => {
    expect(await ask(body)).toMatchObject({ status: 422 });
  });

  test('one network address may ask ten times an hour', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push((await ask({ email: `a${at}@example.com` }, { ip: '10.9.9.8' })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
