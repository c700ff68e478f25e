import { cards, type Buyer, type Checkout } from './checkout.ts';
import type { Shopper } from './shopper.ts';
import { expect } from './test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

/** A paid order of two shirts, at its receipt. */
export async function buysTwo(
  { shopper, checkout }: { shopper: Shopper; checkout: Checkout },
  buyer: Buyer,
): Promise<{ number: string; url: string }> {
  const { main } = shopper;
  await shopper.buys(fox);
  await shopper.buys({ ...fox, size: 'M' });
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const receipt = await checkout.getsReceipt();
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  return receipt;
}
