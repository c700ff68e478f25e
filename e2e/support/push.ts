/** A push service for journeys: the browser of the tests has none. */
import type { Page } from '@playwright/test';

/** A subscription as a browser gives it that has a push service; the one of the tests has none. */
export async function hasPushService(page: Page): Promise<void> {
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

/** Has the browser hand a message to a store's worker, as its push service would. */
export async function deliversPush(
  page: Page,
  { origin, data }: { readonly origin: string; readonly data: string },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data,
  });
}

/** Notifications that the worker shows. */
export const shownNotifications = (page: Page) =>
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
