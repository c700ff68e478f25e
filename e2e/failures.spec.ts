/** Parts that fail: the page says so, stays of use, and offers another try. */
import type { Page, Request, Route } from '@playwright/test';
import { demoPassword, logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt' };

const oops = (page: Page) => page.getByRole('heading', { name: 'Oops... Looks like something went wrong' });

/** Counts the documents that the page asks for. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request: Request) => void (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

test.describe('a page that cannot start', () => {
  for (const [what, files] of [
    ['data', '**/assets/pages/*.json'],
    ['libraries', '**/assets/framework-*.js'],
    ['own beginning', '**/assets/entry.client-*.js'],
  ] as const) {
    const tag = what === 'libraries' ? '' : ' @long';
    test(`for want of its ${what} says so after one more try, and starts by Reload${tag}`, async ({
      shopper,
      watch,
    }) => {
      const { page } = shopper;
      watch.expectFailure('net::ERR_FAILED');
      await page.route(files, (route) => route.abort());
      const asked = documents(page);
      await page.goto(storeUrl(fox.url), { waitUntil: 'commit' });
      await expect(page.getByRole('alert')).toContainText('Oops... Looks like something went wrong');
      await expect(oops(page)).toBeVisible();
      expect(asked()).toBe(2);
      const reload = page.getByRole('button', { name: 'Reload' });
      await expect(reload).toBeFocused();

      await page.unroute(files);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(fox.name);
      await shopper.choosesSize('L');
      await shopper.addsToBasket();
    });
  }
});

