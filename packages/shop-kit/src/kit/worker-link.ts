import type { WorkerMessage } from '../worker-messages.ts';

/** Address of the store's worker; at the root, so that it may answer for every page. */
export const workerPath = '/service-worker.js';

/** Milliseconds between two looks for a new worker, and after which one that waits is reported (storefront.md §9). */
export const workerTimes = { check: 3_600_000, waiting: 200 } as const;

/** The part of a worker that is used. */
export interface LinkedWorker extends EventTarget {
  readonly state: string;
  readonly scriptURL: string;
  postMessage(message: WorkerMessage, transfer: Transferable[]): void;
}

/** The part of a registration that is used. */
export interface LinkedRegistration extends EventTarget {
  readonly installing: LinkedWorker | null;
  readonly waiting: LinkedWorker | null;
  readonly active: LinkedWorker | null;
  update(): Promise<unknown>;
  unregister(): Promise<boolean>;
}

/** The part of `navigator.serviceWorker` that is used. */
export interface WorkerContainer extends EventTarget {
  readonly controller: LinkedWorker | null;
  register(path: string, options: { scope: string }): Promise<unknown>;
  getRegistration(path: string): Promise<LinkedRegistration | undefined>;
  getRegistrations(): Promise<readonly LinkedRegistration[]>;
}

/** News for a page about its worker. */
export interface WorkerNews {
  /** A new one waits to take over. */
  readonly waiting: (worker: LinkedWorker) => void;
  /** A new one has taken over from another. */
  readonly changed: () => void;
}

/**
 * Says something to the worker, once there is one: on the first page of a visitor it is still to come. It waits for ever
 * where none comes.
 */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, []);
}

const isOurs = (worker: LinkedWorker | null): boolean =>
  worker === null || new URL(worker.scriptURL).pathname === workerPath;

/** Workers of anything else that lived at this address are sent away. */
async function dropOthers(container: WorkerContainer): Promise<void> {
  for (const each of await container.getRegistrations()) {
    const { installing, waiting, active } = each;
    if (![installing, waiting, active].every(isOurs)) await each.unregister();
  }
}

/**
 * Registers the store's worker and watches it (storefront.md §4 Service worker): asked after every hour, one that waits
 * reported 200 ms after it was installed.
 *
 * @returns stops watching
 */
export function linkWorker(container: WorkerContainer, news: WorkerNews): () => void {
  const stops: (() => void)[] = [];
  let stopped = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  // The first worker of a page changes nothing that the page has loaded.
  let hadWorker = container.controller !== null;
  const onChange = (): void => {
    if (hadWorker) news.changed();
    hadWorker = true;
  };
  const report = (worker: LinkedWorker): void => {
    timers.add(setTimeout(() => news.waiting(worker), workerTimes.waiting));
  };
  const follow = (worker: LinkedWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) report(worker);
    });
  const watch = (registration: LinkedRegistration): void => {
    if (registration.waiting && container.controller) report(registration.waiting);
    // The browser asks by itself when a page is opened, which may have begun before this was here.
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    const check = setInterval(() => {
      // Without a network it is asked for the next time.
      void registration.update().catch(() => undefined);
    }, workerTimes.check);
    stops.push(() => clearInterval(check));
  };
  const begin = async (): Promise<void> => {
    await dropOthers(container);
    await container.register(workerPath, { scope: '/' });
    const registration = await container.getRegistration('/');
    if (registration && !stopped) watch(registration);
  };
  container.addEventListener('controllerchange', onChange);
  // A browser that keeps no workers, in a private window for one, has a shop all the same.
  void begin().catch(() => undefined);
  return () => {
    stopped = true;
    container.removeEventListener('controllerchange', onChange);
    for (const timer of timers) clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
