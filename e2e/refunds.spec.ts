/** Refunds: an owner refunds one item, staff refund an amount, and everybody reads the same sums. */
import { cards, newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { logins, platformUrl } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('an owner refunds an item, staff an amount, and the order, its list and its receipt agree', async ({
  shopper,
  checkout,
  owner,
  staff,
}) => {
  const buyer = newBuyer();
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number, url } = await checkout.getsReceipt();

  await test.step('the owner refunds the item, and says why', async () => {
    await owner.signsIn(logins.owner);
    await owner.opensOrder(number);
    await owner.main.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: /Paper Fox/ }).fill('1');
    await dialog.getByLabel('Reason').fill('The seam came open');
    await expectAccessible(owner.page);
    await dialog.getByRole('button', { name: /^Refund £/ }).click();
    await expect(owner.main.getByText('Partially refunded')).toBeVisible();
    await expect(owner.main.getByText('Total after refunds')).toBeVisible();
    await expect(owner.main.getByText('The seam came open')).toBeVisible();
    await expectNoSidewaysScroll(owner.page);
    await expectMail(owner.page.request, { to: buyer.email, saying: 'The seam came open' });
  });

  await test.step('the list names it with the amount', async () => {
    await owner.page.goto(platformUrl(`/dashboard/orders/?search=${number}`));
    await expect(owner.main.getByText(/^Partially refunded £/)).toBeVisible();
    await expectNoSidewaysScroll(owner.page);
  });

  await test.step('staff refund a pound of the rest', async () => {
    await staff.signsIn(logins.staff);
    await staff.opensOrder(number);
    await staff.main.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel('Refund', { exact: true }).selectOption('An amount');
    await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('1');
    await dialog.getByRole('button', { name: 'Refund £1.00' }).click();
    await expect(staff.page.getByText('£1.00 refunded')).toBeVisible();
    await expectNoSidewaysScroll(staff.page);
  });

  await test.step('and the receipt says what is left', async () => {
    await shopper.page.goto(url);
    await expect(shopper.main).toContainText('The seam came open');
    await expect(shopper.main).toContainText('Total after refunds');
  });
});
