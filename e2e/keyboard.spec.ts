/** Where the keyboard goes on in the shop: after what was pressed is gone, and on grounds of every colour. */
import { expectAccessible } from './support/accessible.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';
import { Shopper } from './support/shopper.ts';

test('the keyboard goes on at the next filter, and at the count once none is left', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens('/collection/t-shirts/?colour=Ecru,Navy&size=M');
  const remove = main.getByRole('link', { name: /^Remove the filter/ });
  const count = main.getByRole('status').filter({ hasText: /\d+ product/ });
  await expect(remove).toHaveCount(3);
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(remove.first()).toBeFocused();
  await remove.last().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await main.getByRole('link', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(count).toBeFocused();

  await shopper.opens('/collection/t-shirts/?priceMin=9000');
  await main.getByRole('link', { name: 'Clear the filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(count).toBeFocused();
});

test('a price stays under the keyboard with Enter, and lets the keyboard of a screen go @phone', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/collection/t-shirts/');
  const place = await shopper.opensFilters();
  const field = place.getByRole('textbox', { name: /^From/ });
  await field.fill('20');
  await field.press('Enter');
  await expect(page).toHaveURL(/priceMin=20/);
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (isTouched) await expect(place.locator('summary', { hasText: 'Price' })).toBeFocused();
  else await expect(field).toBeFocused();
  if (!shopper.isOnPhone) return;
  const clear = place.getByRole('button', { name: 'Clear', exact: true });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/priceMin/);
  await expect(clear).toBeFocused();
});

test('Back in the menu of a phone leads to the entry that was opened @phone', async ({ shopper }) => {
  const { page } = shopper;
  // The menu of wide screens has no levels.
  await page.setViewportSize({ width: 375, height: 812 });
  await shopper.opens('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const entry = menu.getByRole('listitem').getByRole('button').last();
  const name = await entry.innerText();
  await entry.focus();
  await page.keyboard.press('Enter');
  const back = menu.getByRole('button', { name: /^Back to/ });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name, exact: true })).toBeFocused();
});

test('suggestions say how many they are, and the active one has a ring @long', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/');
  const field = await shopper.goesToSearch();
  await field.fill('paper fox');
  const form = page.getByRole('search').filter({ visible: true }).first();
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions).toBeVisible();
  const count = await suggestions.getByRole('option').count();
  await expect(form.getByRole('status')).toHaveText(new RegExp(`^${count} suggestions?$`));
  await field.press('ArrowDown');
  await expect(suggestions.locator('[aria-selected="true"]')).toHaveCSS('outline-style', 'solid');
  await field.fill('qqqzzzq');
  await expect(form.getByRole('status')).toHaveText(/^Nothing found for “qqqzzzq”\. \d+ suggestions$/);
  await expect(suggestions).toContainText('Popular searches');
});

test('a favourite that is taken away is said, can be taken back, and leaves the keyboard in place', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.opens('/collection/t-shirts/');
  const hearts = main.getByRole('article').getByRole('button', { name: / to favourites$/ });
  for (const at of [0, 1]) {
    await hearts.nth(at).click();
    await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(at)).not.toHaveAttribute('aria-busy', 'true');
  }
  await shopper.opens('/favourites/');
  await expect(hearts).toHaveCount(2);
  await hearts.first().focus();
  await page.keyboard.press('Enter');
  await expect(hearts).toHaveCount(1);
  await expect(hearts).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'removed from favourites' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(hearts).toHaveCount(2);
  await expect(hearts.filter({ has: page.locator(':scope:focus') })).toHaveCount(1);
  await hearts.first().press('Enter');
  await expect(hearts).toHaveCount(1);
  await hearts.first().press('Enter');
  await expect(main.getByText('Nothing here yet')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the keyboard goes on at the artwork that was taken, and at the field once it is taken away @long', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.opens('/design-your-own-t-shirt/');
  const field = main.locator('input[type="file"]');
  await field.focus();
  await field.setInputFiles({
    name: 'sun.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#e4572e"/></svg>',
    ),
  });
  const remove = main.getByRole('button', { name: 'Remove sun.svg' });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(field).toBeFocused();
  const size = main.getByRole('radio', { name: 'M', exact: true });
  await size.focus();
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  await expect(size).toBeFocused();
});

/** How strong the ring of what has the keyboard is against the ground that it lies on. */
const ringContrast = (shopper: Shopper) =>
  shopper.page.evaluate(() => {
    const rgb = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
    const light = (text: string) => {
      const [r = 0, g = 0, b = 0] = rgb(text).map((part) => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { activeElement } = document;
    let ground = activeElement?.parentElement;
    while (ground && rgb(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
    if (!activeElement || !ground) return 0;
    const { outlineColor, outlineStyle } = getComputedStyle(activeElement);
    const both = [light(outlineColor), light(getComputedStyle(ground).backgroundColor)];
    return outlineStyle === 'none' ? 0 : (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  });

for (const store of ['turbo', 'basic'])
  test(`rings and menus can be seen in the shop ${store}`, async ({ page }) => {
    const shopper = new Shopper(page, store);
    await shopper.opens('/');
    const banner = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await page.keyboard.press('Tab');
    for (const link of [
      banner.locator('.logo'),
      banner.locator('.tool').filter({ visible: true }).last(),
      footer.getByRole('link').first(),
      footer.getByRole('link').last(),
    ]) {
      await link.focus();
      await expect.poll(() => ringContrast(shopper)).toBeGreaterThan(3);
    }
    await expectNoSidewaysScroll(page);
    if (shopper.isOnPhone) return;
    const entry = banner.locator('.menu li:has(> button[aria-expanded])').first();
    await entry.hover();
    await expect(entry.locator('.panel')).toHaveCSS('opacity', '1');
    await expectAccessible(page, '.shop-header');
  });
