import { createGuardContext, guards, loginPath, runGuards, type GuardUser } from '@omnis/guards';
import type { Identity } from '../http/context.ts';
import { hashToken, type Secrets } from '../security/secrets.ts';
import type { Division } from './division.ts';

/** Cookie of somebody who gave a store's password. */
export const passCookie = '__Host-omnis-pass';

const passSeconds = 30 * 24 * 60 * 60;

/** Content of the cookie; it is void when the password that it was given for changes. */
function passOf({ id, passwordHash }: Division): string {
  return `${id}:${hashToken(passwordHash ?? '')}`;
}

/** The `Set-Cookie` of a visitor who knows the password. */
export function passHeader(secrets: Secrets, division: Division): string {
  return `${passCookie}=${secrets.sign('store-pass', passOf(division))}; Max-Age=${passSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** Tells whether the coming-soon page is on: it is switched on, and the opening time has not come. */
export function isComingSoon({ comingSoon }: Pick<Division, 'comingSoon'>, now = Date.now()): boolean {
  if (comingSoon === null || comingSoon['enabled'] === false) return false;
  const { launchAt } = comingSoon;
  // An invalid time is never in the past.
  return !(typeof launchAt === 'string' && Date.parse(launchAt) <= now);
}

/** Tells whether strangers are kept out. */
export function isClosed(
  division: Pick<Division, 'comingSoon' | 'passwordHash' | 'review' | 'project'>,
): boolean {
  const isShut = division.project.closure !== null || division.review !== null;
  return isShut || isComingSoon(division) || division.passwordHash !== null;
}

/**
 * Tells whether staff may come into a closed store: one behind a password as internal users (platform.md §4), one that
 * they look at, and any that they manage, where they count as its team does.
 */
export function letsStaffIn(division: Division): boolean {
  if (division.project.managed || division.review !== null) return true;
  return division.project.closure === null && !isComingSoon(division);
}

/** Tells whether a visitor has given the password of a store, by its cookie. */
export function knowsPassword(secrets: Secrets, division: Division, pass: string | undefined): boolean {
  return (
    division.passwordHash !== null &&
    pass !== undefined &&
    secrets.verify('store-pass', passOf(division), pass)
  );
}

/** Tells whether a person is one of those whom a store lets in while it is closed, by their verified address. */
export function isGuest({ guests }: Division, identity: Identity | null): boolean {
  return identity?.kind === 'customer' && identity.verified && guests.includes(identity.email);
}

/** Facts that make a visitor an internal user (platform.md §6): a flag of theirs, or the subdomain that they came from. */
export type InternalUser = Pick<GuardUser, 'internal' | 'internalSubdomain' | 'divisionId'>;

/** Facts about a visitor who asks for a store. */
export interface Caller {
  /** Path and query that are visited. */
  readonly path: string;
  /** Belongs to the team of the store. */
  readonly isTeam: boolean;
  /** Facts that make them an internal user or not: a password does not keep one out (platform.md §4). */
  readonly user: InternalUser;
  /** One of those whom the owner lets in while it is closed; staff who review a store let in its team only. */
  readonly isGuest: boolean;
  /** Has given the password; that opens a password-protected store and no other. */
  readonly knowsPassword: boolean;
}

/** The state of a closed store for a visitor. */
export interface Standing {
  /**
   * Where they are sent: `/store-under-review/`, `/countdown/` or `/login/` (platform.md §2 and §4, storefront.md §2); null for
   * everybody who may see it.
   */
  readonly target: string | null;
  /** True where `/login/` unlocks the store; elsewhere customers sign in on that page (platform.md §6). */
  readonly canVisitLogin: boolean;
}

/** Tells where a visitor stands before a store, by the guards `canVisitStore` and `canVisitLogin` of platform.md §6. */
export function standingBefore(division: Division, caller: Caller): Standing {
  const underReview = division.review !== null;
  const comingSoon = isComingSoon(division);
  const passwordProtected = division.passwordHash !== null;
  const isInvited = !underReview && (caller.isGuest || (!comingSoon && caller.knowsPassword));
  const context = createGuardContext({
    path: caller.path,
    user: caller.user,
    store: { underReview, comingSoon, passwordProtected, visitorAllowed: caller.isTeam || isInvited },
  });
  const result = runGuards(['canVisitStore'], context);
  const canVisitLogin = guards.canVisitLogin(context);
  if (result.passed) return { target: null, canVisitLogin };
  return { target: result.redirect === '/login/' ? loginPath(caller.path) : result.redirect, canVisitLogin };
}
