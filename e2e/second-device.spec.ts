/** One customer, two devices: what was in the basket and among the favourites of either is on both once they are signed in. */
import type { Page } from '@playwright/test';
import { storeUrl } from './support/places.ts';
import { hydrated, Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const password = 'a good password';
const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };
const mug = { url: '/product/swallows-mug/', name: 'Swallows Mug' };

async function givesLogin(page: Page, email: string, button: 'Create account' | 'Sign in'): Promise<void> {
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(storeUrl('/account/'));
}

async function keeps(
  shopper: Shopper,
  product: { readonly url: string; readonly name: string },
): Promise<void> {
  await shopper.opens(product.url);
  const heart = shopper.main.getByRole('button', { name: `Save ${product.name} to favourites` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
}

/** Expects these contents on the pages of the basket and of the favourites. */
async function expectHeld({ page, main }: Shopper): Promise<void> {
  const quantity = (name: string) => main.getByRole('spinbutton', { name: `Quantity of ${name}` });
  await expect(quantity(fox.name)).toHaveValue('3');
  await expect(quantity(mug.name)).toHaveValue('1');
  await expect(main.getByRole('spinbutton')).toHaveCount(2);
  await page.goto(storeUrl('/favourites/'));
  const cards = main.getByRole('article');
  await expect(cards.filter({ hasText: fox.name })).toHaveCount(1);
  await expect(cards.filter({ hasText: mug.name })).toHaveCount(1);
  await expect(cards).toHaveCount(2);
}

test('a guest’s basket and favourites join those of the account, on both devices, and nothing is doubled', async ({
  shopper,
  browser,
}, { project }) => {
  test.slow();
  const email = `second.${project.name}.${Date.now().toString(36)}@mail.example`;
  await shopper.buys(fox);
  await keeps(shopper, fox);
  await shopper.opens('/login/?new=1');
  await givesLogin(shopper.page, email, 'Create account');

  const elsewhere = await browser.newContext({ viewport: shopper.page.viewportSize() });
  const guest = new Shopper(await elsewhere.newPage());
  await guest.buys(fox);
  await guest.buys(fox);
  await guest.opens(mug.url);
  await guest.addsToBasket();
  await keeps(guest, fox);
  await keeps(guest, mug);
  await guest.opens('/login/');
  await givesLogin(guest.page, email, 'Sign in');
  // At once, on the page that came after the form.
  const basket = guest.page.getByRole('banner').getByRole('link', { name: /^Basket/ });
  await expect(basket).toHaveAccessibleName(/\b4\b/);

  for (const one of [guest, shopper]) {
    await one.opens('/basket/');
    await expectHeld(one);
  }

  // Whoever sits there next finds nothing of it, and the next sign-in adds nothing.
  await guest.opens('/account/');
  await guest.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(guest.page).toHaveURL(storeUrl('/login/'));
  await guest.opens('/basket/');
  await expect(guest.main.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await guest.opens('/login/');
  await givesLogin(guest.page, email, 'Sign in');
  for (const one of [guest, shopper]) {
    await one.opens('/basket/');
    await expectHeld(one);
  }
  await elsewhere.close();
});
