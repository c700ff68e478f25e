/** A shopper looks around: lists, filters, search, currencies. */
import { storeUrl } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, mailsTo, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/', name: 'Paper Fox Women’s T-shirt' };

test('finds a product from the home page by menu and filter @phone', async ({ shopper }) => {
  await shopper.opens('/');
  await expect(shopper.main.getByRole('heading').first()).toBeVisible();
  await expectNoSidewaysScroll(shopper.page);
  await shopper.opens('/collection/t-shirts/');
  await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText('T-shirts');
  const count = shopper.main.getByRole('status').filter({ hasText: /\d+ product/ });
  const before = await count.innerText();
  await shopper.filtersByColour('Ecru');
  await expect(count).not.toHaveText(before);
  await expectNoSidewaysScroll(shopper.page);
  const card = shopper.main.getByRole('article').filter({ hasText: fox.name });
  await expect(card.getByRole('img').first()).toHaveAttribute('src', /\/ecru\//);
  await shopper.opensProduct(fox.name);
  await expect(shopper.page).toHaveURL(/\/product\/[\w-]+\/ecru\/$/);
  await shopper.choosesColour('Navy');
  await shopper.choosesSize('L');
  await expect(shopper.main.getByRole('button', { name: 'Add to basket' }).first()).toBeEnabled();
  await expectNoSidewaysScroll(shopper.page);
});

test('shows prices in the chosen currency, also after a reload', async ({ shopper }) => {
  await shopper.opens(fox.url);
  const { price } = shopper;
  await expect(price).toContainText('£24.00');
  await shopper.choosesCurrency('JPY');
  await expect(price).toContainText(/[¥¥]\s?[\d,]+(?![.\d])/);
  await shopper.page.reload();
  await expect(price).toContainText(/[¥¥]/);
  await shopper.opens(fox.url);
  await shopper.choosesCurrency('EUR');
  await expect(price).toContainText('€');
  await shopper.opens('/collection/t-shirts/');
  await expect(shopper.main).toContainText('€');
  await expect(shopper.main.getByText(/£\d/)).toHaveCount(0);
});

test('lists every filter that the shop has, folded where there are many @phone', async ({ shopper }) => {
  await shopper.opens('/collection/t-shirts/');
  const place = await shopper.opensFilters();
  const colours = place.getByRole('group', { name: 'Colour' });
  const shown = await colours.getByRole('checkbox').filter({ visible: true }).count();
  await colours.getByRole('button', { name: /^Show \d+ more/ }).click();
  await expect
    .poll(() => colours.getByRole('checkbox').filter({ visible: true }).count())
    .toBeGreaterThan(shown);
  await expect(place.getByRole('textbox', { name: /^From/ })).toBeVisible();
});

test('repeats what was pressed and typed before the page came to life', async ({ shopper }) => {
  const { page, main } = shopper;
  // No script arrives until everything has been done.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(storeUrl(fox.url), { waitUntil: 'commit' });
  await main.getByRole('radio', { name: 'L', exact: true }).check();
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  release();
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  await expect(drawer).toContainText(fox.name);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(main.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
});

test('joins the newsletter at once, and confirms it by the mail’s link', async ({ shopper, watch }) => {
  const { page, main } = shopper;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (route) => {
    await released;
    await route.continue();
  });
  const email = `reader-${Date.now().toString(36)}-${process.pid}@post.example`;
  await page.goto(storeUrl('/'), { waitUntil: 'commit' });
  await main.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Send it to me' }).click();
  release();
  await expect(main.getByText("We've sent you an email to verify your subscription")).toBeVisible();
  await expectMail(page.request, { to: email, saying: 'subscription-verified' });
  const [mail] = await mailsTo(page.request, email);
  const token = /subscription-verified\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const link = `/subscription-verified?token=${token}`;
  await page.goto(storeUrl(link));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
  await page.goto(storeUrl(link));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’re already on the list');
  watch.expectAnswer({ status: 404, url: '/marketing/confirm/' });
  await page.goto(storeUrl(`/subscription-verified?token=${'x'.repeat(43)}`));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await expect(main.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
});

test('stays whole when a page is left open @long', async ({ shopper }) => {
  const { page, main } = shopper;
  await page.clock.install();
  await shopper.opens(fox.url);
  await page.clock.runFor(150_000);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(fox.name);
  await shopper.choosesSize('L');
  await shopper.opens('/basket/');
});

/** Elements that React brought to life with other classes than the server sent: React leaves them so, and says nothing. */
function misfits(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props: unknown = key && Reflect.get(element, key);
    if (typeof props !== 'object' || props === null || !('className' in props)) return [];
    const sent = element.getAttribute('class') ?? '';
    const wanted = typeof props.className === 'string' ? props.className : '';
    return sent === wanted ? [] : [`${element.tagName} ${sent} ≠ ${wanted}`];
  });
}

