/** Draft orders: an owner builds one with a product and a custom item, and a shopper pays it by its link. */
import { cards, newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { mailedLink } from './support/mail.ts';
import { logins, platformUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner builds a draft order, and its customer pays it by the emailed link', async ({
  shopper,
  checkout,
  owner,
}) => {
  const buyer = newBuyer();
  const { main, page } = owner;
  let total = '';

  await test.step('the owner puts products, a custom item, a discount and a delivery on it', async () => {
    await owner.signsIn(logins.owner);
    await page.goto(platformUrl('/dashboard/orders/new/'));
    await main.getByRole('combobox', { name: 'Add a product' }).fill('Paper Fox Women');
    await page
      .getByRole('option', { name: /Paper Fox/ })
      .first()
      .click();
    const items = main.getByRole('list', { name: 'Items in the draft' });
    await expect(items.getByRole('listitem')).toHaveCount(1);
    await main.getByRole('button', { name: 'Add custom item' }).click();
    await main.getByRole('textbox', { name: 'Title' }).fill('Gift wrapping');
    await main.getByRole('spinbutton', { name: /^Price/ }).fill('3.50');
    await main.getByRole('combobox', { name: 'Discount', exact: true }).selectOption('Percentage');
    await main.getByRole('spinbutton', { name: 'Per cent off' }).fill('10');
    await main.getByRole('textbox', { name: 'Reason' }).fill('Regular customer');
    await main.getByRole('combobox', { name: 'Delivery', exact: true }).selectOption('Custom name and price');
    await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Courier');
    await main.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
    await main.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await main.getByRole('textbox', { name: 'Last name' }).fill('Byron');
    await main.getByRole('textbox', { name: 'Street address' }).fill('1 High Street');
    await main.getByRole('textbox', { name: 'City' }).fill('Leeds');
    await main.getByRole('textbox', { name: 'Postcode' }).fill('LS1 4AP');
    await expect(main.getByText('Regular customer')).toBeVisible();
    await expect(main.getByText('Before your customer can pay')).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the draft is saved, stands in a view of its own, and its link is emailed', async () => {
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByRole('heading', { name: /^Draft / })).toBeVisible();
    total = (await main.locator('.total dd').first().textContent()) ?? '';
    await main.getByRole('button', { name: 'Send pay link' }).click();
    await expect(page.getByText(`Pay link sent to ${buyer.email}`)).toBeVisible();
    const draft = page.url();
    await page.goto(platformUrl('/dashboard/orders/?view=drafts'));
    await expect(main.getByRole('row', { name: /Ada Byron/ }).first()).toBeVisible();
    await page.goto(draft);
  });

  await test.step('the customer sees the same total at the link, and pays', async () => {
    const link = await mailedLink(shopper.page.request, { to: buyer.email, path: '/pay/' });
    await shopper.page.goto(link);
    await expect(shopper.main.getByText('Gift wrapping')).toBeVisible();
    await expect(shopper.main).toContainText(total);
    await checkout.fillsCard(cards.good);
    await shopper.main.getByRole('button', { name: /^Pay £/ }).click();
    await expect(shopper.page).toHaveURL(/\/receipt\//);
  });

  await test.step('the owner finds it among the orders, paid', async () => {
    await page.reload();
    await expect(main.getByRole('heading', { name: /^Order / })).toBeVisible();
    await expect(main.getByText('Gift wrapping', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test('an owner deletes a draft after a question', async ({ owner }) => {
  const { main, page } = owner;
  await owner.signsIn(logins.owner);
  await page.goto(platformUrl('/dashboard/orders/new/'));
  await main.getByRole('button', { name: 'Add custom item' }).click();
  await main.getByRole('textbox', { name: 'Title' }).fill('Mistake');
  await main.getByRole('spinbutton', { name: /^Price/ }).fill('1');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('heading', { name: /^Draft / })).toBeVisible();
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/view=drafts/);
});
