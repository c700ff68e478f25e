/** Catalogues that processes share in a Redis, over two sets of snapshots on one database. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { canHaveServer } from '../../../../../../scripts/find-server.ts';
import { startRedis, type TestRedis } from '../../../testing/redis-server.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeProduct } from '../../../testing/test-shop.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';

const { demo } = testDivisions;
const patience = { timeout: 15_000 };

describe.skipIf(!canHaveServer('redis-server'))('with a Redis (skipped where it cannot be installed)', () => {
  let server: TestRedis;
  let platform: TestPlatform;
  let product: number;
  const newProcess = (): Snapshots => createSnapshots(platform.core);

  beforeAll(async () => {
    server = await startRedis();
    platform = await createTestPlatform({ redisUrl: server.url });
    ({ id: product } = await writeProduct(platform, { division: demo, urlName: 'oak-tee', stock: 3 }));
  });
  afterAll(async () => {
    await platform.close();
    await server.kill();
  });

  /** Reads the store in new processes until one of them finds it without the database. */
  async function findShared(): Promise<Snapshots> {
    return vi.waitFor(async () => {
      const fresh = newProcess();
      const tenant = vi.spyOn(platform.core.reading, 'tenant');
      try {
        await fresh.get(demo);
        expect(tenant).not.toHaveBeenCalled();
        return fresh;
      } finally {
        tenant.mockRestore();
      }
    }, patience);
  }

  const stockIn = async (snapshots: Snapshots): Promise<unknown> =>
    (await snapshots.get(demo)).byUrl('oak-tee')?.variants[0]?.stock;

  test('a store that one process has read is made by another without the database, at a version of its own', async () => {
    const first = await newProcess().get(demo);
    const second = await findShared();
    expect(await stockIn(second)).toBe(3);
    expect(second.versionOf(demo)).not.toBe(first.version);
  });

  test('a change of stock that no shopper sees reaches a process that looks for the first time', async () => {
    const one = await findShared();
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('variants').set({ stock: 90 }).where('product_id', '=', product).execute(),
    );
    await one.stockChanged(demo, [product]);
    expect(await stockIn(await findShared())).toBe(90);
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('variants').set({ stock: 80 }).where('product_id', '=', product).execute(),
    );
    await one.stockChanged(demo, [product]);
    expect(await stockIn(newProcess())).toBe(80);
    expect(await stockIn(await findShared())).toBe(80);
  });

  test('a store that cannot be put is read from the database', async () => {
    const one = await findShared();
    server.flush();
    await one.changed(demo, [product]);
    expect(await stockIn(newProcess())).toBe(80);
  });
});
