/** A shopper buys; the owner sees the order; staff send it. */
import { cards, newBuyer } from './support/checkout.ts';
import { Staff } from './support/people.ts';
import { atlasUrl, logins } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, mailsTo, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('buys as a guest, the owner sees it, and staff move it on @phone', async ({
  shopper,
  checkout,
  owner,
  staff,
}) => {
  test.setTimeout(180_000);
  const buyer = newBuyer();
  const { main } = shopper;

  await test.step('from the home page to the basket', async () => {
    await shopper.opens('/');
    await shopper.opens('/collection/t-shirts/');
    await shopper.filtersByColour('Navy');
    await shopper.opensProduct(fox.name);
    await shopper.choosesColour('Navy');
    await shopper.choosesSize(fox.size);
    await shopper.addsToBasket();
    await shopper.goesToBasket();
    await expect(main.getByRole('listitem').filter({ hasText: fox.name })).toContainText('Navy / L');
    await shopper.setsQuantity(fox.name, 2);
    await expect(shopper.sum('Subtotal')).toHaveText('£48.00');
    await shopper.usesCoupon('WELCOME10');
    await expect(shopper.sum('10% off your order')).toHaveText('−£4.80');
    await expect(shopper.sum('Total')).toHaveText('£43.20');
    await expectNoSidewaysScroll(shopper.page);
  });

  const { number, url } = await test.step('through the checkout', async () => {
    await shopper.goesToCheckout();
    await expectNoSidewaysScroll(shopper.page);
    await checkout.fills({ ...buyer, postcode: 'LS1' });
    await expect(main.getByText('Please enter a valid postcode')).toBeVisible();
    await checkout.fillsPostcode(buyer.postcode);
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    return checkout.getsReceipt();
  });

  const total = await test.step('to the receipt and the mail', async () => {
    await expect(main).toContainText(fox.name);
    await expectNoSidewaysScroll(shopper.page);
    const shown = await shopper.sum('Total').innerText();
    expect(shown).toMatch(/^£\d+\.\d\d$/);
    await expectMail(shopper.page.request, { to: buyer.email, saying: number });
    return shown;
  });

  await test.step('the owner sees the order with its lines and money', async () => {
    await owner.signsIn(logins.owner);
    await owner.opensOrder(number);
    await expect(owner.main).toContainText(fox.name);
    await expect(owner.main).toContainText('£24.00 × 2');
    await expect(owner.main).toContainText(total);
    await expect(owner.main).toContainText(buyer.email);
    await expectNoSidewaysScroll(owner.page);
  });

  await test.step('staff move it along its flow', async () => {
    const before = (await mailsTo(shopper.page.request, buyer.email)).length;
    await staff.signsIn(logins.staff);
    await staff.opensOrder(number);
    await staff.seesStatus('Paid');
    await staff.movesOn('Processing');
    await staff.movesOn('Label printed');
    await staff.choosesMove('Move to disputed');
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move to disputed' }).click();
    await expect(dialog).toContainText('This field is required');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank asked about it');
    await dialog.getByRole('button', { name: 'Move to disputed' }).click();
    await staff.seesStatus('Disputed');
    await expect(staff.main).toContainText('The bank asked about it');
    await expectNoSidewaysScroll(staff.page);
    await expect
      .poll(async () => (await mailsTo(shopper.page.request, buyer.email)).length)
      .toBeGreaterThan(before - 1);
  });

  await test.step('the shopper sees how it stands', async () => {
    await shopper.page.goto(url);
    await expect(main).toContainText(number);
    await expect(main).toContainText(/disputed/i);
  });
});

