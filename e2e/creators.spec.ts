/** Creators: their pages as shoppers read them, and as an owner makes, changes and deletes one. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logins, platformUrl, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const ines = { path: '/creator/ines-calder/', name: 'Ines Calder' };
const fern = { url: '/product/wild-fern-womens-t-shirt/', name: 'Wild Fern' };

const products = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');

/** The structured data of a page, by type. */
async function dataOf(page: Page, type: string): Promise<unknown> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((text): unknown => JSON.parse(text))
    .find((each) => JSON.stringify(each).includes(`"@type":"${type}"`));
}

test('a shopper comes from a product to whoever designed it, and looks through what is theirs', async ({
  shopper,
  watch,
}) => {
  const { page, main } = shopper;
  await shopper.opens(fern.url);
  const product = await dataOf(page, 'Product');
  expect(JSON.stringify(product)).toContain('"propertyID":"designer","value":"Ines Calder"');
  await main.getByRole('link', { name: `Designed by ${ines.name}` }).click();
  await expect(page).toHaveURL(storeUrl(ines.path));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(ines.name);
  await expect(page).toHaveTitle(/^Ines Calder – Marlow & Finch/);
  await expect(main).toContainText('finishes it in ink');
  await hydrated(page);
  const links = main.getByRole('list', { name: `${ines.name} elsewhere` }).getByRole('link');
  await expect(links).toHaveText(['Her sketchbook', 'Workshops']);
  await expect(links.first()).toHaveAttribute('href', 'https://ines-calder.example/sketchbook/');
  const all = await products(page).count();
  expect(all).toBeGreaterThan(4);
  await expectAccessible(page);

  await test.step('filters and orders stand in the address', async () => {
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, high to low' });
    await expect(page).toHaveURL(storeUrl(`${ines.path}?sort=price-desc`));
    await shopper.filtersByColour('White');
    await expect.poll(() => products(page).count()).toBeLessThan(all);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(ines.name);
    await page.reload();
    await expect(main.getByRole('link', { name: 'Remove the filter White' })).toBeVisible();
    await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-desc');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', storeUrl(ines.path));
  });

  await test.step('the page says who it is about', async () => {
    await page.goto(storeUrl(ines.path));
    expect(await dataOf(page, 'ProfilePage')).toMatchObject({
      mainEntity: { '@type': 'Person', name: ines.name, url: storeUrl(ines.path) },
    });
    expect(JSON.stringify(await dataOf(page, 'ItemList'))).toContain('/product/wild-fern');
    expect(await dataOf(page, 'BreadcrumbList')).toBeDefined();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^Ines draws what grows/,
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /at-the-drawing-board/,
    );
    await page.goto(storeUrl('/sitemap/'));
    await main.getByRole('link', { name: 'Tern & Tide' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tern & Tide');
  });

  await test.step('nobody is found by a name that is not there', async () => {
    watch.expectAnswer({ status: 404, url: '/creator/nobody/' });
    const answer = await page.goto(storeUrl('/creator/nobody/'));
    expect(answer?.status()).toBe(404);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We were unable to find this page');
  });
});

test('a creator is looked through without scripts @long', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto(storeUrl(fern.url));
  await main.getByRole('link', { name: `Designed by ${ines.name}` }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(ines.name);
  const all = await products(page).count();
  await main.getByRole('checkbox', { name: /^White\b/ }).check();
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/creator\/ines-calder\/?\?.*colour=White/);
  await expect(page).toHaveURL(/sort=price-asc/);
  expect(await products(page).count()).toBeLessThan(all);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(ines.name);
  await expectNoSidewaysScroll(page);
  await context.close();
});

test('an owner adds a creator, says what is theirs, and deletes them', async ({ owner, shopper, watch }, {
  project,
}) => {
  test.slow();
  const name = `Bea ${project.name} ${Date.now() % 100_000}`;
  const path = `/creator/${name.toLowerCase().replaceAll(' ', '-')}/`;
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('creators/');
  await expect(main.getByRole('link', { name: ines.name })).toBeVisible();
  // Rows are pale until they are all there.
  await expect(main.locator('tbody')).toHaveCSS('opacity', '1');
  await expectAccessible(page);

  await test.step('adds one by name', async () => {
    await main.getByRole('button', { name: 'New creator' }).click();
    const dialog = page.getByRole('dialog', { name: 'New creator' });
    await dialog.getByRole('button', { name: 'Add creator' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Add creator' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await shopper.opens(path);
    await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(shopper.main).toContainText('Nothing here yet');
    await expectAccessible(shopper.page);
  });

  await test.step('says more of them; each field says what is wrong with it', async () => {
    await main.getByRole('textbox', { name: /^About/ }).fill('Bees, mostly.\n\nAnd brooks.');
    await main.getByRole('textbox', { name: 'Address', exact: true }).fill('ines-calder');
    await main.getByRole('button', { name: 'Add a link' }).click();
    await main.getByRole('textbox', { name: 'Name of link 1' }).fill('Her bees');
    await main.getByRole('textbox', { name: 'Address of link 1' }).fill('http://bea.example/');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    const address = main.getByRole('textbox', { name: 'Address of link 1' });
    await expect(address).toHaveAccessibleDescription(/starts with https:/);
    await expect(address).toBeFocused();
    await expectAccessible(page);
    await address.fill('https://bea.example/');
    watch.expectAnswer({ status: 422, url: '/creators/' });
    await bar.getByRole('button', { name: 'Save' }).click();
    const urlName = main.getByRole('textbox', { name: 'Address', exact: true });
    await expect(urlName).toHaveAccessibleDescription(/Another creator has this address/);
    await urlName.fill(path.split('/')[2] ?? '');
    await owner.saves();
  });

  await test.step('gives them a picture', async () => {
    const picture = await page.request.get(platformUrl('/images/scenes/tern-over-waves-portrait?width=400'));
    await main
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bea.png', mimeType: 'image/png', buffer: await picture.body() });
    await expect(main.getByRole('img', { name: `Image of ${name}` })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('says that a product is theirs', async () => {
    await owner.opensProduct('One More Chapter Mug');
    await main.getByRole('combobox', { name: /^Designed by/ }).fill(name);
    await page.getByRole('option', { name }).click();
    await owner.saves();
    await expect(main.getByRole('link', { name: `About ${name}` })).toBeVisible();
    await expectAccessible(page);
    await shopper.opens(path);
    await expect(products(shopper.page)).toHaveCount(1);
    await expect(shopper.main).toContainText('Bees, mostly.');
    await expect(shopper.main.getByRole('link', { name: 'Her bees' })).toBeVisible();
    await shopper.opens('/product/one-more-chapter-mug/');
    await expect(shopper.main.getByRole('link', { name: `Designed by ${name}` })).toBeVisible();
  });

  await test.step('deletes them after a question; the product stays', async () => {
    await owner.opens(`creators/?search=${encodeURIComponent(name)}`);
    await main.getByRole('link', { name }).click();
    await main.getByRole('button', { name: 'Delete creator' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Delete' });
    await expect(dialog).toContainText('1 product will stay in your store');
    await dialog.getByRole('button', { name: 'Delete creator' }).click();
    await expect(page).toHaveURL(/\/dashboard\/creators\/$/);
    await expect(main.getByRole('link', { name })).toHaveCount(0);
    watch.expectAnswer({ status: 404, url: path });
    expect((await shopper.page.goto(storeUrl(path)))?.status()).toBe(404);
    await shopper.opens('/product/one-more-chapter-mug/');
    await expect(shopper.main.getByText(/^Designed by/)).toHaveCount(0);
  });
});
