/** A store as an installed app: what can be read without a network, and that nothing comes between a shopper and a purchase. */
import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the store's worker answers for the page. */
const hasWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/service-worker.js'));

/** Waits until the worker has kept a product, with all that it is shown with. */
async function isKept(page: Page, path: string): Promise<void> {
  const look = () =>
    page.evaluate(async (wanted) => {
      const list: unknown = await (await caches.match(`/product-files${wanted}`))?.json();
      const files = Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
      const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
      return kept.length > 0 && kept.every((each) => each !== undefined);
    }, path);
  await expect.poll(look, { message: `${path} is kept` }).toBe(true);
}

test('can be installed', async ({ page }) => {
  await page.goto(storeUrl('/'));
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const { name, icons } = await page.evaluate(async (address) => {
    const manifest: { name: string; icons: { src: string }[] } = await (await fetch(address)).json();
    const asked = await Promise.all(manifest.icons.map(({ src }) => fetch(src)));
    return { name: manifest.name, icons: asked.map(({ headers }) => headers.get('content-type')) };
  }, href);
  expect(name).toBe('Marlow & Finch');
  expect(icons).toEqual(['image/png', 'image/png', 'image/png', 'image/png']);
});

test('keeps the product that a visitor came to the shop by @long', async ({ page }) => {
  await page.goto(storeUrl('/product/great-swell-art-print/'));
  await page.mouse.move(1, 1);
  await hasWorker(page);
  await isKept(page, '/product/great-swell-art-print/');
});

test('a page’s sent data goes past the worker, so that it is not lost when the page closes @long', async ({
  page,
  watch,
}) => {
  // It is not about what is sent, which says nothing.
  watch.expectAnswer({ status: 422, url: '/event-collector/' });
  await page.goto(storeUrl('/about/'));
  await page.mouse.move(1, 1);
  await hasWorker(page);
  const metBy = await page.evaluate(async () => {
    const answer = await fetch('/event-collector/?closing', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '[]',
      credentials: 'omit',
    });
    await answer.text();
    const [entry] = performance.getEntriesByName(new URL(answer.url).href);
    const source: unknown = entry && Reflect.get(entry, 'workerMatchedSourceType');
    return source;
  });
  expect(metBy).toBe('network');
});

test('shows what was looked at last where there is no network', async ({ shopper, watch }) => {
  const { page } = shopper;
  const context = page.context();
  await shopper.opens('/about/');
  await hasWorker(page);
  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  await isKept(page, '/product/paper-fox-womens-t-shirt/');
  await shopper.opens('/product/paper-fox-womens-t-shirt/navy/');
  await isKept(page, '/product/paper-fox-womens-t-shirt/navy/');
  await shopper.opens('/collection/home/');
  await shopper.opensProduct('Great Swell Art Print');
  await isKept(page, '/product/great-swell-art-print/');

  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  // The browser's error for images further down that the worker has not kept; a full browser prefetches more of them.
  watch.expectFailure('net::ERR_FAILED');
  await context.setOffline(true);
  await page.goto(storeUrl('/collection/t-shirts/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expectNoSidewaysScroll(page);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
  const links = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
  await expect(links).toHaveText(['Great Swell Art Print', /Paper Fox/]);
  await links.first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Great Swell Art Print');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  // It is there as it was looked at, whichever of its addresses leads to it.
  for (const path of ['navy/', '', 'ecru/']) {
    await page.goto(storeUrl(`/product/paper-fox-womens-t-shirt/${path}`));
    await expect(page).toHaveURL(storeUrl('/product/paper-fox-womens-t-shirt/navy/'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Paper Fox/);
    await expect(picture).toHaveAccessibleName(/Navy/);
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
  }

  // Nothing of anybody's own, and nothing of a purchase, is among what is kept.
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  const pages = kept.filter((path) => !/^\/(?:assets|images|product-files)\//.test(path));
  expect(pages.toSorted()).toEqual([
    '/offline/',
    '/product/great-swell-art-print/',
    '/product/paper-fox-womens-t-shirt/navy/',
  ]);

  await context.setOffline(false);
  await page.goto(storeUrl('/about/'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('leads from a list to what was looked at before where there is no network @long', async ({
  shopper,
  watch,
}) => {
  const { page, main } = shopper;
  await shopper.opens('/about/');
  await hasWorker(page);
  await shopper.opens('/product/great-swell-art-print/');
  await isKept(page, '/product/great-swell-art-print/');
  await shopper.opens('/collection/home/');
  await page.waitForLoadState('networkidle');
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  // The code of the page that would say so.
  watch.expectFailure('net::ERR_FAILED');
  await page.context().setOffline(true);
  await main.getByRole('link', { name: 'Great Swell Art Print' }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Great Swell Art Print');
  const picture = main.getByRole('img').first();
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
});

test('says in the chosen language that there is no network @long', async ({ shopper, watch }) => {
  const { page } = shopper;
  await shopper.opens('/about/');
  await hasWorker(page);
  const keptIn = () =>
    page.evaluate(async () => (await caches.match('/offline/'))?.headers.get('content-language'));
  await expect.poll(keptIn).toBe('en');
  await page.context().addCookies([{ name: 'language', value: 'fr', url: storeUrl() }]);
  await shopper.opens('/about/');
  await expect.poll(keptIn).toBe('fr');
  // Waits for requests that the page makes only once it has time.
  await page.waitForLoadState('networkidle');
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(true);
  await page.goto(storeUrl('/collection/t-shirts/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors ligne');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('a purchase outlives a network that goes and comes', async ({ shopper, checkout, watch }) => {
  const { page } = shopper;
  await shopper.opens('/about/');
  await hasWorker(page);
  await shopper.buys({ url: '/product/paper-fox-womens-t-shirt/', size: 'L' });
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(true);
  await checkout.pays();
  await expect(shopper.main.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/?$/);
  await page.context().setOffline(false);
  await checkout.pays();
  await checkout.getsReceipt();
});

test('gets a new version of the shop with the next page, and not before', async ({ shopper, watch }) => {
  const { page } = shopper;
  // The worker was still fetching this for a page that has been left.
  watch.expectFailure('net::ERR_FAILED');
  await shopper.opens('/about/');
  await hasWorker(page);
  const isOld = () => page.evaluate(() => 'isOld' in window);
  await page.evaluate(() => {
    Object.assign(window, { isOld: true });
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  });
  await page.waitForTimeout(300);
  expect(await isOld()).toBe(true);
  await shopper.choosesInMenu('New in');
  await expect(page).toHaveURL(/\/collection\/new-in\//);
  // The page goes while it is asked, which only this outlives.
  await page.waitForFunction(() => !('isOld' in window));
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});
