import type { Core } from '../core.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../platform.ts';
import { buildOrders } from './data/build-orders.ts';
import { buildBundles } from './data/build-bundles.ts';
import { buildGiftCards } from './data/build-gift-cards.ts';
import { buildProducts } from './data/build-products.ts';
import { storeSeeds } from './stores/index.ts';
import { hashPasswords, writeAccounts } from './write/accounts.ts';
import { writeCatalogue } from './write/catalogue.ts';
import { writeChats } from './write/chats.ts';
import { writeCreators } from './write/creators.ts';
import { passwordHashOf, writeDivision } from './write/division.ts';
import { writeNotifications } from './write/notifications.ts';
import { writeOrders } from './write/orders.ts';
import { writePages } from './write/pages.ts';
import { writePosts } from './write/posts.ts';
import { writeSearches, writeVisits } from './write/shop-events.ts';
import { writeSplitTests } from './write/split-tests.ts';
import { writeTrade } from './write/trade.ts';

/** Options of the seed. */
export interface SeedDemoOptions {
  core: Core;
  services: Services;
  /** Told about each shop that was written. */
  onProgress: (text: string) => void;
}

/** Tells whether the demo's shops exist. */
export async function isSeeded(database: Database): Promise<boolean> {
  const found = await database.platform(({ query }) =>
    query.selectFrom('divisions').select('id').where('code', '=', 'demo').executeTakeFirst(),
  );
  return found !== undefined;
}

/**
 * Writes the demo's shops, logins and orders, always the same, as one transaction: either all of it is there
 * afterwards, or nothing. Does nothing when it is there already.
 */
export async function seedDemo({ core, services, onProgress }: SeedDemoOptions): Promise<void> {
  const { database, secrets, divisions } = core;
  if (await isSeeded(database)) return;
  const now = new Date();
  const [hashes, ...passwords] = await Promise.all([hashPasswords(), ...storeSeeds.map(passwordHashOf)]);
  await database.platform(async (db) => {
    for (const [index, store] of storeSeeds.entries()) {
      const products = buildProducts(store);
      await writeDivision(db, store, passwords[index] ?? null);
      const bundles = buildBundles(store, products);
      const giftCards = buildGiftCards(store);
      const ids = await writeCatalogue(db, { store, products: [...products, ...bundles, ...giftCards], now });
      await writeCreators(db, { store, products, ids });
      await writePages(db, store);
      await writePosts(db, store, now);
      await writeTrade(db, store, now);
      await writeSearches(db, store, now);
      await writeVisits(db, store, now);
      await writeOrders(db, { store, products: ids, orders: buildOrders(store, products, now) });
      await writeSplitTests(db, store, now);
      onProgress(`${store.name}: ${products.length} products in ${store.collections.length} collections`);
    }
    await writeAccounts(db, { secrets, hashes, now });
    for (const store of storeSeeds) await writeChats(db, store, now);
    for (const store of storeSeeds) await writeNotifications(db, store);
  });
  for (const { id } of storeSeeds) await divisions.changed(id);
  await Promise.all(storeSeeds.map(({ id }) => services.catalogue.service.changed(id)));
}
