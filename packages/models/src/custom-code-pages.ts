/** First parts of the addresses on which people pay, sign in, or see personal data. */
const privatePages =
  /^\/(?:checkout|pay|receipt|invoice|login|sign-up|account|order-history|returns|edit-order|update-address|advanced-quote|get-a-quote|gift-card)(?:\/|$)/i;

/**
 * Tells whether the custom code of a store runs on a page (storefront.md §3, Subdomain data): not where people pay, sign
 * in or see personal data.
 *
 * @param path - Path of the page, without query.
 * @example
 * runsCustomCode('/collection/all/'); // true
 * runsCustomCode('/checkout/'); // false
 * runsCustomCode('/%63heckout/'); // false
 */
export function runsCustomCode(path: string): boolean {
  try {
    // Written in another way, an address leads to the same page.
    return !privatePages.test(decodeURIComponent(path).replace(/^\/+/, '/'));
  } catch {
    return false;
  }
}
