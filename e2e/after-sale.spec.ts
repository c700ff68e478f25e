/** After the sale: an order whose money could not be taken is paid later, and has an invoice. */
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { buysTwo } from './support/buys-two.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { logins } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectMail, expectNoSidewaysScroll, mailedLink, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('pays later, once, and keeps the invoice', async ({ shopper, checkout, watch }) => {
  test.setTimeout(180_000);
  watch.expectAnswer({ status: 422, url: '/checkout/pay/' });
  const buyer = newBuyer();
  const { main, page } = shopper;
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.captureFails);
  await checkout.pays();
  const { number, url } = await checkout.getsReceipt();

  let mailed = '';
  await test.step('the receipt says that nothing was charged, and so does a mail', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your payment didn’t go through', {
      timeout: 30_000,
    });
    await expectMail(page.request, { to: buyer.email, saying: 'Nothing was charged' });
    mailed = await mailedLink(page.request, { to: buyer.email, path: '/pay/' });
  });

  await test.step('until it is paid, the invoice is a pro forma one', async () => {
    await main.getByRole('link', { name: 'Invoice' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pro forma invoice');
    await main.getByRole('link', { name: 'Back to the order' }).click();
  });

  await test.step('a card is refused at the card, with what was tried before', async () => {
    await main.getByRole('link', { name: /^Pay £/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pay for your order');
    await hydrated(page);
    await expect(main).toContainText('Earlier attempts');
    await expectAccessible(page);
    // Visitors without scripts are led to a form that does the same.
    const sent = await page.evaluate(async (link) => (await fetch(link)).text(), mailed);
    expect(sent).toContain('content="0; url=/checkout/plain/pay/');
    // By the mail's link, on whatever device.
    await page.goto(mailed);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pay for your order');
    await hydrated(page);
    await checkout.fillsCard(cards.insufficient);
    await checkout.pays();
    await checkout.seesRefusal(/insufficient funds/i);
  });

  await test.step('the bank asks, and the order is paid', async () => {
    await checkout.fillsCard(cards.challenge);
    await checkout.pays();
    await checkout.answersBank('Approve payment');
    await expect(page).toHaveURL(url, { timeout: 30_000 });
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    await expectMail(page.request, { to: buyer.email, saying: `Payment received for order ${number}` });
  });

  await test.step('a paid order leads to its receipt', async () => {
    await page.goto(url.replace('/receipt/', '/pay/'));
    await expect(page).toHaveURL(url);
  });

  await test.step('the invoice tells net, tax and total, and is there as a file', async () => {
    await main.getByRole('link', { name: 'Invoice' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Invoice');
    await expect(main).toContainText(`Number ${number}`);
    await expect(main).toContainText('VAT number GB123456782');
    await expect(main).toContainText('VAT at 20%');
    await hydrated(page);
    await expectAccessible(page);
    const href = await main.getByRole('link', { name: 'Open as PDF' }).getAttribute('href');
    const file = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 5) };
    }, href ?? '');
    expect(file).toEqual({ type: 'application/pdf', start: '%PDF-' });
  });

  await test.step('on paper there is the invoice alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByRole('link', { name: 'Open as PDF' })).toBeHidden();
    await expect(main.getByRole('table')).toBeVisible();
  });
});

/** The answer is where the eyes are, and the keyboard goes on from it. */
async function expectSeen(main: Locator): Promise<void> {
  const answer = main.getByRole('alert');
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(
    main.locator('[tabindex="-1"]:focus').filter({ has: main.page().getByRole('alert') }),
  ).toBeVisible();
}

