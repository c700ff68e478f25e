import { checkLink } from '@omnis/validation';

/** Action that a click on a link asks of the app. */
export type LinkIntent =
  /** A page of this store. */
  | { readonly kind: 'navigate'; readonly to: string }
  /** Another part of the page that is shown. */
  | { readonly kind: 'fragment'; readonly to: string; readonly id: string }
  /** An internal action: `@open-chat` (storefront.md §2 Links). */
  | { readonly kind: 'action'; readonly name: string }
  /** Another site, in a new tab. */
  | { readonly kind: 'external'; readonly href: string }
  /** Not safe to follow (storefront.md §5). */
  | { readonly kind: 'blocked' }
  /** For the browser: files, mails, phones, answers of the server. */
  | { readonly kind: 'browser' };

/** Paths that the server answers itself, so that the app has no page for them. */
const servedElsewhere = new RegExp(
  [
    /^\/(?:omnis|images|assets|event-collector|dev|teemail)\//,
    /^\/(?:basket|checkout)\/plain(?:\/|$)/,
    /^\/offline\/?$/,
    /^\/(?:invoice|returns\/[^/]+)\/[^/]+\.pdf$/,
    /^\/(?:robots\.txt|favicon\.ico|manifest\.webmanifest|service-worker\.js|sitemap\.xml|sitemaps\/\d+\.xml|blog\/feed\.xml)\/?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Id that a fragment names; unchanged where it is no encoding: `#100%`. */
function fragmentId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Sorts a link by what a click on it has to do (storefront.md §2 Links: internal ones in the app, @ ones trigger an
 * event, others open in a new tab after a check).
 *
 * @param href - as written in the link
 * @param page - address of the page that is shown
 */
export function linkIntent(href: string, page: URL): LinkIntent {
  const checked = checkLink(href);
  if (!checked.safe) return { kind: 'blocked' };
  if (checked.kind === 'handle') return { kind: 'action', name: href.trim().slice(1) };
  if (checked.kind === 'asset') return { kind: 'browser' };
  const url = URL.parse(href, page);
  if (url === null) return { kind: 'blocked' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'browser' };
  if (url.origin !== page.origin) return { kind: 'external', href: url.href };
  if (servedElsewhere.test(url.pathname)) return { kind: 'browser' };
  const to = url.pathname + url.search + url.hash;
  const isHere = url.pathname === page.pathname && url.search === page.search;
  if (isHere && url.hash !== '') return { kind: 'fragment', to, id: fragmentId(url.hash) };
  return { kind: 'navigate', to };
}
