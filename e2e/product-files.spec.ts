/** Files of products and emails to the team: an owner takes the sample, mends what was rejected, exports, and names who is told. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

/** The text of the file that a link downloads. */
async function downloads(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('an owner fills in the sample file, mends rejected rows and exports products', async ({ owner }) => {
  test.slow();
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  const upload = async (name: string, text: string): Promise<void> => {
    await owner.opens('imports/');
    await main
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  };

  const sample = await test.step('downloads the sample file', async () => {
    await owner.opens('imports/');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    return downloads(page, 'Download sample file');
  });

  await test.step('mends the row that was rejected', async () => {
    await upload('broken.csv', sample.replace('12.50', 'cheap'));
    await main.getByRole('tab', { name: /Rejected/ }).click();
    await expectAccessible(page);
    const rejected = await downloads(page, 'Download rejected rows');
    expect(rejected).toContain('“Variant Price” is not a price: “cheap”');
    expect(rejected).not.toContain('sample-tee');
    await upload('mended.csv', rejected.replace('cheap', '12.50'));
    await expect(main.getByRole('heading', { name: '1 product can be imported' })).toBeVisible();
  });

  await test.step('exports the products that the list shows', async () => {
    await owner.opens('products/?search=mug');
    const file = await downloads(page, 'Export');
    expect(file).toContain('Mug');
    expect(file).not.toContain('Hoodie');
  });
});

test('an owner names who gets emails about new orders', async ({ owner, watch }) => {
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('settings/team-emails/');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const field = main.getByRole('textbox', { name: 'New orders' });
  watch.expectAnswer({ status: 422, url: '/alert-mails/' });
  await field.fill('desk@shop.example, nobody');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('nobody: Please enter a valid email address')).toBeVisible();
  await field.fill('desk@shop.example');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team emails saved')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('desk@shop.example');
  await field.fill('');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team emails saved')).toBeVisible();
});
