/** Where a shopper's system chooses all colours (high contrast), what is drawn by backgrounds alone must be kept. */
import type { Locator } from '@playwright/test';
import { demoPassword, logins, storeUrl } from './support/places.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } });

/** Background of an element; where colours are forced, fills that nobody kept are the page's own. */
function fillOf(element: Locator): Promise<{ colour: string; picture: string; page: string }> {
  return element.evaluate((node) => {
    const style = getComputedStyle(node);
    const page = getComputedStyle(document.body).backgroundColor;
    return { colour: style.backgroundColor, picture: style.backgroundImage, page };
  });
}

async function expectFilled(element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { colour, picture, page } = await fillOf(element);
      return picture !== 'none' || ![page, 'rgba(0, 0, 0, 0)'].includes(colour);
    })
    .toBe(true);
}

test('a product’s stars, shares of its reviews, colours, size and picture are seen', async ({
  page,
  shopper,
}) => {
  await page.goto(storeUrl('/product/paper-fox-womens-t-shirt/'));
  await expectFilled(page.getByRole('img', { name: /out of 5/ }).first());
  await expectFilled(page.locator('.bars i').first());
  await expectFilled(page.locator('.dots .dot').first());
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await expectFilled(page.locator('label.size:has(:checked)'));
  if (shopper.isOnPhone) return;
  const current = page.locator('.thumbs a[aria-current]');
  await expect(current).toHaveCSS('outline-style', 'solid');
});

test('the page that a list is at, and the appearance that was chosen, are seen', async ({ page }) => {
  await page.goto(storeUrl('/collection/all-products/?page=2'));
  await expectFilled(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]').first());
  await expectFilled(page.locator('footer fieldset label:has(:checked)'));
});

test('how far a basket is from free delivery is seen @long', async ({ page }) => {
  await page.goto(storeUrl('/product/paper-fox-womens-t-shirt/'));
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket).toContainText('away from free delivery');
  const done = await basket
    .locator('.track')
    .evaluate((track) => [
      getComputedStyle(track, '::after').backgroundColor,
      getComputedStyle(track).backgroundColor,
    ]);
  expect(done[0]).not.toBe(done[1]);
});

test('how far an order is, is seen @long', async ({ page }) => {
  await page.goto(storeUrl('/login/'));
  await page.getByLabel('Email').first().fill(logins.shopper);
  await page.getByLabel('Password', { exact: true }).first().fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page
    .getByRole('link', { name: /^Order DEMO-/ })
    .first()
    .click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectFilled(page.getByRole('progressbar').locator('.bar'));
});

test.describe('on white', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' } });

  test('a logo for dark grounds keeps the one of its header', async ({ page }) => {
    await page.goto(storeUrl('/', 'turbo'));
    await expectFilled(page.getByRole('link', { name: 'Northbeat, home' }).getByRole('presentation'));
  });
});
