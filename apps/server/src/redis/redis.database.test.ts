import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChanges } from '../cache/changes.ts';
import { createSharedCache } from '../cache/shared-cache.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { countInRedis } from '../security/limits-in-redis.ts';
import { createRateLimits } from '../security/rate-limits.ts';
import { canHaveServer } from '../../../../scripts/find-server.ts';
import { startRedis, type TestRedis } from '../testing/redis-server.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createRedis, type Redis } from './redis.ts';

const patience = { timeout: 15_000 };
const logger = pino({ level: 'silent' });
const ignore = (): void => undefined;

describe.skipIf(!canHaveServer('redis-server'))('with a Redis (skipped where it cannot be installed)', () => {
  let server: TestRedis;
  let held: Awaited<ReturnType<typeof testDatabase>>;
  const opened: Redis[] = [];

  beforeAll(async () => {
    server = await startRedis();
    held = await testDatabase();
  });
  beforeEach(() => server.flush());
  afterAll(async () => {
    for (const each of opened) await each.close();
    await held.database.close();
    await held.drop();
    await server.kill();
  });

  /** The caches of one process. */
  async function newProcess() {
    const redis = await createRedis(server.url, logger);
    opened.push(redis);
    const changes = createChanges(held.database, ignore, redis);
    const built = createSharedCache(createTaggedCache(), {
      redis,
      changes,
      isAlone: async () => opened.length === 1,
    });
    changes.on('blog', ({ division }) => built.cache.drop([`blog:${division}`]));
    await changes.start();
    await redis.start();
    return { redis, changes, ...built };
  }
  type Process = Awaited<ReturnType<typeof newProcess>>;

  const tags = ['blog:1'];
  async function render({ cache, shared }: Process, key: string, text: string): Promise<void> {
    const { stamp } = await shared.look(key, tags);
    cache.set(key, text, { tags, bytes: 1 });
    if (stamp !== null)
      shared.put(
        { key, tags, stamp },
        async () => Buffer.from(text),
        () => cache.get(key) === text,
      );
  }
  const found = async ({ shared }: Process, key: string): Promise<string | undefined> =>
    (await shared.look(key, tags)).value?.toString();

  test('a page of one process is served by another until either of them drops it', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    await render(one, 'page', 'old');
    await vi.waitFor(async () => expect(await found(other, 'page')).toBe('old'), patience);
    other.cache.drop(tags);
    expect(await found(other, 'page')).toBeUndefined();
    await other.changes.tell({ kind: 'blog', division: 1 });
    await vi.waitFor(
      async () => expect((await one.shared.look('page', tags)).stamp).not.toBeNull(),
      patience,
    );
    await vi.waitFor(
      async () => expect((await other.shared.look('page', tags)).stamp).not.toBeNull(),
      patience,
    );
    expect(await found(one, 'page')).toBeUndefined();
    expect(await found(other, 'page')).toBeUndefined();
  });

  test('a page that was rendered before a change is never put after it', async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    const { stamp } = await one.shared.look('slow', tags);
    other.cache.drop(tags);
    await other.changes.tell({ kind: 'blog', division: 1 });
    await vi.waitFor(
      async () => expect((await other.shared.look('slow', tags)).stamp).not.toBeNull(),
      patience,
    );
    // A renderer that heard nothing, and whose page still stands with it.
    one.shared.put(
      { key: 'slow', tags, stamp: stamp ?? '' },
      async () => Buffer.from('old'),
      () => true,
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(stamp).not.toBeNull();
    expect(await found(other, 'slow')).toBeUndefined();
  });

  test('a flush in use, and a Redis that is killed and comes back, lose entries and bring no old one', async () => {
    const one = await newProcess();
    await render(one, 'a', 'kept');
    await vi.waitFor(async () => expect(await found(one, 'a')).toBe('kept'), patience);
    server.flush();
    expect(await found(one, 'a')).toBeUndefined();
    await render(one, 'a', 'again');
    await vi.waitFor(async () => expect(await found(one, 'a')).toBe('again'), patience);
    await server.kill();
    expect(await found(one, 'a')).toBeUndefined();
    one.cache.drop(tags);
    await server.restart();
    await vi.waitFor(() => expect(one.redis.figures().isUp).toBe(true), patience);
    await vi.waitFor(async () => expect((await one.shared.look('a', tags)).stamp).not.toBeNull(), patience);
  });

  test('a frozen Redis costs three short waits, then nothing, and is used again once it answers', async () => {
    const { redis } = await newProcess();
    server.freeze();
    const started = performance.now();
    for (let time = 0; time < 200; time += 1) expect(await redis.command('GET', 'x')).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(redis.figures()).toEqual({ isUp: false, failures: 3 });
    server.thaw();
    await vi.waitFor(() => expect(redis.figures().isUp).toBe(true), patience);
  });

  test('a limit holds over two processes, a flush, a Redis that fails and one that is back', async () => {
    const { redis } = await newProcess();
    // Another process has limits of its own over the same rows.
    const [own, others] = [{ ...held.database }, { ...held.database }];
    const second = await newProcess();
    countInRedis(own, redis, logger);
    countInRedis(others, second.redis, logger);
    const [here, there] = [createRateLimits(own), createRateLimits(others)];
    const limit = { max: 5, seconds: 600 };
    expect(await here.hit('tries', limit)).toBe(0);
    expect(await there.hit('tries', limit)).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 600));
    server.flush();
    expect(await here.hit('tries', limit)).toBe(0);
    expect(await here.tries('tries')).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await server.kill();
    await vi.waitFor(() => expect(redis.figures().isUp).toBe(false), patience);
    expect(await here.hit('tries', limit)).toBe(0);
    expect(await there.tries('tries')).toBe(4);
    await server.restart();
    await vi.waitFor(() => expect(redis.figures().isUp && second.redis.figures().isUp).toBe(true), patience);
    expect(await there.hit('tries', limit)).toBe(0);
    expect(await here.hit('tries', limit)).toBeGreaterThan(590);
    expect(await here.longestWait([['tries', limit]])).toBeGreaterThan(590);
    await here.clear('tries');
    expect(await there.wait('tries', limit)).toBe(0);
  });
});
