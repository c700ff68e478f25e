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
  await platform.core.divisions.reload();
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
