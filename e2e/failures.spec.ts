/** Parts that fail: the page says so, stays of use, and offers another try. */
import type { Page, Request } from '@playwright/test';
import { storeUrl } from './support/places.ts';
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
    test(`for want of its ${what} says so after one more try, and starts by Reload`, async ({
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
