/** Customers: an owner finds one, edits them, saves a segment, exports, merges and deletes. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('finds customers, edits, merges and deletes them', async ({ owner, watch }) => {
  test.setTimeout(180_000);
  const { page, main } = owner;
  const mark = Date.now().toString(36);
  const email = `fair-${mark}@shop.example`;

  await test.step('people who ordered are there, with their orders', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('customers/');
    await expect(main.getByRole('row').nth(1)).toContainText('£');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(main.getByRole('list', { name: 'Orders of this customer' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a person is added by hand, once', async () => {
    await main.getByRole('link', { name: 'Customers' }).first().click();
    await main.getByRole('link', { name: 'Add customer' }).click();
    watch.expectAnswer({ status: 422, url: '/customers/' });
    await main.getByRole('button', { name: 'Add customer' }).click();
    await expect(main.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('textbox', { name: /^First name/ }).fill('Fay');
    await main.getByRole('textbox', { name: /^Last name/ }).fill(`Fair ${mark}`);
    await main.getByRole('button', { name: 'Add customer' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Fay Fair ${mark}`);
  });

  await test.step('fields, tags and a note are kept', async () => {
    await main.getByRole('textbox', { name: /^Company/ }).fill('Fair & Co');
    await main.getByRole('textbox', { name: /^Tags/ }).fill(`fair-${mark},`);
    await main.getByLabel('Lead status').selectOption('Qualified');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByRole('list', { name: 'Status journey' })).toContainText('Qualified');
    await main.getByRole('textbox', { name: /^Note/ }).fill('Met at the fair');
    await main.getByRole('button', { name: 'Add note' }).click();
    await expect(main.getByRole('list', { name: 'Notes on this customer' })).toContainText('Met at the fair');
  });

  await test.step('a saved segment shows and exports them', async () => {
    await owner.opens('customers/');
    await main.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Tag').fill(`fair-${mark}`);
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(main.getByRole('row')).toHaveCount(2);
    await main.getByRole('button', { name: 'Save segment' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`Fair ${mark}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save segment' }).click();
    await expect(main.getByRole('button', { name: `Fair ${mark}` })).toHaveAttribute('aria-pressed', 'true');
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Export' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(2);
    expect(file).toContain(`${email},Fay,Fair ${mark},Fair & Co`);
    await main.getByRole('button', { name: 'Delete segment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete segment' }).click();
    await expect(main.getByRole('button', { name: `Fair ${mark}` })).toHaveCount(0);
  });

  await test.step('a duplicate is merged, and the customer deleted', async () => {
    await owner.opens('customers/new/');
    await main.getByRole('textbox', { name: 'Email' }).fill(`twice-${mark}@shop.example`);
    await main.getByRole('button', { name: 'Add customer' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`twice-${mark}@shop.example`);
    await main.getByRole('combobox', { name: 'Other customer' }).fill(mark.slice(0, 6));
    await page.getByRole('option', { name: `Fay Fair ${mark}` }).click();
    await main.getByRole('button', { name: 'Merge customers' }).click();
    await expect(page.getByRole('dialog')).toContainText(`${email}, 0 orders, notes and tags move`);
    await page.getByRole('dialog').getByRole('button', { name: 'Merge customers' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Fay Fair ${mark}`);
    await expect(main.getByRole('link', { name: email })).toBeVisible();
    await main.getByRole('button', { name: 'Delete customer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
    await expect(page).toHaveURL(/\/customers\/$/);
  });
});
