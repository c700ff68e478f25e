import type { CallRequest } from './call.ts';
import { isApiFailure } from './errors.ts';

/**
 * Endpoints whose calls may be made twice: what the second one finds done, it leaves as it is. Nothing is added, sent or
 * counted twice.
 */
const repeatable: ReadonlySet<string> = new Set([
  'accountsLogin',
  'accountsLogout',
  'accountsRemovePicture',
  'accountsResetPassword',
  'accountsSetDefaultAddress',
  'accountsSignEula',
  'accountsUpdateProfile',
  'accountsVerify',
  'atlasSetChatAvailability',
  // It names the status that the order moves from, so that no order moves twice.
  'atlasSetStatus',
  'basketApplyCoupon',
  'basketRemove',
  'basketRemoveCoupon',
  'basketSetGiftNote',
  'basketUpdate',
  'checkoutQuote',
  'giftCardsApply',
  'giftCardsBalance',
  'giftCardsRemove',
  'modelsFetch',
  'notificationsMarkAllRead',
  'notificationsMarkRead',
  'productsFetch',
  'storesChoose',
]);

/** Tells whether a call can be repeated automatically, though the outcome of the first one is unknown. */
export function isRepeatable({ method, headers = {} }: CallRequest, endpoint: string): boolean {
  return method === 'GET' || 'Idempotency-Key' in headers || repeatable.has(endpoint);
}

/**
 * Tells whether the server process ended during the call: a proxy then answers 502 in its own words. Omnis sends a code
 * with every failure.
 */
export function hasLostServer(error: unknown): boolean {
  return isApiFailure(error) && error.status === 502 && error.data.code === '';
}
