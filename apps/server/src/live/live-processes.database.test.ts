import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { canHaveServer } from '../../../../scripts/find-server.ts';
import type { Database } from '../database/database.ts';
import { beThere, liveShopper } from '../testing/live-shopper.ts';
import { startLoneServer, type LoneServer } from '../testing/lone-shopper.ts';
import { startRedis, type TestRedis } from '../testing/redis-server.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

// Two processes share a PostgreSQL; the embedded database belongs to one.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('two processes on one PostgreSQL', () => {
  let home: TestHome;
  let database: Database;
  const servers: LoneServer[] = [];
  let redis: TestRedis | null = null;

  beforeAll(async () => {
    home = await testHome();
    database = await home.open();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await redis?.kill();
    await database.close();
    await home.drop();
  });

  async function start(env: Record<string, string> = {}): Promise<LoneServer> {
    const server = await startLoneServer({ env: { ...home.env, ...env } });
    servers.push(server);
    return server;
  }

  /** Follows a chat at one and writes in it at the other, both ways. @returns whether the news of it was all that came */
  async function heardBothWays(one: LoneServer, other: LoneServer): Promise<boolean[]> {
    await beThere(database);
    const shopper = await liveShopper(one.port);
    const heard: boolean[] = [];
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const reader = await shopper.follow(there.port);
      await reader.until(({ events }) => events().length > 0);
      const before = reader.news().length;
      const status = await shopper.say(here.port, 'Hello?');
      await reader.until(({ news }) => news().length > 0);
      heard.push(before === 0 && status === 201 && reader.news().every((name) => name === shopper.topic));
      reader.close();
    }
    return heard;
  }

  test('a message at one reaches the stream of the other by the database', async () => {
    const one = await start();
    expect(await heardBothWays(one, await start())).toEqual([true, true]);
  });

  test.skipIf(!canHaveServer('redis-server'))('and with a Redis beside it', async () => {
    redis = await startRedis();
    const env = { REDIS_URL: redis.url };
    const one = await start(env);
    const other = await start(env);
    expect(await heardBothWays(one, other)).toEqual([true, true]);
    await redis.kill();
    // Without it the database is the bus alone.
    expect(await heardBothWays(one, other)).toEqual([true, true]);
  });
});
