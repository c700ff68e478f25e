/** What stands around a page has its room in windows of any width, also where words are longer. */
import type { Page } from '@playwright/test';
import { storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.describe('a header', () => {
  const header = (page: Page) => page.getByRole('banner');

  for (const width of [992, 1024, 1199, 1280])
    test(`of ${width} pixels keeps its logo, and its menu in one row`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(storeUrl('/about/'));
      const logo = await header(page).locator('.logo img').first().boundingBox();
      expect(logo?.width).toBeGreaterThanOrEqual(160);
      const menu = header(page).getByRole('navigation', { name: 'Main', exact: true });
      const tops = await menu
        .getByRole('link')
        .evaluateAll((links) =>
          links.filter((link) => link.matches('.entry')).map((link) => link.getBoundingClientRect().top),
        );
      expect(tops.length).toBeGreaterThan(4);
      expect(new Set(tops).size).toBe(1);
      await expect(header(page).getByRole('link', { name: 'Basket' })).toBeInViewport({ ratio: 1 });
      await expect(header(page).getByRole('combobox', { name: 'Language' })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    });
});

test('the heads of a menu’s panel weigh more than what stands under them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(storeUrl('/about/'));
  const segment = page.getByRole('navigation', { name: 'Main', exact: true }).locator('.segment').first();
  const look = (part: string) =>
    segment
      .locator(part)
      .first()
      .evaluate((element) => {
        const { fontWeight, fontSize } = getComputedStyle(element);
        return { weight: Number(fontWeight), size: Number.parseFloat(fontSize) };
      });
  const head = await look('.title');
  const item = await look('li a');
  expect(head.weight).toBeGreaterThan(item.weight);
  expect(head.size).toBeGreaterThanOrEqual(item.size);
});

test('the topics of posts stand in one row on phones, with the one that is shown in view', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shopper.opens('/blog/tagged/walks/');
  const topics = page.getByRole('navigation', { name: 'Topics' });
  const tops = await topics
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(1);
  await expect(topics.getByRole('link', { name: 'Walks' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('a phone’s menu keeps the signs of its choices beside their words', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shopper.opens('/about/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const foot = page.getByRole('dialog', { name: 'Menu' }).locator('.foot');
  await expect(foot).toBeVisible();
  for (const name of ['Currency', 'Language']) {
    const choice = foot.locator('label').filter({ has: page.getByRole('combobox', { name }) });
    const sizes = await choice.locator('svg').evaluateAll((signs) => signs.map((sign) => sign.clientWidth));
    expect(sizes.length).toBeGreaterThan(0);
    // What the words leave free for them.
    for (const size of sizes) expect(size).toBeLessThanOrEqual(16);
  }
});

test('a window of a tablet has the currencies in its header', async ({ page, shopper }) => {
  const currency = page.getByRole('banner').getByRole('combobox', { name: 'Currency' });
  await page.setViewportSize({ width: 768, height: 900 });
  await shopper.opens('/about/');
  await currency.selectOption('EUR');
  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  await expect(shopper.price).toContainText('€28,08');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(currency).toBeHidden();
});

test('the buttons of a banner keep to the side of its words', async ({ page }) => {
  for (const width of [768, 992, 1199]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(storeUrl('/'));
    const button = page.getByRole('main').getByRole('link', { name: 'See all new' }).first();
    const box = await button.boundingBox();
    expect(box && box.x + box.width).toBeLessThan(width * 0.45);
  }
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  for (const policy of ['terms-of-sale', 'terms-of-use', 'privacy-policy', 'use-of-cookies-and-disclaimer'])
    test(`${policy} fits the smallest phone`, async ({ page }) => {
      await page.goto(storeUrl(`/${policy}/`));
      await expectNoSidewaysScroll(page);
    });

  test('a product’s name has room on its page and in the basket, however long its words are', async ({
    page,
    shopper,
  }) => {
    const lengthen = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          element.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, limitiert';
        });
    await shopper.opens('/product/swallows-mug/');
    await lengthen('main h1');
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shopper.opens('/basket/');
    await expect(page.locator('main .line .name')).toBeVisible();
    await lengthen('main .line .name');
    await expectNoSidewaysScroll(page);
  });

  test('a search and its filters speak German', async ({ page }) => {
    await page.goto(storeUrl('/search/?q=fox&gender=women'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('„fox“');
    await expect(page.getByRole('link', { name: 'Filter Damen entfernen' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a slideshow has no controls, which would do nothing', async ({ page }) => {
    await page.goto(storeUrl('/'));
    await expect(page.getByRole('heading', { name: 'Made for weather' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  });
});
