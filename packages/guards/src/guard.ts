import { createGuardContext, type GuardContext, type PartialGuardContext } from './context.ts';

/** Where to go when a guard fails; null: stay on the path, which is answered as not found. */
export type GuardRedirect = string | null;

/** A pure access rule, with its name and its redirect. What a context leaves out is what grants least. */
export interface Guard {
  (context: PartialGuardContext): boolean;
  readonly guardName: string;
  readonly redirectFor: (context: PartialGuardContext) => GuardRedirect;
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
// @__NO_SIDE_EFFECTS__
export function defineGuard(
  guardName: string,
  check: (context: GuardContext) => boolean,
  redirect: GuardRedirect | ((context: GuardContext) => GuardRedirect) = defaultRedirect,
): Guard {
  const redirectFor = (context: PartialGuardContext): GuardRedirect =>
    typeof redirect === 'function' ? redirect(createGuardContext(context)) : redirect;
  const guard = (context: PartialGuardContext): boolean => check(createGuardContext(context));
  return Object.assign(guard, { guardName, redirectFor });
}
