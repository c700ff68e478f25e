/** A shop on a phone whose text is twice the size: nothing is wider than the screen, broken letter by letter or over a button. */
import type { Locator, Page } from '@playwright/test';
import { demoPassword, logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 760 } });

async function doublesText(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    // The layout settles with the frame after the next.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** Pixels; 0 for what is not shown. */
async function edges(part: Locator): Promise<{ top: number; bottom: number; width: number }> {
  const box = (await part.boundingBox()) ?? { y: 0, width: 0, height: 0 };
  return { top: box.y, bottom: box.y + box.height, width: box.width };
}

test('the controls of a slideshow stay clear of its buttons @long', async ({ page }) => {
  await page.goto(storeUrl('/'));
  await doublesText(page);
  const show = page.locator('main section').filter({ has: page.locator('.controls') });
  const controls = await edges(show.locator('.controls'));
  const buttons = await show.locator('[data-active] .action').all();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) expect((await edges(button)).bottom).toBeLessThanOrEqual(controls.top);
});

test('a card is wide enough for its badge, and a list no wider than the screen', async ({ page }) => {
  await page.goto(storeUrl('/collection/all/'));
  await doublesText(page);
  await expectNoSidewaysScroll(page);
  const badge = page.locator('main .product .badge').first();
  const lines = await badge.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  // At its usual size there are two cards in a row.
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await expect(async () => {
    // The layout settles in a later frame.
    const tops = await page
      .locator('main .product')
      .evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
  }).toPass({ timeout: 20_000 });
});

test('the choices of a bundle have the most of its width @long', async ({ page }) => {
  await page.goto(storeUrl('/product/night-camp-kit/'));
  await doublesText(page);
  expect((await edges(page.locator('main .part').first())).width).toBeGreaterThan(190);
});

test('a basket and its drawer fit the screen', async ({ page, shopper }) => {
  await shopper.opens('/product/great-swell-hoodie/');
  await page.getByRole('main').getByText('M', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  await expect(drawer).toBeVisible();
  await doublesText(page);
  for (const name of ['View basket', 'Checkout'])
    await expect(drawer.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.goto(storeUrl('/basket/'));
  await expect(page.getByRole('button', { name: /^Remove/u })).toBeVisible();
  await doublesText(page);
  await expectNoSidewaysScroll(page);
});

test('the foot of the filters breaks its words @long', async ({ page, shopper }) => {
  await shopper.opens('/collection/all/');
  await page.getByRole('button', { name: 'Filter' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await expect(filters).toBeVisible();
  await doublesText(page);
  await expect(filters.getByRole('button', { name: /^Show \d+ products/u })).toBeInViewport({ ratio: 1 });
});

test('the header keeps its basket on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(storeUrl('/about/'));
  await doublesText(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket' })).toBeInViewport({ ratio: 1 });
});

test('the words of the bar at the foot keep apart @long', async ({ page }) => {
  await page.goto(storeUrl('/about/'));
  await doublesText(page);
  const ways = page.locator('.shop-bottom-bar a');
  expect(await ways.count()).toBeGreaterThan(3);
  const overflow = await ways.evaluateAll((links) =>
    links.map((link) => link.scrollWidth - link.clientWidth),
  );
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
});

test('prices for quantities leave the page as wide as the screen @long', async ({ page }) => {
  await page.goto(storeUrl('/product/weekender-tote-bag/', 'turbo'));
  await doublesText(page);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an account, with its orders and its sessions, is as wide as the screen @long', async ({ page }) => {
  await page.goto(storeUrl('/login/'));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(logins.shopper);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /^Order DEMO-/ }).first()).toBeVisible();
  await doublesText(page);
  await expectNoSidewaysScroll(page);
  await page.context().addCookies([{ name: 'language', value: 'fr', url: storeUrl() }]);
  await page.goto(storeUrl('/account/security/'));
  const session = page.locator('.ui-entry-list li').first();
  await expect(session).toBeVisible();
  await doublesText(page);
  await expectNoSidewaysScroll(page);
  expect((await edges(session.locator('.name'))).width).toBeGreaterThan(120);
});

test('the headings of a product and of the studio break between words only @long', async ({ page }) => {
  for (const [path, word] of [
    ['/product/bauhaus-grid-sweatshirt/', 'Sweatshirt'],
    ['/custom-printed-sweaters/', 'sweaters'],
  ] as const) {
    await page.goto(storeUrl(path, 'turbo'));
    await doublesText(page);
    await expectNoSidewaysScroll(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const lines = await heading.evaluate((element, last) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (text === null) return 0;
      const range = document.createRange();
      range.setStart(text, (text.textContent ?? '').indexOf(last));
      range.setEndAfter(text);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    }, word);
    expect(lines).toBe(1);
  }
});

test('a list of everything is as wide as the screen @long', async ({ page }) => {
  await page.goto(storeUrl('/sitemap/', 'turbo'), { waitUntil: 'networkidle' });
  await doublesText(page);
  // The theme's letters are wider than those that stand in for them.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const numbers = page.getByRole('main').locator('h2 .number');
  expect(await numbers.count()).toBeGreaterThan(3);
  const ends = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(375);
});

test('the typed and chosen values of a quote can be read @long', async ({ page }) => {
  await page.goto(storeUrl('/get-a-quote/', 'basic'));
  await hydrated(page);
  const main = page.getByRole('main');
  const sizes = main.locator('.sizes input');
  const prints = main.locator('.prints select');
  // At their usual size, four sizes and two places of a print are in a row.
  for (const [fields, inRow] of [
    [sizes, 4],
    [prints, 2],
  ] as const) {
    const tops = await fields.evaluateAll((all) =>
      all.map((field) => Math.round(field.getBoundingClientRect().bottom)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow);
  }
  await doublesText(page);
  await expectNoSidewaysScroll(page);
  await sizes.first().fill('120');
  const room = await sizes.first().evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(room).toBeLessThanOrEqual(0);
  expect((await edges(prints.first())).width).toBeGreaterThan(240);
});

test('the button for a passkey breaks between words only @long', async ({ page }) => {
  await page.goto(storeUrl('/login/', 'turbo'), { waitUntil: 'networkidle' });
  await hydrated(page);
  await doublesText(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const button = page.getByRole('button', { name: 'Use a passkey instead' });
  const lines = await button.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const start = (text.textContent ?? '').indexOf('passkey');
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + 'passkey'.length);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    }
    return 0;
  });
  expect(lines).toBe(1);
});
