import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { canHaveServer } from '../../../../scripts/find-server.ts';
import { createApp } from '../app.ts';
import { createCore } from '../core.ts';
import { createServices } from '../platform.ts';
import { namingPages } from '../testing/naming-pages.ts';
import { startRedis, type TestRedis } from '../testing/redis-server.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const patience = { timeout: 15_000 };
const { demo } = testDivisions;

describe.skipIf(!canHaveServer('redis-server'))('two processes with a Redis', () => {
  let server: TestRedis;
  let one: TestPlatform;
  let two: Omit<TestPlatform, 'close'>;
  const first = namingPages('one');

  beforeAll(async () => {
    server = await startRedis();
    one = await createTestPlatform({ redisUrl: server.url }, {}, first.delivery);
    const { config, database, secrets, logger } = one.core;
    const core = await createCore({ config, database, secrets, logger });
    const services = createServices(core);
    two = { core, services, app: await createApp(core, services, namingPages('two').delivery) };
  });
  afterAll(async () => {
    await two.app.close();
    await two.core.redis?.close();
    await one.close();
    await server.kill();
  });

  const ask = async ({ app }: Pick<TestPlatform, 'app'>, url: string) => {
    const { body, headers, statusCode } = await app.inject({ url, headers: { host: testHosts.demo } });
    return { body, statusCode, type: headers['content-type'], language: headers['content-language'] };
  };
  /** Pages that are shared just now; marks of tags are no pages. */
  const sharedPages = async (): Promise<number> => {
    const keys = await one.core.redis?.command('KEYS', 'omnis:kept:*');
    return Array.isArray(keys) ? keys.length : 0;
  };

  test('a page that one has rendered is sent by the other until something on it changes', async () => {
    let tries = 0;
    let path = '';
    // A busy machine may keep Redis waiting for longer than a process does: then a page is rendered, and the next is shared.
    await vi.waitFor(async () => {
      tries += 1;
      path = `/shared/${tries}/`;
      const rendered = await ask(one, path);
      expect(rendered).toMatchObject({ statusCode: 200, body: `<p>one ${first.renders()} für 5 €</p>` });
      await expect.poll(sharedPages, { timeout: 3000 }).toBeGreaterThan(0);
      expect(await ask(two, path)).toEqual(rendered);
    }, patience);

    one.core.cache.drop([`products:${demo}`]);
    await one.core.changes.tell({ kind: 'products', division: demo });
    await expect.poll(async () => (await ask(two, path)).body, patience).toContain('two');
  });
});
