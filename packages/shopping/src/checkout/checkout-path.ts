/** What is ordered: the basket, or one thing at once, while the basket stays as it is. */
export type OrderedBasket = 'main' | 'now';

/** Where the checkout is (storefront.md §2 Route list). What is bought at once takes the express way. */
export function checkoutPath(express: boolean, ordered: OrderedBasket = 'main'): string {
  if (ordered === 'now') return '/checkout/?express=true&now=true';
  return express ? '/checkout/?express=true' : '/checkout/';
}
