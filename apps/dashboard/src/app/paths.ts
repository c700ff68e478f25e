import { safeRedirect } from '@omnis/guards';

/** Where the dashboard starts. */
export const homePath = '/dashboard/';

/** Where passwords, second factors and sessions are seen to. */
export const securityPath = '/dashboard/security/';

/** The plans of a store (storefront.md §6). */
export const plansPath = '/teemill-plans/';

/** Name, contact details and opening of the store. */
export const generalPath = '/dashboard/settings/general/';

/** All that one was told of the store. */
export const notificationsPath = '/dashboard/notifications/';

/** Opens one more store of the account. */
export const addStorePath = '/dashboard/stores/new/';

/** Ends the session. */
export const signOutPath = '/dashboard/sign-out/';

const ownPaths = /^\/(dashboard|login|sign-up|plugins|marketing-tools|teemill-plans|403)(\/|\?|#|$)/;

/** Tells whether a path of this host belongs to this app; the others are the provider's own shop. */
export function isAppPath(path: string): boolean {
  return ownPaths.test(path) || path.startsWith('?') || path.startsWith('#');
}

/**
 * Where a sign-in leads to: the `redirect_uri` of its address when that is on this site (platform.md §2), else the
 * dashboard.
 *
 * @param search - query of the sign-in page
 */
export function redirectTarget(search: string): string {
  return safeRedirect(new URLSearchParams(search).get('redirect_uri'), homePath);
}

/** The id in a path: a whole number from 1, else null. */
export function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
