/** Policies in a store's own words (storefront.md §2 Route list). */
import { randomUUID } from 'node:crypto';
import { calls } from '@omnis/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const { demo, other } = testDivisions;
const at = `/omnis/v3/dashboard/divisions/${demo}/policies/`;
const privacy = `${at}privacy-policy/`;
const managed = calls['dashboard.policy'].response;

let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;
let shopper: TestClient;

const key = () => ({ 'idempotency-key': randomUUID() });
const read = async (language = 'en') =>
  responseOf(
    'policies.get',
    await shopper.get('/omnis/v3/policies/privacy-policy/', { 'accept-language': language }),
  );

beforeAll(async () => {
  platform = await createTestPlatform();
  await offerLanguages(platform.core, demo, ['en', 'de']);
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

test('begin with the generated words, become own ones in one language, and return', async () => {
  const before = managed.parse((await owner.get(privacy)).json);
  expect(before).toMatchObject({ html: null, version: 0, versions: [], languages: ['en', 'de'] });
  expect(before.generated).toContain('<h2>');
  const generated = await read();

  const html = '<p>We know little.</p><h2>Cookies</h2><p>None.</p><script>steal()</script>';
  const change = await owner.patch(privacy, { html, version: 0 }, key());
  expect(change, change.text).toMatchObject({ status: 200, json: { version: 1 } });
  expect(await read()).toMatchObject({
    title: generated.title,
    sections: [
      { title: '', html: '<p>We know little.</p>' },
      { title: 'Cookies', html: '<p>None.</p>' },
    ],
  });
  expect((await read('de')).sections.length).toBeGreaterThan(3);
  expect(responseOf('dashboard.policies', await owner.get(at)).items.at(-1)).toMatchObject({
    name: 'privacy-policy',
    languages: [
      { language: 'en', own: true },
      { language: 'de', own: false },
    ],
  });

  const back = managed.parse((await owner.patch(privacy, { html: null, version: 1 }, key())).json);
  expect((await read()).sections).toEqual(generated.sections);
  // Each wording is kept: a shopper may ask which one they agreed to.
  expect(back.versions.map(({ version, html: words }) => [version, words])).toEqual([
    [2, null],
    [1, '<p>We know little.</p><h2>Cookies</h2><p>None.</p>'],
  ]);
});

test('are changed by the version that was read, once a key, and never to an empty page', async () => {
  const { version } = managed.parse((await owner.get(`${privacy}?language=de`)).json);
  const twice = key();
  const body = { language: 'de', html: '<p>Wenig.</p>', version };
  for (const round of [1, 2])
    expect(await owner.patch(privacy, body, twice), `round ${round}`).toMatchObject({
      status: 200,
      json: { version: version + 1 },
    });
  expect(await owner.patch(privacy, body, key())).toMatchObject({
    status: 409,
    json: { errors: [{ field: 'version' }] },
  });
  expect(
    await owner.patch(privacy, { language: 'de', html: '<p>&nbsp;</p>', version: version + 1 }, key()),
  ).toMatchObject({ status: 422, json: { errors: [{ field: 'html' }] } });
  expect(
    await owner.patch(privacy, { language: 'fr', html: '<p>Peu.</p>', version: 0 }, key()),
  ).toMatchObject({ status: 422, json: { errors: [{ field: 'language' }] } });
});

test('belong to the team of the store; one that does not exist is not found', async () => {
  expect((await stranger.get(privacy)).status).toBe(403);
  expect((await stranger.patch(privacy, { html: '<p>Mine</p>', version: 0 }, key())).status).toBe(403);
  expect((await owner.get(`${at}nothing/`)).status).toBe(404);
});