test('staff take an order to its end, and the shopper hears of it @long', async ({
  shopper,
  checkout,
  staff,
}) => {
  test.setTimeout(180_000);
  const buyer = newBuyer();
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number, url } = await checkout.getsReceipt();
  await staff.signsIn(logins.staff);
  await staff.opensOrder(number);
  for (const status of ['Processing', 'Label printed', 'Printed', 'Consolidated', 'Packing', 'Complete']) {
    await staff.movesOn(status);
  }
  await expect(staff.main).toContainText('100');
  await shopper.page.goto(url);
  await expect(shopper.main).toContainText(/complete/i);
  await expect
    .poll(async () => (await mailsTo(shopper.page.request, buyer.email)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(2);
});

test('cards that are refused say why, and another one works', async ({ shopper, checkout, watch }) => {
  test.setTimeout(120_000);
  watch.expectAnswer({ status: 422, url: '/checkout/place/' });
  watch.expectAnswer({ status: 422, url: '/checkout/confirm/' });
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await test.step('declined', async () => {
    await checkout.fillsCard(cards.declined);
    await checkout.pays();
    await checkout.seesRefusal(/card was declined/i);
  });
  await test.step('insufficient funds', async () => {
    await checkout.fillsCard(cards.insufficient);
    await checkout.pays();
    await checkout.seesRefusal(/insufficient funds/i);
  });
  await test.step('the bank’s question refused', async () => {
    await checkout.fillsCard(cards.challenge);
    await checkout.pays();
    await checkout.answersBank('Refuse');
    await checkout.seesRefusal(/bank could not confirm/i);
  });
  await test.step('approved, and declined all the same', async () => {
    await checkout.fillsCard(cards.challengeDeclined);
    await checkout.pays();
    await checkout.answersBank('Approve payment');
    await checkout.seesRefusal(/card was declined/i);
  });
  await expectNoSidewaysScroll(shopper.page);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await checkout.getsReceipt();
});

test('a bank’s question is answered in the checkout', async ({ shopper, checkout }) => {
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.challenge);
  await checkout.pays();
  await checkout.answersBank('Approve payment');
  await checkout.getsReceipt();
});

const abroad = [
  { currency: 'USD', card: cards.mastercard, price: /^US\$\d+\.\d\d$|^\$\d+\.\d\d$/ },
  { currency: 'EUR', card: cards.amex, price: /^€\d+[.,]\d\d$/ },
  { currency: 'JPY', card: cards.good, price: /^[¥￥][\d,]+$/ },
] as const;

for (const { currency, card, price } of abroad) {
  // The one without decimals stands for all of them.
  const tag = currency === 'JPY' ? '' : ' @long';
  test(`buys in ${currency}: the same money from the product to the receipt${tag}`, async ({
    shopper,
    checkout,
  }) => {
    await shopper.opens(fox.url);
    await shopper.choosesCurrency(currency);
    await shopper.buys(fox);
    await shopper.goesToCheckout();
    await checkout.fills(newBuyer());
    await expect(checkout.payButton).toContainText(/\d/);
    const asked = (await checkout.payButton.innerText()).replace('Pay ', '').trim();
    expect(asked).toMatch(price);
    await checkout.fillsCard(card);
    await checkout.pays();
    await checkout.getsReceipt();
    await expect(shopper.sum('Total')).toHaveText(asked);
    await expect(shopper.main.getByText(/£\d/)).toHaveCount(0);
  });
}

test('a company abroad gives its EORI number @long', async ({ shopper, checkout }) => {
  const { main } = shopper;
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  const buyer = newBuyer();
  await checkout.fills(buyer);
  await main.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
  const eori = main.getByRole('textbox', { name: /^EORI number/ });
  await expect(eori).toBeHidden();
  await main.getByRole('textbox', { name: /^Company/ }).fill('Ashworth GmbH');
  await expect(eori).toBeVisible();
  await main.getByRole('textbox', { name: /^Postcode/ }).fill('10115');
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await expect(eori).toBeFocused();
  await expect(main.getByText('This field is required')).toBeVisible();
  await eori.fill('12345');
  await eori.blur();
  await expect(eori).toHaveAttribute('aria-invalid', 'true');
  await eori.fill('DE123456789012345');
  await checkout.pays();
  await checkout.getsReceipt();
  await expect(main).toContainText('Germany');
});

