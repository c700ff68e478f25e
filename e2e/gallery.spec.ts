/** The pictures of a product and its colours, by pointer and by keyboard. */
import { storeUrl } from './support/places.ts';
import { expect, test } from './support/test.ts';

const product = '/product/paper-fox-womens-t-shirt/';

test('a colour chosen by keyboard keeps the keyboard and is said; another page takes it', async ({
  page,
  shopper,
}) => {
  await shopper.opens(product);
  const navy = shopper.main.getByRole('link', { name: 'Navy', exact: true });
  await navy.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/navy\/$/);
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Colour Navy' })).toHaveCount(1);
  await expect(navy).toHaveAttribute('aria-current', 'true');
  await expect(navy).toBeFocused();
  const elsewhere = page.getByRole('banner').locator('a[href="/"]').first();
  await elsewhere.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(storeUrl());
  await expect(shopper.main).toBeFocused();
});

test('a magnified picture is shown by a larger file, once it is there @phone', async ({ page, shopper }) => {
  const release = Promise.withResolvers<void>();
  await shopper.opens(product);
  const picture = shopper.main.locator('.slide').first();
  const width = (): Promise<number> =>
    picture
      .locator('img')
      .evaluate((each: HTMLImageElement) => Number(new URL(each.currentSrc).searchParams.get('width')));
  const small = await width();
  await page.route(/\/images\//, async (route) => {
    await release.promise;
    await route.continue();
  });
  // Other pictures of the page may come meanwhile.
  const path = await picture
    .locator('img')
    .evaluate((each: HTMLImageElement) => new URL(each.currentSrc).pathname);
  const asked = page.waitForRequest((request) => {
    const url = new URL(request.url());
    return url.pathname === path && Number(url.searchParams.get('width')) > small;
  });
  await picture.click();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  const large = Number(new URL((await asked).url()).searchParams.get('width'));
  expect(large).toBeGreaterThan(small);
  expect(await width()).toBe(small);
  release.resolve();
  await expect.poll(width).toBe(large);
});

test('arrow keys, Home and End go through the pictures @long', async ({ page, shopper }) => {
  await shopper.opens(product);
  const of = shopper.isOnPhone ? '.slides' : '.thumbs';
  const entries = shopper.main.locator(`${of} :is(a, button)`);
  const last = (await entries.count()) - 1;
  await entries.first().focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', last],
    ['ArrowLeft', last - 1],
    ['Home', 0],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entries.nth(at)).toBeFocused();
    await expect(shopper.main.locator('.thumbs a').nth(at)).toHaveAttribute('aria-current', 'true');
  }
});

test('a product is shared: the device’s own way first, else its address is copied', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    Object.assign(navigator, { share: (data: unknown) => Promise.resolve(void told.push(data)) });
    const clipboard = { writeText: (text: string) => Promise.resolve(void told.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  const told = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'told'));
  await shopper.opens(`${product}navy/?ref=mail`);
  const button = shopper.main.getByRole('button', { name: 'Share', exact: true });
  const url = storeUrl(`${product}navy/`);
  await button.click();
  await expect.poll(told).toEqual([{ title: 'Paper Fox Women’s T-shirt', url }]);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await button.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await told()).toEqual([{ title: 'Paper Fox Women’s T-shirt', url }, url]);
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('No')) }),
  );
  await button.click();
  await expect(page.getByText(`Copy this link: ${url}`)).toBeVisible();
});