test('changes an order until it is made, and cancels it', async ({ shopper, checkout }) => {
  test.setTimeout(180_000);
  const buyer = newBuyer();
  const { main, page } = shopper;
  const { number, url } = await buysTwo({ shopper, checkout }, buyer);

  await test.step('is read with letters of twice the size, without scrolling sideways', async () => {
    for (const path of ['/receipt/', '/invoice/', '/edit-order/']) {
      await page.goto(url.replace('/receipt/', path));
      await hydrated(page);
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await expectNoSidewaysScroll(page);
      // A name is not broken into single letters.
      const name = main.locator('.line .name').first();
      const width = path === '/invoice/' ? Infinity : (await name.boundingBox())?.width;
      expect(width).toBeGreaterThan(100);
    }
    await page.goto(url);
  });

  await test.step('has it sent somewhere else, by the rules of the checkout', async () => {
    await main.getByRole('link', { name: 'Change the address' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Change your delivery address');
    await hydrated(page);
    await expectAccessible(page);
    await checkout.fillsPostcode('nowhere');
    await main.getByRole('button', { name: 'Save the address' }).click();
    await expect(main.getByRole('textbox', { name: /^Postcode/ })).toBeFocused();
    await checkout.fillsPostcode('yo1 7hh');
    await main.getByRole('textbox', { name: /^Town/ }).fill('York');
    await main.getByRole('button', { name: 'Save the address' }).click();
    await expect(main.getByRole('alert')).toHaveText('We will deliver your order to the new address.');
    await expectSeen(main);
    await main.getByRole('link', { name: 'See the order' }).click();
    await expect(main).toContainText(/York\nYO1 7HH/);
    await expectMail(page.request, { to: buyer.email, saying: `Order ${number} goes to another address` });
  });

  await test.step('finds it again by number and address, by a mail', async () => {
    await shopper.opens('/edit-order/');
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Send me the link' }).click();
    await expect(main.getByRole('textbox', { name: /^Order number/ })).toBeFocused();
    await main.getByRole('textbox', { name: /^Order number/ }).fill(number);
    await main.getByRole('textbox', { name: /^Email/ }).fill(buyer.email);
    await main.getByRole('button', { name: 'Send me the link' }).click();
    await expect(main.getByRole('alert')).toContainText('If there is an order');
    await page.goto(await mailedLink(page.request, { to: buyer.email, path: '/edit-order/' }));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Change your order');
    await hydrated(page);
    await expectAccessible(page);
  });

  await test.step('takes a shirt out, and the price of it comes back', async () => {
    await main.getByRole('button', { name: /^Remove .*, M$/ }).click();
    await expect(main.getByRole('status').filter({ hasText: 'You get back' })).toContainText('£');
    await main.getByRole('button', { name: 'Change the order' }).click();
    await expect(main.getByRole('alert')).toContainText(/Your order is changed\. We’ll refund £/);
    await expectSeen(main);
    await expect(main.getByText('Your changes have been saved.')).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(1);
    await expectMail(page.request, { to: buyer.email, saying: `Order ${number} is changed` });
  });

  await test.step('has another size', async () => {
    const size = main.getByRole('combobox', { name: /^Colour and size/ });
    await size.selectOption({ label: 'Navy / S' });
    await main.getByRole('button', { name: 'Change the order' }).click();
    await expect(main.getByRole('alert')).toHaveText('Your order is changed.');
    await expect(main.locator('.line')).toContainText('Navy / S');
  });

  await test.step('cancels it, and sees the refunds', async () => {
    await main.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(main.getByRole('alert')).toContainText('Your order is cancelled.');
    await expectSeen(main);
    await page.goto(url);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your order was cancelled');
    await expect(main.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    await expectMail(page.request, { to: buyer.email, saying: `Order ${number} is cancelled` });
    await main.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByRole('dialog', { name: 'Your basket' })).toContainText('Navy / S');
    await page.keyboard.press('Escape');
    await page.goto(url.replace('/receipt/', '/edit-order/'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This order can no longer be changed');
    await expectAccessible(page);
  });
});

test('sends goods back, for the money and for another size', async ({ shopper, checkout, staff }) => {
  test.setTimeout(240_000);
  const buyer = newBuyer();
  const { main, page } = shopper;
  const { number, url } = await buysTwo({ shopper, checkout }, buyer);

  const booksIn = async (): Promise<void> => {
    await staff.main.getByRole('button', { name: /^Book in R-/ }).click();
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Book in' }).click();
    await expect(staff.main.getByRole('button', { name: /^Book in R-/ })).toHaveCount(0);
  };
  const sendsBack = async (size: string, reason: string): Promise<void> => {
    await main.getByRole('checkbox', { name: new RegExp(`^Send back .*, ${size}$`) }).check();
    await main.getByRole('combobox', { name: 'Why' }).selectOption({ label: reason });
  };

  await test.step('it leaves the house', async () => {
    await staff.signsIn(logins.staff);
    await staff.opensOrder(number);
    for (const status of ['Processing', 'Label printed', 'Printed', 'Consolidated', 'Packing', 'Complete'])
      await staff.movesOn(status);
  });

  await test.step('a label that is not used is cancelled, and what was chosen outlives a reload', async () => {
    await page.goto(url.replace('/receipt/', '/returns/'));
    await hydrated(page);
    await sendsBack('M', 'Too big');
    await expect(main.getByText('You get back')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main.getByRole('checkbox', { name: /^Send back .*, M$/ })).toBeChecked();
    await main.getByRole('button', { name: 'Get the label' }).click();
    const label = main.getByRole('article', { name: `Return R-${number}-1` });
    await label.getByRole('button', { name: 'Cancel this return' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel this return' }).click();
    await expect(main.getByRole('alert')).toHaveText('Your return is cancelled.');
    await expectSeen(main);
    await expect(label).toHaveCount(0);
  });

  await test.step('one shirt comes back for its money', async () => {
    await page.goto(url);
    await main.getByRole('link', { name: 'Return or exchange' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Return or exchange');
    await hydrated(page);
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Get the label' }).click();
    await expect(main.getByRole('alert')).toHaveText('Choose what to return.');
    await main.getByRole('checkbox', { name: /^Send back .*, M$/ }).check();
    await main.getByRole('button', { name: 'Get the label' }).click();
    await expect(main.getByRole('combobox', { name: 'Why' })).toBeFocused();
    await sendsBack('M', 'Too small');
    await main.getByRole('button', { name: 'Get the label' }).click();
    await expect(main.getByRole('alert')).toContainText('Your return is noted.');
    await expectSeen(main);
    await expect(main.getByRole('img', { name: `Code of return R-${number}-2` })).toBeVisible();
    await expectAccessible(page);
    await expectMail(page.request, { to: buyer.email, saying: `Return R-${number}-2` });
    const href = await main.getByRole('link', { name: 'Label as PDF' }).getAttribute('href');
    const start = await page.evaluate(
      async (address) => (await (await fetch(address)).text()).slice(0, 5),
      href ?? '',
    );
    expect(start).toBe('%PDF-');
  });

  await test.step('staff book it in, and the money goes back', async () => {
    await staff.page.reload();
    await expectNoSidewaysScroll(staff.page);
    await expect(staff.main.getByText('Cancelled by the customer')).toBeVisible();
    await booksIn();
    await expect(staff.main.getByText('1 received')).toBeVisible();
    await expectMail(page.request, { to: buyer.email, saying: `Your return R-${number}-2 has arrived` });
    await page.goto(url);
    await expect(main.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    await expect(main).toContainText(`Return R-${number}-2`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Part of your order was refunded');
    await expect(main.getByText('Partly refunded', { exact: true })).toBeVisible();
    await expect(main.getByRole('term').filter({ hasText: 'Total after refunds' })).toBeVisible();
    const shirt = main.getByRole('listitem').filter({ hasText: 'Navy / M' });
    await expect(shirt).toContainText('Returned');
    await expect(shirt).toContainText(/Refunded: £\d/);
    await expect(main.getByRole('listitem').filter({ hasText: 'Navy / L' })).not.toContainText('Refunded');
  });

  await test.step('the other comes back for another size, which is made as an order of its own', async () => {
    await main.getByRole('link', { name: 'Return or exchange' }).click();
    await hydrated(page);
    await main.getByRole('radio', { name: /^Another colour or size/ }).check();
    await sendsBack('L', 'Too big');
    await main.getByRole('combobox', { name: 'Replacement' }).selectOption({ label: 'Navy / S' });
    await main.getByRole('button', { name: 'Get the label' }).click();
    await expect(main.getByRole('img', { name: `Code of return R-${number}-3` })).toBeVisible();
    await staff.page.reload();
    await booksIn();
    await staff.seesStatus('Exchanged');
    await page.goto(await mailedLink(page.request, { to: buyer.email, path: '/receipt/' }));
    await expect(main).toContainText('Navy / S');
  });

  await test.step('both orders tell of each other, and nothing reads like a purchase', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your replacement has been ordered');
    await expect(main).not.toContainText('confirmation');
    await expect(main.getByText('Free of charge', { exact: true })).toBeVisible();
    await main.getByRole('link', { name: `Order ${number}` }).click();
    await expect(page).toHaveURL(url);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Part of your order was refunded, and part of it exchanged',
    );
    const shirt = main.getByRole('listitem').filter({ hasText: 'Exchanged for Navy / S' });
    await expectNoSidewaysScroll(page);
    await hydrated(page);
    await expectAccessible(page);
    await shirt.getByRole('link', { name: /^Order / }).click();
    await expect(main.getByText(`Replacement for Order ${number}`)).toBeVisible();
    await page.goto(await mailedLink(page.request, { to: buyer.email, path: '/order-history/' }));
    await expect(
      main.getByRole('listitem').filter({ hasText: 'Partly refunded, partly exchanged' }),
    ).toContainText(number);
    await expect(main.getByText(`Replacement for Order ${number}`)).toBeVisible();
    await expect(main).not.toContainText('£0.00');
  });
});
