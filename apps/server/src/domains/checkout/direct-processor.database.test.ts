import { afterAll, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { openTill, orderOf } from '../../testing/test-till.ts';

const { platform, teeItem, count } = await openTill();

afterAll(() => platform.close());

test('a store whose payments are its own sells as any other (storefront.md §3 paymentProcessor direct)', async () => {
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({ payment_processor: 'direct' })
      .where('id', '=', testDivisions.demo)
      .execute(),
  );
  await platform.core.divisions.changed(testDivisions.demo);
  const shopper = testShopper(platform.app, testHosts.demo);
  const coreData = `/omnis/v3/frontend/${testDivisions.demo}/getStoreCoreData/json/`;
  expect((await shopper.client.get(coreData)).json).toMatchObject({ state: { paymentProcessor: 'direct' } });
  await shopper.add(teeItem());
  const answer = await shopper.place();
  // The money is taken after the order stands.
  await platform.core.jobs.idle();
  expect(await orderOf(shopper, answer)).toMatchObject({ status: 'paid', payment: { state: 'paid' } });
  expect(await count('orders')).toBe(1);
});
