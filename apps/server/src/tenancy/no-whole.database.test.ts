import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createCore } from '../core.ts';
import { createServices } from '../platform.ts';
import { loggedDatabase, type LoggedStatement } from '../testing/logged-database.ts';
import { signIn } from '../testing/sweep/people.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const { demo } = testDivisions;
const stores = 300;
/** Most rows of one page of a list. */
const mostRows = 100;

let platform: TestPlatform;
let statements: LoggedStatement[];
let ask: (host: string, url: string, token?: string) => Promise<number>;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { config, secrets, logger } = platform.core;
  await platform.core.database.direct(
    `INSERT INTO divisions (id, code, name, company_name, subdomain)
     SELECT 1000 + n, 'many-' || n, 'Many ' || n, 'Many', 'many-' || n FROM generate_series(1, ${stores}) n`,
    [],
  );
  const logged = loggedDatabase(platform.core.database);
  ({ statements } = logged);
  const core = await createCore({ config, secrets, logger, database: logged.database });
  const app = await createApp(core, createServices(core), null);
  ask = async (host, url, token) => {
    const cookie = token === undefined ? '' : `__Host-omnis=${token}`;
    const answer = await app.inject({ url, headers: { host, cookie, accept: 'application/json' } });
    return answer.statusCode;
  };
});
afterAll(() => platform.close());

test('no request reads more stores than a page of a list shows, however many there are', async () => {
  const { token: staff } = await signIn(platform.core, 'staff');
  const { token: owner } = await signIn(platform.core, 'owner');
  const dashboard = '/omnis/v3/dashboard';
  const asked = [
    [testHosts.demo, '/omnis/v3/frontend/getStoreCoreData/json/'],
    [testHosts.demo, `/omnis/v3/division/${demo}/products/`],
    [testHosts.demo, '/sitemap.xml'],
    [testHosts.platform, `${dashboard}/secure/get/`, owner],
    [testHosts.platform, `${dashboard}/divisions/${demo}/settings/`, owner],
    [testHosts.platform, `${dashboard}/divisions/${demo}/overview/`, owner],
    [testHosts.atlas, '/omnis/v3/atlas/orders/', staff],
    [testHosts.atlas, '/omnis/v3/atlas/jobs/', staff],
    [testHosts.atlas, '/omnis/v3/atlas/stores/?perPage=100', staff],
    [testHosts.atlas, '/omnis/v3/atlas/stores/?search=many', staff],
    [testHosts.atlas, '/omnis/v3/atlas/stores/reviews/?perPage=100', staff],
  ] as const;
  for (const [host, url, token] of asked) expect([url, await ask(host, url, token)]).toEqual([url, 200]);
  const reads = statements.filter(({ sql }) => /\bfrom\s+"?divisions\b/i.test(sql));
  expect(reads.some(({ rows }) => rows === mostRows)).toBe(true);
  expect(reads.filter(({ rows }) => rows > mostRows)).toEqual([]);
});
