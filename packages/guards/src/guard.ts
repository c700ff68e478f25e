import type { GuardContext } from './context.ts';

/** Where to go when a guard fails; null: stay on the path, which is answered as not found. */
export type GuardRedirect = string | null;

/** A pure access rule, with its name and its redirect. */
export interface Guard {
  (context: GuardContext): boolean;
  readonly guardName: string;
  readonly redirectFor: (context: GuardContext) => GuardRedirect;
}

/** Where guards lead that state no redirect (platform.md §2). */
export const defaultRedirect = '/';

/**
 * Makes a guard.
 *
 * @param redirect - path to go to when it fails; `/` when left out
 * @example
 * const isStaff = defineGuard('isStaff', ({ user }) => user?.internal === true, '/404/');
 */
export function defineGuard(
  guardName: string,
  check: (context: GuardContext) => boolean,
  redirect: GuardRedirect | ((context: GuardContext) => GuardRedirect) = defaultRedirect,
): Guard {
  const redirectFor = typeof redirect === 'function' ? redirect : () => redirect;
  return Object.assign((context: GuardContext) => check(context), { guardName, redirectFor });
}
