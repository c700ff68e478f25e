/** Gift cards: bought, mailed, spent, given back, and seen by their owner. */
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { logins, storeUrl } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, mailsTo, test } from './support/test.ts';

const card = { url: '/product/gift-card/', name: 'Marlow & Finch gift card' };
const tee = { url: '/product/forest-bear-mug/' };

/** The code that was mailed to an address. */
async function mailedCode(request: APIRequestContext, to: string): Promise<string> {
  await expectMail(request, { to, saying: 'gift card for you' });
  const texts = (await mailsTo(request, to)).map(({ text }) => text).join('\n');
  return /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(texts)?.[0] ?? '';
}

test('buys a card for a friend, who spends it, and gets it back with a cancelled order', async ({
  shopper,
  checkout,
  owner,
  watch,
}) => {
  test.setTimeout(180_000);
  const { page, main } = shopper;
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  const friend = newBuyer();
  const buyer = newBuyer();

  await shopper.opens(card.url);
  await expect(main.getByText('Value', { exact: true }).first()).toBeVisible();
  await main.getByRole('radio', { name: '£25' }).check();
  const email = main.getByRole('textbox', { name: /^Recipient’s email/ });
  await email.fill('nobody');
  watch.expectAnswer({ status: 422, url: '/addItemToCart/' });
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await email.fill(friend.email);
  await main.getByRole('textbox', { name: /^Recipient’s name/ }).fill('Robin');
  await main.getByRole('textbox', { name: /^Your message/ }).fill('Happy birthday! <b>Ann</b>');
  await expectAccessible(page);
  await shopper.addsToBasket();
  await expect(drawer).toContainText(`For Robin, ${friend.email}`);

  // Nothing is delivered: one address, no method, no note.
  await shopper.goesToBasket();
  await expect(drawer).toBeHidden();
  await shopper.goesToCheckout();
  await expect(main.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Delivery method' })).toHaveCount(0);
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await expectAccessible(page);
  await checkout.pays();
  const bought = await checkout.getsReceipt();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your gift cards have been sent', {
    timeout: 20_000,
  });
  await expectAccessible(page);

  const code = await mailedCode(page.request, friend.email);
  expect(code).toHaveLength(19);
  await expectMail(page.request, { to: friend.email, saying: 'Happy birthday! <b>Ann</b>' });

  await shopper.opens('/gift-card/');
  await main.getByRole('textbox', { name: /^Gift card code/ }).fill(code.toLowerCase().replaceAll('-', ' '));
  await main.getByRole('button', { name: 'Show the balance' }).click();
  await expect(main.getByText('£25.00 left of £25.00')).toBeVisible();
  await expectAccessible(page);

  // Spent on a mug: the card pays, and keeps the rest.
  await shopper.opens(tee.url);
  await shopper.addsToBasket();
  await shopper.goesToBasket();
  await expect(drawer).toBeHidden();
  await shopper.goesToCheckout();
  const summary = await checkout.opensSummary();
  await summary.getByText('Pay with a gift card').click();
  const field = summary.getByRole('textbox', { name: 'Gift card code' });
  await field.fill('2222-2222-2222-2222');
  watch.expectAnswer({ status: 422, url: '/gift-cards/apply/' });
  await summary.getByRole('button', { name: 'Apply' }).last().click();
  await expect(field).toHaveAccessibleDescription(/We do not know this gift card code/);
  await field.fill(code);
  await summary.getByRole('button', { name: 'Apply' }).last().click();
  await expect(summary.getByText(`Gift card ending in ${code.slice(-4)}`)).toBeVisible();
  await expect(summary.getByText('To pay')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(page, 'aside');
  await expect(main.getByText('Your gift cards cover the whole order.')).toBeVisible();
  await checkout.fills(friend);
  await main.getByRole('button', { name: 'Place order' }).click();
  const spent = await checkout.getsReceipt();
  await expect(main).toContainText(`Gift card ending in ${code.slice(-4)}`);
  await expectAccessible(page);
  await expectMail(page.request, {
    to: friend.email,
    saying: `Your gift card ending in ${code.slice(-4)} has £`,
  });
  const hash = new URL(spent.url).pathname.split('/')[2] ?? '';
  await shopper.opens(`/invoice/${hash}`);
  await expect(main).toContainText('By gift card: £');

  await owner.signsIn(logins.owner);
  await owner.page.goto(owner.page.url().replace(/\/dashboard\/.*$/, '/dashboard/gift-cards/'));
  const row = owner.main.getByRole('row').filter({ hasText: code.slice(-4) });
  await expect(row).toContainText('of £25.00');
  await expect(row).toContainText(bought.number);
  await expect(owner.main).not.toContainText(code);
  await expectAccessible(owner.page);

  // Cancelled: the value is on the card again.
  await shopper.opens(`/edit-order/${hash}`);
  await main.getByRole('button', { name: 'Cancel the order' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Cancel the order/ }).click();
  await expectMail(page.request, { to: friend.email, saying: 'is back on the gift card that you paid with' });
  await owner.page.reload();
  await expect(row).toContainText('£25.00 of £25.00');

  // Blocked after a question: nobody pays with it.
  await row.getByRole('button', { name: /^Block/ }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(row).toContainText('Blocked');
  await shopper.opens('/gift-card/');
  await main.getByRole('textbox', { name: /^Gift card code/ }).fill(code);
  await main.getByRole('button', { name: 'Show the balance' }).click();
  await expect(main.getByText('It’s blocked.')).toBeVisible();
});

test('issues a card by hand, which is mailed and never shown', async ({ owner }) => {
  const { email } = newBuyer();
  await owner.signsIn(logins.owner);
  const { page, main } = owner;
  await page.goto(page.url().replace(/\/dashboard\/.*$/, '/dashboard/gift-cards/'));
  await main.getByRole('button', { name: 'Issue a gift card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('12.50');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill(email);
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Sorry for the wait');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Issue and send' }).click();
  const row = main.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('£12.50');
  const code = await mailedCode(page.request, email);
  await expect(main).not.toContainText(code);
  await main.getByRole('searchbox').fill(code.slice(-4));
  await expect(row).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is bought by forms, and its balance is read', async ({ page, request }) => {
    const { email } = newBuyer();
    await page.goto(storeUrl(card.url));
    const form = page.locator('form.plain');
    await form.getByLabel('Value').selectOption('£10');
    await form.getByLabel(/^Recipient’s email/).fill(email);
    await form.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toHaveCount(0);
    const filled = {
      Email: 'plain@post.example',
      'First name': 'Robin',
      'Last name': 'Ashworth',
      Address: '14 Canal Wharf',
      'Town or city': 'Leeds',
      Postcode: 'LS11 5PS',
      'Card number': cards.good,
      'Expiry date': '12/34',
      'Security code': '123',
    };
    for (const [label, value] of Object.entries(filled))
      await page
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(value);
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(page).toHaveURL(/\/receipt\//);
    const code = await mailedCode(request, email);
    await page.goto(storeUrl('/gift-card/'));
    await page.getByLabel(/^Gift card code/).fill(code);
    await page.getByRole('button', { name: 'Show the balance' }).click();
    await expect(page.getByText('£10.00', { exact: false }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
