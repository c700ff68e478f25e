/** Staff build a draft order for a store, find it in the queue and delete it. */
import { newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { atlasUrl, logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('staff build a draft order for a store, find it by a filter, and delete it', async ({ staff }) => {
  const buyer = newBuyer();
  const { main, page } = staff;
  await staff.signsIn(logins.staff);
  await page.goto(atlasUrl('/orders/new/'));
  await main.getByRole('combobox', { name: 'Store' }).fill('Demo');
  await page.getByRole('option').first().click();
  await main.getByRole('button', { name: 'Add custom item' }).click();
  await main.getByRole('textbox', { name: 'Title' }).fill('Gift wrapping');
  await main.getByRole('spinbutton', { name: /^Price/ }).fill('3.50');
  await main.getByRole('combobox', { name: 'Delivery', exact: true }).selectOption('Custom name and price');
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Courier');
  await main.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
  await main.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await main.getByRole('textbox', { name: 'Street address' }).fill('1 High Street');
  await main.getByRole('textbox', { name: 'City' }).fill('Leeds');
  await main.getByRole('textbox', { name: 'Postcode' }).fill('LS1 4AP');
  await expect(main.getByText('Before your customer can pay')).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('heading', { name: /^Draft / })).toBeVisible();
  const draft = page.url();
  await page.goto(atlasUrl(`/?status=all&drafts=1&q=${encodeURIComponent(buyer.email)}`));
  await expect(main.getByRole('row', { name: /Ada Byron/ }).first()).toBeVisible();
  await page.goto(draft);
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText(/^Draft .* deleted/)).toBeVisible();
});
