/** Delivery: an owner makes a zone whose methods go by the value of the order, a shopper there is offered and pays one. */
import { expectAccessible } from './support/accessible.ts';
import { cards, Checkout, newBuyer } from './support/checkout.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('makes a delivery zone that a shopper of its country pays by', async ({ shopper, owner, watch }) => {
  test.setTimeout(180_000);
  const { main } = owner;
  const name = `Far north ${Date.now().toString(36)}`;

  await test.step('the owner makes the zone', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('delivery/');
    await expect(main.getByRole('heading', { name: 'Rest of the world' })).toBeVisible();
    await expectAccessible(owner.page);
    await expectNoSidewaysScroll(owner.page);
    await main.getByRole('link', { name: 'Create zone' }).click();
    await main.getByRole('textbox', { name: 'Zone name' }).fill(name);
    await main.getByRole('combobox', { name: 'Add a country' }).fill('Faroe');
    await owner.page.getByRole('option', { name: 'Faroe Islands' }).click();
    await main.getByRole('textbox', { name: 'Method name' }).fill('Ferry');
    await main.getByLabel('Free from').fill('500');
    watch.expectAnswer({ status: 422, url: '/delivery-zones/' });
    await main.getByRole('button', { name: 'Create zone' }).click();
    await expect(main.getByLabel('Price')).toHaveAccessibleDescription(/Enter an amount/);
    await expect(main.getByLabel('Price')).toBeFocused();
    await main.getByLabel('Price').fill('17.25');
    await main.getByRole('button', { name: 'Add method' }).click();
    await main.getByRole('textbox', { name: 'Method name' }).last().fill('Freight');
    await main.getByLabel('Price').last().fill('80');
    await main.getByLabel('Offered for').last().selectOption('Orders by weight');
    await main.getByRole('spinbutton', { name: /^From/ }).fill('400');
    await expectAccessible(owner.page);
    await expectNoSidewaysScroll(owner.page);
    await main.getByRole('button', { name: 'Create zone' }).click();
    await expect(owner.page).toHaveURL(/\/delivery\/$/);
    const methods = main.getByRole('list', { name: `Delivery methods for ${name}` });
    await expect(methods.getByRole('listitem')).toContainText([
      '£17.25, free from £500.00',
      'Orders from 400 kg',
    ]);
  });

  await test.step('a shopper there is offered the method that fits the order', async () => {
    await shopper.opens('/product/forest-bear-mug/');
    await shopper.addsToBasket();
    await shopper.goesToCheckout();
    await shopper.main.getByLabel(/^Country/).selectOption('Faroe Islands');
    await expect(shopper.sum('Delivery')).toHaveText('£17.25');
    await expect(shopper.main.getByText('Freight')).toHaveCount(0);
  });

  await test.step('the owner adds a place of pickup', async () => {
    await owner.opens('delivery/');
    await main.getByRole('link', { name: `Edit ${name}` }).click();
    await main.getByRole('button', { name: 'Add pickup location' }).click();
    await main.getByRole('textbox', { name: 'Location name' }).fill('Fox shop');
    await main.getByRole('textbox', { name: 'Street' }).fill('2 Station Road');
    await main.getByRole('textbox', { name: 'City' }).fill('York');
    await main.getByRole('textbox', { name: 'Postcode' }).fill('YO1 6HT');
    await main.getByRole('textbox', { name: 'Opening hours' }).fill('Monday to Friday 9–17');
    await expectAccessible(owner.page);
    await expectNoSidewaysScroll(owner.page);
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.page.getByText('Zone saved')).toBeVisible();
  });

  const { page } = shopper;
  const checkout = new Checkout(page);
  const number = await test.step('a shopper collects it: a name is all that is asked for', async () => {
    await page.reload();
    await shopper.main.getByLabel(/^Country/).selectOption('Faroe Islands');
    await shopper.main.getByRole('radio', { name: /Collect it yourself/ }).check();
    await expect(shopper.main.getByRole('heading', { name: 'Person collecting' })).toBeVisible();
    await expect(shopper.main.getByRole('textbox', { name: /^Postcode/ })).toHaveCount(0);
    await shopper.main.getByRole('textbox', { name: /^Email/ }).fill(newBuyer().email);
    await shopper.main.getByRole('textbox', { name: /^First name/ }).fill('Robin');
    await shopper.main.getByRole('textbox', { name: /^Last name/ }).fill('Ashworth');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    const receipt = await checkout.getsReceipt();
    await expect(shopper.main.getByRole('heading', { name: 'Collect from' })).toBeVisible();
    await expect(shopper.main).toContainText('2 Station Road');
    await expect(shopper.main).toContainText('Monday to Friday 9–17');
    return receipt.number;
  });

  await test.step('the owner calls it ready, then hands it over; the shopper reads both', async () => {
    await owner.opens(`orders/?search=${number}`);
    await main.getByRole('link', { name: number }).click();
    await main.getByRole('button', { name: 'Ready for pickup' }).click();
    await expect(main.getByText(/^Ready for pickup since/)).toBeVisible();
    await page.reload();
    await expect(shopper.main.getByText('Your order is ready to collect')).toBeVisible();
    await main.getByRole('button', { name: 'Picked up' }).click();
    await expect(main.getByText('Fulfilled', { exact: true })).toBeVisible();
    await page.reload();
    await expect(shopper.main.getByText('You have collected your order')).toBeVisible();
  });

  await test.step('the owner deletes it', async () => {
    await owner.opens('delivery/');
    await main.getByRole('button', { name: `Delete ${name}` }).click();
    await owner.page.getByRole('button', { name: 'Delete zone' }).click();
    await expect(main.getByRole('heading', { name })).toHaveCount(0);
  });
});
