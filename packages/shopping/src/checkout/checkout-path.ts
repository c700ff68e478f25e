/** Basket to order: the main one, or one item at once, while the main one stays as it is. */
export type OrderedBasket = 'main' | 'now';

/** Where the checkout is (storefront.md §2 Route list). What is bought at once takes the express way. */
export function checkoutPath(express: boolean, ordered: OrderedBasket = 'main'): string {
  if (ordered === 'now') return '/checkout/?express=true&now=true';
  return express ? '/checkout/?express=true' : '/checkout/';
}