test('comes to life with the classes that the server sent @long', async ({ shopper }) => {
  for (const path of ['/', '/collection/all/', fox.url, '/delivery/']) {
    await shopper.opens(path);
    // Parts that come to life later wait for a sign of the shopper.
    await shopper.page.mouse.move(200, 200);
    const awake = shopper.page.locator('footer');
    await expect
      .poll(() =>
        awake.evaluate((footer) => Object.keys(footer).some((name) => name.startsWith('__reactProps$'))),
      )
      .toBe(true);
    expect(await shopper.page.evaluate(misfits), path).toEqual([]);
  }
});

test('comes to life in the elements that the server sent, also where its code comes late', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (route) => {
    await released;
    await route.continue();
  });
  for (const path of ['/', fox.url]) {
    await page.goto(storeUrl(path), { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const sent = await page.evaluateHandle(() => [
      ...document.querySelectorAll('main section, main aside, footer'),
    ]);
    release();
    const isAlive = (elements: Element[]): boolean =>
      elements.every(
        (each) => !each.isConnected || Object.keys(each).some((key) => key.startsWith('__reactProps$')),
      );
    await expect.poll(() => sent.evaluate(isAlive)).toBe(true);
    const lost = await sent.evaluate((elements) =>
      elements.filter((each) => !each.isConnected).map((each) => each.className),
    );
    expect(lost, path).toEqual([]);
    expect(await sent.evaluate((elements) => elements.length)).toBeGreaterThan(2);
  }
});

test('finds a way on where there is nothing', async ({ shopper }) => {
  const { main } = shopper;
  await shopper.opens('/search/?q=zzzqqq');
  await expect(main.getByRole('heading', { name: /Nothing found/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Most loved' }).getByRole('link').first()).toBeVisible();
  await shopper.opens('/basket/');
  await expect(main.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Most loved' }).getByRole('link').first()).toBeVisible();
});

test('buys by keyboard alone, as far as the basket', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens(fox.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  const small = main.getByRole('radio', { name: 'XS', exact: true });
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await small.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(small).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // The next size that is not sold out.
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(small).not.toBeChecked();
  // The size chart stands between.
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: /size chart|size guide/i })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Add to basket' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  await expect(drawer).toContainText('Added to your basket');
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(main.getByRole('button', { name: 'Add to basket' }).first()).toBeFocused();
});

test('has the shop’s main ways at the foot of a phone’s screen, out of the way of what is done there @phone', async ({
  shopper,
}, { project }) => {
  const { page, main } = shopper;
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await shopper.opens('/product/wild-fern-tote-bag/');
  if (project.name === 'desktop') {
    await expect(bar).toBeHidden();
    return;
  }
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Search', 'Basket', 'Sign in']);
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();

  // The bar that buys stands on it, and the end of the page above both.
  const buy = page.locator('[data-bottom-bar][data-shown]');
  // A page does not scroll until its drawer has closed.
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(buy).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect
    .poll(async () => {
      const [upper, lower] = [await buy.boundingBox(), await bar.boundingBox()];
      return upper !== null && lower !== null && Math.round(upper.y + upper.height - lower.y);
    })
    .toBe(0);

  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/$/);
  // While one writes, the keyboard is there.
  const field = main.getByRole('combobox', { name: 'Search products' });
  await field.focus();
  await expect(bar).toBeHidden();
  await field.blur();
  await expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Basket, 1 item' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Basket');
  await expect(bar).toHaveCount(0);
});

