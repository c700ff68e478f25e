/** Delivery: an owner makes a zone whose methods go by the value of the order, a shopper there is offered and pays one. */
import { expectAccessible } from './support/accessible.ts';
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
    const methods = main.getByRole('list', { name: `Delivery methods of ${name}` });
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

  await test.step('the owner deletes it', async () => {
    await owner.opens('delivery/');
    await main.getByRole('button', { name: `Delete ${name}` }).click();
    await owner.page.getByRole('button', { name: 'Delete zone' }).click();
    await expect(main.getByRole('heading', { name })).toHaveCount(0);
  });
});