test('a coupon that is not valid says so, and the sum stays @long', async ({ shopper, watch }) => {
  watch.expectAnswer({ status: 422, url: '/basket/coupon/' });
  await shopper.buys(fox);
  await shopper.goesToBasket();
  await expect(shopper.sum('Total')).toHaveText('£24.00');
  await shopper.usesCoupon('NOSUCHCODE');
  await expect(shopper.main.getByText('This coupon code is not valid')).toBeVisible();
  const field = shopper.main.getByRole('textbox', { name: 'Coupon code' });
  for (const [code, why] of [
    ['EXPIRED', 'This coupon has expired'],
    ['USEDUP', 'This coupon has been used up'],
  ] as const) {
    await field.fill(code);
    await shopper.page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(why);
    await expect(field).toBeFocused();
  }
  await expect(shopper.sum('Total')).toHaveText('£24.00');
});

test('a charge without an answer becomes a confirmed order, charged once', async ({
  shopper,
  checkout,
  staff,
}) => {
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.timeout);
  await checkout.pays();
  const { number, url } = await checkout.getsReceipt();
  await expect
    .poll(
      async () => {
        await shopper.page.goto(url);
        return checkout.main.innerText();
      },
      { timeout: 45_000, intervals: [2000] },
    )
    .toMatch(/\bpaid\b/i);
  await staff.signsIn(logins.staff);
  await staff.opensOrder(number);
  await staff.seesStatus('Paid');
});

test('the queue of the staff is filtered by its address', async ({ staff }) => {
  await staff.signsIn(logins.staff);
  const chips = staff.main.getByRole('group', { name: 'Status' });
  await expect(chips.getByRole('button', { name: /^Open/ })).toHaveAttribute('aria-pressed', 'true');
  await chips.getByRole('button', { name: /^Paid/ }).click();
  await expect(staff.page).toHaveURL(/status=paid/);
  await expect(staff.main.getByRole('row').nth(1)).toContainText('Paid');
  await staff.main.getByRole('combobox', { name: 'Store' }).fill('turbo');
  await staff.page.getByRole('option').first().click();
  await expect(staff.page).toHaveURL(/store=\d+/);
  await staff.page.goto(atlasUrl('/?status=all'));
  await expect(chips.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expectNoSidewaysScroll(staff.page);
});

test('the keyboard goes on where a coupon or a line was, and a removed line can be put back @long', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  const lines = main.locator('.line');
  await shopper.buys(fox);
  await shopper.buys({ ...fox, size: 'M' });
  await shopper.goesToBasket();
  await shopper.usesCoupon('WELCOME10');
  await expect(main.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByText('Add a coupon')).toBeFocused();
  const remove = main.getByRole('button', { name: `Remove ${fox.name}` });
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(remove).toBeFocused();
});

test('two staff move the same order: the second is told, and sees how it is by now @long', async ({
  browser,
  shopper,
  checkout,
  staff,
  watch,
}) => {
  test.slow();
  watch.expectAnswer({ status: 409, url: '/status/' });
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number } = await checkout.getsReceipt();
  // Somebody else, signed in elsewhere.
  const elsewhere = await browser.newContext({ viewport: shopper.page.viewportSize() });
  const picker = new Staff(await elsewhere.newPage());
  await staff.signsIn(logins.staff);
  await picker.signsIn(logins.picker);
  await staff.opensOrder(number);
  await picker.opensOrder(number);
  await picker.movesOn('Processing');
  await staff.main.getByRole('button', { name: 'Move to processing' }).click();
  const notice = staff.main.getByRole('alert').filter({ hasText: 'Someone moved this order before you' });
  await expect(notice).toContainText('This order is Processing by now, not Paid');
  await expect(notice).toBeFocused();
  await staff.seesStatus('Processing');
  // A second press of what stood there makes no move.
  await expect(staff.main.getByRole('button', { name: /^Move to/ })).toHaveCount(0);
  await expectNoSidewaysScroll(staff.page);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await staff.movesOn('Label printed');
  await elsewhere.close();
});
