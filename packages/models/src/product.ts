/** Where a product stands with moderation (platform.md §3). */
export const approvalStatuses = ['Approved', 'Denied', 'Not modded yet', 'No approval item'] as const;

/** One of the approval states. */
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Tells whether a text is an approval state. */
export function isApprovalStatus(text: string): text is ApprovalStatus {
  return approvalStatuses.some((status) => status === text);
}

/** Beginnings of the SKU of a custom product (platform.md §3). */
export const customSkuPrefixes = ['GBro', 'STUSUB', 'FPD', 'API', 'CP'] as const;

/** Mark in the SKU of a blank garment (platform.md §3). */
export const blankSkuMark = 'BLANK';

/** The kind of product that a SKU tells: an unprinted blank, one with a design of its own, or any other. */
export const skuKinds = ['blank', 'custom', 'standard'] as const;

/** Kind of product, as its SKU tells. */
export type SkuKind = (typeof skuKinds)[number];

/** True for the SKU of a product with its own design. */
export function isCustomSku(sku: string): boolean {
  return customSkuPrefixes.some((prefix) => sku.startsWith(prefix));
}

/** True for the SKU of an unprinted garment. */
export function isBlankSku(sku: string): boolean {
  return sku.includes(blankSkuMark);
}

/** The kind of product that a SKU stands for; a blank is a blank whatever its prefix. */
export function skuKind(sku: string): SkuKind {
  if (isBlankSku(sku)) return 'blank';
  return isCustomSku(sku) ? 'custom' : 'standard';
}

/**
 * A colour's part of a product's address (storefront.md §2 /product/{product}/{colour?}).
 *
 * @example
 * colourSlug('Stone Blue'); // 'stone-blue'
 */
export function colourSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/g, '-');
}

/** Tells whether a product suits a gender that a shopper asks for: unisex matches all (platform.md §3). */
export function matchesGender(product: { gender?: string | null }, gender: string): boolean {
  const own = (product.gender ?? '').trim().toLowerCase();
  return own === 'unisex' || own === gender.trim().toLowerCase();
}

/** Prices of something sold, in any one unit. */
export interface Priced {
  price: number;
  salePrice?: number | null;
  /** False withdraws the sale price; left out, the sale price alone decides. */
  onSale?: boolean | null;
}

/** Tells whether something is sold below its price now. */
export function isOnSale({ price, salePrice, onSale }: Priced): boolean {
  return onSale !== false && typeof salePrice === 'number' && salePrice < price;
}

/** Price to pay now: the sale price when on sale, else the price. */
export function currentPrice(item: Priced): number {
  return isOnSale(item) ? (item.salePrice ?? item.price) : item.price;
}

/** Lowest and highest of the prices paid now, in the unit of the prices; null when nothing is for sale. */
export function priceRange(items: readonly Priced[]): { min: number; max: number } | null {
  if (items.length === 0) return null;
  const prices = items.map(currentPrice);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}
