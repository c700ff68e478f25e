/** Work on an order: an owner writes a note, tags the order and cancels it; the shopper reads that it is cancelled. */
import { cards, newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('an owner notes, tags and cancels an order, and its shopper sees the end of it alone', async ({
  shopper,
  checkout,
  owner,
}) => {
  const buyer = newBuyer();
  const { main } = owner;
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number, url } = await checkout.getsReceipt();

  await test.step('the owner writes a note and a tag', async () => {
    await owner.signsIn(logins.owner);
    await owner.opensOrder(number);
    await main.getByRole('textbox', { name: 'Note', exact: true }).fill('Her brother writes the card');
    await main.getByRole('button', { name: 'Add note' }).click();
    const noted = main.getByRole('listitem').filter({ hasText: 'Her brother writes the card' });
    await expect(noted).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('');
    await main.getByRole('textbox', { name: 'Add tags' }).fill('birthday, rush');
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    const tags = main.getByRole('list', { name: 'Tags of this order' });
    await expect(tags.getByRole('listitem')).toHaveText(['birthday', 'rush']);
    await tags.getByRole('button', { name: 'Remove tag rush' }).click();
    await expect(tags.getByRole('listitem')).toHaveText(['birthday']);
    await expect(main.getByText('Tag removed: rush')).toBeVisible();
    await expectAccessible(owner.page);
    await expectNoSidewaysScroll(owner.page);
  });

  await test.step('the owner cancels the order, and says why', async () => {
    await main.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = owner.page.getByRole('dialog');
    await expect(dialog).toContainText(/£[\d.]+ will be refunded to/);
    await dialog.getByLabel('Reason').fill('The navy cloth is gone');
    await expectAccessible(owner.page);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(owner.page.getByText(`Order ${number} was cancelled`, { exact: true })).toBeVisible();
    await expect(main.getByText('Cancelled by the store: The navy cloth is gone')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expectNoSidewaysScroll(owner.page);
    await expectMail(owner.page.request, { to: buyer.email, saying: 'The navy cloth is gone' });
  });

  await test.step('the receipt says so, and nothing of the note', async () => {
    await shopper.page.goto(url);
    await expect(shopper.main).toContainText('Your order was cancelled');
    await expect(shopper.main).not.toContainText('Her brother');
    await expect(shopper.main).not.toContainText('birthday');
  });
});
