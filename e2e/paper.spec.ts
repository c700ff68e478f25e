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
  // All of a wide paper, not the room beside a list that is not there.
  await page.setViewportSize({ width: 1100, height: 800 });
  const text = await page.getByRole('main').locator('.text').boundingBox();
  expect(text?.width).toBeGreaterThan(900);
});

test('answers are printed open, without the letter that is written on a screen @long', async ({ page }) => {
  await page.goto(storeUrl('/help/reason/product/'));
  await hydrated(page);
  const main = page.getByRole('main');
  const answer = main.getByText('three per cent');
  await expect(answer).toBeHidden();
  await expect(main.locator('.contact')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(main.locator('.contact')).toBeHidden();
  await page.goto(storeUrl('/delivery/'));
  await expect(main.getByText('Not in the United Kingdom or the European Union')).toBeVisible();
  await expect(main.getByText('Return an item')).toBeHidden();
});
