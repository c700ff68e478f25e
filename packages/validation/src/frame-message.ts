/**
 * Fault in an add-to-cart message of an embedded frame; null: none (storefront.md §5). It does not check whether the
 * frame may send any: its origin has to be that of an iframe block on the page.
 *
 * @example
 * addToCartFault({ variantId: 7 }); // 'variantId must be a string if provided'
 */
export function addToCartFault(message: Readonly<Record<string, unknown>>): string | null {
  const { variantId, items } = message;
  if (isGiven(variantId) && isGiven(items)) return 'variantId and items cannot be used together';
  if (isGiven(variantId) && typeof variantId !== 'string') return 'variantId must be a string if provided';
  if (isGiven(items) && !Array.isArray(items)) return 'items must be an array if provided';
  return null;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
