/** The list of orders: found without accents, filtered, kept as a view, exported; and the search over the whole dashboard. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { logins, platformUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner filters orders, saves the view, exports it, and finds an order from anywhere', async ({
  owner,
}) => {
  const name = `Paid first ${Date.now() % 1_000_000}`;
  const { page, main } = owner;
  const rows = main.getByRole('rowheader');
  await owner.signsIn(logins.owner);
  await owner.opens('orders/');

  await test.step('filters, and each filter is a chip in the address', async () => {
    await main.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter orders' });
    await drawer.getByLabel('Payment').selectOption('Paid');
    await drawer.getByLabel('Sort by').selectOption('Highest total first');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Show orders' }).click();
    await expect(page).toHaveURL(/payment=paid&sort=total-desc/);
    await expect(main.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(main.getByRole('button', { name: 'Remove the filter Payment: Paid' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('saves the view, and comes back to it', async () => {
    await main.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toBeHidden();
    await main.getByRole('button', { name: 'Clear filters' }).click();
    await main.getByRole('button', { name: 'Refunded', exact: true }).click();
    await expect(page).toHaveURL(/view=refunded/);
    await main.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page).toHaveURL(/payment=paid&sort=total-desc/);
    await expect(main.getByRole('button', { name })).toBeVisible();
  });

  await test.step('exports what is listed', async () => {
    const link = main.getByRole('link', { name: 'Export' });
    const started = page.waitForEvent('download');
    await link.click();
    const file = await readFile(await (await started).path(), 'utf8');
    expect(file.startsWith('\uFEFFOrder,Placed,Status,Payment,')).toBe(true);
    const [first = ''] = (await rows.first().innerText()).split('\n');
    expect(file.split('\r\n')[1]).toContain(first);
  });

  await test.step('deletes the view', async () => {
    await main.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: `Delete “${name}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
    await expect(main.getByRole('button', { name: 'Views' })).toBeVisible();
  });

  await test.step('finds an order and an action by the keyboard alone', async () => {
    const [number = ''] = (await rows.first().innerText()).split('\n');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill(number);
    await expect(dialog.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toContainText(
      number,
    );
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('group', { name: 'Opened recently' })).toContainText(number);
    await field.fill('create pro');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(platformUrl('/dashboard/products/?new=1'));
    await expect(page.getByRole('dialog', { name: 'Add product' })).toBeVisible();
  });
});
