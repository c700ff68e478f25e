import { isFeatureOn, type FeatureName } from '@omnis/guards';

/** Features of the shop itself, which the platform's list does not name; on unless the query says otherwise. */
const shopFeatures = ['favourites'] as const;

/**
 * Flags that the shop asks for: those of platform.md §1 that it has something for, and its own; what became of the others is
 * in `docs/decisions/0163-feature-flags.md`.
 */
export type ShopFeature =
  | Extract<FeatureName, 'gtm' | 'pages' | 'sentry' | 'stripe'>
  | (typeof shopFeatures)[number];

const isOwn = (name: string): boolean => shopFeatures.some((own) => own === name);

/**
 * Tells whether a feature is on for an address (platform.md §1: `?feature-gtm=0`).
 *
 * @param search - the query of the address
 */
export function isOnAt(name: ShopFeature, search: string): boolean {
  // The platform's rule takes what it does not know for off; the shop's own are on.
  if (isOwn(name) && !new URLSearchParams(search).has(`feature-${name}`)) return true;
  return isFeatureOn(name, { query: search });
}

/** The address that the document was opened with: going on within the shop drops its query, but not its flags. */
function openedWith(): string {
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return new URL(entries[0]?.name ?? location.href).search;
}

/** Tells whether a feature is on in this browser, for as long as the document is open. */
export function isOn(name: ShopFeature): boolean {
  return isOnAt(name, openedWith());
}
