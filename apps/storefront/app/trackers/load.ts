import type { Tracker } from '@omnis/validation';
import type { QueuedEvent } from '@omnis/shop-kit';
import { gtag } from '../consent/consent-mode.ts';
import { wordsFor } from './calls.ts';

/** A call of a network that waits in a list until its script has come, as their own snippets do it. */
type Waiting = ((...words: unknown[]) => void) & { queue: unknown[][]; push?: unknown };

/** Tells a network of an event. */
export type Tell = (event: QueuedEvent) => void;

/** Adds a script once; one that does not come is missed by nobody but its network. */
function addScript(src: string): void {
  if ([...document.scripts].some((script) => script.getAttribute('src') === src)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/**
 * A global function that queues what it is told, and hands it to the network's script once that is there.
 *
 * @param version - of the network's own snippet: its script may ask for it
 */
function stub(name: string, version: string): (...words: unknown[]) => void {
  const known: unknown = Reflect.get(window, name);
  if (typeof known !== 'function') {
    const waiting: Waiting = Object.assign(
      (...words: unknown[]): void => {
        const made: unknown = Reflect.get(waiting, 'callMethod') ?? Reflect.get(waiting, 'handleRequest');
        if (typeof made === 'function') made.apply(waiting, words);
        else waiting.queue.push(words);
      },
      { queue: [] as unknown[][], version, loaded: true },
    );
    waiting.push = waiting;
    Reflect.set(window, name, waiting);
  }
  return (...words) => {
    const call: unknown = Reflect.get(window, name);
    if (typeof call === 'function') call(...words);
  };
}

let isGoogleLoaded = false;

/** One script serves all of Google's ids; it takes the first for its own. */
function loadGoogle(id: string): void {
  if (!isGoogleLoaded) {
    addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    gtag('js', new Date());
  }
  isGoogleLoaded = true;
  // Pages are told by us, as the shop changes them without loading.
  gtag('config', id, { send_page_view: false });
}

/** TikTok's call is a list with methods; its script works through it when it comes. */
function loadTiktok(id: string): (...words: unknown[]) => void {
  const known: unknown = Reflect.get(window, 'ttq');
  const list: unknown[] = Array.isArray(known) ? known : [];
  const script = 'https://analytics.tiktok.com/i18n/pixel/events.js';
  if (known === undefined) {
    Reflect.set(window, 'TiktokAnalyticsObject', 'ttq');
    Reflect.set(
      window,
      'ttq',
      Object.assign(list, {
        _i: { [id]: Object.assign([], { _u: script }) },
        _t: { [id]: Date.now() },
        _o: { [id]: {} },
      }),
    );
  }
  addScript(`${script}?sdkid=${id}&lib=ttq`);
  return (method, ...words) => {
    const ttq: unknown = Reflect.get(window, 'ttq');
    const call: unknown =
      typeof ttq === 'object' && ttq !== null ? Reflect.get(ttq, String(method)) : undefined;
    if (typeof call === 'function') call.apply(ttq, words);
    else list.push([method, ...words]);
  };
}

/** Loads a network's script, and tells it who asks. */
function load(tracker: Tracker): (...words: unknown[]) => void {
  const { kind, id } = tracker;
  switch (kind) {
    case 'ga4':
    case 'ads':
      loadGoogle(id);
      return gtag;
    case 'gtm': {
      const layer = (window.dataLayer ??= []);
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
      return (...words) => void window.dataLayer?.push(...words);
    }
    case 'meta': {
      const call = stub('fbq', '2.0');
      // Its script knows itself by this name.
      Reflect.set(window, '_fbq', Reflect.get(window, '_fbq') ?? Reflect.get(window, 'fbq'));
      addScript('https://connect.facebook.net/en_US/fbevents.js');
      call('init', id);
      return call;
    }
    case 'pinterest': {
      const call = stub('pintrk', '3.0');
      addScript('https://s.pinimg.com/ct/core.js');
      call('load', id);
      call('page');
      return call;
    }
    case 'snapchat': {
      const call = stub('snaptr', '3.0');
      addScript('https://sc-static.net/scevent.min.js');
      call('init', id);
      return call;
    }
    case 'tiktok':
      return loadTiktok(id);
    case 'script':
      addScript(id);
      return () => undefined;
  }
}

/** Loads the scripts of trackers, for a visitor who has agreed; answers what tells them of events. */
export function startTrackers(trackers: readonly Tracker[]): Tell {
  const calls = trackers.map((tracker) => ({ tracker, call: load(tracker) }));
  return (event) => {
    for (const { tracker, call } of calls) {
      const words = wordsFor(tracker, event);
      if (words !== null) call(...words);
    }
  };
}
