/** A shop inside somebody's app: a web view or a kiosk that has a header and a menu of its own. */
import { axeOn } from './support/axe.ts';
import { storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ cookieConsent: null });

for (const operator of ['headless', 'kiosk']) {
  const tag = operator === 'headless' ? '' : ' @long';
  test(`shows an app that asks for ${operator} its pages alone, wherever its links lead${tag}`, async ({
    shopper,
  }) => {
    const { page, main } = shopper;
    const isAlone = async (): Promise<void> => {
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
      await expect(page.locator('.shop-shell > :is(header, footer, nav, .skip)')).toHaveCount(0);
    };
    await shopper.opens(`/collection/home/?operator=${operator}`);
    await isAlone();
    // The law asks, whoever shows the page.
    await page
      .getByRole('region', { name: 'Cookies' })
      .getByRole('button', { name: 'Essential only' })
      .click();
    await expectNoSidewaysScroll(page);
    const { violations } = await axeOn(page).analyze();
    expect(violations).toEqual([]);

    await shopper.opensProduct('Great Swell Art Print');
    await isAlone();
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Great Swell Art Print');
    await isAlone();
    await shopper.opens('/');
    await isAlone();

    await shopper.opens('/?operator=default');
    await expect(page.getByRole('banner')).toBeVisible();
    await shopper.opens('/about/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows an app its pages alone, too', async ({ page }) => {
    await page.goto(storeUrl('/about/?operator=headless'));
    await page.goto(storeUrl('/delivery/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});
