import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningReplica } from '../testing/replica.ts';
import { openReplicaPlatforms } from '../testing/replica-platform.ts';
import { testClient } from '../testing/test-client.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { writeProduct } from '../testing/test-shop.ts';

const primary = process.env['TEST_DATABASE_URL'] ?? '';
const { demo } = testDivisions;
const products = `/omnis/v3/division/${demo}/products/`;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// PGlite has no replica: these run where `TEST_DATABASE_URL` names a PostgreSQL.
describe.runIf(primary !== '')('a process that reads from a replica', () => {
  let first: TestPlatform;
  let second: Omit<TestPlatform, 'close'>;
  let replica: RunningReplica;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ first, second, replica, close } = await openReplicaPlatforms(primary));
  });
  afterAll(() => close());

  test('loads a cold store from the replica, and never one from before a notice, though it is 10 seconds late', async () => {
    const shopper = testClient(second.app, testHosts.demo);
    expect((await shopper.get(products)).status).toBe(200);
    expect(second.core.reading.figures().replica).toBeGreaterThan(0);
    await replica.delay(10);
    await writeProduct(first, { division: demo, urlName: 'oak-tee', stock: 3 });
    await vi.waitFor(async () => expect((await shopper.get(products)).text).toContain('oak-tee'), 5_000);
    // A catalogue that is loaded after it is as new.
    second.services.catalogue.service.snapshots.clear();
    second.core.cache.clear();
    expect((await shopper.get(products)).text).toContain('oak-tee');
  });

  test('gives a visitor the position of what they wrote, and none to one who only reads', async () => {
    const shopper = testClient(second.app, testHosts.demo);
    await shopper.get(products);
    expect(shopper.cookies.has('__Host-omnis-position')).toBe(false);
    await shopper.post('/omnis/v3/dashboard/secure/login/', { email: 'nobody@example.com', password: 'x' });
    expect(shopper.cookies.get('__Host-omnis-position')).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  });
});
