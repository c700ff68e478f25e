/** Discounts: an owner makes a code and an automatic discount, a shopper buys with them, the owner sees what they brought. */
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { logins } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const mug = '/product/forest-bear-mug/';

test('makes a code that a shopper buys with, and sees its use and revenue', async ({
  shopper,
  checkout,
  owner,
  watch,
}) => {
  test.setTimeout(180_000);
  const { main } = owner;
  const mark = Date.now().toString(36).toUpperCase();
  const code = `QUARTER${mark}`;
  const title = `A quarter off ${mark}`;
  const sentence = main.getByRole('status').filter({ hasText: 'get' });

  await test.step('the owner makes the code', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('discounts/');
    await expectAccessible(owner.page);
    await main.getByRole('link', { name: 'Create discount' }).click();
    await main.getByRole('textbox', { name: 'Code' }).fill(code);
    await main
      .getByRole('spinbutton', { name: 'Percentage off' })
      .or(main.getByLabel('Percentage off'))
      .first()
      .fill('25');
    await expect(sentence).toContainText(`Shoppers who enter ${code} get 25% off everything.`);
    watch.expectAnswer({ status: 422, url: '/discounts/' });
    await main.getByRole('button', { name: 'Create discount' }).click();
    const field = main.getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveAccessibleDescription(/This field is required/);
    await field.fill(title);
    await main.getByRole('button', { name: 'Create discount' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText('0 uses')).toBeVisible();
    await expectAccessible(owner.page);
    await expectNoSidewaysScroll(owner.page);
  });

  const buyer = newBuyer();
  const total = await test.step('a shopper buys with it', async () => {
    await shopper.opens(mug);
    await shopper.addsToBasket();
    await shopper.goesToBasket();
    await shopper.usesCoupon(code);
    await expect(shopper.sum(title)).toHaveText(/^−£/);
    await shopper.goesToCheckout();
    await checkout.fills(buyer);
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    const { number } = await checkout.getsReceipt();
    await expect(shopper.sum(title)).toHaveText(/^−£/);
    await expectMail(shopper.page.request, { to: buyer.email, saying: `${title} (${code})` });
    const paid = await shopper.sum('Total').innerText();
    await owner.opensOrder(number);
    await expect(main).toContainText(`${title} (${code})`);
    return paid;
  });

  await test.step('the owner sees its use and revenue', async () => {
    await owner.opens('discounts/');
    await main.getByRole('searchbox', { name: 'Search title or code' }).fill(code.toLowerCase());
    await expect(owner.page).toHaveURL(/search=/);
    const row = main.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(total);
    await main.getByRole('link', { name: title }).click();
    await expect(main.getByText('1 use', { exact: true })).toBeVisible();
    await expect(main.getByText(`${total} revenue after refunds`)).toBeVisible();
  });
});

test('makes an automatic discount that is a line of the basket until it is turned off', async ({
  shopper,
  owner,
}) => {
  const { main } = owner;
  const title = `On us ${Date.now().toString(36)}`;
  await owner.signsIn(logins.owner);
  await owner.opens('discounts/new/');
  await main.getByRole('textbox', { name: 'Title' }).fill(title);
  await main.getByText('Automatic discount').click();
  await main.getByLabel('Discount type').selectOption('Fixed amount');
  await main.getByLabel('Amount off').fill('2');
  // Others of the store do not take its place.
  await main.getByRole('checkbox', { name: 'Can be combined with other discounts' }).check();
  await main.getByRole('button', { name: 'Create discount' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);

  await shopper.opens(mug);
  await shopper.addsToBasket();
  await shopper.goesToBasket();
  await expect(shopper.sum(title)).toHaveText('−£2.00');

  await main.getByRole('checkbox', { name: 'Turned on' }).uncheck();
  await owner.saves();
  await shopper.page.reload();
  await expect(shopper.sum('Subtotal')).toBeVisible();
  await expect(shopper.sum(title)).toHaveCount(0);
});
