import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { testMember } from '../../testing/test-team.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.core.database.platform(({ query }) =>
    query.updateTable('divisions').set({ plan: 'pro' }).where('id', '=', testDivisions.platform).execute(),
  );
  await platform.core.divisions.changed(testDivisions.platform);
});
afterAll(() => platform.close());

test('a page of the provider’s for those who have a dashboard is given to each of them, and to nobody else', async () => {
  const pages = `/omnis/v3/divisions/${testDivisions.platform}/pages/`;
  const provider = await testOwner(platform, [testDivisions.platform]);
  const properties = { title: 'For owners', loginState: 'dashboard-access' };
  const created = await provider.post(pages, { url: '/for-owners/', properties });
  const url = `${pages}${z.object({ id: z.number() }).parse(created.json).id}/`;

  const owner = await testOwner(platform, [testDivisions.demo]);
  expect(await owner.get(url)).toMatchObject({ status: 200, json: { url: '/for-owners/' } });
  expect(await testClient(platform.app, testHosts.platform).get(url)).toMatchObject({ status: 401 });
  const { id, client } = await testMember(platform, [testDivisions.demo]);
  await platform.core.database.platform(({ query }) =>
    query.updateTable('customers').set({ eula_version: null }).where('id', '=', id).execute(),
  );
  expect(await client.get(url), 'the licence is not signed').toMatchObject({ status: 403 });
});

test('a page of a store for those who have a dashboard is shown on its host to its team, by a pass', async () => {
  const { demo } = testDivisions;
  const owner = await testOwner(platform, [demo]);
  const properties = { title: 'For the team', loginState: 'dashboard-access' };
  const created = await owner.post(`/omnis/v3/divisions/${demo}/pages/`, { url: '/team/', properties });
  const url = `/omnis/v3/divisions/${demo}/pages/${z.object({ id: z.number() }).parse(created.json).id}/`;
  const given = await owner.post(`/omnis/v3/dashboard/divisions/${demo}/pass/`, {});
  const { pass } = z.object({ pass: z.string() }).parse(given.json);
  const at = (path: string, cookie = '') =>
    platform.app.inject({ url: path, headers: { host: testHosts.demo, ...(cookie ? { cookie } : {}) } });
  const entered = await at(`/team/?omnis-pass=${pass}`);
  const cookies = [entered.headers['set-cookie']].flat().map((set) => String(set).split(';', 1)[0]);
  expect(cookies).toContain('omnis-team=1');
  expect((await at(url, cookies.join('; '))).json()).toMatchObject({ url: '/team/' });
  // The mark that pages can read opens nothing.
  expect((await at(url, 'omnis-team=1')).statusCode).toBe(401);
  const draft = await owner.post(`/omnis/v3/divisions/${demo}/pages/`, {
    url: '/no/',
    published: false,
    properties,
  });
  const { id } = z.object({ id: z.number() }).parse(draft.json);
  const unpublished = `/omnis/v3/divisions/${demo}/pages/${id}/`;
  expect((await at(unpublished, cookies.join('; '))).statusCode).toBe(404);
});
