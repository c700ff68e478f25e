import { createGuardContext, loginPath, runGuards } from '@omnis/guards';
import { hashToken, type Secrets } from '../../../security/secrets.ts';
import type { Division } from '../division.ts';

/** Cookie of somebody who gave a store's password. */
export const passCookie = '__Host-omnis-pass';

const passSeconds = 30 * 24 * 60 * 60;

/** What stands in the cookie; it dies with the password that it was given for. */
function passOf({ id, passwordHash }: Division): string {
  return `${id}:${hashToken(passwordHash ?? '')}`;
}

/** The `Set-Cookie` of a visitor who knows the password. */
export function passHeader(secrets: Secrets, division: Division): string {
  return `${passCookie}=${secrets.sign('store-pass', passOf(division))}; Max-Age=${passSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** Whether the coming-soon page is on. */
export function isComingSoon({ comingSoon }: Division): boolean {
  return comingSoon !== null && comingSoon['enabled'] !== false;
}

/**
 * Where a visitor of a store is sent who may not see it: `/countdown/` or `/login/` (platform.md §2 and §4); null for
 * everybody who may.
 *
 * @param pass - value of the pass cookie
 * @param path - path and query that are visited
 */
export function closedTo(
  division: Division,
  { pass, path, secrets }: { pass: string | undefined; path: string; secrets: Secrets },
): string | null {
  const comingSoon = isComingSoon(division);
  const passwordProtected = division.passwordHash !== null;
  if (!comingSoon && !passwordProtected) return null;
  const visitorAllowed =
    passwordProtected && pass !== undefined && secrets.verify('store-pass', passOf(division), pass);
  const context = createGuardContext({ path, store: { comingSoon, passwordProtected, visitorAllowed } });
  const result = runGuards(['canVisitStore'], context);
  if (result.passed) return null;
  return comingSoon ? '/countdown/' : loginPath(path);
}
