import { shopifySendSchema, type CallResponse } from '@omnis/contract';
import { afterAll, beforeEach } from 'vitest';
import { writeProducts } from '../domains/catalogue/catalogue.fixture.ts';
import { emptyDelivery } from './empty-delivery.ts';
import { responseOf } from './response-of.ts';
import { startShopifyServer, type ShopifyServer, type StandInShop } from './shopify-server.ts';
import type { TestAnswer, TestClient } from './test-client.ts';
import { testDivisions } from './test-divisions.ts';
import { testOwner } from './test-owner.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

const { demo, other } = testDivisions;

/** The shop that tests connect. */
export const shopDomain = 'marlow-finch.myshopify.com';
/** The profile of that shop that is not the default one. */
export const customProfile = 'gid://shopify/DeliveryProfile/2';

/** Address of the calls about Shopify. */
export const shopifyPath = (path = '', division: number = demo): string =>
  `/omnis/v3/dashboard/divisions/${division}/shopify/${path}`;

let keys = 0;
/** A header with an idempotency key of its own. */
export const newKey = (): Record<string, string> => ({ 'idempotency-key': `shopify-test-${(keys += 1)}` });

/** A platform with three products beside a stand-in for Shopify, with one who owns both stores. */
export interface ShopifyTest {
  readonly stand: ShopifyServer;
  /** The shop of the stand-in, new for each test. */
  readonly shop: StandInShop;
  readonly platform: TestPlatform;
  readonly owner: TestClient;
  connect(accessToken?: string, domain?: string): Promise<TestAnswer>;
  /** Chooses a delivery profile. */
  choose(profileId?: string): Promise<TestAnswer>;
  settings(): Promise<CallResponse<'dashboard.shopify'>['connection']>;
  /** The store as the owner's session tells it. */
  store(): Promise<CallResponse<'accounts.get'>['store']['active']>;
  send(names: readonly string[], headers?: Record<string, string>): Promise<TestAnswer>;
  /** Sends products, and waits for the outcome of each. */
  sent(names: readonly string[]): Promise<CallResponse<'dashboard.shopifySend'>>;
}

/** Opens both for the tests of a file; each test begins without what others have left. */
export async function openShopify(): Promise<ShopifyTest> {
  const stand = await startShopifyServer();
  const platform = await createTestPlatform({ shopifyApiBase: stand.url }, {}, emptyDelivery);
  const { core } = platform;
  const ids = await writeProducts(core.database, demo, [
    {
      url: 'bear-tee',
      name: 'Bear tee',
      colours: [
        ['Navy', '#001122'],
        ['White', '#ffffff'],
      ],
      sizes: ['S', 'M'],
      price: 2200,
      sale: 1800,
    },
    { url: 'mug', name: 'Mug', price: 1200, stock: 4 },
    { url: 'hidden', name: 'Hidden', price: 900, enabled: false },
  ]);
  const owner = await testOwner(platform, [demo, other]);
  let shop = stand.open(shopDomain);

  const settings: ShopifyTest['settings'] = async () =>
    responseOf('dashboard.shopify', await owner.get(shopifyPath())).connection;
  const send: ShopifyTest['send'] = (names, headers = newKey()) =>
    owner.post(shopifyPath('sends/'), { products: { ids: names.map((name) => ids.get(name)) } }, headers);

  beforeEach(async () => {
    await owner.delete(shopifyPath(), newKey());
    await core.jobs.idle();
    await core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
    stand.shops.clear();
    stand.userErrors.clear();
    stand.instead.clear();
    stand.throttle = { times: 0, seconds: 1 };
    stand.requests.length = 0;
    shop = stand.open(shopDomain);
  });
  afterAll(async () => {
    await platform.close();
    await stand.close();
  });
  return {
    stand,
    get shop() {
      return shop;
    },
    platform,
    owner,
    settings,
    send,
    connect: (accessToken = 'shpat_good', domain = shopDomain) =>
      owner.post(shopifyPath(), { shopDomain: domain, accessToken }, newKey()),
    choose: async (profileId = customProfile) =>
      owner.patch(shopifyPath(), { profileId, version: (await settings())?.version }, newKey()),
    store: async () =>
      responseOf('accounts.get', await owner.get('/omnis/v3/dashboard/secure/get/')).store.active,
    sent: async (names) => {
      const { id } = shopifySendSchema.parse((await send(names)).json);
      for (let tries = 0; tries < 100; tries += 1) {
        await core.jobs.idle();
        const answer = responseOf('dashboard.shopifySend', await owner.get(shopifyPath(`sends/${id}/`)));
        if (answer.send.state === 'done') return answer;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      throw new Error('The send did not end');
    },
  };
}
