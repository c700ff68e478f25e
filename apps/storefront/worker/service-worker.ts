import { createKeeper } from './keeper.ts';
import { createOfflinePage } from './offline.ts';
import { meetingOf } from './places.ts';
import { openPush, readPush } from './pushes.ts';
import { skipPosts } from './routes.ts';
import { readMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** The store that this worker is of, and its look; the server writes it before the script. */
declare const omnisStore: { readonly id: number; readonly look: string; readonly icon: string };
/** Changes with each build of the shop. */
declare const omnisBuild: string;

const { origin, hostname } = self.location;
const prefix = `omnis-${omnisStore.id}-`;
const names = {
  products: `${prefix}products`,
  files: `${prefix}files`,
  shell: `${prefix}shell-${omnisBuild}-${omnisStore.look}`,
};
const keeper = createKeeper({
  origin,
  caches: self.caches,
  fetch: (address, init) => fetch(address, init),
  names,
});

const offline = createOfflinePage({
  open: () => caches.open(names.shell),
  fetch: (address, init) => fetch(address, init),
});

/** Drops what other builds, and stores that lived at this address before, have kept. */
async function clearOut(): Promise<void> {
  const own: readonly string[] = Object.values(names);
  for (const name of await caches.keys())
    if (name.startsWith('omnis-') && !own.includes(name)) await caches.delete(name);
}

const fromNetwork = async (event: FetchEvent): Promise<Response> => {
  // Asked for by the browser while the worker was still starting.
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
};

/** A page comes from the network; without one, a product that was looked at, or the page that says so. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fromNetwork(event);
    event.waitUntil(offline.follow(answer));
    return answer;
  } catch {
    const { pathname } = new URL(event.request.url);
    const kept = await keeper.find(pathname);
    if (kept) return kept;
    return (await offline.find()) ?? Response.error();
  }
}

/** A file comes from the network, or from what was kept with a product. */
async function file(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    for (const name of [names.files, names.shell]) {
      const kept = await (await caches.open(name)).match(request.url, { ignoreVary: true });
      if (kept) return kept;
    }
    throw error;
  }
}

/** Data of a message; nothing where it is no JSON. */
function pushedData(message: PushMessageData | null): unknown {
  try {
    return message?.json();
  } catch {
    return null;
  }
}

/** Shows a message of the store (storefront.md §4 Notifications). */
async function showPush(message: PushMessageData | null): Promise<void> {
  const { title, body, href, tag } = readPush(pushedData(message), { origin, name: hostname });
  const { icon } = omnisStore;
  await self.registration.showNotification(title, { body, icon, data: href, ...(tag === '' ? {} : { tag }) });
}

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(event.notification.data, { origin, clients: self.clients }));
});

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([skipPosts(event), offline.prepare()]));
});

self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await clearOut();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  switch (meetingOf(event.request, origin)) {
    case 'page':
      event.respondWith(page(event));
      break;
    case 'file':
      event.respondWith(file(event.request));
      break;
    case 'alone':
      break;
  }
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.kind === 'take-over') void self.skipWaiting();
  if (message?.kind === 'viewed') event.waitUntil(keeper.keep(message.path, message.pictures));
});
