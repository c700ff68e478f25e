/** The studio: artwork of one's own on a product, bought, and seen by staff. */
import { expectAccessible } from './support/accessible.ts';
import { storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const artwork = {
  name: 'sun.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#e4572e"/></svg>',
  ),
};

test('places artwork on a t-shirt and buys it', async ({ page }) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  await page.goto(storeUrl('/custom/?utm_source=letter'));
  await expect(page).toHaveURL(storeUrl('/design-your-own-t-shirt/?utm_source=letter'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Design your own t-shirt');
  await hydrated(page);
  await expectAccessible(page);

  await test.step('a file is taken, and placed where it is printed', async () => {
    await main.getByLabel('Artwork', { exact: true }).last().setInputFiles(artwork);
    await expect(main.getByRole('button', { name: 'Your artwork, sun.svg' })).toBeVisible();
    await expect(main.getByText('It will be sharp.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is moved, sized and turned by keys', async () => {
    const grip = main.getByRole('button', { name: 'Your artwork, sun.svg' });
    const style = () => grip.getAttribute('style');
    await grip.focus();
    const before = await style();
    await grip.press('ArrowRight');
    await expect.poll(style).not.toBe(before);
    const size = main.getByRole('slider', { name: 'Size' });
    const wide = await size.inputValue();
    await grip.press('Shift+Minus');
    await expect(size).not.toHaveValue(wide);
    await grip.press(']');
    await expect(main.getByRole('slider', { name: 'Turn' })).toHaveValue('1');
    await main.getByRole('button', { name: 'Reset' }).click();
    await expect(main.getByRole('slider', { name: 'Turn' })).toHaveValue('0');
    await expect(size).toHaveValue(wide);
  });

  await test.step('it is moved by the pointer', async () => {
    const grip = main.getByRole('button', { name: 'Your artwork, sun.svg' });
    await grip.scrollIntoViewIfNeeded();
    const before = await grip.boundingBox();
    if (!before) throw new Error('The artwork is not there');
    const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 10, at.y + 30, { steps: 4 });
    await page.mouse.up();
    const moved = async (): Promise<number> => ((await grip.boundingBox())?.y ?? 0) - before.y;
    await expect.poll(moved).toBeGreaterThan(15);
  });

  await test.step('it is seen in another colour, and stays on another product', async () => {
    await main.getByRole('radio', { name: 'Black' }).check({ force: true });
    await expect(main.getByAltText(/in Black, front$/)).toBeVisible();
    await main.getByRole('link', { name: /^Plain Women’s T-shirt/ }).click();
    await expect(page).toHaveURL(/\/design-your-own-t-shirt\/plain-womens-t-shirt\/$/);
    await expect(main.getByRole('button', { name: 'Your artwork, sun.svg' })).toBeVisible();
    await main.getByRole('button', { name: 'Back' }).click();
    await expect(main.getByAltText(/, back$/)).toBeVisible();
  });

  await test.step('it is still there when the page is loaded anew, or gone back to', async () => {
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('button', { name: 'Your artwork, sun.svg' })).toBeVisible();
    await expect(main.getByAltText(/in Black, back$/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Remove sun.svg' })).not.toBeFocused();
    await page.goto(storeUrl('/favourites/'));
    await page.goBack();
    await hydrated(page);
    await expect(main.getByRole('button', { name: 'Your artwork, sun.svg' })).toBeVisible();
  });

  await test.step('a size is asked for, and then it is in the basket with its picture', async () => {
    await main.getByRole('button', { name: 'Add to basket' }).click();
    await expect(main.getByText('Choose a size')).toBeVisible();
    await main.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
    await main.getByRole('button', { name: 'Add to basket' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Plain Women’s T-shirt, your design')).toBeVisible();
    await expect(drawer.locator('img[src*="/images/designs/"]').first()).toBeVisible();
  });

  await test.step('from the basket it is changed, and takes the place of what it was', async () => {
    await page.goto(storeUrl('/basket/'));
    await hydrated(page);
    const line = main.getByRole('link', { name: 'Plain Women’s T-shirt, your design' });
    await line.click();
    await expect(main.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(main.getByAltText(/in Black, back$/)).toBeVisible();
    await expect(main.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await main.getByRole('button', { name: 'Front' }).click();
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(storeUrl('/basket/'));
    await expect(line).toHaveCount(1);
    // The line that it was made from is gone: going back leads to the basket, too.
    await page.goBack();
    await expect(page).toHaveURL(storeUrl('/basket/'));
    await line.click();
    await expect(main.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(main.getByAltText(/in Black, front$/)).toBeVisible();
  });

  await test.step('changes to it are there after a reload, and another product takes its place', async () => {
    const turn = main.getByRole('slider', { name: 'Turn' });
    await main.getByRole('button', { name: 'Your artwork, sun.svg' }).press('Shift+]');
    await expect(turn).toHaveValue('15');
    await main.getByRole('button', { name: 'Back' }).click();
    await expect(turn).not.toHaveValue('15');
    await main.getByRole('button', { name: 'Front' }).click();
    await expect(turn).toHaveValue('15');
    await page.reload();
    await hydrated(page);
    await expect(turn).toHaveValue('15');
    await main.getByRole('link', { name: /^Plain Hoodie/ }).click();
    await expect(page).toHaveURL(/\/plain-hoodie\/\?line=/);
    await main.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(storeUrl('/basket/'));
    await expect(main.getByRole('link', { name: 'Plain Hoodie, your design' })).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Plain Women’s T-shirt, your design' })).toHaveCount(0);
  });
});

test('a design of the basket is waited for, tried again, and said to be gone @long', async ({
  page,
  watch,
}) => {
  watch.expectAnswer({ status: 500, url: '/basket/main/list' });
  const main = page.getByRole('main');
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/basket\/main\/list/, async (route) => {
    await arrives.promise;
    await route.fulfill({ status: 500, json: { message: 'No', code: 'unavailable', errors: [] } });
  });
  await page.goto(storeUrl('/studio/?line=gone'));
  await hydrated(page);
  await expect(main.getByRole('status').filter({ hasText: 'Loading your design' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
  arrives.resolve();
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/basket\/main\/list/);
  await again.click();
  await expect(main.getByText('This design is no longer in your basket')).toBeVisible();
  await main.getByRole('link', { name: 'Start a new design' }).click();
  await expect(main.getByRole('button', { name: 'Add to basket' })).toBeVisible();
});

test('a file that is chosen before the page comes to life is taken @long', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(storeUrl('/studio/'));
  await main.locator('input[type="file"]').setInputFiles(artwork);
  await hydrated(page);
  await expect(main.getByRole('button', { name: 'Your artwork, sun.svg' })).toBeVisible();
});

test('prices come in the currency that is chosen, and the artwork stays @long', async ({ page, shopper }) => {
  const main = page.getByRole('main');
  await shopper.opens('/studio/');
  await main.locator('input[type="file"]').setInputFiles(artwork);
  const grip = main.getByRole('button', { name: 'Your artwork, sun.svg' });
  await expect(grip).toBeVisible();
  await shopper.choosesCurrency('EUR');
  await expect(main.getByRole('link', { name: /^Plain Men’s T-shirt/ })).toContainText('€');
  await expect(main.locator('.buy .price')).toContainText('€');
  await expect(grip).toBeVisible();
});

test('a file that is no picture is refused with its reason', async ({ page, watch }) => {
  watch.expectAnswer({ status: 422, url: '/frontend/artworks/' });
  const main = page.getByRole('main');
  await page.goto(storeUrl('/studio/'));
  await hydrated(page);
  // By its element: the section around it has the same name, and is there before.
  await main.locator('input[type="file"]').setInputFiles({
    ...artwork,
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(main.getByText(/contains more than shapes/)).toBeVisible();
});

test('every address of the studio leads to a product of its kind @long', async ({ page }) => {
  for (const [path, name] of [
    ['custom-printed-hoodies', 'Plain Hoodie'],
    ['custom-printed-tote-bags', 'Plain Tote Bag'],
    ['custom-printed-art-prints', 'Plain Art Print'],
    ['custom-printed-stickers', 'Plain Sticker Sheet'],
    ['custom-printed-dress', 'Plain Women’s T-shirt'],
  ] as const) {
    await page.goto(storeUrl(`/${path}/`));
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  await expect(page.getByRole('note')).toContainText('any dresses');
});
