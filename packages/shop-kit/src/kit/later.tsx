import { lazy, memo, Suspense, type ComponentType, type ReactElement } from 'react';
import { isServer } from './is-server.ts';

/** Milliseconds after which code is fetched though nobody has touched the page. */
const patience = 2500;

/** Resolves when the shopper first does something, or when the page is loaded and the browser has nothing to do. */
function whenCalm(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
    const done = (): void => {
      for (const sign of signs) document.removeEventListener(sign, done);
      resolve();
    };
    for (const sign of signs) document.addEventListener(sign, done, { passive: true, once: true });
    const idle = (): void => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: patience });
      else setTimeout(done, patience);
    };
    if (document.readyState === 'complete') idle();
    else globalThis.addEventListener('load', idle, { once: true });
  });
}

let calm: Promise<void> | undefined;

/** Asking for one file takes a phone ten milliseconds: each has a turn of its own, so that it can answer in between. */
function turn(): Promise<void> {
  calm = (calm ?? whenCalm()).then(() => new Promise((resolve) => setTimeout(resolve)));
  return calm;
}

/** Milliseconds before each further try. */
const pauses = [1000, 4000, 15_000];

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Loads code that the page can do without: where the network fails, it is asked for again, and in the end what the
 * server rendered stays as it is. Thrown, the failure would take the whole page with it.
 */
export async function loadPatiently<T>(
  load: () => Promise<T>,
  pause: (time: number) => Promise<void> = wait,
): Promise<T> {
  for (const time of pauses) {
    try {
      return await load();
    } catch {
      await pause(time);
    }
  }
  return load().catch((error: unknown) => {
    reportError(error);
    return new Promise<never>(() => undefined);
  });
}

/** As `lazy`, in the browser only once it has time for it. */
function lazyWhenCalm<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  if (isServer) return lazy(load);
  const loaded = turn().then(() => loadPatiently(load));
  return lazy(() => loaded);
}

/**
 * A component that the server renders and the browser brings to life once it has time for it: its HTML is there from
 * the start, its code is not among what the page loads first.
 *
 * It is rendered again only for other properties, so keep them the same objects: React throws the server's HTML of a
 * part away, with what was typed there, when something around it is rendered anew before it has come to life.
 */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazyWhenCalm(load);
  return memo(function Later(props: P): ReactElement {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
