/** Figures: an owner chooses a period, compares it, walks the chart by keys, and downloads a table. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner reads the figures of a period, compares them and downloads them @phone', async ({ owner }) => {
  const { main, page } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('figures/');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Figures');
  await expect(main.getByText('Net revenue', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('table', { name: 'From visit to order' })).toContainText('Visited the shop');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('the period is in the address', async () => {
    await main.getByRole('combobox', { name: 'Period', exact: true }).selectOption('90d');
    await expect(page).toHaveURL(/period=90d/);
    await main.getByLabel('Compare with').selectOption('none');
    await expect(page).toHaveURL(/compare=none/);
    await page.reload();
    await expect(main.getByRole('combobox', { name: 'Period', exact: true })).toHaveValue('90d');
  });

  await test.step('arrow keys walk the points, and the figures are a table too', async () => {
    const chart = main.getByRole('slider', { name: 'Net revenue by day' });
    await chart.focus();
    await page.keyboard.press('End');
    const last = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(last);
    await main.getByRole('button', { name: 'Show as table' }).click();
    await expect(main.getByRole('table', { name: 'Net revenue by day' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('a table is downloaded', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Export products as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^products-.*\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Product,Sold,Refunded items,Gross sales (GBP)');
  });
});
