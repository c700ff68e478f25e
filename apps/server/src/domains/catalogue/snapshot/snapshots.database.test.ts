import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { writeProduct } from '../../../testing/test-shop.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';

const { demo, other } = testDivisions;

let platform: TestPlatform;
let snapshots: Snapshots;
let product: number;

beforeAll(async () => {
  platform = await createTestPlatform();
  ({ id: product } = await writeProduct(platform, { division: demo, urlName: 'oak-tee', stock: 3 }));
  await writeProduct(platform, { division: other, urlName: 'elm-tee', stock: 3 });
  const { cache, database } = platform.core;
  // Room for one store in use.
  snapshots = createSnapshots({ cache, database, config: { catalogueCacheBytes: 4500 } });
});
afterAll(() => platform.close());

const stock = async (): Promise<unknown> => (await snapshots.get(demo)).byUrl('oak-tee')?.variants[0]?.stock;

/** Has the store packed by a visit to another one. */
async function packDemo(): Promise<void> {
  await snapshots.get(demo);
  await snapshots.get(other);
  expect(snapshots.peek(demo)).toBeUndefined();
  await vi.waitFor(() => expect(snapshots.versionOf(demo)).toBeDefined());
}

test('a store that gave way to another one is made again without the database, at its version', async () => {
  const { version } = await snapshots.get(demo);
  await packDemo();
  const tenant = vi.spyOn(platform.core.database, 'tenant');
  const again = await snapshots.get(demo);
  expect(tenant).not.toHaveBeenCalled();
  tenant.mockRestore();
  expect(again.version).toBe(version);
  expect(await stock()).toBe(3);
});

test('a change of stock and one of a product reach a store that is packed', async () => {
  await packDemo();
  await platform.core.database.tenant(demo, ({ query }) =>
    query.updateTable('variants').set({ stock: 1 }).where('product_id', '=', product).execute(),
  );
  await snapshots.stockChanged(demo, [product]);
  expect(snapshots.versionOf(demo)).toBeUndefined();
  expect(await stock()).toBe(1);

  await packDemo();
  await platform.core.database.tenant(demo, ({ query }) =>
    query.updateTable('products').set({ url_name: 'ash-tee' }).where('id', '=', product).execute(),
  );
  await snapshots.changed(demo, [product]);
  expect((await snapshots.get(demo)).byUrl('ash-tee')?.id).toBe(product);
});

test('a change while a store is read is not missed', async () => {
  await snapshots.changed(demo);
  const { database } = platform.core;
  const real = database.tenant.bind(database);
  const reading = vi.spyOn(database, 'tenant').mockImplementationOnce(async (division, work) => {
    const read = await real(division, work);
    await real(demo, ({ query }) =>
      query.updateTable('products').set({ name: 'Ash' }).where('id', '=', product).execute(),
    );
    await snapshots.changed(demo, [product]);
    return read;
  });
  expect((await snapshots.get(demo)).byId(product)?.name).toBe('Ash');
  reading.mockRestore();
});

test('after a lost connection nothing that was held is given again', async () => {
  await packDemo();
  snapshots.clear();
  expect(snapshots.versionOf(demo)).toBeUndefined();
  expect(snapshots.peek(other)).toBeUndefined();
});

test('a store that had no room at all is read again at its version, until something changes', async () => {
  const { cache, database } = platform.core;
  const tight = createSnapshots({ cache, database, config: { catalogueCacheBytes: 10 } });
  const { version } = await tight.get(demo);
  await tight.get(other);
  expect(tight.peek(demo)).toBeUndefined();
  await vi.waitFor(() => expect(tight.versionOf(demo)).toBe(version));
  expect((await tight.get(demo)).version).toBe(version);
  await tight.get(other);
  await tight.stockChanged(demo, [product]);
  expect(tight.versionOf(demo)).toBeUndefined();
  expect((await tight.get(demo)).version).toBeGreaterThan(version);
});
