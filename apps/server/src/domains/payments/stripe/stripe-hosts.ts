import { pagePathOf } from '../../../render/page-path.ts';

/**
 * Hosts of Stripe.js, as Stripe’s guide to security lists them. What it frames and calls needs no word here: pages of a
 * shop limit neither, because its owners may embed what they like.
 */
const hosts: readonly string[] = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Pages with a form for cards. */
const payPage = /^\/(?:checkout|pay\/[^/]+)\/$/;

/** Hosts whose scripts a page of a shop needs to take cards; none on all other pages, and none without Stripe. */
export function stripeHosts(hasStripe: boolean, path: string): readonly string[] {
  return hasStripe && payPage.test(pagePathOf(path)) ? hosts : [];
}
