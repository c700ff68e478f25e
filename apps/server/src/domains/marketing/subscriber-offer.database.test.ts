import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo } = testDivisions;
let platform: TestPlatform;
let shopper: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  shopper = testClient(platform.app, testHosts.demo);
  await shopper.get('/omnis/v3/basket/main/list/');
  await offer({ title: '10% off', copy: 'News now and then', coupon: ' TEN ' });
});
afterAll(() => platform.close());

async function offer(settings: Readonly<Record<string, string>>): Promise<void> {
  const { database, divisions, cache } = platform.core;
  const plugins = JSON.stringify({ 'email-subscriber-offer': settings });
  await database.platform(({ query }) =>
    query.updateTable('divisions').set({ plugins }).where('id', '=', demo).execute(),
  );
  await divisions.changed(demo);
  cache.clear();
}

const mails = (kind: string) =>
  platform.core.database.tenant(demo, ({ query }) =>
    query.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id').execute(),
  );

/** Subscribes, and follows the link of the mail. */
async function join(email: string, mailingList = 'subscriber-offer') {
  const asked = await shopper.post('/omnis/v3/marketing/subscribe/', {
    mailingList,
    email,
    firstName: 'Ada',
  });
  expect(asked).toMatchObject({
    status: 200,
    json: { message: "We've sent you an email to verify your subscription" },
  });
  const mail = (await mails('marketing.verify')).findLast(({ recipient }) => recipient === email);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  return {
    mail,
    confirm: () => shopper.post('/omnis/v3/marketing/confirm/', { token }),
  };
}

describe('the subscriber offer (storefront.md §4)', () => {
  test('its coupon is mailed to who has confirmed, once, and to nobody before', async () => {
    const { mail, confirm } = await join('ada@shop.example');
    expect(mail?.body).not.toContain('TEN');
    expect(await mails('marketing.offer')).toEqual([]);
    expect(await confirm()).toMatchObject({ status: 200, json: { status: 'confirmed', offer: true } });
    expect(await confirm()).toMatchObject({ status: 200, json: { status: 'already', offer: false } });
    const [sent, ...more] = await mails('marketing.offer');
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ recipient: 'ada@shop.example', subject: 'Your code for Demo' });
    expect(sent?.body).toMatch(/Thank you, Ada[^]*10% off[^]*TEN/);
    // Whoever wants no more of them has a way out.
    expect(sent?.body).toMatch(
      /Unsubscribe from the newsletter:\nhttps?:\/\/[^/]+\/unsubscribe\/\?token=\S+/,
    );
  });

  test('a subscriber of another list gets no coupon, nor does anybody where there is none', async () => {
    const newsletter = await join('bea@shop.example', 'newsletter');
    expect(await newsletter.confirm()).toMatchObject({ json: { status: 'confirmed', offer: false } });
    await offer({ title: '10% off' });
    const without = await join('cleo@shop.example');
    expect(await without.confirm()).toMatchObject({ json: { status: 'confirmed', offer: false } });
    expect(await mails('marketing.offer')).toHaveLength(1);
  });

  test('its words are in what a store starts from, its coupon is not', async () => {
    await offer({ title: '10% off', coupon: 'TEN' });
    const { json, text } = await shopper.get(`/omnis/v3/frontend/${demo}/getStoreCoreData/json/`);
    expect(json).toMatchObject({
      state: { subdomain: { plugins: { 'email-subscriber-offer': { title: '10% off', coupon: '' } } } },
    });
    expect(text).not.toContain('TEN');
  });
});
