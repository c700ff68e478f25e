import { afterAll, expect, test } from 'vitest';
import { carryOut } from '../../testing/carry-out.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { openTill, placed } from '../../testing/test-till.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { checkoutEndings } from './checkout.endings.ts';

const { platform, teeItem } = await openTill();
const { database } = platform.core;
afterAll(() => platform.close());

const endings = checkoutEndings(platform.core, platform.services.payments.service);
const age = (days: number) =>
  database.direct(
    `UPDATE checkout_attempts SET created_at = now() - interval '${days} days', updated_at = now() - interval '${days} days'`,
    [],
  );

test('an old checkout leaves its order’s page as it was, and nothing of what was typed', async () => {
  const shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add(teeItem());
  const { orderHash } = placed(await shopper.place());
  await platform.core.jobs.idle();
  const page = async () => (await shopper.order(orderHash)).json;
  const before = await page();
  await age(89);
  expect(await carryOut(endings)).toBe(0);
  await age(91);
  expect(await carryOut(endings)).toBe(1);
  expect(await carryOut(endings)).toBe(0);
  expect(await page()).toEqual(before);
  const { rows } = await database.direct(
    `SELECT request, snapshot, answer IS NOT NULL AS answered FROM checkout_attempts WHERE division_id = ${testDivisions.demo}`,
    [],
  );
  expect(rows).toEqual([{ request: {}, snapshot: null, answered: true }]);
});
