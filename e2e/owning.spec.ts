/** An owner runs the store; the shopper sees each change on the next load. */
import { logins, storeUrl } from './support/places.ts';
import { savePage } from './support/save-page.ts';
import { shopifyExport } from './support/shopify.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('changes a product, which shoppers see on their next load', async ({ owner, shopper }, { project }) => {
  const name = 'Blue Ridge Sweatshirt';
  // Each run has its own words, so that it does not matter what was there before.
  const changed = `${name}, ${project.name} ${Date.now() % 10_000}`;
  const price = 40 + (Date.now() % 50) / 10;
  await shopper.opens('/product/blue-ridge-sweatshirt/');
  await owner.signsIn(logins.owner);
  await owner.opensProduct(name);
  await expectNoSidewaysScroll(owner.page);
  await owner.main.getByRole('textbox', { name: 'Name', exact: true }).fill(changed);
  const field = owner.main.getByRole('spinbutton', { name: 'Price', exact: true });
  await field.fill(price.toFixed(2));
  await field.blur();
  await owner.saves();
  await shopper.page.reload();
  await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText(changed);
  await expect(shopper.price).toContainText(`£${price.toFixed(2)}`);
});

test('refuses a product without a name, and says where @long', async ({ owner, watch }) => {
  watch.expectAnswer({ status: 422, url: '/dashboard/divisions/' });
  await owner.signsIn(logins.owner);
  await owner.opensProduct('Salt Water Hoodie');
  await owner.main.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await owner.page
    .getByRole('region', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(owner.main.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('imports a Shopify export: preview first, then products that can be bought', async ({ owner, shopper }, {
  project,
}) => {
  const handle = `harbour-jumper-${project.name}-${Date.now().toString(36)}`;
  const title = `Harbour Jumper ${handle.slice(-4)}`;
  await owner.signsIn(logins.owner);
  await owner.uploadsProducts(`${handle}.csv`, shopifyExport([{ handle, title, price: '54.50' }]));
  await expect(owner.main).toContainText('1 product can be imported', { timeout: 20_000 });
  await expect(owner.main).toContainText('1 is rejected');
  await expectNoSidewaysScroll(owner.page);
  await owner.main.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(owner.main).toContainText('1 product imported', { timeout: 20_000 });
  await shopper.opens(`/product/${handle}/`);
  await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(shopper.price).toContainText('£54.50');
  await shopper.choosesSize('M');
  await shopper.addsToBasket();
});

test('makes a page for those who work on the shop, and sees it there; shoppers do not @long', async ({
  owner,
  shopper,
}) => {
  const url = `/team-${Date.now().toString(36)}/`;
  const title = `Team room ${url.slice(-5, -1)}`;
  await owner.signsIn(logins.owner);
  await savePage(owner, {
    url,
    published: true,
    properties: { title, loginState: 'dashboard-access' },
    blocks: [{ type: 'banner', size: 12, properties: { title: 'For us alone' } }],
  });
  await owner.opens('pages/');
  await owner.main.getByRole('link', { name: title, exact: true }).click();
  const [seen] = await Promise.all([
    owner.page.waitForEvent('popup'),
    owner.page.getByRole('link', { name: 'View the page in the shop' }).click(),
  ]);
  await expect(seen.getByRole('heading', { name: 'For us alone' })).toBeVisible();
  expect(seen.url()).toBe(storeUrl(url));
  // Another browser, which has no pass.
  await shopper.page.context().clearCookies({ name: /omnis-(?:visit|team)$/ });
  await shopper.page.goto(storeUrl(url));
  await expect(shopper.page).toHaveURL(/\/login\/\?redirect_uri=/);
});
