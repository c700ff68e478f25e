/** The lists of owners and staff can be read on a phone. */
import { expectReadableRows } from './support/overlaps.ts';
import { atlasUrl, logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const phone = { width: 375, height: 812 };

test('the lists of the dashboard print no word over another on a phone', async ({ owner }) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.signsIn(logins.owner);
  for (const list of [
    'orders',
    'customers',
    'products',
    'stock',
    'pages',
    'creators',
    'gift-cards',
    'imports',
    'collections',
    'discounts',
    'subscribers',
    'abandoned-checkouts',
    'reviews',
  ])
    await test.step(list, async () => {
      await owner.opens(`${list}/`);
      await expectReadableRows(page);
      await expectNoSidewaysScroll(page);
    });
});

test('the lists of atlas print no word over another on a phone', async ({ staff }) => {
  const { page, main } = staff;
  await page.setViewportSize(phone);
  await staff.signsIn(logins.staff);
  await expectReadableRows(page);
  await expectNoSidewaysScroll(page);
  for (const list of ['customers', 'products', 'stores', 'staff', 'jobs'])
    await test.step(list, async () => {
      await page.goto(atlasUrl(`/${list}/`));
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (list !== 'jobs') await expectReadableRows(page);
    });
});
