/** Where the checkout is (storefront.md §2 Route list). */
export function checkoutPath(express: boolean): string {
  return express ? '/checkout/?express=true' : '/checkout/';
}
