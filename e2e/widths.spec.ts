/** Journeys in windows of any width: everything around a page has room, also where words are longer. */
import type { Page } from '@playwright/test';
import { storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.describe('a header', () => {
  const header = (page: Page) => page.getByRole('banner');

  for (const width of [992, 1024, 1199, 1280]) {
    const tag = width === 992 ? '' : ' @long';
    test(`of ${width} pixels keeps its logo, and its menu in one row${tag}`, async ({ page }) => {
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
  }
});

test('a menu stands in one row also in the letters that are there before the store’s own @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 700 });
  // They never come.
  await page.route(/\.woff2?$/, () => undefined);
  await page.goto(storeUrl('/about/'), { waitUntil: 'domcontentloaded' });
  const entries = page.getByRole('navigation', { name: 'Main', exact: true }).locator('.entry');
  await expect(entries.last()).toBeVisible();
  const tops = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(1);
});

for (const width of [1024, 1440]) {
  const tag = width === 1024 ? '' : ' @long';
  test(`a header of ${width} pixels has room for the menu of a large shop${tag}`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await shopper.opens('/about/');
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('navigation', { name: 'Main', exact: true });
    const overhang = () =>
      menu.evaluate((element) => {
        const bottom = element.closest('header')?.getBoundingClientRect().bottom ?? 0;
        const shown = element.querySelector('ul')?.getBoundingClientRect();
        return (shown?.bottom ?? 0) - bottom;
      });
    for (const entries of [12, 40]) {
      await menu.evaluate((element, count) => {
        const list = element.querySelector('ul');
        const [first] = list?.children ?? [];
        const missing = count - (list?.childElementCount ?? count);
        if (first) list?.append(...Array.from({ length: missing }, () => first.cloneNode(true)));
      }, entries);
      expect(await overhang()).toBeLessThanOrEqual(0);
      await expect(banner.locator('.logo')).toBeInViewport({ ratio: 1 });
      await expect(banner.getByRole('link', { name: 'Basket' })).toBeInViewport({ ratio: 1 });
      const last = menu.locator('.entry').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a footer of six columns leaves room for the name of its store', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await shopper.opens('/about/');
  const columns = page.locator('footer .columns');
  await columns.scrollIntoViewIfNeeded();
  await columns.evaluate((element) => {
    for (const column of element.querySelectorAll('nav')) element.append(column.cloneNode(true));
  });
  const widths = await columns.evaluate((element) =>
    [...element.children].map((column) => column.getBoundingClientRect().width),
  );
  expect(widths).toHaveLength(7);
  expect(widths[0]).toBeGreaterThan(220);
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(120);
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

for (const [what, path, parts] of [
  ['a product', '/product/paper-fox-womens-t-shirt/', ['main .html', 'main .list .body', 'main .list h3']],
  ['posts', '/blog/', ['main article h2 a', 'main .excerpt', '[role="region"] a']],
  ['a post', '/blog/a-walk-for-people-with-wet-dogs/', ['main h1', 'main .around a', 'main .tags a']],
  ['a sitemap', '/sitemap/', ['main li a']],
] as const) {
  const tag = what === 'a product' ? '' : ' @long';
  test(`long words of ${what} break on phones${tag}`, async ({ page, shopper }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await shopper.opens(path);
    for (const part of parts) {
      const place = page.locator(part).first();
      await place.scrollIntoViewIfNeeded();
      await place.evaluate((element, word) => {
        element.textContent = word;
      }, longWord);
    }
    await expectNoSidewaysScroll(page);
  });
}

test('words that are written from right to left run so, and stand where others do', async ({
  page,
  shopper,
}) => {
  const places = ['main h1', 'main .product .name a'];
  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  for (const place of places) {
    const { text, mark, box } = await page
      .locator(place)
      .first()
      .evaluate((element) => {
        element.textContent = 'قميص!';
        const rectOf = (from: number, to: number): number => {
          const range = document.createRange();
          const [node] = element.childNodes;
          if (node) range.setStart(node, from);
          if (node) range.setEnd(node, to);
          return range.getBoundingClientRect().left;
        };
        const block = element.closest('h1, h2, h3');
        return { text: rectOf(0, 1), mark: rectOf(4, 5), box: block?.getBoundingClientRect().left ?? 0 };
      });
    // The mark ends the word: it is at its left.
    expect(mark).toBeLessThan(text);
    expect(Math.abs(mark - box)).toBeLessThan(4);
  }
});

test('the heads of a menu’s panel weigh more than what stands under them @long', async ({ page }) => {
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

test('the topics of posts stay one row when the letters of the font are wider @long', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(storeUrl('/blog/'));
  const topics = page.getByRole('navigation', { name: 'Topics' });
  const { height } = (await topics.boundingBox()) ?? { height: 0 };
  for (const spacing of ['-0.02em', '0.05em']) {
    await topics.evaluate((element, by) => {
      element.style.letterSpacing = by;
    }, spacing);
    expect((await topics.boundingBox())?.height).toBe(height);
  }
});

test('a phone’s menu keeps the signs of its choices beside their words @long', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shopper.opens('/about/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const foot = page.getByRole('dialog', { name: 'Menu' }).locator('.foot');
  await expect(foot).toBeVisible();
  for (const name of ['Currency', 'Language']) {
    const choice = foot.locator('label').filter({ has: page.getByRole('combobox', { name }) });
    const sizes = await choice.locator('svg').evaluateAll((signs) => signs.map((sign) => sign.clientWidth));
    expect(sizes.length).toBeGreaterThan(0);
    // Room that the words leave for them.
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

test('a header is as high as its screen asks for, and higher with a search bar', async ({ page }) => {
  // Demo, and a store whose theme has the bar: a phone, a tablet, and from the large breakpoint on.
  for (const [width, plain, bar] of [
    [375, 56, 104],
    [800, 64, 104],
    [1000, 80, 104],
    [1440, 80, 104],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const [store, height] of [
      ['demo', plain],
      ['turbo', bar],
    ] as const) {
      await page.goto(storeUrl('/collection/all/', store));
      const banner = page.getByRole('banner');
      const box = await banner.boundingBox();
      expect(box?.height, `${store} at ${width}`).toBe(height);
      const field = banner.getByRole('combobox', { name: 'Search' });
      await expect(field).toBeVisible({ visible: store === 'turbo' });
      await expect(banner.getByRole('link', { name: 'Search' })).toBeVisible({ visible: store === 'demo' });
      await expectNoSidewaysScroll(page);
    }
  }
});

test('on a phone the hearts of a list pass below its bar, not over it @long', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await shopper.opens('/collection/all-products/');
  const heart = shopper.main.getByRole('button', { name: /^Save .* to favourites$/ }).first();
  const bar = shopper.main.locator('.toolbar');
  const [at, stuck] = await Promise.all([heart.boundingBox(), bar.boundingBox()]);
  const header = await page.getByRole('banner').boundingBox();
  if (!at || !stuck || !header) throw new Error('The list has no heart, bar or header');
  // The middle of the heart comes to where the middle of the bar stays.
  const middle = header.height + stuck.height / 2;
  await page.evaluate((top) => window.scrollTo(0, top), at.y + at.height / 2 - middle);
  await expect(heart).toBeInViewport();
  expect(
    await heart.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.toolbar, .favourite')
        ?.className;
    }),
  ).toContain('toolbar');
});

test('the buttons of a banner keep to the side of its words @long', async ({ page }) => {
  for (const width of [768, 992, 1199]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(storeUrl('/'));
    const button = page.getByRole('main').getByRole('link', { name: 'See all new' }).first();
    const box = await button.boundingBox();
    expect(box && box.x + box.width).toBeLessThan(width * 0.45);
  }
});

test('the studio’s product is in view as a whole, and its sliders keep their length beside large words @long', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await shopper.opens('/studio/');
  const main = page.getByRole('main');
  const name = 'sun.svg';
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
  await main
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  const product = main.locator('.look > :first-child');
  await expect(main.getByRole('button', { name: `Your artwork, ${name}` })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  // Its picture may come, and the header fold, after the page was moved.
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const shown = await product.boundingBox();
    expect(shown?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((shown?.y ?? 0) + (shown?.height ?? 600)).toBeLessThanOrEqual(600);
  }).toPass({ timeout: 20_000 });
  await page.setViewportSize({ width: 667, height: 375 });
  await expect.poll(async () => (await product.boundingBox())?.height).toBeLessThanOrEqual(375);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const slider = main.getByRole('slider', { name: 'Turn' });
  await expect.poll(async () => (await slider.boundingBox())?.width).toBeGreaterThan(200);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  for (const policy of ['terms-of-sale', 'terms-of-use', 'privacy-policy', 'use-of-cookies-and-disclaimer']) {
    const tag = policy === 'terms-of-sale' ? '' : ' @long';
    test(`${policy} fits the smallest phone${tag}`, async ({ page }) => {
      await page.goto(storeUrl(`/${policy}/`));
      await expectNoSidewaysScroll(page);
    });
  }

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

  test('a search and its filters speak German @long', async ({ page }) => {
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
