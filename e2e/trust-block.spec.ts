/** The trust block beside the button to buy: what the shop promises, in its own words or in its owner's, or not at all. */
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner words the returns promise beside the button, and switches the block off', async ({
  owner,
  shopper,
}) => {
  const { main, page } = shopper;
  const product = '/product/paper-fox-womens-t-shirt/';
  const promises = main.getByRole('list', { name: 'Delivery' });
  const marks = main.getByRole('list', { name: 'Ways to pay' });
  await shopper.opens(product);
  await expect(promises).toContainText('Return or exchange within 30 days');
  await expect(promises).toContainText(/Arrives .* with .*, from £/);
  await expect(promises).toContainText('Free delivery over £50');
  await expect(marks.getByRole('listitem')).toHaveText(['Visa', 'Mastercard', 'American Express']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await owner.signsIn(logins.owner);
  await owner.opens('checkout/');
  const words = owner.main.getByRole('textbox', { name: /^Returns promise/ });
  const shown = owner.main.getByRole('checkbox', { name: /^Show returns and ways to pay/ });
  const save = async (): Promise<void> => {
    await owner.main.getByRole('button', { name: 'Save' }).click();
    await expect(owner.page.getByText('Checkout saved').last()).toBeVisible();
  };
  await words.fill('Free returns within 60 days');
  await save();
  await shopper.opens(product);
  await expect(promises).toContainText('Free returns within 60 days');

  await owner.opens('checkout/');
  await shown.uncheck();
  await expect(words).toBeHidden();
  await save();
  await shopper.opens(product);
  await expect(promises).toContainText('Free delivery over £50');
  await expect(promises).not.toContainText('returns');
  await expect(marks).toHaveCount(0);

  // The shop is as it was.
  await owner.opens('checkout/');
  await shown.check();
  await words.fill('');
  await save();
});
