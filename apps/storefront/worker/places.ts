/** How the worker meets a request; `alone`: not at all, the browser goes to the network as if there were no worker. */
export type Meeting = 'page' | 'file' | 'alone';

/** The part of a request that decides. */
export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Addresses of the platform's own host that are no shop, and answers that are no pages. */
const notShop =
  /^\/(?:dashboard|dashboard-assets|atlas-assets|login|sign-up|plugins|marketing-tools|teemill-plans|403|omnis|event-collector|dev|images|assets)(?:\/|$)|\.[a-z\d]+$/i;

/**
 * How a request is met. Calls, forms and other hosts are none of the worker's business: whatever is wrong with it or with
 * the network, baskets and payments go the way they always go.
 */
export function meetingOf({ method, mode, url }: AskedFor, origin: string): Meeting {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'alone';
  if (mode === 'navigate') return notShop.test(address.pathname) ? 'alone' : 'page';
  return /^\/(?:assets|images)\//.test(address.pathname) ? 'file' : 'alone';
}

/** Tells whether a path is that of a product, the only kind that is kept: it holds nothing of a visitor's own. */
export function isProductPath(path: string): boolean {
  return /^\/product\/[^/?#]+\/(?:[^/?#]+\/)?$/.test(path);
}

/** The address of the product that a path shows, in whatever colour; null for every other path. */
export function productOf(path: string): string | null {
  return /^(\/product\/[^/?#]+)(?:\/[^/?#]+)?\/?$/.exec(path)?.[1] ?? null;
}

/** Files that a page cannot be shown without: what it names under `/assets/`. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:css|js|json|woff2)\b/g))];
}
