import { statusTexts } from '@omnis/contract';
import { isSensitive } from '@omnis/models';
import { fail, type Failure } from './answer.ts';
import type { Identity } from './context.ts';

/** Text for staff whose time without a second factor is over. */
export const secondFactorOwedText =
  'Turn on two-factor sign-in first: what you may do lays open personal data or payments';

/** Until when staff may do without a second factor; null for who needs none, or has given one. */
export function secondFactorDueAt(identity: Identity): Date | null {
  const isFree = identity.session.secondFactor || !identity.permissions.some(isSensitive);
  return isFree ? null : identity.twoFactorDueAt;
}

/** Tells whether the time without a second factor is over, so that sensitive permissions wait for one. */
export function owesSecondFactor(identity: Identity): boolean {
  const due = secondFactorDueAt(identity);
  return due !== null && due.getTime() <= Date.now();
}

/**
 * Why staff may not use a permission; null when they may. A sensitive one asks for a second factor, given in this very
 * session, once the time to set one up is over.
 */
export function refusedRight(identity: Identity, permission: string): Failure | null {
  if (!identity.permissions.includes(permission)) return fail('forbidden', statusTexts[403] ?? '');
  return isSensitive(permission) && owesSecondFactor(identity)
    ? fail('two_factor_setup_required', secondFactorOwedText)
    : null;
}