test('searches with suggestions @phone', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/');
  const field = await shopper.goesToSearch();
  await field.fill('paper fox');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option', { name: /Paper Fox/ }).first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(suggestions.locator('[aria-selected="true"]')).toHaveCount(1);
  await field.press('Escape');
  await expect(suggestions).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=paper(%20|\+)fox/);
  await expect(shopper.main.getByRole('link', { name: fox.name }).first()).toBeVisible();
});

test('says so when a page does not exist', async ({ shopper, watch }) => {
  watch.expectAnswer({ status: 404, url: '/no-such-page' });
  const answer = await shopper.page.goto(storeUrl('/no-such-page/'));
  expect(answer?.status()).toBe(404);
  await expect(shopper.main).toContainText('We were unable to find this page');
  const others = shopper.main.getByRole('region', { name: 'Most loved' });
  await expect(others.getByRole('article')).toHaveCount(4);
});

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('shows pages, and filter and search work as forms', async ({ page }) => {
    await page.goto(storeUrl('/'));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.goto(storeUrl('/collection/t-shirts/'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: fox.name }).first()).toBeVisible();
    const filters = page.locator('form', { has: page.getByRole('button', { name: 'Apply' }) });
    await filters.getByRole('checkbox', { name: /^Ecru\b/ }).check();
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/colour=Ecru/);
    await expect(main.getByRole('link', { name: 'Remove the filter Ecru' })).toBeVisible();
    await main.getByRole('link', { name: 'Remove the filter Ecru' }).click();
    await expect(page).not.toHaveURL(/colour=Ecru/);
    await main.getByRole('link', { name: fox.name }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(fox.name);
    await expect(main).toContainText('£24.00');
    await page.goto(storeUrl('/search/'));
    await page
      .getByRole('combobox', { name: 'Search products' })
      .locator('visible=true')
      .first()
      .fill('paper fox');
    await page.getByRole('button', { name: 'Search', exact: true }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/q=paper\+fox/);
    await expect(main.getByRole('link', { name: fox.name }).first()).toBeVisible();
  });
});

test('gets the code of a page’s blocks with the page, and none of other blocks', async ({ shopper }) => {
  const { page } = shopper;
  const fetched = new Set<string>();
  page.on('request', (request) => void fetched.add(new URL(request.url()).pathname));
  const answer = await page.goto(storeUrl());
  const html = (await answer?.text()) ?? '';
  const [, list = '[]'] = /"files":(\[[^\]]*\])/.exec(html) ?? [];
  const named = [...list.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(named.some((file) => /\/newsletter-subscribe-[\w-]+\.js$/.test(file))).toBe(true);
  const ofOthers = /\/(?:live-chat|profit|below-product|goods|lists|product|rows)-[\w-]+\.js$/;
  expect(named.filter((file) => ofOthers.test(file))).toEqual([]);
  await expect.poll(() => named.filter((file) => !fetched.has(file))).toEqual([]);
});

test('meets sections in other colours of the theme, by a link and at once @long', async ({ shopper }) => {
  const { page } = shopper;
  const band = page.locator('.scheme-section-dark').first();
  const ground = () => band.evaluate((element) => getComputedStyle(element).backgroundColor);
  await shopper.opens('/');
  await page.locator('main a[href="/about/"]').first().click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(band).toContainText('Buy less');
  const painted = await ground();
  expect(painted).not.toBe('rgba(0, 0, 0, 0)');
  expect(painted).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await page.reload({ waitUntil: 'commit' });
  await expect(band).toBeVisible();
  expect(await ground()).toBe(painted);
});

test('sees the shop in the dark, as the system or they choose, on the next page too', async ({ shopper }) => {
  const { page } = shopper;
  // Waits for a body: a page that is gone to has none at first.
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await shopper.opens('/');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  const choose = async (name: string): Promise<void> => {
    // The footer comes to life last.
    await page.getByRole('radio', { name }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.getByRole('radio', { name }).check({ force: true });
  };
  await choose('Light');
  await expect.poll(ground).toBe(light);
  await page.goto(storeUrl('/collection/t-shirts/'), { waitUntil: 'commit' });
  await expect.poll(ground).toBe(light);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await choose('As your device');
  await expect.poll(ground).toBe(dark);
});
