/** Pages that are read run their code by a new visitor's first sign, and what that sign was is answered. */
import type { Page } from '@playwright/test';
import { storeUrl } from './support/places.ts';
import { expect, test } from './support/test.ts';

// Somebody who has answered has been here before.
test.use({ cookieConsent: null, answered: undefined });

const product = '/product/paper-fox-womens-t-shirt/';

/** Files of code that a page has asked for. */
function codeOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  return files;
}

/** Has the page rest until {@link endRest}: on a slow machine its rest is over before anybody has looked. */
async function holdRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    const held: (() => void)[] = [];
    const timers = Object.assign(
      (run: () => void, after?: number, ...given: unknown[]) =>
        // As long as `rest` of `start-file.server.ts`.
        after === 6000 ? -held.push(run) : start(run, after, ...given),
      start,
    );
    const endHeld = (): void => {
      // It began anew with each file that came: the last one counts.
      const end = held.at(-1);
      if (end === undefined)
        throw new Error('The page does not rest, or for another time than is held here.');
      end();
    };
    Object.assign(globalThis, { setTimeout: timers, endRest: endHeld });
  });
}

async function endRest(page: Page): Promise<void> {
  await page.evaluate('endRest()');
}

/** Opens a page as somebody whose pointer lies outside, and waits until all that it shows is there. */
async function reads(page: Page, path: string): Promise<string[]> {
  await holdRest(page);
  const code = codeOf(page);
  await page.goto(storeUrl(path), { waitUntil: 'networkidle' });
  // Fetched ahead, behind the fonts, and not run: nothing else was asked for.
  await expect.poll(() => code).toEqual([expect.stringContaining('/assets/framework-')]);
  return code;
}

for (const path of ['/', '/collection/all-products/', product, '/help/']) {
  const tag = path === '/' ? '' : ' @long';
  test(`${path} is whole without its code, which comes when it has rested${tag}`, async ({ page }) => {
    const code = await reads(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
    await endRest(page);
    // Now it is alive, and asks.
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    expect(code.length).toBeGreaterThan(5);
  });
}

test('a size and “Add to basket” as the first signs are both answered', async ({ page }) => {
  await reads(page, product);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toContainText('Added to your basket');
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toContainText('M');
});

test('a size and then a colour as the first signs are both kept @long', async ({ page }) => {
  await reads(page, product);
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('link', { name: 'Navy', exact: true }).click();
  await expect(page).toHaveURL(/\/navy\/$/);
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
});

test('a gift card filled in as the first signs goes into the basket @long', async ({ page }) => {
  await reads(page, '/product/gift-card/');
  await page.getByLabel(/Recipient’s email/).fill('ann@friends.example');
  await page.getByLabel(/Your message/).fill('For you');
  await page.getByText('£25', { exact: true }).click();
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  const added = page.getByRole('dialog', { name: 'Your basket' });
  await expect(added).toContainText('Added to your basket');
  await expect(added).toContainText('ann@friends.example');
});

test('a pointer that comes to rest on a menu has it open, a tap on the menu button too @phone', async ({
  page,
  shopper,
}) => {
  await reads(page, '/');
  if (shopper.isOnPhone) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    return;
  }
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  const entry = menu.locator('li:has(> button[aria-expanded])').first();
  await entry.hover();
  // A hand makes many moves. Of the first one a whole browser says that it went nowhere, as of a pointer that lay there.
  await entry.hover({ position: { x: 6, y: 6 } });
  await expect(entry.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
});

test('an action of the page is heard by who carries it out, however early, and is no address @long', async ({
  page,
}) => {
  await reads(page, '/delivery/');
  await page.getByRole('button', { name: 'Return an item' }).click();
  await expect(page.getByRole('dialog', { name: 'Return an item' })).toBeVisible();
});

test('an action that a description has is heard too @long', async ({ page }) => {
  await reads(page, product);
  // As a merchant writes it into a description, which React takes over as it is.
  await page
    .locator('main .html p')
    .first()
    .evaluate((text) => {
      text.append(Object.assign(document.createElement('a'), { href: '@return-item', textContent: 'Back' }));
    });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Return an item' })).toBeVisible();
  await expect(page).toHaveURL(storeUrl(product));
});

test('the keyboard is a sign', async ({ page }) => {
  await reads(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
});

test('a visitor who comes back, or asks for more than a page, does not wait', async ({ page, context }) => {
  await reads(page, '/');
  const code = codeOf(page);
  await page.goto(storeUrl(product));
  await expect.poll(() => code.length).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.clear());
  // A page that still asks for something would do so without its session.
  await page.goto('about:blank');
  await context.clearCookies();
  code.length = 0;
  await page.goto(storeUrl('/collection/all-products/?sort=newest'));
  await expect.poll(() => code.length).toBeGreaterThan(5);
});

test('a swipe over the pictures as the first sign is known to their counter @phone', async ({
  page,
  shopper,
}) => {
  await reads(page, product);
  await page.locator('main .slides').evaluate((row) => {
    row.scrollLeft = row.clientWidth;
  });
  await page.mouse.wheel(0, 1);
  const thumbnails = page.locator('main .thumbs a');
  if (shopper.isOnPhone) await expect(page.locator('main .count')).toHaveText(/^2 \//);
  else await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a thumbnail as the first sign shows its picture and is no address @long', async ({ page }) => {
  // Phones have none: they swipe.
  await page.setViewportSize({ width: 1440, height: 900 });
  await reads(page, product);
  const thumbnails = page.locator('main .thumbs a');
  await thumbnails.nth(1).click();
  expect(await page.locator('main .slides').evaluate((row) => row.scrollLeft / row.clientWidth)).toBe(1);
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(storeUrl(product));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a picture pressed as the first sign is magnified where it was pressed @long', async ({ page }) => {
  await reads(page, product);
  const picture = page.locator('main .slide').first();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  const place = await picture.evaluate(({ style }) =>
    ['--zoom-x', '--zoom-y'].map((name) => Math.round(Number.parseFloat(style.getPropertyValue(name)))),
  );
  expect(place).toEqual([25, 75]);
});
