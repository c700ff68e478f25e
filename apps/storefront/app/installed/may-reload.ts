import type { CorePage } from '@omnis/shop-kit';
import { findPage } from '@omnis/shopping';
import type { Navigation } from 'react-router';

/** Pages that somebody pays on, or has just paid: nothing comes between them and what they do there. */
const paying = /^\/(?:checkout|pay|receipt|invoice)(?:\/|$)/;

/** Tells whether a page of the store's own allows it (storefront.md §2 Page routes); all do by default. */
function givesLeave(pages: readonly CorePage[], pathname: string): boolean {
  return findPage(pages, pathname)?.properties['reloadsAsApp'] !== false;
}

/**
 * Tells whether a navigation may become a load of the whole page, for a new version of the shop (storefront.md §4
 * Service worker). Excluded are forms, navigations within a page, anything about paying, and pages that forbid it.
 */
export function mayReload(
  { state, location, formData }: Pick<Navigation, 'state' | 'location' | 'formData'>,
  from: string,
  pages: readonly CorePage[],
): boolean {
  if (state !== 'loading' || location === undefined || formData !== undefined) return false;
  const { pathname } = location;
  if (pathname === from || paying.test(from) || paying.test(pathname)) return false;
  return givesLeave(pages, from) && givesLeave(pages, pathname);
}
