import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { testQuoteWish } from '../../testing/test-quotes.ts';
import { testMember, type TestMember } from '../../testing/test-team.ts';

const { demo, other } = testDivisions;
const dashboard = `/omnis/v3/dashboard/divisions/${demo}`;

let platform: TestPlatform;
let owner: TestMember;
beforeAll(async () => {
  platform = await createTestPlatform();
  await offerLanguages(platform.core, demo, ['de', 'en']);
  owner = await testMember(platform, [demo]);
  await speaks(owner, 'fr');
});
afterAll(() => platform.close());

const speaks = ({ id }: TestMember, language: string) =>
  platform.core.database.platform(({ query }) =>
    query.updateTable('customers').set({ language }).where('id', '=', id).execute(),
  );
const mails = (kind: string) =>
  platform.core.database.platform(({ query }) =>
    query
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body'])
      .where('kind', '=', kind)
      .orderBy('id')
      .execute(),
  );

test('a store is written to in its own language, whatever its shopper speaks', async () => {
  const client = testClient(platform.app, testHosts.demo);
  client.cookies.set('language', 'en');
  await client.post('/omnis/v3/frontend/contact/', {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    contactEmail: '',
  });
  expect(await mails('store.contact')).toMatchObject([
    { subject: 'Nachricht von Ada', body: expect.stringContaining('Gesendet über das Kontaktformular') },
  ]);
  const asked = await client.post('/omnis/v3/frontend/quotes/', testQuoteWish);
  expect(asked, asked.text).toMatchObject({ status: 201 });
  const { orderHash, number } = asked.json as { orderHash: string; number: string };
  expect(await mails('quote.asked')).toMatchObject([{ subject: `Your quote ${number}` }]);
  expect(await mails('quote.shop')).toMatchObject([
    { subject: `Ada Archer bittet um Angebot ${number}`, body: expect.stringContaining('Vorderseite') },
  ]);
  await platform.core.database.platform(({ query }) =>
    query.updateTable('quotes').set({ offered_at: new Date() }).execute(),
  );
  const note = 'In green, please';
  await client.post(`/omnis/v3/frontend/quotes/${orderHash}/answer/`, {
    action: 'change',
    from: 'quote',
    note,
  });
  expect(await mails('quote.answered')).toMatchObject([
    {
      subject: `Ada Archer bittet um Änderungen (Angebot ${number})`,
      body: expect.stringContaining(note),
    },
  ]);
});

test('an invited person is written to in the language of their account, else in the store’s', async () => {
  const known = await testMember(platform, [other]);
  await speaks(known, 'fr');
  for (const email of [`${known.id}@team.example`, 'nobody@team.example']) {
    const sent = await owner.client.post(`${dashboard}/team/invitations/`, { email, permissions: [] });
    expect(sent, sent.text).toMatchObject({ status: 201 });
  }
  expect((await mails('team.invitation')).map(({ subject }) => subject)).toEqual([
    'Olive Owner vous invite dans l’équipe de Demo',
    'Olive Owner lädt Sie in das Team von Demo ein',
  ]);
});

test('a request of a team member and its outcome are in the language of each account', async () => {
  const member = await testMember(platform, [demo], []);
  await speaks(member, 'de');
  await member.client.post(`${dashboard}/team/requests/`, { permission: 'finance', reason: 'Kasse' });
  expect(await mails('team.request')).toMatchObject([
    { subject: 'Olive Owner demande « Sales and plan » dans Demo' },
  ]);
  const team = (await owner.client.get(`${dashboard}/team/`)).json as { requests: { id: string }[] };
  await owner.client.post(`${dashboard}/team/requests/${team.requests[0]?.id}/`, { grant: true });
  expect(await mails('team.decision')).toMatchObject([
    {
      subject: 'Sie dürfen „Sales and plan“ in Demo jetzt nutzen',
      body: expect.stringContaining('Dashboard öffnen'),
    },
  ]);
});
