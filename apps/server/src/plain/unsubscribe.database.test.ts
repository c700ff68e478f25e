import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerLanguages } from '../testing/offer-languages.ts';
import { testClient, type TestAnswer, type TestClient } from '../testing/test-client.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { unsubscribeLink } from '../domains/notifications/mail/unsubscribe-link.ts';

const { demo, other } = testDivisions;
const email = 'ada@shop.example';
let platform: TestPlatform;
let reader: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  reader = testClient(platform.app, testHosts.demo);
  await platform.core.database.tenant(demo, ({ query }) =>
    query
      .insertInto('subscribers')
      .values(
        ['newsletter', 'subscriber-offer'].map((list) => ({
          division_id: demo,
          mailing_list: list,
          email,
          token_hash: null,
          verified_at: new Date(),
        })),
      )
      .onConflict((conflict) => conflict.columns(['division_id', 'mailing_list', 'email']).doNothing())
      .execute(),
  );
});

const linkOf = (division: number = demo): string =>
  unsubscribeLink(platform.core.secrets, {
    origin: '',
    division,
    leaver: { mailingList: 'subscriber-offer', email },
  });

/** Sends what a mailbox sends: no cookie, no origin, one fixed word. */
const oneClick = (url: string, type = 'application/x-www-form-urlencoded'): Promise<TestAnswer> =>
  testClient(platform.app, testHosts.demo).send({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });

async function lists(): Promise<string[]> {
  const rows = await platform.core.database.tenant(demo, ({ query }) =>
    query.selectFrom('subscribers').select('mailing_list').where('division_id', '=', demo).execute(),
  );
  return rows.map((row) => row.mailing_list).toSorted();
}

describe('the link of a list’s mails', () => {
  it('asks first: programs that look through mails follow links', async () => {
    const page = await reader.get(linkOf());
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(page.text).toContain(`${email} will no longer get the newsletter of Demo.`);
    expect(page.text).toContain('Unsubscribe from the newsletter');
    expect(await lists()).toEqual(['newsletter', 'subscriber-offer']);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes its reader off that list by one request of a mailbox, as %s, and again',
    async (type) => {
      const link = linkOf();
      const answer = await oneClick(link, type);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text).toContain('You are unsubscribed.');
      expect(await lists()).toEqual(['newsletter']);
      expect((await oneClick(link, type)).status).toBe(200);
    },
  );

  it('does nothing when it is not whole, or another store’s', async () => {
    for (const link of [linkOf().slice(0, -4), linkOf(other), '/unsubscribe/', '/unsubscribe/?token=%00']) {
      const answers = [await reader.get(link), await oneClick(link)];
      for (const { status, text } of answers) {
        expect(status).toBe(404);
        expect(text).toContain('This link is incomplete.');
      }
    }
    expect(await lists()).toEqual(['newsletter', 'subscriber-offer']);
  });

  it('speaks the reader’s language', async () => {
    await offerLanguages(platform.core, demo, ['en', 'de', 'fr']);
    const { text } = await reader.send({
      method: 'GET',
      url: linkOf(),
      headers: { 'accept-language': 'de' },
    });
    await offerLanguages(platform.core, demo, ['en']);
    expect(text).toContain('Newsletter abbestellen');
  });
});
