import { searchDestination, type SearchRedirect } from '@omnis/models';
import { checkLink } from '@omnis/validation';
import type { ApiError } from '@omnis/contract';

type Faults = ApiError['errors'];

/** Parts of the site that a search must not lead to, in words. */
const closedPaths: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:checkout|pay)(?:\/|$)/, 'A search cannot lead to the checkout'],
  [/^\/(?:omnis|event-collector|dashboard|atlas|login|dev)(?:\/|$)/, 'A search cannot lead to this address'],
];

/** The address within the store, decoded and in small letters; null for another site. */
function ownAddress(destination: string, hosts: ReadonlySet<string>): { path: string; url: URL } | null {
  const base = 'https://store.invalid';
  if (!URL.canParse(destination, base)) return null;
  const url = new URL(destination, base);
  if (url.origin !== base && !hosts.has(url.host.toLowerCase())) return null;
  let path = url.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // A broken escape stands for itself.
  }
  return { path: path.toLowerCase().replace(/\/{2,}/g, '/'), url };
}

function addressFault(destination: string, hosts: ReadonlySet<string>): string | null {
  const isPath = destination.startsWith('/') && !/^\/[/\\]/.test(destination);
  const isWeb = /^https?:\/\/[^\s/\\]/i.test(destination) && URL.canParse(destination);
  if ((!isPath && !isWeb) || /[\s\\\p{Cc}]/u.test(destination) || !checkLink(destination).safe)
    return 'Enter a path of your shop such as /delivery/, or an address that starts with https://';
  const own = ownAddress(destination, hosts);
  return closedPaths.find(([pattern]) => own !== null && pattern.test(own.path))?.[1] ?? null;
}

/** The search that a destination within the store makes; null where it is no search. */
function searchOf(destination: string, hosts: ReadonlySet<string>): string | null {
  const own = ownAddress(destination, hosts);
  if (own === null || !/^\/search\/?$/.test(own.path)) return null;
  const query = own.url.searchParams;
  return query.get('q') ?? query.get('search') ?? query.get('query');
}

function isLoop(first: string, redirects: readonly SearchRedirect[], hosts: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  let term: string | null = first;
  while (term !== null) {
    const key = term.trim().toLowerCase();
    if (seen.has(key)) return true;
    seen.add(key);
    const next: string | null = searchDestination(term, redirects);
    term = next === null ? null : searchOf(next, hosts);
  }
  return false;
}

/**
 * Faults of a store's search redirects, at the field of each: a term that stands twice, an address that is none, one of
 * the checkout, and redirects that lead in a circle.
 *
 * @param hosts - hosts of the store, in small letters: their addresses count as its own paths
 */
export function redirectFaults(redirects: readonly SearchRedirect[], hosts: ReadonlySet<string>): Faults {
  const terms = redirects.map(({ searchTerm }) => searchTerm.trim().toLowerCase());
  return redirects.flatMap(({ searchTerm, destinationUrl }, at): Faults => {
    if (terms.indexOf(terms[at] ?? '') < at)
      return [{ field: `items.${at}.searchTerm`, message: `“${searchTerm}” has a redirect already` }];
    const field = `items.${at}.destinationUrl`;
    const message = addressFault(destinationUrl, hosts);
    if (message !== null) return [{ field, message }];
    return isLoop(searchTerm, redirects, hosts)
      ? [{ field, message: 'This leads back to the same search. Choose another address.' }]
      : [];
  });
}
