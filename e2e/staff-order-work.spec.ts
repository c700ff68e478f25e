/** Work of staff on an order: they note, tag and send it, print its packing slip, and cancel another one. */
import type { Locator } from '@playwright/test';
import { cards, newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { atlasUrl, logins } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

/** Type of the file behind a link, asked for by the page itself, which knows the host. */
const fileTypeOf = (link: Locator): Promise<string | null> =>
  link.evaluate(async (a: HTMLAnchorElement) => (await fetch(a.href)).headers.get('content-type'));

test('staff note, tag, send and cancel orders of a store, and print their packing slips', async ({
  shopper,
  checkout,
  staff,
}) => {
  const buyer = newBuyer();
  const { main, page } = staff;
  const dialog = page.getByRole('dialog');
  const numbers: string[] = [];
  for (let bought = 0; bought < 2; bought += 1) {
    await shopper.buys(fox);
    await shopper.goesToCheckout();
    await checkout.fills(buyer);
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    numbers.push((await checkout.getsReceipt()).number);
  }
  const [sent = '', ended = ''] = numbers;
  await staff.signsIn(logins.staff);

  await test.step('staff write a note and a tag, and the history says who', async () => {
    await staff.opensOrder(sent);
    await main.getByRole('textbox', { name: 'Note', exact: true }).fill('Wrap it in blue');
    await main.getByRole('button', { name: 'Add note' }).click();
    const noted = main.getByRole('listitem').filter({ hasText: 'Wrap it in blue' });
    await expect(noted).toContainText(/·/);
    await main.getByRole('textbox', { name: 'Add tags' }).fill('blue paper');
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(main.getByRole('list', { name: 'Tags of this order' })).toContainText('blue paper');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('staff send the order confirmation again', async () => {
    const emails = main.getByRole('list', { name: 'Emails about this order' });
    await emails
      .getByRole('button', { name: /^Send again: / })
      .last()
      .click();
    await dialog.getByLabel('Email').fill(`desk-${buyer.email}`);
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(main.getByText(/^Email sent again to another address/)).toBeVisible();
    await expectMail(page.request, { to: `desk-${buyer.email}`, saying: sent });
  });

  await test.step('staff send its line with a tracking number, and the shopper is told', async () => {
    await main.getByRole('button', { name: 'Fulfil items' }).click();
    await dialog.getByLabel('Tracking number').fill('SW 21');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fulfil items' }).click();
    await expect(main.getByRole('list', { name: 'Parcels' })).toContainText('SW 21');
    await staff.seesStatus('Complete');
    await expectMail(page.request, { to: buyer.email, saying: 'SW 21' });
  });

  await test.step('the packing slips of the parcel and of both orders open as files', async () => {
    const link = main.getByRole('link', { name: 'Packing slip for parcel 1' });
    expect(await fileTypeOf(link)).toBe('application/pdf');
    await page.goto(atlasUrl(`/?status=all&q=${encodeURIComponent(buyer.email)}`));
    for (const number of numbers)
      await main.getByRole('checkbox', { name: `Select order ${number}` }).check();
    await expect(main.getByText('2 orders selected')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const all = main.getByRole('link', { name: 'Print packing slips' });
    expect(await fileTypeOf(all)).toBe('application/pdf');
  });

  await test.step('staff cancel the other order, and the shopper reads why', async () => {
    await main.getByRole('link', { name: ended }).click();
    await main.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog).toContainText(/£[\d.]+ will be refunded to/);
    await dialog.getByLabel('Reason').fill('The navy cloth is gone');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(main.getByText('Cancelled by staff: The navy cloth is gone')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expectMail(page.request, { to: buyer.email, saying: 'The navy cloth is gone' });
  });
});
