/** The navigation's groups, the settings found by search, and a second store of one account. */
import { expectAccessible } from './support/accessible.ts';
import { logins, platformUrl, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('the navigation opens and closes its groups, and shows the one of the page @phone', async ({
  owner,
}) => {
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  const isOnPhone = (page.viewportSize()?.width ?? 0) < 768;
  const opensMenu = async (): Promise<void> => {
    if (isOnPhone) await page.getByRole('button', { name: 'Open the menu' }).click();
  };
  await opensMenu();
  const menu = page.getByRole('navigation', { name: 'Sections' });
  const products = menu.getByRole('button', { name: 'Products' });
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Collections' })).toBeHidden();
  await products.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link', { name: 'Collections' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Collections');
  await page.reload();
  await opensMenu();
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Collections' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('settings are found by their words, and the general ones reach the shop @phone', async ({
  owner,
  watch,
}) => {
  const { page, main } = owner;
  await owner.signsIn(logins.turboOwner);
  await owner.opens('settings/');
  await expectAccessible(page);
  const search = main.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('vat');
  await expect(main.getByRole('link')).toHaveText(['Company', 'Taxes']);
  await search.fill('qqq');
  await expect(main).toContainText('No settings for “qqq”');
  await search.fill('phone');
  await main.getByRole('link', { name: 'General' }).click();

  const name = main.getByRole('textbox', { name: 'Store name' });
  const before = await name.inputValue();
  const email = main.getByRole('textbox', { name: 'Contact email' });
  const phone = main.getByRole('textbox', { name: 'Phone' });
  const save = main.getByRole('button', { name: 'Save' }).first();
  await email.fill('nobody');
  await save.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/valid email/);
  await email.fill('hi@turbo.example');
  watch.expectAnswer({ status: 422, url: '/settings/' });
  await phone.fill('call me');
  await save.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await phone.fill('+44 113 496 0000');
  await name.fill(`${before} Works`);
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(storeUrl('/', 'turbo'));
  await expect(page.getByRole('contentinfo')).toContainText(`${before} Works`);
  await expect(page.getByRole('contentinfo')).toContainText('+44 113 496 0000');

  await owner.opens('settings/general/');
  await name.fill(before);
  await phone.fill('');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('an owner adds a store, and changes between the two @phone', async ({ owner }) => {
  const { page, main } = owner;
  await owner.signsIn(logins.basicOwner);
  const opensMenu = async (): Promise<void> => {
    if ((page.viewportSize()?.width ?? 0) < 768)
      await page.getByRole('button', { name: 'Open the menu' }).click();
  };
  await opensMenu();
  await page.getByRole('button', { name: /your account/ }).click();
  await page.getByRole('menuitem', { name: 'Add a store' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a store');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const name = `Second ${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'Store name' }).fill(name);
  await page.getByRole('textbox', { name: 'Contact email' }).fill('hello@second.example');
  await page.getByRole('button', { name: 'Create store' }).click();
  await expect(page).toHaveURL(platformUrl('/dashboard/'));
  await expect(main).toContainText('Open your shop in three steps.');
  const managed = page.getByText(name).filter({ visible: true });
  await expect(managed).toHaveCount(1);
  await opensMenu();
  await page.getByRole('button', { name: 'Switch store' }).click();
  await page
    .getByRole('menuitemradio')
    .filter({ hasNotText: /^Second / })
    .click();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
