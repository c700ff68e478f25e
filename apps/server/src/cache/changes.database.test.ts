import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createCore } from '../core.ts';
import { createServices } from '../platform.ts';
import { testClient, type TestClient } from '../testing/test-client.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { writeProduct } from '../testing/test-shop.ts';
import { createChanges } from './changes.ts';

/** A notice goes through the database, which a busy machine keeps waiting. */
const patience = { timeout: 15_000 };

const { demo } = testDivisions;
const products = `/omnis/v3/division/${demo}/products/`;

let first: TestPlatform;
let second: Omit<TestPlatform, 'close'>;
let shopper: TestClient;
/** Called when the database reports that a lost connection is back. */
let connectionCameBack: () => void = () => undefined;

beforeAll(async () => {
  first = await createTestPlatform();
  const { database, config, secrets, logger } = first.core;
  const core = await createCore({
    config,
    secrets,
    logger,
    database: {
      ...database,
      listen: async (hear) => {
        connectionCameBack = () => hear(null);
        return database.listen(hear);
      },
    },
  });
  const services = createServices(core);
  second = { core, services, app: await createApp(core, services, null) };
  shopper = testClient(second.app, testHosts.demo);
});
afterAll(async () => {
  await second.app.close();
  await first.close();
});

const shown = async (): Promise<string> => (await shopper.get(products)).text;

test('a product that one process adds, and its stock, are shown by the other', async () => {
  expect(await shown()).not.toContain('oak-tee');
  const { id } = await writeProduct(first, { division: demo, urlName: 'oak-tee', stock: 3 });
  await vi.waitFor(async () => expect(await shown()).toContain('oak-tee'), patience);

  const stock = () =>
    second.services.catalogue.service.snapshots.peek(demo)?.byUrl('oak-tee')?.variants[0]?.stock;
  expect(stock()).toBe(3);
  await first.core.database.tenant(demo, ({ query }) =>
    query.updateTable('variants').set({ stock: 1 }).where('product_id', '=', id).execute(),
  );
  await first.services.catalogue.service.stockChanged(demo, [id]);
  await vi.waitFor(() => expect(stock()).toBe(1), patience);
});

test('a page that one process changes is dropped by the other', async () => {
  second.core.cache.set('some page', true, { tags: [`pages:${demo}`], bytes: 1 });
  await first.services.pages.service.changed(demo, 1);
  await vi.waitFor(() => expect(second.core.cache.get('some page')).toBeUndefined(), patience);
});

test('a store that is closed at one process is closed at the other, and what was kept of it is dropped', async () => {
  second.core.cache.set('a rendered page', true, { tags: [`division:${demo}`], bytes: 1 });
  second.core.cache.set('of another store', true, { tags: [`division:${testDivisions.other}`], bytes: 1 });
  await first.core.database.platform(({ query }) =>
    query.updateTable('divisions').set({ store_password_hash: 'x' }).where('id', '=', demo).execute(),
  );
  await first.core.divisions.changed(demo);
  await vi.waitFor(async () => expect((await shopper.get(products)).status).toBe(403), patience);
  expect(second.core.cache.get('a rendered page')).toBeUndefined();
  expect(second.core.cache.get('of another store')).toBe(true);
});

test('after a lost connection nothing is remembered that may have changed meanwhile', async () => {
  second.core.cache.set('old', true, { tags: [], bytes: 1 });
  await first.core.database.platform(({ query }) =>
    query.updateTable('divisions').set({ store_password_hash: null }).where('id', '=', demo).execute(),
  );
  connectionCameBack();
  await vi.waitFor(async () => expect((await shopper.get(products)).status).toBe(200), patience);
  expect(second.core.cache.get('old')).toBeUndefined();
});

test('a process does not follow its own change, and more ids than a notice holds stand for the whole store', async () => {
  const { database } = first.core;
  const faults: unknown[] = [];
  const [mine, others] = [
    createChanges(database, (fault) => faults.push(fault)),
    createChanges(database, () => 0),
  ];
  const heard: string[] = [];
  mine.on('products', () => void heard.push('mine'));
  others.on('products', ({ ids }) => void heard.push(`others: ${ids === undefined ? 'all' : ids.length}`));
  await mine.start();
  await others.start();
  await mine.tell({ kind: 'products', division: 9, ids: Array.from({ length: 5000 }, (_, at) => 1e9 + at) });
  await mine.tell({ kind: 'products', division: 9, ids: Array.from({ length: 400 }, (_, at) => 1e9 + at) });
  await vi.waitFor(() => expect(heard).toEqual(['others: all', 'others: 400']), patience);
  expect(faults).toEqual([]);
});
