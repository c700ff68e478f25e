/** Pages on paper: dark on light, and without what can only be pressed. */
import { storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('a policy that is read in the dark is printed light, without its ways to other places', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('shop-theme-mode', 'dark'));
  await page.goto(storeUrl('/terms-of-sale/'));
  await hydrated(page);
  const ground = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return (red + green + blue) / 3;
    });
  const places = page.getByRole('main').locator('.parts');
  expect(await ground()).toBeLessThan(60);
  await expect(places).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(ground).toBeGreaterThan(200);
  await expect(places).toBeHidden();
});
