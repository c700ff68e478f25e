/** Facts needed to count the units of an order item that are still wanted. */
export interface QuantityFacts {
  quantity: number;
  /** Goods that came back; a record without a quantity stands for one. */
  returnLogs?: readonly { quantity?: number | null }[] | null;
  /** Factory labels, one a unit. */
  labels?: readonly { cancelled?: boolean | null }[] | null;
}

/**
 * Quantity − returned − cancelled labels (platform.md §3), never below zero.
 *
 * @example
 * activeQuantity({ quantity: 3, returnLogs: [{ quantity: 1 }], labels: [{ cancelled: true }] }); // 1
 */
export function activeQuantity({ quantity, returnLogs, labels }: QuantityFacts): number {
  const returned = (returnLogs ?? []).reduce((sum, log) => sum + (log.quantity ?? 1), 0);
  const cancelled = (labels ?? []).filter((label) => label.cancelled === true).length;
  return Math.max(0, quantity - returned - cancelled);
}

/** The money of an order item, all three in minor units and for the same quantity. */
export interface ItemMoney {
  /** Without tax. */
  price: number;
  tax: number;
  discountTaxIncluded: number;
}

/** Price + tax − discount (platform.md §3), in minor units. */
export function itemTotal({ price, tax, discountTaxIncluded }: ItemMoney): number {
  return price + tax - discountTaxIncluded;
}
