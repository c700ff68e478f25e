/** Sending an order: an owner fulfils it, corrects the tracking, sends an email again and cancels the parcel. */
import { cards, newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('an owner fulfils an order, and its shopper can follow the parcel', async ({
  shopper,
  checkout,
  owner,
}) => {
  const buyer = newBuyer();
  const { main, page } = owner;
  const dialog = page.getByRole('dialog');
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number, url } = await checkout.getsReceipt();

  await test.step('the owner sends it with a tracking number, and the shopper is told', async () => {
    await owner.signsIn(logins.owner);
    await owner.opensOrder(number);
    await expect(main.getByRole('list', { name: 'Items left to send' })).toContainText('1 × Paper Fox');
    await main.getByRole('button', { name: 'Fulfil items' }).click();
    await dialog.getByLabel('Tracking number').fill('JD 17');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fulfil items' }).click();
    await expect(page.getByText(`Order ${number} was sent`)).toBeVisible();
    const parcels = main.getByRole('list', { name: 'Parcels' });
    await expect(parcels.getByRole('link', { name: 'JD 17' })).toBeVisible();
    await expect(main.getByText('Parcel 1 sent')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectMail(page.request, { to: buyer.email, saying: 'JD 17' });
  });

  await test.step('the packing slip opens as a file', async () => {
    const link = main.getByRole('link', { name: 'Packing slip for parcel 1' });
    const slip = await page.request.get(await link.evaluate((a: HTMLAnchorElement) => a.href));
    expect(slip.headers()['content-type']).toBe('application/pdf');
  });

  await test.step('the owner corrects the number, and the shopper follows the parcel by it', async () => {
    await main.getByRole('button', { name: 'Edit tracking for parcel 1' }).click();
    await dialog.getByLabel('Tracking number').fill('JD 18');
    await dialog.getByRole('button', { name: 'Save tracking' }).click();
    await expect(main.getByRole('link', { name: 'JD 18' })).toBeVisible();
    await shopper.page.goto(url);
    await expect(shopper.main.getByRole('link', { name: /JD 18/ })).toBeVisible();
  });

  await test.step('the owner sends the order confirmation again', async () => {
    const emails = main.getByRole('list', { name: 'Emails about this order' });
    await emails
      .getByRole('button', { name: /^Send again: .*order/i })
      .last()
      .click();
    await dialog.getByLabel('Email').fill(`desk-${buyer.email}`);
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(main.getByText(/^Email sent again to another address/)).toBeVisible();
    await expectMail(page.request, { to: `desk-${buyer.email}`, saying: number });
  });

  await test.step('the owner cancels the parcel, and the item is left to send again', async () => {
    await main.getByRole('button', { name: 'Cancel parcel 1' }).click();
    await dialog.getByRole('button', { name: 'Cancel parcel' }).click();
    await expect(page.getByText('Parcel 1 was cancelled', { exact: true })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Items left to send' })).toContainText('1 × Paper Fox');
    await expect(main.getByRole('button', { name: 'Fulfil items' })).toBeVisible();
  });
});
