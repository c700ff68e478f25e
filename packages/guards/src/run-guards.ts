import type { HomepageVariation, LoginState } from '@omnis/models';
import type { PartialGuardContext } from './context.ts';
import type { Guard, GuardRedirect } from './guard.ts';
import { guards, type GuardName } from './guards.ts';

/** A guard of the record by its name, or one of one's own. */
export type GuardRef = GuardName | Guard;

/** All passed, or the first that failed and where it leads; a null redirect stays on the path. */
export type GuardResult = { passed: true } | { passed: false; failed: string; redirect: GuardRedirect };

/**
 * The guard that a list names, or the guard itself.
 *
 * @throws Error that names what is no guard.
 */
function guardOf(ref: GuardRef): Guard {
  if (typeof ref === 'function') return ref;
  if (Object.hasOwn(guards, ref)) return guards[ref];
  throw new Error(`Unknown guard ${ref}`);
}

/**
 * Runs a list of guards in order up to the first that fails.
 *
 * @throws Error that names a guard of the list that does not exist.
 * @example
 * runGuards(dashboardAccess, { path: '/dashboard/' });
 * // { passed: false, failed: 'isLoggedIn', redirect: '/login/?redirect_uri=/dashboard/' }
 */
export function runGuards(list: readonly GuardRef[], context: PartialGuardContext): GuardResult {
  for (const ref of list) {
    const guard = guardOf(ref);
    if (!guard(context))
      return { passed: false, failed: guard.guardName, redirect: guard.redirectFor(context) };
  }
  return { passed: true };
}

/** The dashboard needs login, verification and the EULA (platform.md §6). */
export const dashboardAccess = [
  'isLoggedIn',
  'isVerified',
  'hasSignEula',
] as const satisfies readonly GuardName[];

const loginStateGuards: Readonly<Record<LoginState, readonly GuardName[]>> = {
  everyone: [],
  'logged-in': ['isLoggedIn'],
  'logged-out': ['isLoggedOut'],
  'dashboard-access': dashboardAccess,
};

/** For whom a page is one of the two homes (platform.md §6). */
const homepageGuards: Readonly<Record<HomepageVariation | '', readonly GuardName[]>> = {
  '': [],
  Old: ['isHomepageOld'],
  New: ['isHomepageNew'],
};

/** The guards of a store's page: the store's own visibility, then the page's (storefront.md §2, §6; platform.md §6). */
export function guardsForPage(page: {
  published?: boolean;
  properties?: { loginState?: LoginState; homepageVariation?: HomepageVariation | '' | undefined };
}): GuardName[] {
  const unpublished: GuardName[] = page.published === false ? ['canVisitUnpublishedPages'] : [];
  const state = page.properties?.loginState ?? 'everyone';
  // A state that is none, of JSON that nobody checked, lets in the fewest.
  const ofState = Object.hasOwn(loginStateGuards, state) ? loginStateGuards[state] : dashboardAccess;
  const variation = page.properties?.homepageVariation ?? '';
  const ofVariation = Object.hasOwn(homepageGuards, variation)
    ? homepageGuards[variation]
    : (['isHomepageOld', 'isHomepageNew'] as const);
  return ['canVisitStore', ...unpublished, ...ofState, ...ofVariation];
}

/** Most redirects in a row; one more leads to the not-found page (storefront.md §4). */
export const redirectLimit = 100;
/** The not-found page. */
export const notFoundPath = '/404/';

/** Where a visitor ends up. */
export type Destination =
  | { path: string; redirects: number; found: true }
  /** The last guard of the chain has no redirect: the path is answered as not found. */
  | { path: string; redirects: number; found: false };

/**
 * Follows the redirects of guards until a path lets the visitor in. After 100 redirects in a row the
 * next one leads to /404/, which is not guarded.
 *
 * @param check - runs the guards of a path
 */
export function followRedirects(start: string, check: (path: string) => GuardResult): Destination {
  let path = start;
  for (let redirects = 0; redirects <= redirectLimit; redirects += 1) {
    if (path === notFoundPath) return { path, redirects, found: true };
    const result = check(path);
    if (result.passed) return { path, redirects, found: true };
    if (result.redirect === null) return { path, redirects, found: false };
    path = result.redirect;
  }
  return { path: notFoundPath, redirects: redirectLimit + 1, found: true };
}
