/** The kinds of discount. */
export const discountKinds = ['percentage', 'fixed_amount', 'free_delivery', 'buy_x_get_y'] as const;

/** A kind of discount. */
export type DiscountKind = (typeof discountKinds)[number];

/** Limits of what an owner may enter for a discount. */
export const discountLimits = {
  /** Most discounts of a store. */
  inStore: 5000,
  /** Most of them that apply by themselves: every basket looks at them all. */
  automatic: 100,
  title: 80,
  code: 40,
  /** Most products or collections that a discount names. */
  goods: 250,
  /** Most customers that a discount names. */
  customers: 250,
  /** Most segments of customers that a discount is for. */
  segments: 20,
  /** Largest amount or minimum spend, in major units. */
  amount: 1_000_000,
  quantity: 999,
  uses: 1_000_000,
  /** Most codes that are created at once, and that a discount has. */
  codesAtOnce: 1000,
  codes: 10_000,
} as const;

/** Which goods a discount is about. */
export type DiscountGoods =
  | { readonly kind: 'all' }
  | { readonly kind: 'products' | 'collections'; readonly ids: readonly number[] };

/** The gift of a discount. Amounts are minor units of the basket's currency. */
export type DiscountGift =
  | {
      readonly kind: 'percentage';
      /** From 0.1 to 100, with one decimal at most. */ readonly percent: number;
    }
  | { readonly kind: 'fixed_amount'; /** Once an order. */ readonly amountMinor: number }
  | { readonly kind: 'free_delivery' }
  | {
      readonly kind: 'buy_x_get_y';
      readonly buy: number;
      readonly get: number;
      /** Percent off the units that are given; 100: free. */
      readonly percent: number;
      /** Of which goods something is given; what is bought is among the goods of the discount. */
      readonly gets: DiscountGoods;
      /** How often an order earns it at most; null: as often as the goods reach. */
      readonly most: number | null;
    };

/** A discount as a basket is priced with it. */
export interface Discount {
  readonly id: string;
  readonly title: string;
  /** The code that the shopper entered; null: it applies by itself. */
  readonly code: string | null;
  readonly gift: DiscountGift;
  readonly goods: DiscountGoods;
  /** The goods of the discount must come to this much, in minor units, and to this many. */
  readonly minimumSpendMinor: number;
  readonly minimumQuantity: number;
  /** True when it may be used together with other discounts that combine too. */
  readonly combines: boolean;
}

/** A line of a basket, as far as discounts look at it. */
export interface DiscountLine {
  /** Price of one in minor units. */
  readonly unitMinor: number;
  readonly quantity: number;
  readonly productId: number;
  readonly collectionIds: readonly number[];
  /** A gift card, which no discount makes cheaper. */
  readonly giftCard: boolean;
}

/** A discount that was applied. */
export interface AppliedDiscount {
  readonly id: string;
  readonly title: string;
  readonly code: string | null;
  /** Off the goods, in minor units. */
  readonly amountMinor: number;
  readonly freeDelivery: boolean;
}

/** Why a discount gives nothing. */
export type DiscountProblem =
  /** None of its goods is in the basket. */
  | { readonly kind: 'goods' }
  /** Its goods come to too little, in minor units, or are too few. */
  | { readonly kind: 'spend'; readonly missingMinor: number }
  | { readonly kind: 'quantity'; readonly missing: number }
  /** The goods that can be given are not in the basket. */
  | { readonly kind: 'gift'; readonly missing: number }
  /** Another discount, with which it may not be combined, saves more. */
  | { readonly kind: 'better'; readonly title: string };

/** The outcome of discounts on a basket. */
export interface DiscountOutcome {
  readonly applied: readonly AppliedDiscount[];
  /** Off each line in minor units, in the order of the lines; never more than the line costs. */
  readonly lines: readonly number[];
  readonly freeDelivery: boolean;
  /** Why discounts give nothing, by id. */
  readonly problems: ReadonlyMap<string, DiscountProblem>;
}

/** Tells whether a line is among the goods. Gift cards never are. */
export function isAmongGoods(line: DiscountLine, goods: DiscountGoods): boolean {
  if (line.giftCard || line.quantity === 0) return false;
  switch (goods.kind) {
    case 'all':
      return true;
    case 'products':
      return goods.ids.includes(line.productId);
    case 'collections':
      return line.collectionIds.some((id) => goods.ids.includes(id));
  }
}

/**
 * The name of a discount on a basket, an order or an invoice.
 *
 * @example
 * discountName({ title: 'Summer', code: 'SUN10' }); // 'Summer (SUN10)'
 */
export function discountName({
  title,
  code,
}: {
  readonly title: string;
  readonly code: string | null;
}): string {
  return code === null ? title : `${title} (${code})`;
}
