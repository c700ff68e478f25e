/**
 * A shopper goes back to a page that they left. Their browser puts back what was chosen, and tells the page nothing of it:
 * what is shown is what the shop will do.
 */
import { storeUrl } from './support/places.ts';
import { hydrated, type Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Leaves for a document of its own and goes back, as from a page that the browser has not kept alive. */
async function leavesAndComesBack({ page }: Shopper): Promise<void> {
  await page.goto(storeUrl('/basket/plain/'));
  await page.goBack();
  await hydrated(page);
}

test('is asked for the size again, and not shown one that is not chosen', async ({ shopper }) => {
  const { main } = shopper;
  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  const size = main.getByRole('radio', { name: 'M', exact: true });
  await size.check();
  await leavesAndComesBack(shopper);
  await expect(size).not.toBeChecked();
  await size.check();
  await expect(main.getByText('Size M', { exact: true })).toBeVisible();
});

test('writes the message of a gift card again, and chooses of a bundle again @long', async ({ shopper }) => {
  const { main } = shopper;
  await shopper.opens('/product/gift-card/');
  const message = main.getByLabel('Your message');
  await message.fill('Happy birthday');
  await leavesAndComesBack(shopper);
  await expect(message).toHaveValue('');

  await shopper.opens('/product/night-camp-kit/');
  const part = main.getByLabel('Size of Night Camp Men’s T-shirt');
  await part.selectOption('M');
  await leavesAndComesBack(shopper);
  await expect(part).toHaveValue('');
});

test('sees the currency that prices are in @long', async ({ shopper }) => {
  const { main, page } = shopper;
  const currency = page.getByRole('contentinfo').getByLabel('Currency');
  await shopper.opens('/product/one-more-chapter-mug/');
  await expect(main).toContainText('£12.00');
  await page.goto(storeUrl('/product/forest-bear-mug/'));
  await hydrated(page);
  await currency.selectOption('USD');
  await expect(main).toContainText('$15.24');
  await page.goBack();
  await hydrated(page);
  await expect(main).toContainText('$15.24');
  await expect(currency).toHaveValue('USD');
});

test('leaves all filters with one step, and sees sizes that they leave none of greyed @long', async ({
  shopper,
}) => {
  const { main, page } = shopper;
  await shopper.opens('/collection/all/');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Kids\b/ }).check();
  await expect(page).toHaveURL(/gender=kids/);
  await filters
    .getByRole('button', { name: /^Show \d+ more/ })
    .first()
    .click();
  await expect(filters.getByRole('checkbox', { name: '2XL 0', exact: true })).toBeDisabled();
  await filters.getByRole('checkbox', { name: /^3–4 years [1-9]/ }).check();
  await expect(page).toHaveURL(/size=3/);
  const card = main.getByRole('list', { name: 'Products' }).getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick add/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add size/ })
      .first(),
  ).toHaveAccessibleName('Add size 3–4 years');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(storeUrl('/collection/all/'));
});
