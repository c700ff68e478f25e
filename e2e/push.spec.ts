/** Messages to a shopper's browser: asked for on the page of an order, shown by the store's worker, and ended again. */
import type { BrowserContext, Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { axeOn } from './support/axe.ts';
import { cards, newBuyer, type Checkout } from './support/checkout.ts';
import type { Shopper } from './support/shopper.ts';
import { storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

// The headless shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findChromium('whole'), args: [...CHROMIUM_ARGS] },
});

/** A subscription as a browser gives it that has a push service; the one of the tests has none. */
async function hasPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'omnis-test-push';
    const facts = {
      endpoint: 'https://push.example/browser',
      expirationTime: null,
      keys: {
        p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    };
    const subscription = {
      ...facts,
      options: { applicationServerKey: null },
      toJSON: () => facts,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    };
    Object.defineProperties(PushManager.prototype, {
      getSubscription: { value: async () => (localStorage.getItem(key) === null ? null : subscription) },
      subscribe: {
        value: async () => {
          localStorage.setItem(key, 'on');
          return subscription;
        },
      },
    });
  });
}

async function orders(shopper: Shopper, checkout: Checkout): Promise<void> {
  await shopper.buys({ url: '/product/paper-fox-womens-t-shirt/', size: 'L' });
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await checkout.getsReceipt();
}

/** Has the browser hand a message to the store's worker, as its push service would. */
async function delivers(context: BrowserContext, page: Page, data: string): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === storeUrl('/'));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(storeUrl('/')).origin,
    registrationId: await registration,
    data,
  });
}

/** What the worker shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, icon, data, tag }) => ({
      title,
      body,
      icon: new URL(icon).pathname,
      data: String(data),
      tag,
    }));
  });

test('a shopper is told of an order by the browser, and no more when they say so', async ({
  shopper,
  checkout,
}) => {
  const { page, main } = shopper;
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: new URL(storeUrl('/')).origin });
  await hasPushService(page);
  await orders(shopper, checkout);
  await main.getByRole('button', { name: 'Tell me when it ships' }).click();
  const off = main.getByRole('button', { name: 'Turn messages off' });
  await expect(off).toBeVisible();
  await expect(main.getByText('This browser tells you')).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);

  const order = { title: 'Your order is on its way', body: 'Order 7 has been packed.', tag: 'order-7' };
  // The store's own, as on a phone's home screen.
  const icon = expect.stringMatching(/^\/images\/logos\/[\w-]+\.png$/);
  await delivers(context, page, JSON.stringify({ ...order, href: '/account/' }));
  await expect.poll(() => shown(page)).toEqual([{ ...order, icon, data: storeUrl('/account/') }]);
  // What is newer takes its place, and leads to no other site.
  await delivers(context, page, JSON.stringify({ ...order, body: 'Newer', href: 'https://evil.example/' }));
  await expect.poll(() => shown(page)).toEqual([{ ...order, icon, body: 'Newer', data: storeUrl('/') }]);

  await off.click();
  await expect(main.getByRole('button', { name: 'Tell me when it ships' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Tell me when it ships' })).toBeVisible();
});

test('a browser that knows no messages, or must not show any, says so', async ({ shopper, checkout }) => {
  const { page, main } = shopper;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('denied') === null) Reflect.deleteProperty(window, 'PushManager');
    else Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await orders(shopper, checkout);
  await main.getByRole('button', { name: 'Tell me when it ships' }).click();
  const dialog = page.getByRole('dialog', { name: 'Push messages are not supported' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog).toBeHidden();

  await page.evaluate(() => sessionStorage.setItem('denied', 'yes'));
  await page.reload();
  await expect(main.getByText('Messages of this shop are blocked in this browser.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Tell me when it ships' })).toBeHidden();
});
