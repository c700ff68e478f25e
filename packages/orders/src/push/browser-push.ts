import type { NotificationPermissionState } from '@omnis/models';
import { workerPath } from '@omnis/shop-kit';

/** Data that a browser sends when it subscribes. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly expirationTime: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Permission of this browser's owner for messages of this shop (platform.md §4). */
export function pushPermission(): NotificationPermissionState {
  return Notification.permission;
}

/** The subscription of this browser; null where it has none. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A key as the browser compares them. */
function sameKey(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  if (key === null) return false;
  const text = btoa(String.fromCodePoint(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/** Milliseconds that a worker takes to begin, at most: one of a closed store takes itself away. */
const patience = 15_000;

/** The registration once a worker is at work. @throws when none comes */
async function workingWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerPath, { scope: '/' });
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The store has no worker')), patience);
  try {
    return await Promise.race([navigator.serviceWorker.ready, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Subscribes this browser, or gives the subscription that it has. @throws where its push service refuses */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await workingWorker();
  let own = await pushManager.getSubscription();
  // A shop that was set up anew has other keys, and what belongs to the old ones reaches nobody.
  if (own && !sameKey(own, publicKey)) {
    await own.unsubscribe();
    own = null;
  }
  own ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, expirationTime, keys } = own.toJSON();
  return {
    endpoint: endpoint ?? '',
    expirationTime: expirationTime ?? null,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}
