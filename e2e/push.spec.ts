/** Messages to a shopper's browser: asked for on the page of an order, shown by the store's worker, and ended again. */
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { axeOn } from './support/axe.ts';
import { cards, newBuyer, type Checkout } from './support/checkout.ts';
import { deliversPush, hasPushService, shownNotifications } from './support/push.ts';
import type { Shopper } from './support/shopper.ts';
import { storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

// The headless shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findChromium('whole'), args: [...CHROMIUM_ARGS] },
});

async function orders(shopper: Shopper, checkout: Checkout): Promise<void> {
  await shopper.buys({ url: '/product/paper-fox-womens-t-shirt/', size: 'L' });
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await checkout.getsReceipt();
}

test('a shopper is told of an order by the browser, and no more when they say so', async ({
  shopper,
  checkout,
}) => {
  const { page, main } = shopper;
  const { origin } = new URL(storeUrl('/'));
  await page.context().grantPermissions(['notifications'], { origin });
  await hasPushService(page);
  await orders(shopper, checkout);
  await main.getByRole('button', { name: 'Tell me when it ships' }).click();
  const off = main.getByRole('button', { name: 'Turn off notifications' });
  await expect(off).toBeVisible();
  await expect(main.getByText('You’ll get a notification here')).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);

  const order = { title: 'Your order is on its way', body: 'Order 7 has been packed.', tag: 'order-7' };
  // The store's own, as on a phone's home screen.
  const icon = expect.stringMatching(/^\/images\/logos\/[\w-]+\.png$/);
  await deliversPush(page, { origin, data: JSON.stringify({ ...order, href: '/account/' }) });
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ ...order, icon, data: storeUrl('/account/') }]);
  // A newer message replaces it, and leads to no other site.
  await deliversPush(page, {
    origin,
    data: JSON.stringify({ ...order, body: 'Newer', href: 'https://evil.example/' }),
  });
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ ...order, icon, body: 'Newer', data: storeUrl('/') }]);

  await off.click();
  await expect(main.getByRole('button', { name: 'Tell me when it ships' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Tell me when it ships' })).toBeVisible();
});

test('a browser that knows no messages, or must not show any, says so @long', async ({
  shopper,
  checkout,
}) => {
  const { page, main } = shopper;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('denied') === null) Reflect.deleteProperty(window, 'PushManager');
    else Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await orders(shopper, checkout);
  await main.getByRole('button', { name: 'Tell me when it ships' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications aren’t supported' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog).toBeHidden();

  await page.evaluate(() => sessionStorage.setItem('denied', 'yes'));
  await page.reload();
  await expect(main.getByText('Notifications from this shop are blocked in this browser.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Tell me when it ships' })).toBeHidden();
});
