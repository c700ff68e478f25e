/** Moderation: staff deny a product with a reason, its owner changes it and asks again, staff approve it. */
import { logins, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const reason = 'Say what the paper weighs';

test('staff deny a product, its owner asks again, and staff approve it', async ({
  owner,
  staff,
  browser,
  watch,
}) => {
  const name = `Moderated print ${Date.now().toString(36)}`;
  const { main, page } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('products/');
  await main.getByRole('button', { name: 'Add product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: /^(Add|Create) product$/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  const at = page.url();

  await staff.signsIn(logins.staff);
  await staff.page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Products' })
    .click();
  const row = staff.main.getByRole('row').filter({ hasText: name });

  await test.step('staff deny it, and have to say why', async () => {
    await staff.main.getByRole('combobox', { name: 'State' }).selectOption('Approved');
    await staff.main.getByRole('searchbox', { name: 'Search by name or SKU' }).fill(name);
    await row.getByRole('button', { name: `Deny… ${name}` }).click();
    const ask = staff.page.getByRole('dialog');
    await ask.getByRole('button', { name: 'Deny product' }).click();
    await expect(ask.getByText('This field is required')).toBeVisible();
    await ask.getByLabel('Reason').fill(reason);
    await ask.getByRole('button', { name: 'Deny product' }).click();
    await expect(ask).toBeHidden();
    await expect(row).toHaveCount(0);
    await expectNoSidewaysScroll(staff.page);
  });

  await test.step('its owner reads why, changes it and asks again', async () => {
    await page.goto(at);
    await expect(main.getByText(reason)).toBeVisible();
    watch.expectAnswer({ status: 409, url: '/approval/' });
    await main.getByRole('button', { name: 'Ask for approval again' }).click();
    await expect(main.getByText(/^Change the product first/)).toBeVisible();
    await main.getByLabel('Name', { exact: true }).fill(`${name} 300 g`);
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${name} 300 g`);
    await main.getByRole('button', { name: 'Ask for approval again' }).click();
    await expect(main.getByText('Waiting for approval').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('shoppers do not see it', async () => {
    const outside = await browser.newContext();
    const visitor = await outside.newPage();
    const answer = await visitor.goto(storeUrl(`/search/?q=${encodeURIComponent(name)}`));
    expect(answer?.status()).toBe(200);
    await expect(visitor.getByRole('link', { name })).toHaveCount(0);
    await outside.close();
  });

  await test.step('staff approve it', async () => {
    await staff.main.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Waiting for approval' });
    await row.getByRole('button', { name: /^Approve/ }).click();
    await expect(row).toHaveCount(0);
  });
});
