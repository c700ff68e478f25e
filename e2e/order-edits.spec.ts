/** Editing an order before its production: an owner adds an item, and the shopper pays the difference. */
import { cards, newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { mailedLink } from './support/mail.ts';
import { logins } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('an owner edits an order, and its customer pays the difference', async ({
  shopper,
  checkout,
  owner,
}) => {
  const buyer = newBuyer();
  const { main, page } = owner;
  const dialog = page.getByRole('dialog');
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number } = await checkout.getsReceipt();

  await test.step('the owner changes the address, and the customer is told', async () => {
    await owner.signsIn(logins.owner);
    await owner.opensOrder(number);
    await main.getByRole('button', { name: 'Edit contact and address' }).click();
    await dialog.getByRole('textbox', { name: 'Street address' }).fill('7 New Road');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByRole('heading', { name: 'Delivery address' }).locator('..')).toContainText(
      '7 New Road',
    );
    await expectMail(page.request, { to: buyer.email, saying: `Order ${number} is changed` });
  });

  await test.step('the owner orders two of it, and the order says what is owed', async () => {
    await main.getByRole('button', { name: 'Edit items' }).click();
    await dialog.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save items' }).click();
    await expect(main.getByText(/is still to be paid/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the customer pays it by the link in the email', async () => {
    await shopper.page.goto(await mailedLink(page.request, { to: buyer.email, path: '/pay/' }));
    await checkout.fillsCard(cards.good);
    await shopper.main.getByRole('button', { name: /^Pay £/ }).click();
    await checkout.getsReceipt();
    await expect(async () => {
      await page.reload();
      await expect(main.getByText(/is still to be paid/)).toBeHidden({ timeout: 2000 });
    }).toPass();
    await expect(main.getByText(/1 → 2/)).toBeVisible();
  });
});
