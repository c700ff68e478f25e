/** Stock: an owner counts and adjusts it, is told when somebody else did so too, and shoppers see what is left. */
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { expectReadableRows } from './support/overlaps.ts';
import { logins, platformUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';
import { openWindow } from './support/window.ts';

test('an owner counts, adjusts and looks back, and a shopper buys what is left', async ({
  owner,
  shopper,
  checkout,
  watch,
}) => {
  test.slow();
  const name = `Counted Wren ${Date.now() % 1_000_000}`;
  const { page, main } = owner;
  const units = main.getByRole('spinbutton', { name: `Units of ${name}` });
  const save = main.getByRole('button', { name: `Save units of ${name}` });
  await owner.signsIn(logins.owner);

  await test.step('puts a product on sale that is made to order', async () => {
    await owner.opens('products/');
    await main.getByRole('button', { name: 'Add product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add product' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    await main
      .getByRole('textbox', { name: 'Price', exact: true })
      .or(main.getByRole('spinbutton', { name: 'Price', exact: true }))
      .fill('24');
    await main.getByRole('switch', { name: 'On sale' }).click();
    await owner.saves();
  });

  await test.step('finds it in the list of stock, and types what was counted', async () => {
    await owner.opens('stock/');
    await expectAccessible(page);
    await expectReadableRows(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole('searchbox', { name: 'Search name, SKU or barcode' }).fill(name);
    await expect(page).toHaveURL(/search=/);
    await expect(main.getByRole('rowheader')).toHaveCount(1);
    await expect(units).toHaveValue('');
    await units.fill('many');
    await expect(units).toHaveAccessibleDescription(/Enter a whole number/);
    await units.fill('12');
    await units.press('Enter');
    await expect(page.getByRole('status').getByText(`${name}: 12`)).toBeVisible();
    await expect(units).toBeFocused();
    await expect(save).toHaveCount(0);
  });

  await test.step('removes damaged ones with a reason, but never more than there are', async () => {
    await main.getByRole('button', { name: `Adjust stock of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByLabel('Action').selectOption('Remove units');
    const quantity = dialog.getByRole('spinbutton', { name: 'Units' });
    await quantity.fill('13');
    await dialog.getByLabel('Reason').selectOption('Damaged');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Wet boxes');
    watch.expectAnswer({ status: 422, url: '/stock/' });
    await dialog.getByRole('button', { name: 'Save stock' }).click();
    await expect(quantity).toHaveAccessibleDescription(/There are only 12 in stock/);
    await quantity.fill('2');
    await expect(dialog).toContainText('12 in stock now, 10 afterwards');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save stock' }).click();
    await expect(dialog).toBeHidden();
    await expect(units).toHaveValue('10');
  });

  await test.step('is told when somebody else has counted meanwhile', async () => {
    const second = await openWindow(page);
    await second.goto(page.url());
    const theirs = second.getByRole('main').getByRole('spinbutton', { name: `Units of ${name}` });
    await expect(theirs).toHaveValue('10');
    await units.fill('8');
    await theirs.fill('3');
    await theirs.press('Enter');
    await expect(second.getByRole('status').getByText(`${name}: 3`)).toBeVisible();
    await second.close();
    watch.expectAnswer({ status: 409, url: '/stock/' });
    await save.click();
    await expect(units).toHaveAccessibleDescription(/The stock has changed from 10 to 3 meanwhile/);
    await units.fill('2');
    await save.click();
    await expect(page.getByRole('status').getByText(`${name}: 2`)).toBeVisible();
    await main.getByRole('button', { name: 'Running low' }).click();
    await expect(main.getByRole('rowheader')).toHaveCount(1);
    await main.getByRole('button', { name: 'Sold out' }).click();
    await expect(main.getByText('No variant matches')).toBeVisible();
  });

  await test.step('decides when stock is low', async () => {
    const dialog = page.getByRole('dialog', { name: 'Low stock' });
    const set = async (threshold: string): Promise<void> => {
      await main.getByRole('button', { name: 'Set low stock' }).click();
      await dialog.getByRole('spinbutton', { name: 'Stock is low at' }).fill(threshold);
      await dialog.getByRole('button', { name: 'Save low stock' }).click();
      await expect(dialog).toBeHidden();
    };
    await main.getByRole('button', { name: 'Running low' }).click();
    await expect(main.getByRole('rowheader')).toHaveCount(1);
    await set('1');
    await expect(main.getByText('No variant matches')).toBeVisible();
    await set('9');
    await expect(main.getByRole('rowheader')).toHaveCount(1);
    await main.getByRole('button', { name: 'Set low stock' }).click();
    await expect(dialog.getByRole('switch', { name: 'Send emails' })).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  const number = await test.step('a shopper buys the last two', async () => {
    const path = `/product/${name.toLowerCase().replaceAll(' ', '-')}/`;
    await shopper.opens(path);
    await shopper.addsToBasket();
    await shopper.opens(path);
    await shopper.addsToBasket();
    await shopper.goesToCheckout();
    await checkout.fills(newBuyer());
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    const receipt = await checkout.getsReceipt();
    await shopper.opens(path);
    await expect(shopper.main.getByRole('button', { name: 'Sold out' })).toBeVisible();
    return receipt.number;
  });

  await test.step('the history says who changed it and why, and names the order', async () => {
    await owner.opens(`stock/?search=${encodeURIComponent(name)}`);
    await main.getByRole('link', { name }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(units).toHaveValue('0');
    const changes = main.getByRole('region', { name: 'Changes' }).getByRole('row');
    await expect(changes.filter({ hasText: 'Damaged' })).toContainText('Wet boxes');
    await expect(changes.filter({ hasText: 'Damaged' })).toContainText('12 → 10');
    await expect(changes.filter({ hasText: 'Made to order → 12' })).toContainText('Counted');
    const orders = main.getByRole('region', { name: 'Orders' });
    await expect(orders.getByRole('row').filter({ hasText: number })).toContainText('−2');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await orders.getByRole('link', { name: number }).click();
    await expect(page).toHaveURL(new RegExp(`^${platformUrl('/dashboard/orders/')}\\d+/$`));
  });
});
