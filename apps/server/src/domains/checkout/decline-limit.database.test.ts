import { afterAll, expect, test } from 'vitest';
import { testHosts } from '../../testing/test-divisions.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { openTill, placed } from '../../testing/test-till.ts';

const { platform, teeItem, count } = await openTill();

afterAll(() => platform.close());

test('after twenty refused cards of one basket nothing is sent to the processor for a while', async () => {
  const thief = testShopper(platform.app, testHosts.demo);
  await thief.add(teeItem());
  const codes = new Set<unknown>();
  for (let card = 0; card < 20; card += 1) {
    const { status, json } = await thief.place({ paymentMethod: 'pm_card_chargeDeclined' });
    codes.add(`${status} ${(json as { code: string }).code}`);
  }
  expect([...codes]).toEqual(['422 card_declined']);

  const before = await count('checkout_attempts');
  const stopped = await thief.place();
  expect(stopped).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3000);
  expect(await count('checkout_attempts')).toBe(before);

  const neighbour = testShopper(platform.app, testHosts.demo);
  await neighbour.add(teeItem());
  placed(await neighbour.place());
});
