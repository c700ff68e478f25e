/** Bulk edits: an owner selects products, changes them at once, sees what came of it, and puts it back. */
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner selects products by box and key, raises their prices and undoes it @phone', async ({
  owner,
}) => {
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('products/?search=mug&sort=name');
  const boxes = main.getByRole('checkbox', { name: /^Select (?!all)/ });
  const bar = main.getByRole('region', { name: 'Selected products' });
  const prices = async (): Promise<string[]> =>
    main
      .locator('tr[data-row] td')
      .getByText(/[£€$]\d/)
      .allInnerTexts();
  await expect(boxes.nth(1)).toBeVisible();
  const before = await prices();
  expect(before.length).toBeGreaterThan(1);

  await test.step('selects two by a box and the key x, then all that match', async () => {
    await boxes.first().check();
    await main.getByRole('rowheader').nth(1).getByRole('link').focus();
    await page.keyboard.press('x');
    await expect(bar.getByRole('status')).toHaveText('2 products selected');
    await expect(boxes.nth(1)).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('raises their prices, with an example beforehand', async () => {
    await bar.getByRole('button', { name: 'Change prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByLabel('Change', { exact: true }).selectOption('Raise');
    await dialog.getByRole('spinbutton', { name: 'Percentage' }).fill('10');
    await expect(dialog.getByText(/becomes/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change prices' }).click();
    await expect(main.getByText('2 products changed.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect.poll(prices).not.toEqual(before);
  });

  await test.step('puts them back', async () => {
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByText('2 products restored.')).toBeVisible();
    await expect.poll(prices).toEqual(before);
    await main.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).not.toHaveURL(/bulk=/);
  });

  await test.step('is asked before products are archived', async () => {
    await boxes.first().check();
    await bar.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByRole('dialog', { name: 'Archive 1 product?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar).toHaveCount(0);
  });
});
