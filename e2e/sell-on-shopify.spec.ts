/** An owner is led to the settings of Shopify, connects a shop, chooses its delivery profile, and sends products there. */
import { startShopifyServer, type ShopifyServer } from '../apps/server/src/testing/shopify-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { logins, shopifyPort } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const domain = 'marlow-finch.myshopify.com';

let stand: ShopifyServer;

test.beforeAll(async () => {
  stand = await startShopifyServer(shopifyPort());
  stand.open(domain);
});
test.afterAll(() => stand.close());

test('an owner connects Shopify, chooses a delivery profile and sends products (platform.md §6 hasShopifyDeliveryProfile)', async ({
  owner,
  watch,
}) => {
  test.slow();
  const { page, main } = owner;

  await test.step('without a connection, sending leads to the settings, which say why', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('products/shopify/');
    await expect(page).toHaveURL(/settings\/shopify\/\?needs=connection/);
    await expect(main.getByText('Connect your Shopify shop first.')).toBeVisible();
  });

  await test.step('a token that Shopify refuses is said at its field', async () => {
    watch.expectAnswer({ status: 422, url: '/shopify/' });
    await main.getByRole('textbox', { name: 'Shop domain' }).fill(domain);
    const token = main.getByRole('textbox', { name: 'Admin API access token' });
    await token.fill('shpat_wrong');
    await main.getByRole('button', { name: 'Connect' }).click();
    await expect(token).toHaveAccessibleDescription(/Shopify rejected this access token/);
    await token.fill('shpat_good');
    await main.getByRole('button', { name: 'Connect' }).click();
    await expect(main.getByRole('link', { name: domain })).toBeVisible();
  });

  await test.step('without a profile, sending leads back and asks for it', async () => {
    await owner.opens('products/shopify/');
    await expect(page).toHaveURL(/settings\/shopify\/\?needs=profile/);
    await expect(main.getByText('Choose the delivery profile of your products first.')).toBeVisible();
    await main.getByRole('radio', { name: 'Made to order' }).check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole('button', { name: 'Save profile' }).click();
    await expect(main.getByRole('link', { name: 'Send products to Shopify' })).toBeVisible();
  });

  await test.step('selected products are sent, and each says how it went', async () => {
    // Neither a bundle nor a gift card.
    await owner.opens('products/?search=plain');
    const boxes = main.getByRole('checkbox', { name: /^Select Plain/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Send to Shopify' }).click();
    await expect(main.getByRole('heading', { name: 'Send 2 products to Marlow & Finch' })).toBeVisible();
    await main.getByRole('button', { name: 'Send to Shopify' }).click();
    await expect(main.getByText('2 products sent to Shopify')).toBeVisible({ timeout: 20_000 });
    await expect(main.getByText('Created', { exact: true })).toHaveCount(2);
    expect(stand.shops.get(domain)?.products.size).toBe(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('disconnecting asks first, and closes the way again', async () => {
    await owner.opens('settings/shopify/');
    await main.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Shopify?' });
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(main.getByText('Not connected')).toBeVisible();
    await owner.opens('products/shopify/');
    await expect(page).toHaveURL(/settings\/shopify\/\?needs=connection/);
  });
});
