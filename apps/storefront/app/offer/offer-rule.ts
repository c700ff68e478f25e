import { subscriberOffer } from '@omnis/models';
import { breakpoints } from '@omnis/theme/react';
import { cookieValue, isAtWork, keepCookie, readStored, writeStored } from '@omnis/shop-kit';
import { isFillingIn } from './use-hands.ts';

/** Remembers for a tab that its visitor came by a mail. */
const channelKey = 'omnis.channel';

/** Pages on which somebody is about to pay, sign in, or subscribe anyway. */
const quiet = /^\/(?:checkout|pay|receipt|invoice|login|sign-up|account|subscription-verified)(?:\/|$)/;

/** Notes how the visitor came here; who came by a mail is on a list already (storefront.md §4). */
export function noteChannel(search: string): void {
  const query = new URLSearchParams(search);
  const channel = query.get('channel') ?? query.get('utm_medium');
  if (channel !== null && channel.toLowerCase() === 'email') writeStored(channelKey, 'email');
}

/**
 * Tells whether the offer would be in the visitor's way, or something else speaks to them: a dialog, or the cookie bar
 * on a small screen, where it takes the place of notifications. On a wide screen the bar is at the other end, and many
 * never answer it.
 */
function isBusy(): boolean {
  if (isAtWork() || isFillingIn()) return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  return innerWidth < breakpoints.md && document.querySelector('.shop-consent') !== null;
}

/** Tells whether the offer may be shown now, once its time has come (storefront.md §4 Notifications). */
export function mayOffer(pathname: string): boolean {
  const answered = cookieValue(document.cookie, subscriberOffer.cookie) !== null;
  return !answered && readStored(channelKey) !== 'email' && !quiet.test(pathname) && !isBusy();
}

/** Keeps what became of the offer, so that it stays away: a year, or a month. */
export function keepAnswer(answer: keyof typeof subscriberOffer.days): void {
  keepCookie(subscriberOffer.cookie, answer, subscriberOffer.days[answer]);
}
