import { texts } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { sendForm } from '../../testing/send-form.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo } = testDivisions;
let platform: TestPlatform;
let client: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(() => {
  client = testClient(platform.app, testHosts.demo);
});

const mailsTo = (recipient: string) =>
  platform.core.database.tenant(demo, ({ query }) =>
    query.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute(),
  );
const letter = { name: 'Ada', email: 'ada@example.com', message: 'Hello\r\nthere' };

describe('the newsletter’s form', () => {
  const path = '/newsletter/plain/';

  test('asks for the mail that confirms, and says so', async () => {
    const { status, text, headers } = await sendForm(client, path, {
      fields: { firstName: 'Ada', email: 'Ada@Example.com' },
    });
    expect(status, text).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toContain('We&#39;ve sent you an email to verify your subscription');
    expect(await mailsTo('ada@example.com')).toMatchObject([{ kind: 'marketing.verify' }]);
  });

  test('keeps what was typed, and says at its fields what is wrong', async () => {
    const { status, text } = await sendForm(client, path, {
      fields: { firstName: '', email: 'ada@', mailingList: 'news' },
    });
    expect(status).toBe(422);
    expect(text).toContain('<a href="#email">Email</a>: Please enter a valid email address');
    expect(text).toContain('<a href="#firstName">First name</a>: This field is required');
    expect(text).toContain('value="ada@"');
    expect(text).toMatch(/name="mailingList"\s+value="news"/);
  });

  test('comes from this shop, as the browser says or as its own page proves', async () => {
    const fields = { firstName: 'Eve', email: 'eve@example.com' };
    const from: Record<string, string>[] = [
      { origin: 'http://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ];
    for (const headers of from) expect((await sendForm(client, path, { fields, headers })).status).toBe(403);
    const silent = await sendForm(client, path, { fields, headers: {} });
    const token = /name="token"\s+value="([^"]*)"/.exec(silent.text)?.[1] ?? '';
    expect(await mailsTo('eve@example.com')).toEqual([]);
    expect((await sendForm(client, path, { fields: { ...fields, token }, headers: {} })).status).toBe(200);
    expect(await mailsTo('eve@example.com')).toHaveLength(1);
  });

  test('can be opened by itself', async () => {
    expect((await client.get(path)).text).toContain('<form method="post" action="/newsletter/plain/">');
  });
});

describe('the letter to the shop', () => {
  const path = '/contact/plain/';

  test('goes to it', async () => {
    const { status, text } = await sendForm(client, path, { fields: letter });
    expect(status, text).toBe(200);
    expect(text).toContain(texts.contactSent);
    const [mail] = await mailsTo('hello@demo.example');
    expect(mail).toMatchObject({ reply_to: 'ada@example.com', subject: 'Message from Ada' });
    expect(mail?.body).toContain('> Hello\n> there');
  });

  test('of a program goes nowhere, and the program is told the same', async () => {
    const before = (await mailsTo('hello@demo.example')).length;
    const { status, text } = await sendForm(client, path, {
      fields: { ...letter, message: 'Buy pills', website: 'http://pills.example' },
    });
    expect([status, text.includes(texts.contactSent)]).toEqual([200, true]);
    expect(await mailsTo('hello@demo.example')).toHaveLength(before);
  });

  test('of 5,000 characters that take three bytes each is taken', async () => {
    const { status } = await sendForm(client, path, { fields: { ...letter, message: '字'.repeat(5000) } });
    expect(status).toBe(200);
  });

  test('is refused after ten in an hour, with what was written', async () => {
    let last = await sendForm(client, path, { fields: letter });
    for (let at = 0; at < 10; at += 1)
      last = await sendForm(client, path, { fields: { ...letter, message: `Again ${at}` } });
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.text).toContain('Too many messages.');
    expect(last.text).toContain('Again 9</textarea');
  });
});

test('an order is found again by its form, in the language of who asks', async () => {
  await offerLanguages(platform.core, demo, ['en', 'de']);
  const email = 'finder@example.com';
  const { number } = await insertTestOrder(platform.core.database, { division_id: demo, email });
  const { status, text } = await sendForm(client, '/find-order/plain/', {
    fields: { number, email, purpose: 'edit-order' },
    headers: { origin: `http://${testHosts.demo}`, 'accept-language': 'de' },
  });
  expect(status).toBe(200);
  expect(text).toContain('Ihre Bestellung finden');
  expect(text).not.toContain('If there is an order');
  await platform.core.jobs.idle();
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'order.link');
  expect(mail?.body).toContain('/edit-order/');
});
