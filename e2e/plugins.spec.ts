/** Plugins and the shop's search: an owner sets them up, and shoppers meet them. */
import { expectAccessible } from './support/accessible.ts';
import { logins, platformUrl, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('platform.md §2 /plugins/: an owner changes the cookie policy, and a wrong ID is named at its field', async ({
  owner,
  watch,
}) => {
  const { main, page } = owner;
  watch.expectAnswer({ status: 422, url: '/plugins/analytics/' });
  await owner.signsIn(logins.owner);
  await page.goto(platformUrl('/plugins/'));
  await expect(main.getByRole('heading', { name: 'Plugins', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Google Analytics' }).click();
  const id = main.getByRole('textbox', { name: 'Measurement ID' });
  const before = await id.inputValue();
  await id.fill('UA-1');
  await id.press('Tab');
  await expect(id).toHaveAccessibleDescription(/Invalid measurement ID/);
  await main.getByRole('button', { name: 'Test Measurement ID' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Invalid measurement ID' })).toBeVisible();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(id).toBeFocused();
  await id.fill(before);
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();

  await page.goto(platformUrl('/plugins/cookie-policy/'));
  const message = main.getByRole('textbox', { name: 'Message' });
  const words = `Biscuits? ${Date.now()}`;
  await message.fill(words);
  await expect(main.getByRole('figure', { name: 'Preview' })).toContainText(words);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Plugin saved')).toBeVisible();
  const shop = await page.context().newPage();
  await shop.goto(storeUrl('/?cookie-policy=5'));
  await expect(shop.getByText(words)).toBeVisible();
  await shop.close();
  await message.fill('');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('storefront.md §4 Search redirect: an owner adds one, a loop is refused, and a shopper is led there', async ({
  owner,
  watch,
}) => {
  const { main, page } = owner;
  watch.expectAnswer({ status: 422, url: '/search-redirects/' });
  await owner.signsIn(logins.owner);
  await owner.opens('search/');
  await expectAccessible(page);
  await main.getByRole('tab', { name: 'Redirects' }).click();
  await main.getByRole('button', { name: 'Add redirect' }).click();
  const term = `parcel ${Date.now()}`;
  await main.getByRole('textbox', { name: 'Search term' }).last().fill(term);
  const destination = main.getByRole('textbox', { name: 'Goes to' }).last();
  await destination.fill('/checkout/');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(destination).toHaveAccessibleDescription(/cannot lead to the checkout/);
  await destination.fill('/delivery/');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Redirects saved')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const shop = await page.context().newPage();
  await shop.goto(storeUrl(`/search/?q=${encodeURIComponent(term.toUpperCase())}`));
  await expect(shop).toHaveURL(storeUrl('/delivery/'));
  await shop.close();
  await main.getByRole('button', { name: `Remove redirect for “${term}”` }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});
