import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testDivisions } from '../testing/test-divisions.ts';
import { loggedDatabase } from '../testing/logged-database.ts';
import { createStoreAddresses } from '../tenancy/store-addresses.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const proxyAddress = '10.0.0.1';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform({
    proxy: readConfig({ TRUST_PROXY: proxyAddress }).proxy,
    mode: 'production',
    storesDomain: 'shops.example',
    platformHost: 'omnis.test',
    atlasHost: 'atlas.omnis.test',
  });
  await platform.core.database.platform(async ({ query }) => {
    const set = (id: number, columns: Readonly<Record<string, unknown>>) =>
      query.updateTable('divisions').set(columns).where('id', '=', id).execute();
    await set(testDivisions.demo, { custom_domain: 'xn--bcher-kva.example' });
    await query
      .insertInto('divisions')
      .values({
        id: 900,
        code: 'shut',
        name: 'Shut',
        company_name: 'Shut',
        subdomain: 'shut',
        custom_domain: 'shut.example',
        enabled: false,
      })
      .execute();
  });
});
afterAll(() => platform.close());

const ask = (
  query: string,
  { from = proxyAddress, headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) =>
  platform.app.inject({
    url: `/_internal/tls/ask${query}`,
    remoteAddress: from,
    headers: { host: '172.30.0.10:3000', ...headers },
  });

const long = (host: string): string => `${`${'a'.repeat(60)}.`.repeat(5)}${host}`;

test.each([
  'demo.shops.example',
  'DEMO.Shops.Example',
  'demo.preview.shops.example',
  'xn--bcher-kva.example',
  'bücher.example',
  'BÜCHER.example',
  'omnis.test',
  'atlas.omnis.test',
])('a certificate for %s may be made', async (domain) => {
  expect((await ask(`?domain=${encodeURIComponent(domain)}`)).statusCode).toBe(200);
});

test.each([
  'somebody.example',
  'nobody.shops.example',
  'www.demo.shops.example',
  'shops.example',
  'shut.shops.example',
  'shut.example',
  'demo.shops.example.',
  'demo.shops.example:443',
  '.demo.shops.example',
  '*.shops.example',
  'xn--bcher-kvb.example',
  'xn--',
  '127.0.0.1',
  '::1',
  '[::1]',
  '2130706433',
  'localhost',
  '',
  ' ',
  '\0',
  "demo' OR '1'='1",
  'demo.shops.example/..',
  'https://demo.shops.example',
  'user@demo.shops.example',
  '😀.shops.example',
  long('shops.example'),
  long('bücher.example'),
])('none may be made for %j', async (domain) => {
  const { statusCode, body } = await ask(`?domain=${encodeURIComponent(domain)}`);
  expect([statusCode, body]).toEqual([404, expect.stringContaining('?domain=')]);
});

test('a domain of 8,000 letters is refused at once', async () => {
  expect((await ask(`?domain=${'a'.repeat(8000)}`)).statusCode).toBe(404);
});

test.each([
  '',
  '?',
  '?domain',
  '?host=demo.shops.example',
  '?domain=%E0%A4%A',
  '?domain=demo.shops.example&domain=x',
])('a question without one domain (%s) is refused', async (query) => {
  expect((await ask(query)).statusCode).toBe(404);
});

test('a visitor learns nothing, at any host and through the proxy', async () => {
  const question = '?domain=demo.shops.example';
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (const [from, extra] of [
    ['203.0.113.7', {}],
    [proxyAddress, headers],
    ['127.0.0.1', headers],
    [proxyAddress, { forwarded: 'for=203.0.113.7' }],
  ] as const) {
    const { statusCode, body } = await ask(question, { from, headers: extra });
    expect([from, statusCode]).toEqual([from, 404]);
    expect(body).not.toContain('No store has this domain');
  }
  // This machine may always ask, such as a proxy beside the process.
  expect((await ask(question, { from: '127.0.0.1' })).statusCode).toBe(200);
  expect((await ask(question, { from: '::ffff:127.0.0.1' })).statusCode).toBe(200);
});

test('10,000 domains at once take twenty-odd queries, and leave no host remembered', async () => {
  const { database, statements } = loggedDatabase(platform.core.database);
  const addresses = createStoreAddresses({ database, config: platform.core.config });
  const asked = Array.from({ length: 10_000 }, (_, n) => addresses.has(`made-up-${n}.example`));
  const answers = await Promise.all([...asked, addresses.has('demo.shops.example')]);
  expect(answers.filter(Boolean)).toEqual([true]);
  const selects = statements.filter(({ sql }) => sql.includes('custom_domain'));
  expect(selects.length).toBeLessThanOrEqual(22);
});

test('a store’s own domain counts from its change on', async () => {
  const domain = '?domain=new.example';
  expect((await ask(domain)).statusCode).toBe(404);
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({ custom_domain: 'new.example' })
      .where('id', '=', testDivisions.other)
      .execute(),
  );
  expect((await ask(domain)).statusCode).toBe(200);
});
