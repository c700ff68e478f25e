import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const secure = '/omnis/v3/dashboard/secure';
const password = 'correct horse battery';
const email = 'zoe@mail.example';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await offerLanguages(platform.core, testDivisions.demo, ['en', 'de', 'fr']);
});
afterAll(() => platform.close());

const client = () => testClient(platform.app, testHosts.demo);
const subjects = async (): Promise<string[]> => {
  await platform.core.jobs.idle();
  const rows = await platform.core.database.platform(({ query }) =>
    query.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('id').execute(),
  );
  return rows.map(({ subject }) => subject);
};

test('a mail is in the language in which its reader acts, and a customer keeps that of the last sign-in', async () => {
  const customer = { email, password, firstName: 'Zoé' };
  const signedUp = await client().post('/omnis/v3/shop/customer/create/', customer, {
    'accept-language': 'fr',
  });
  expect(signedUp.status).toBe(201);
  expect(await subjects()).toEqual([expect.stringMatching(/^Confirmez votre adresse e-mail pour /)]);
  const german = { 'accept-language': 'de' };
  await client().post(`${secure}/login/`, { email, password }, german);
  const row = await platform.core.database.platform(({ query }) =>
    query.selectFrom('customers').select('language').where('email', '=', email).executeTakeFirst(),
  );
  expect(row).toEqual({ language: 'de' });
  expect((await client().post(`${secure}/reset-password/request/`, { email }, german)).status).toBe(200);
  expect((await subjects()).at(-1)).toMatch(/^Neues Passwort für .* festlegen$/);
});
