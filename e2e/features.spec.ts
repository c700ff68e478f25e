/** Flags of features, which a query may turn off (platform.md §1). */
import { expect, test } from './support/test.ts';

test('the flag of card payments holds until another document is opened', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens('/product/paper-fox-womens-t-shirt/navy/?feature-stripe=0');
  await shopper.choosesSize('L');
  await shopper.addsToBasket();
  await shopper.goesToCheckout();
  const pay = main.getByRole('button', { name: /^Pay / });
  await expect(main.getByText('Card payments aren’t available right now.')).toBeVisible();
  await expect(pay).toBeDisabled();

  await page.goto(page.url());
  await expect(pay).toBeEnabled();
  await expect(main.getByText('Card payments aren’t available right now.')).toHaveCount(0);
});
