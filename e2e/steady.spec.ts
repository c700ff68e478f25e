/** Journeys of late content, whose place is kept: it never pushes away anything that somebody reads. */
import type { Page } from '@playwright/test';
import { demoPassword, logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Sum of the layout shifts of a page until nothing comes any more. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(storeUrl(path));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

for (const width of [375, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 812 } });

    for (const path of ['/favourites/', '/basket/', '/search/?q=zzqqxx']) {
      const tag = width === 375 ? '' : ' @long';
      test(`${path} without anything stands still${tag}`, async ({ page }) => {
        expect(await shiftOf(page, path)).toBeLessThan(0.05);
      });
    }

    test('an account stands still while its orders and its words come', async ({ page }) => {
      await page.goto(storeUrl('/login/'));
      await hydrated(page);
      await page.getByRole('textbox', { name: 'Email' }).fill(logins.shopper);
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/login'));
      expect(await shiftOf(page, '/account/')).toBeLessThan(0.1);
      expect(await shiftOf(page, '/account/security/')).toBeLessThan(0.1);
    });
  });
