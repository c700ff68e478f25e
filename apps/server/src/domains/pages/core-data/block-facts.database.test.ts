/** Facts about a store that the conditions of blocks look at (platform.md §6), in the answer that its pages start from. */
import { calls } from '@omnis/contract';
import { completionBadges } from '@omnis/models';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const { demo, other } = testDivisions;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const factsOf = async (host: string) => {
  const answer = await testClient(platform.app, host).get('/omnis/v3/frontend/getStoreCoreData/json/');
  return calls['store.coreData'].response.parse(answer.json).state.store;
};

test('platform.md §6 isPro, isTurbo, isShopify, hasShopifyDeliveryProfile, isUK: core data tell the plan, the integration and the country of each store', async () => {
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({
        plan: 'turbo',
        integration_type: 'shopify',
        has_shopify_delivery_profile: true,
        country: 'FR',
      })
      .where('id', '=', other)
      .execute(),
  );
  await platform.core.divisions.changed(other);
  expect(await factsOf(testHosts.demo)).toMatchObject({
    division: demo,
    plan: 'pro',
    integrationType: null,
    hasShopifyDeliveryProfile: false,
    country: 'GB',
  });
  expect(await factsOf(testHosts.other)).toMatchObject({
    division: other,
    plan: 'turbo',
    integrationType: 'shopify',
    hasShopifyDeliveryProfile: true,
    country: 'FR',
  });
});

test.each(completionBadges.map(({ code }) => code))(
  'platform.md §6 badge guard %s: core data of a store name the badge once it is won, and no other store’s do',
  async (code) => {
    const { database, cache } = platform.core;
    await database.platform(async ({ query }) => {
      await query.deleteFrom('completion_badges').execute();
      await query
        .insertInto('completion_badges')
        .values({ division_id: demo, code, unlocked_at: new Date() })
        .execute();
    });
    cache.drop([`division:${demo}`, `division:${other}`]);
    expect((await factsOf(testHosts.demo)).badges).toEqual([code]);
    expect((await factsOf(testHosts.other)).badges).toEqual([]);
  },
);
