/** Currencies: an owner offers one with rounded prices, and shoppers see it until it is removed. */
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('offers a currency with rounded prices, changes its rate and removes it', async ({ owner }) => {
  const { main, page } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('currencies/');
  await main.getByRole('button', { name: 'Add currency' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('CHF');
  const rate = dialog.getByLabel('1 GBP is worth');
  await rate.fill('0');
  await dialog.getByRole('button', { name: 'Add currency' }).click();
  await expect(rate).toHaveAccessibleDescription(/Enter a rate above 0/);
  await rate.fill('1.2');
  await dialog.getByRole('combobox', { name: 'Price rounding' }).selectOption('end_99');
  await expect(dialog).toContainText(/£20\.00 is shown as CHF\s23\.99/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add currency' }).click();
  await expect(dialog).toBeHidden();

  const row = main
    .getByRole('list', { name: 'Offered currencies' })
    .getByRole('listitem')
    .filter({ hasText: 'CHF' });
  await expect(row).toContainText('1 GBP = 1.2 CHF');
  await expect(row).toContainText('Rounded to .99');
  await main.getByRole('button', { name: 'Actions for Swiss Franc' }).click();
  await page.getByRole('menuitem', { name: 'Edit currency' }).click();
  await rate.fill('1.25');
  await rate.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(/£20\.00 is shown as CHF\s24\.99/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await main.getByRole('button', { name: 'Actions for Swiss Franc' }).click();
  await page.getByRole('menuitem', { name: 'Remove currency' }).click();
  await expect(dialog).toContainText('baskets in CHF switch to GBP');
  await dialog.getByRole('button', { name: 'Remove currency' }).click();
  await expect(row).toBeHidden();
});
