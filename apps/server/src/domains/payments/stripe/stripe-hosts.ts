import { pagePathOf } from '../../../render/page-path.ts';

/**
 * Hosts of Stripe.js, as Stripe’s guide to security lists them. What it frames and calls needs no word here: pages of a
 * shop limit neither, because its owners may embed what they like.
 */
const hosts: readonly string[] = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Pages with a form for cards. */
const payPage = /^\/(?:checkout|pay\/[^/]+)\/$/;

/**
 * Hosts whose scripts a page of a shop needs to take money: those that take cards, and all where the shop offers ways to pay
 * at once, which stand on products and in the basket's drawer. None without Stripe.
 *
 * @param has.express - whether the shop offers ways to pay beside cards
 */
export function stripeHosts(
  has: { readonly stripe: boolean; readonly express: boolean },
  path: string,
): readonly string[] {
  return has.stripe && (has.express || payPage.test(pagePathOf(path))) ? hosts : [];
}
