/** Two real processes over HTTP share the pages that either has rendered, through Redis. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { canHaveServer } from '../../../../scripts/find-server.ts';
import { startLoneServer, type LoneServer } from '../testing/lone-shopper.ts';
import { startRedis, type TestRedis } from '../testing/redis-server.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { seedTestDivisions, testHosts } from '../testing/test-divisions.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const patience = { timeout: 20_000 };
// Two processes share a PostgreSQL; the embedded database belongs to one.
const canRun = (process.env['TEST_DATABASE_URL'] ?? '') !== '' && canHaveServer('redis-server');

describe.runIf(canRun)('two processes on one PostgreSQL and one Redis', () => {
  let home: TestHome;
  let redis: TestRedis;
  const servers: LoneServer[] = [];

  beforeAll(async () => {
    home = await testHome();
    const database = await home.open();
    await seedTestDivisions(database);
    await database.close();
    redis = await startRedis();
    const env = { ...home.env, REDIS_URL: redis.url };
    servers.push(
      ...(await Promise.all([0, 1].map(() => startLoneServer({ env }, 'testing/page-server.ts')))),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await redis.kill();
    await home.drop();
  });

  function ask(server: LoneServer | undefined, path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const call = request({
        port: server?.port,
        host: '127.0.0.1',
        path,
        headers: { host: testHosts.demo, accept: 'text/html' },
      });
      call.once('error', reject);
      call.once('response', (response) => void text(response).then(resolve, reject));
      call.end();
    });
  }

  test('the second answers with the page of the first, and each renders its own once Redis is gone', async () => {
    let tries = 0;
    // A busy machine may keep Redis waiting for longer than a process does: then a page is rendered, and the next is shared.
    await vi.waitFor(async () => {
      tries += 1;
      const path = `/shared/${tries}/`;
      const rendered = await ask(servers[0], path);
      expect(rendered).toMatch(/^<p>process \d+, rendering \d+ für 5 €<\/p>$/);
      // It is put there a moment after it was sent.
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await ask(servers[1], path)).toBe(rendered);
    }, patience);
    await redis.kill();
    const [one, two] = await Promise.all(servers.map((server) => ask(server, '/alone/')));
    expect(one).toMatch(/^<p>process \d+/);
    expect(two).toMatch(/^<p>process \d+/);
    expect(two).not.toBe(one);
  });
});
