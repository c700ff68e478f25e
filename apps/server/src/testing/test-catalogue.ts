import type { CallName, CallResponse } from '@omnis/contract';
import { shopFixtures, writeProducts } from '../domains/catalogue/catalogue.fixture.ts';
import { responseOf } from './response-of.ts';
import { testClient, type TestClient } from './test-client.ts';
import { testDivisions, testHosts } from './test-divisions.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

const { demo, other } = testDivisions;

/** Path of the calls about the shop's products. */
export const productsPath = `/omnis/v3/division/${demo}/products/`;

/** A shop with the fixture's products, beside another store with one of its own. */
export interface TestCatalogue {
  platform: TestPlatform;
  /** Ids of the products by their names in addresses. */
  ids: Map<string, number>;
  shopper: TestClient;
  /** Reads a call as a shopper. */
  read: <N extends CallName>(name: N, url: string) => Promise<CallResponse<N>>;
  /** A shopper's list, by the query without its mark. */
  list: (query?: string) => Promise<CallResponse<'products.list'>>;
  /** Names in addresses of what that list shows. */
  urls: (query?: string) => Promise<string[]>;
}

/** Opens a platform with the catalogue; its opener closes it. */
export async function openCatalogue(): Promise<TestCatalogue> {
  const platform = await createTestPlatform();
  const ids = await writeProducts(platform.core.database, demo, shopFixtures);
  await writeProducts(platform.core.database, other, [
    { url: 'foreign-bear', name: 'Foreign Bear', price: 500 },
  ]);
  const shopper = testClient(platform.app, testHosts.demo);
  const read: TestCatalogue['read'] = async (name, url) => responseOf(name, await shopper.get(url));
  const list: TestCatalogue['list'] = (query = '') => read('products.list', `${productsPath}?${query}`);
  return {
    platform,
    ids,
    shopper,
    read,
    list,
    urls: async (query) => (await list(query)).items.map(({ urlName }) => urlName),
  };
}
