/** Journeys of buying at once: the item is ordered alone, and the basket stays as it was. */
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', size: 'L' };

test('buys one thing at once, and finds the basket as it was', async ({ shopper, checkout }) => {
  test.setTimeout(180_000);
  const { main, page } = shopper;
  await shopper.buys(fox);

  await test.step('without a size it is asked for, as for the basket', async () => {
    await shopper.opens('/product/wild-fern-womens-t-shirt/dusty-pink/');
    await main.getByRole('button', { name: 'Buy it now' }).click();
    await expect(main.getByText('Choose a size')).toBeVisible();
    await shopper.choosesSize('M');
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Buy it now' }).click();
    await expect(page).toHaveURL(/\/checkout\/?\?express=true&now=true$/);
  });

  await test.step('the checkout is of that alone, also when it is loaded anew', async () => {
    await page.reload();
    await hydrated(page);
    const summary = await checkout.opensSummary();
    await expect(summary.getByRole('listitem')).toHaveCount(1);
    await expect(summary).toContainText('Wild Fern');
    await expect(summary).not.toContainText('Paper Fox');
    await expect(summary).not.toContainText('discount code');
    await expect(main.getByText('You’re buying just this item.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('it is paid, and the basket holds what it held', async () => {
    await checkout.fills(newBuyer());
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    await checkout.getsReceipt();
    await expect(main).toContainText('Wild Fern');
    await expect(main).not.toContainText('Paper Fox');
    await shopper.opens('/basket/');
    await expect(main.getByRole('listitem').filter({ hasText: 'Paper Fox' })).toHaveCount(1);
    await expect(main).not.toContainText('Wild Fern');
    await shopper.opens('/checkout/?express=true&now=true');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty');
  });
});
