/** Any number of made-up hosts costs nothing that stays. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** Number of rows in each table. */
async function rowCounts(): Promise<Record<string, number>> {
  const { direct } = platform.core.database;
  const { rows } = await direct(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' ORDER BY 1`,
    [],
  );
  const names = z.array(z.object({ name: z.string() })).parse(rows);
  const counts = names.map(({ name }) => `SELECT '${name}' AS name, count(*) AS rows FROM ${name}`);
  const counted = await direct(counts.join(' UNION ALL '), []);
  const parsed = z.array(z.object({ name: z.string(), rows: z.coerce.number() })).parse(counted.rows);
  return Object.fromEntries(parsed.map((each) => [each.name, each.rows]));
}

test('10,000 hosts at once are each told that nobody lives there, and leave no row and no cookie', async () => {
  const before = await rowCounts();
  expect(Object.keys(before).length).toBeGreaterThan(50);
  const paths = ['/', '/login/', '/omnis/v3/basket/main/list/', '/images/uploads/1/x.png', '/sitemap.xml'];
  const answers = await Promise.all(
    Array.from({ length: 10_000 }, (_, n) =>
      platform.app.inject({
        url: paths[n % paths.length] ?? '/',
        headers: { host: `made-up-${n}.example`, accept: 'text/html' },
      }),
    ),
  );
  const told = answers.map(({ statusCode, cookies }) => `${statusCode} with ${cookies.length} cookies`);
  expect(new Set(told)).toEqual(new Set(['404 with 0 cookies']));
  expect(await rowCounts()).toEqual(before);
  const known = await platform.app.inject({
    url: '/omnis/v3/frontend/getStoreCoreData/json/',
    headers: { host: testHosts.demo },
  });
  expect(known.statusCode).toBe(200);
});
