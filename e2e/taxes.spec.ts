/** Taxes: an owner registers in Germany and France, shoppers pay the rate there, and a business pays none. */
import { openTestVies, type TestVies } from '../apps/server/src/testing/test-vies.ts';
import { expectAccessible } from './support/accessible.ts';
import { cards, Checkout, newBuyer } from './support/checkout.ts';
import { logins, viesPort } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const business = 'FR40303265045';
let vies: TestVies;
test.beforeAll(async () => {
  vies = await openTestVies(viesPort());
  vies.known.add(business);
});
test.afterAll(() => vies.close());

const pence = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const contained = (minor: number, rate: number): number => Math.round((minor * rate) / (100 + rate));

test('registers in two countries, and shoppers in each pay the right VAT', async ({
  owner,
  shopper,
  watch,
}) => {
  test.setTimeout(240_000);
  const { main, page } = owner;
  const dialog = page.getByRole('dialog');
  const charged = main.getByRole('list', { name: 'Rates for your customers' });
  const registrations = main.getByRole('list', { name: 'Registrations' });

  async function registers(country: string, number: string): Promise<void> {
    await main.getByRole('button', { name: 'Add registration' }).click();
    await dialog.getByRole('combobox', { name: 'Country' }).fill(country);
    await page.getByRole('option', { name: country, exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Registration number/ }).fill(number);
    await dialog.getByRole('button', { name: 'Add registration' }).click();
  }

  await test.step('the owner registers there', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('taxes/');
    await expect(registrations.getByRole('listitem')).toContainText([/United Kingdom/]);
    watch.expectAnswer({ status: 422, url: '/taxes/' });
    await registers('Germany', business);
    const number = dialog.getByRole('textbox', { name: /^Registration number/ });
    await expect(number).toHaveAccessibleDescription(/This isn’t a valid VAT number for Germany/);
    await expect(number).toBeFocused();
    await expectAccessible(page);
    await number.fill('DE136695976');
    await number.press('Enter');
    await expect(dialog).toBeHidden();
    await registers('France', 'FR61954506077');
    await expect(dialog).toBeHidden();
    await expect(charged).toContainText('A customer in Spain pays 21%');
    await main.getByRole('button', { name: 'Edit rates for Spain' }).click();
    await dialog.getByRole('spinbutton', { name: /^Standard rate/ }).fill('22');
    await dialog.getByRole('button', { name: 'Save rates' }).click();
    await expect(dialog).toBeHidden();
    await expect(charged).toContainText('A customer in Spain pays 22%');
    await expect(charged).toContainText('One Stop Shop: your own rate');
    await main.getByRole('radio', { name: /^Not registered/ }).check();
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(charged).toContainText('A customer in Spain pays no tax');
    await expect(charged).toContainText('A customer in Germany pays 19% (7%)');
    await expect(charged).toContainText('A customer in France pays 20% (5.5%)');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  const tax = shopper.main.getByText(/^Includes £/);
  const paysTax = async (rate: number): Promise<void> => {
    await expect(tax).toBeVisible();
    const goods = pence(await shopper.sum('Subtotal').innerText());
    const delivery = pence(await shopper.sum('Delivery').innerText());
    const due = contained(goods, rate) + contained(delivery, rate);
    // Short: the amounts may have been read before the country's own came.
    await expect(tax).toHaveText(`Includes £${(due / 100).toFixed(2)} tax`, { timeout: 1000 });
  };

  await test.step('shoppers pay the rate of their country', async () => {
    await shopper.opens('/product/forest-bear-mug/');
    await expect(shopper.main.getByText('Incl. VAT, plus delivery')).toBeVisible();
    await shopper.addsToBasket();
    await shopper.goesToCheckout();
    for (const [country, rate] of [
      ['Germany', 19],
      ['France', 20],
    ] as const) {
      await shopper.main.getByLabel(/^Country/).selectOption(country);
      await expect(async () => paysTax(rate)).toPass({ timeout: 15_000 });
    }
  });

  await test.step('a business with a valid number pays none, and its papers say why', async () => {
    const checkout = new Checkout(shopper.page);
    await checkout.fills({ ...newBuyer(), city: 'Paris', postcode: '75001' });
    const number = shopper.main.getByRole('textbox', { name: /^Business VAT number/ });
    await number.fill('FR83404833048');
    await expect(number).toHaveAccessibleDescription(/This VAT number doesn’t exist/);
    await number.fill(business);
    await expect(number).toHaveAccessibleDescription(/Your number is valid/);
    await expect(tax).toHaveCount(0);
    await expectAccessible(shopper.page);
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    await checkout.getsReceipt();
    const told = `VAT number of the seller: DE136695976. VAT number of the customer: ${business}.`;
    await expect(shopper.main).toContainText(told);
    await shopper.main.getByRole('link', { name: 'Invoice' }).click();
    await expect(shopper.main).toContainText(`Reverse charge: the customer owes the VAT. ${told}`);
  });

  await test.step('the owner takes it back', async () => {
    for (const country of ['Germany', 'France']) {
      await main.getByRole('button', { name: `Actions for ${country}` }).click();
      await page.getByRole('menuitem', { name: 'Remove registration' }).click();
      await dialog.getByRole('button', { name: 'Remove registration' }).click();
      await expect(registrations.getByRole('listitem').filter({ hasText: country })).toHaveCount(0);
    }
    await main.getByRole('radio', { name: /^Registered/ }).check();
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(charged).toContainText('A customer in France pays 20%');
  });
});
