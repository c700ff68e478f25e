/** A product that a bundle holds, and how many of it. */
export interface BundleItem {
  readonly productId: number;
  readonly quantity: number;
}

/** Different products that a bundle holds at most, and units of each. */
export const mostBundleItems = 10;
/** Units of one product that a bundle holds at most. */
export const mostOfBundleItem = 20;

/** Something whose making takes units: a variant with how many of it, and what each of them holds. */
export interface TakenLine {
  /** null for what no variant is kept of. */
  readonly variantId: string | null;
  readonly quantity: number;
  /** Contents of one bundle. */
  readonly bundleItems?: readonly { readonly variantId: string; readonly quantity: number }[];
}

/**
 * Units of each variant that lines take together: a bundle takes its own and those of what it holds
 * (platform.md §3 Product: isBundle, bundleItems).
 *
 * @example
 * unitsTaken([{ variantId: 'kit', quantity: 2, bundleItems: [{ variantId: 'mug', quantity: 3 }] }]);
 * // Map { 'kit' → 2, 'mug' → 6 }
 */
export function unitsTaken(lines: readonly TakenLine[]): Map<string, number> {
  const units = new Map<string, number>();
  const take = (id: string, count: number): void => void units.set(id, (units.get(id) ?? 0) + count);
  for (const { variantId, quantity, bundleItems = [] } of lines) {
    if (variantId !== null) take(variantId, quantity);
    for (const item of bundleItems) take(item.variantId, item.quantity * quantity);
  }
  return units;
}

/**
 * Fault in a bundle's contents by themselves; null: none. Empty means that a product is no bundle.
 *
 * @example
 * bundleItemsFault([{ productId: 1, quantity: 1 }]); // 'A bundle holds two things or more'
 */
export function bundleItemsFault(items: readonly BundleItem[]): string | null {
  if (items.length === 0) return null;
  if (items.length > mostBundleItems) return `A bundle holds ${mostBundleItems} products at most`;
  if (
    items.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1 || quantity > mostOfBundleItem)
  )
    return `From 1 to ${mostOfBundleItem} of each product`;
  return items.reduce((sum, { quantity }) => sum + quantity, 0) < 2
    ? 'A bundle holds two things or more'
    : null;
}
