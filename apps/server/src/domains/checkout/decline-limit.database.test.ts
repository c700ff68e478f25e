import { afterAll, expect, test, vi } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { openTill, placed } from '../../testing/test-till.ts';
import { createDeclineLimit } from './decline-limit.ts';

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

test('refusals in one process are counted by another, which has seen none', async () => {
  const [here, elsewhere] = [1, 2].map(() => createDeclineLimit(platform.core.database));
  const thief = { division: testDivisions.demo, owner: 'thief', ip: '203.0.113.7' };
  const refused = async () => ({ ok: false, code: 'card_declined' });
  for (let card = 0; card < 20; card += 1) await here?.(thief, refused);
  const pay = vi.fn(refused);
  expect(await elsewhere?.(thief, pay)).toMatchObject({ code: 'rate_limited' });
  expect(pay).not.toHaveBeenCalled();

  // Another basket at the same address still has a good part of the address's own limit.
  await elsewhere?.({ ...thief, owner: 'neighbour' }, pay);
  expect(pay).toHaveBeenCalledOnce();
});
