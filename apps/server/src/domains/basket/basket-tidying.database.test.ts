import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { addPath, listOf } from '../../testing/test-shelf.ts';
import { openTill } from '../../testing/test-till.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { carryOut } from '../../testing/carry-out.ts';
import { basketEndings } from './basket.endings.ts';

const { platform, teeItem } = await openTill();
const { database, config } = platform.core;
const { basketsDays: basketDays } = config.retention;
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(async () => {
  await database.direct('DELETE FROM basket_lines; DELETE FROM basket_notes; DELETE FROM basket_coupons', []);
  shopper = testShopper(platform.app, testHosts.demo);
});

const tidy = () => carryOut(basketEndings(platform.core));
const age = (days: number) =>
  database.direct(
    `UPDATE basket_lines SET added_at = now() - interval '${days} days';
     UPDATE basket_notes SET written_at = now() - interval '${days} days';
     UPDATE basket_coupons SET applied_at = now() - interval '${days} days'`,
    [],
  );
const rows = async (table: string): Promise<number> =>
  (await database.direct(`SELECT 1 FROM ${table} WHERE division_id = ${testDivisions.demo}`, [])).rows.length;
const kept = async (): Promise<readonly number[]> => [
  await rows('basket_lines'),
  await rows('basket_notes'),
  await rows('basket_coupons'),
];

/** A basket with a note and a coupon, and a favourite. */
async function fill(): Promise<void> {
  await shopper.add(teeItem());
  await shopper.client.post(addPath, { item: teeItem(), name: 'favourites' });
  await shopper.client.post('/omnis/v3/basket/gift-note/', { giftNote: 'Happy birthday' });
  await database.direct(
    `INSERT INTO basket_coupons (division_id, owner, code) SELECT DISTINCT division_id, owner, 'OLD' FROM basket_lines`,
    [],
  );
}

test('throws a visitor’s basket away once their cookie has ended, and no sooner', async () => {
  await fill();
  const before = await kept();
  expect(before.every((count) => count > 0)).toBe(true);
  await age(basketDays - 1);
  await tidy();
  expect(await kept()).toEqual(before);
  await age(basketDays + 1);
  await tidy();
  expect(await kept()).toEqual([0, 0, 0]);
});

test('keeps all of a basket to which something was added since', async () => {
  await fill();
  await age(basketDays + 1);
  await shopper.add(teeItem({ productColor: 'Black' }));
  const before = await kept();
  await tidy();
  expect(await kept()).toEqual(before);
  expect((await listOf(shopper.client, 'main')).giftNote).toBe('Happy birthday');
});

test('keeps baskets of accounts, however old', async () => {
  await fill();
  await shopper.client.post('/omnis/v3/shop/customer/create/', {
    email: 'kept@example.com',
    password: 'long enough',
  });
  const before = await kept();
  await age(basketDays * 3);
  await tidy();
  expect(await kept()).toEqual(before);
});

test('throws addresses away whose links to favourites have ended', async () => {
  await database.direct(
    `INSERT INTO basket_links (division_id, token_hash, email, product_ids, expires_at) VALUES
       (${testDivisions.demo}, 'over', 'a@example.com', '[]', now() - interval '1 hour'),
       (${testDivisions.demo}, 'open', 'b@example.com', '[]', now() + interval '1 hour')`,
    [],
  );
  await tidy();
  const { rows: links } = await database.direct('SELECT token_hash FROM basket_links', []);
  expect(links).toEqual([{ token_hash: 'open' }]);
});
