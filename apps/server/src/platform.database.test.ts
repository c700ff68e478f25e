import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient } from './testing/test-client.ts';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';
import { testHosts } from './testing/test-divisions.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

describe('hosts', () => {
  test('an unknown host is answered with 404 and nothing else', async () => {
    const answer = await testClient(platform.app, 'nobody.localhost:3000').get('/omnis/v3/openapi.json');
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'unknown_host' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('the OpenAPI document is served', async () => {
    const answer = await testClient(platform.app, testHosts.demo).get('/omnis/v3/openapi.json');
    expect(answer.json).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('row level security', () => {
  test('every table has a policy and forces it', async () => {
    const { rows } = await platform.core.database.direct(
      `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT LIKE 'kysely%'
         AND (NOT c.relforcerowsecurity OR NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid))`,
      [],
    );
    expect(rows).toEqual([]);
  });

  test('a tenant sees and writes its own rows only', async () => {
    const { database } = platform.core;
    await database.tenant(21, ({ query }) =>
      query.insertInto('collections').values({ division_id: 21, url_name: 'mine', name: 'Mine' }).execute(),
    );
    expect(
      await database.tenant(22, ({ query }) => query.selectFrom('collections').selectAll().execute()),
    ).toEqual([]);
    expect(
      await database.tenant(21, ({ query }) => query.selectFrom('collections').select('name').execute()),
    ).toEqual([{ name: 'Mine' }]);
    await expect(
      database.tenant(22, ({ query }) =>
        query
          .insertInto('collections')
          .values({ division_id: 21, url_name: 'theft', name: 'Theft' })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });
});
