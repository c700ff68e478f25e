/** Goods that are more than one thing off the shelf: with a name on them. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards, newBuyer } from './support/checkout.ts';
import { logins, storeUrl } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, mailsTo, test } from './support/test.ts';

const hoodie = { url: '/product/night-camp-hoodie/', name: 'Night Camp Hoodie' };
const mug = { url: '/product/one-more-chapter-mug/', name: 'One More Chapter Mug' };
/** Would run wherever a page took it for markup. */
const hostile = '<b onload=x>';

async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test('has a name put on a hoodie, and finds it wherever the order is read', async ({
  shopper,
  checkout,
  owner,
  staff,
  watch,
}) => {
  test.setTimeout(120_000);
  const { page, main } = shopper;
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  await shopper.opens(hoodie.url);
  await shopper.choosesSize('M');
  const name = main.getByRole('textbox', { name: /^Name on the back \(\+£5\.00\)/ });
  await name.fill('A name that is too long');
  watch.expectAnswer({ status: 422, url: '/addItemToCart/' });
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(main.getByText('At most 12 characters').first()).toBeVisible();
  await expectAccessible(page);

  await name.fill(hostile);
  await main.getByRole('combobox', { name: /^Lettering/ }).selectOption('Handwriting');
  await shopper.addsToBasket();
  await expect(drawer).toContainText(`Name on the back: ${hostile}`);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await name.fill('Ada');
  await shopper.addsToBasket();
  await shopper.goesToBasket();
  const lines = main.locator('.line');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Lettering: Handwriting');
  await expectAccessible(page);
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(2);
  await expect(main).toContainText(`Name on the back: ${hostile}`);

  await shopper.goesToCheckout();
  const buyer = newBuyer();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number } = await checkout.getsReceipt();
  await expect(main).toContainText(`Name on the back: ${hostile}`);
  await expect(main).toContainText('Name on the back: Ada');
  await expectAccessible(page);
  await expectMail(page.request, { to: buyer.email, saying: 'Name on the back: Ada' });
  const mails = await mailsTo(page.request, buyer.email);
  expect(mails.some(({ text }) => text.includes(`Name on the back: ${hostile}`))).toBe(true);
  const hash = new URL(page.url()).pathname.split('/')[2] ?? '';
  await shopper.opens(`/invoice/${hash}`);
  await expect(main).toContainText(`Name on the back: ${hostile}`);

  await owner.signsIn(logins.owner);
  await owner.opensOrder(number);
  await expect(owner.main).toContainText(`Name on the back: ${hostile}`);

  await staff.signsIn(logins.staff);
  await staff.opensOrder(number);
  await expect(staff.main).toContainText(hostile);
  await expectAccessible(staff.page);
});

test('gives a product a field, which shoppers have to fill in', async ({
  shopper,
  owner,
  watch,
  isMobile,
}) => {
  const label = `Initials ${Date.now().toString(36)}${isMobile ? ' on a phone' : ''}`;
  await owner.signsIn(logins.owner);
  await owner.opensProduct(mug.name);
  const { page, main } = owner;
  const card = main.getByRole('group');
  for (const remove of await main.getByRole('button', { name: /^Remove Initials/ }).all())
    await remove.click();
  await main.getByRole('button', { name: 'Add a field' }).click();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('This field is required')).toBeVisible();
  await main.getByRole('textbox', { name: /^Label/ }).fill(label);
  await main.getByLabel('Longest text').fill('3');
  await main.getByRole('checkbox', { name: 'Must be filled in' }).check();
  await main.getByLabel('Longest text').blur();
  await expectAccessible(page);
  await owner.saves();

  await shopper.opens(mug.url);
  const field = shopper.main.getByRole('textbox', { name: label });
  await expect(field).toBeVisible();
  watch.expectAnswer({ status: 422, url: '/addItemToCart/' });
  await shopper.main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(field).toBeFocused();
  await field.fill('AL');
  await shopper.addsToBasket();
  await expect(shopper.page.getByRole('dialog', { name: 'Your basket' })).toContainText(`${label}: AL`);
});

test('has a name put on without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(storeUrl(hoodie.url));
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Name on the back/ }).fill('Bea & Co');
  await main.getByLabel('Size').selectOption('M');
  await main.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('main')).toContainText('Name on the back: Bea & Co');
  await context.close();
});