test.describe('code that cannot be fetched', () => {
  test('of the menu of a phone leads to all its ways, after three new pages; a wide screen never needs it', async ({
    shopper,
    watch,
  }) => {
    const { page, main } = shopper;
    watch.expectFailure('net::ERR_FAILED');
    watch.expectError('/assets/mobile-menu-');
    await page.route('**/assets/mobile-menu-*.js', (route) => route.abort());
    const asked = documents(page);
    await shopper.opens(fox.url);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (!shopper.isOnPhone) {
      await expect(menu).toBeHidden();
      await shopper.choosesInMenu('New in');
      await expect(page).toHaveURL(/\/collection\/new-in\/?$/);
      expect(asked()).toBe(1);
      return;
    }
    for (const pages of [2, 3, 4]) {
      await menu.click();
      await expect.poll(asked).toBe(pages);
      await hydrated(page);
    }
    await menu.click();
    await expect(page).toHaveURL(/\/sitemap\/?$/);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Sitemap');
    expect(asked()).toBe(4);

    await page.unroute('**/assets/mobile-menu-*.js');
    // The failure is shown for a second.
    await expect(async () => {
      await menu.click({ timeout: 1000 });
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test('of a dialog is said, and tried again by a further press; what was typed stays', async ({
    shopper,
    watch,
  }) => {
    const { page, main } = shopper;
    watch.expectFailure('net::ERR_FAILED');
    watch.expectError('/assets/size-chart-');
    await page.route('**/assets/size-chart-*.js', (route) => route.abort());
    const asked = documents(page);
    await shopper.opens('/product/paper-fox-womens-t-shirt/navy/');
    await main.getByRole('radio', { name: 'L', exact: true }).check();
    const chart = main.getByRole('button', { name: 'Size chart' });
    await chart.click();
    await expect(page.getByText('We couldn’t load that. Please try again.')).toBeVisible();
    expect(asked()).toBe(1);
    await expect(main.getByRole('radio', { name: 'L', exact: true })).toBeChecked();

    await page.unroute('**/assets/size-chart-*.js');
    await expect(async () => {
      await chart.click({ timeout: 1000 });
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test('of the basket’s drawer leads to the basket @long', async ({ shopper, watch }) => {
    const { page, main } = shopper;
    watch.expectFailure('net::ERR_FAILED');
    watch.expectError('/assets/basket-drawer-');
    await page.route('**/assets/basket-drawer-*.js', (route) => route.abort());
    await shopper.opens(fox.url);
    await shopper.choosesSize('L');
    await main.getByRole('button', { name: 'Add to basket' }).first().click();
    await expect(page).toHaveURL(/\/basket\/?$/);
    await expect(main).toContainText(fox.name);
  });

  test('of suggestions keeps nobody from searching @long', async ({ shopper, watch }) => {
    const { page, main } = shopper;
    watch.expectFailure('net::ERR_FAILED');
    await page.route('**/assets/suggestions-*.js', (route) => route.abort());
    await shopper.opens('/');
    const field = await shopper.goesToSearch();
    await field.fill('fox');
    await page.waitForRequest('**/assets/suggestions-*.js');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=fox/);
    await expect(main.getByRole('link', { name: fox.name }).first()).toBeVisible();
  });
});

test('a page whose code cannot be fetched is gone to as a document', async ({ shopper, watch }) => {
  const { page, main } = shopper;
  watch.expectFailure('net::ERR_FAILED');
  watch.expectError('/assets/help-');
  let isThere = false;
  page.on('request', (request) => {
    isThere ||= request.isNavigationRequest() && request.url().endsWith('/help/');
  });
  await page.route('**/assets/help-*.js', (route) => (isThere ? route.continue() : route.abort()));
  await shopper.opens(fox.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page).toHaveURL(/\/help\/$/);
  await expect(main.getByRole('heading', { level: 1 })).not.toContainText(fox.name);
  expect(isThere).toBe(true);
});

test('the price of delivery that cannot be had is asked for again @long', async ({ shopper, watch }) => {
  const { page, main } = shopper;
  watch.expectAnswer({ status: 500, url: '/checkout/quote' });
  await shopper.buys({ ...fox, size: 'L' });
  await page.route('**/checkout/quote/**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"500 Server error"}' }),
  );
  await shopper.goesToCheckout();
  await expect(main.getByRole('alert').getByText('We couldn’t load the delivery price')).toBeVisible();
  await expect(main.getByText('Loading the card form')).toHaveCount(0);
  await page.unroute('**/checkout/quote/**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await expect(main.getByText('We couldn’t load the delivery price')).toHaveCount(0);
});

test('an account that cannot be read signs nobody out, and is read again', async ({ shopper, watch }) => {
  const { page, main } = shopper;
  watch.expectAnswer({ status: 500, url: '/get/' });
  await shopper.opens('/login/');
  await main.getByRole('textbox', { name: /^Email/ }).fill(logins.shopper);
  await main.getByLabel(/^Password/).fill(demoPassword);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/?$/);
  const read = /\/omnis\/v3\/[\w/]*\/get\/$/;
  await page.route(read, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"500 Server error"}' }),
  );
  for (const [path, title] of [
    ['/account/security/', 'Sign-in and security'],
    ['/account/', 'Orders'],
  ] as const) {
    await page.goto(storeUrl(path));
    await expect(oops(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.unroute(read);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await page.route(read, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"500 Server error"}' }),
    );
  }
});

test('a page that is moved to and cannot be read says so, and is there by Reload', async ({
  shopper,
  watch,
}) => {
  const { page, main } = shopper;
  watch.expectAnswer({ status: 500, url: '/page' });
  await shopper.opens(fox.url);
  const read = /\/omnis\/v3\/[\w/]*page[\w/]*\/\d+\//;
  await page.route(read, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"500 Server error"}' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click();
  await expect(
    main.getByRole('heading', { name: 'Oops... Looks like something went wrong loading this page' }),
  ).toBeVisible();
  await page.unroute(read);
  await main.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(main.getByRole('heading', { level: 1 })).not.toContainText('Oops');
});

test('a product that is gone when it is added says so', async ({ shopper, watch }) => {
  const { page, main } = shopper;
  watch.expectAnswer({ status: 404, url: '/addItemToCart/' });
  await page.route('**/product/addItemToCart/**', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'not_found', message: '404 Not found', requestId: 'r' }),
    }),
  );
  await shopper.opens(fox.url);
  await shopper.choosesSize('L');
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(main.getByRole('alert')).toContainText(
    'Oops... Looks like this product is no longer available',
  );
});

/** Lets what is added reach the basket, and loses the answer. */
async function losesAnswer(route: Route): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  // Node may not know that names under `localhost` are this machine.
  const headers = { ...(await request.allHeaders()), host: url.host };
  await route.fetch({ url: request.url().replace(url.hostname, '127.0.0.1'), headers });
  await route.abort();
}

test('an added item is in the basket once though its answer was lost, and nobody has to do anything', async ({
  shopper,
  watch,
}) => {
  const { page } = shopper;
  watch.expectFailure('net::ERR_FAILED');
  await page.route('**/product/addItemToCart/**', losesAnswer, { times: 1 });
  await shopper.opens(fox.url);
  await shopper.choosesSize('L');
  await shopper.addsToBasket();
  await page.keyboard.press('Escape');
  const basket = page.getByRole('link', { name: 'Basket, 1 item', exact: true }).locator('visible=true');
  await expect(basket.first()).toBeVisible();
});

test('an item added again because its answer was lost is in the basket once @long', async ({
  shopper,
  watch,
}) => {
  const { page, main } = shopper;
  watch.expectFailure('net::ERR_FAILED');
  await page.route('**/product/addItemToCart/**', losesAnswer);
  await shopper.opens(fox.url);
  await shopper.choosesSize('L');
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(main.getByRole('alert')).toContainText('try again');
  const link = (name: string) => page.getByRole('link', { name, exact: true }).locator('visible=true');
  await expect(link('Basket, 1 item').first()).toBeVisible();
  await page.unroute('**/product/addItemToCart/**');
  await shopper.addsToBasket();
  await page.keyboard.press('Escape');
  await expect(link('Basket, 1 item').first()).toBeVisible();
  await shopper.addsToBasket();
  await page.keyboard.press('Escape');
  await expect(link('Basket, 2 items').first()).toBeVisible();
});
