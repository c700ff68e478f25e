/** Goods that are more than one thing off the shelf: with a name on them, or several together. */
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectMail, mailsTo, test } from './support/test.ts';

const hoodie = { url: '/product/night-camp-hoodie/', name: 'Night Camp Hoodie' };
const mug = { url: '/product/one-more-chapter-mug/', name: 'One More Chapter Mug' };
const kit = { url: '/product/night-camp-kit/', name: 'Night Camp Kit' };
/** Would run wherever a page took it for markup. */
const hostile = '<b onload=x>';

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
  await expect(drawer).toBeHidden();
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

test('gives a product a field, which shoppers have to fill in @long', async ({
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
  await main.getByLabel('Maximum length').fill('3');
  await main.getByRole('checkbox', { name: 'Required' }).check();
  await main.getByLabel('Maximum length').blur();
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
  await main.getByRole('combobox', { name: 'Size', exact: true }).selectOption('M');
  await main.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('main')).toContainText('Name on the back: Bea & Co');
  await context.close();
});

test('buys several things together, from the page of one of them', async ({
  shopper,
  checkout,
  owner,
  staff,
  watch,
}) => {
  test.setTimeout(120_000);
  const { page, main } = shopper;
  await shopper.opens('/product/night-camp-cap/');
  await expect(main.getByRole('heading', { name: 'Buy together' })).toBeVisible();
  await main
    .getByRole('region', { name: 'Buy together' })
    .getByRole('link', { name: `Choose sizes and colours of ${kit.name}` })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(kit.name);
  await hydrated(page);
  const parts = main.getByRole('region', { name: 'What’s included' });
  await expect(parts.getByRole('listitem')).toHaveCount(3);
  await expect(parts).toContainText('if bought separately');
  const size = (of: RegExp) => parts.getByRole('combobox', { name: of });
  watch.expectAnswer({ status: 422, url: '/addItemToCart/' });
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(size(/^Size of .*T-shirt/)).toBeFocused();
  await expect(size(/^Size of .*T-shirt/)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await size(/^Size of .*T-shirt/).selectOption('L');
  await size(/^Size of .*Hoodie/).selectOption('M');
  await shopper.addsToBasket();
  await shopper.goesToBasket();
  // It closes while the page changes; the checkout is asked for on the page.
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeHidden();
  await expect(main).toContainText(/1 × Night Camp .*T-shirt, .*, L/);
  await expect(main).toContainText(/1 × Night Camp Hoodie, .*, M/);
  await expect(main).toContainText('£76.00');
  await expectAccessible(page);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number } = await checkout.getsReceipt();
  await expect(main).toContainText(/1 × Night Camp Cap/);
  await expectAccessible(page);

  await owner.signsIn(logins.owner);
  await owner.opensOrder(number);
  await expect(owner.main).toContainText(/1 × Night Camp Hoodie/);
  await staff.signsIn(logins.staff);
  await staff.opensOrder(number);
  const held = staff.main.getByRole('list', { name: `Contents of ${kit.name}` });
  await expect(held.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(staff.page);
});

test('changes what a bundle holds @long', async ({ shopper, owner }) => {
  await owner.signsIn(logins.owner);
  await owner.opensProduct('Coffee First Mug');
  const { page, main } = owner;
  const held = main.getByRole('list', { name: 'Products in this bundle' });
  for (const out of await held.getByRole('button', { name: /^Remove/ }).all()) await out.click();
  const find = main.getByRole('combobox', { name: 'Add a product' });
  await find.fill('Coffee First Tote');
  await page.getByRole('option', { name: 'Coffee First Tote Bag', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('A bundle holds two things or more')).toBeVisible();
  await main.getByLabel(/^Quantity of Coffee First Tote Bag/).fill('2');
  await main.getByLabel(/^Quantity of Coffee First Tote Bag/).blur();
  await expectAccessible(page);
  await owner.saves();
  await shopper.opens('/product/coffee-first-mug/');
  await expect(shopper.main.getByRole('region', { name: 'What’s included' })).toContainText(
    '2 × Coffee First Tote Bag',
  );
  await held.getByRole('button', { name: /^Remove/ }).click();
  await owner.saves();
});

test('buys them together without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(storeUrl(kit.url));
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: /T-shirt/ }).selectOption({ index: 2 });
  await main.getByRole('combobox', { name: /Hoodie/ }).selectOption({ index: 2 });
  await main.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('main')).toContainText(/1 × Night Camp Cap/);
  await context.close();
});
