import { nextStatuses, orderFlows } from './order-flow.ts';
import type { OrderStatusCode } from './order-status.ts';

/** Products that a quote can be asked for, by code (storefront.md §2 /get-a-quote/). */
export const quoteProducts = {
  't-shirts': 'T-shirts',
  sweatshirts: 'Sweatshirts',
  hoodies: 'Hoodies',
  'kids-t-shirts': 'Kids’ t-shirts',
  'tote-bags': 'Tote bags',
  mugs: 'Mugs',
  prints: 'Art prints',
  other: 'Something else',
} as const satisfies Readonly<Record<string, string>>;

/** Code of something that a quote can be asked for. */
export type QuoteProduct = keyof typeof quoteProducts;

/** The size of what comes in one only. */
export const oneSize = 'One size';

/** The sizes of a quote; what comes in one size only has the last. */
export const quoteSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', oneSize] as const;

/** A size of a quote. */
export type QuoteSize = (typeof quoteSizes)[number];

/** Where something can be printed, by code. */
export const printPositions = {
  front: 'Front',
  back: 'Back',
  'left-sleeve': 'Left sleeve',
  'right-sleeve': 'Right sleeve',
} as const satisfies Readonly<Record<string, string>>;

/** Code of a place that can be printed. */
export type PrintPosition = keyof typeof printPositions;

/** With how many colours a place is printed, by code. */
export const printColours = {
  '1': '1 colour',
  '2': '2 colours',
  '3': '3 colours',
  '4': '4 colours',
  full: 'Full colour',
} as const satisfies Readonly<Record<string, string>>;

/** Code of a number of colours. */
export type PrintColours = keyof typeof printColours;

/** Most pieces of one size in a quote. */
export const maxQuoteQuantity = 100_000;

/** How much of which size, and what is printed where. */
export interface QuoteLines {
  readonly sizes: readonly { readonly size: QuoteSize; readonly quantity: number }[];
  readonly prints: readonly { readonly position: PrintPosition; readonly colours: PrintColours }[];
}

/** Name of the field of a form that holds how many of a size are wanted. */
export const sizeField = <S extends QuoteSize>(size: S): `sizes.${S}` => `sizes.${size}`;
/** Name of the field of a form that holds with how many colours a place is printed. */
export const printField = <P extends PrintPosition>(position: P): `prints.${P}` => `prints.${position}`;

/** The keys of an object with known keys. */
function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  // Safe: the objects of this file have no keys besides those of their types.
  return Object.keys(record) as K[];
}

/** The places that can be printed, in the order of a form. */
export const printPositionCodes: readonly PrintPosition[] = /* @__PURE__ */ keysOf(printPositions);

/**
 * Reads the flat fields of a form, as a browser sends them without scripts. What is left empty is left out; a number
 * that is none stays wrong, so that whoever checks it can say so.
 *
 * @example
 * quoteLines({ 'sizes.M': '12', 'prints.front': 'full' });
 * // { sizes: [{ size: 'M', quantity: 12 }], prints: [{ position: 'front', colours: 'full' }] }
 */
export function quoteLines(fields: Readonly<Record<string, string>>): QuoteLines {
  const sizes = quoteSizes.flatMap((size) => {
    const text = (fields[sizeField(size)] ?? '').trim();
    return text === '' || Number(text) === 0 ? [] : [{ size, quantity: Number(text) }];
  });
  const prints = printPositionCodes.flatMap((position) => {
    const chosen = fields[printField(position)] ?? '';
    const colours = keysOf(printColours).find((code) => code === chosen);
    return colours === undefined ? [] : [{ position, colours }];
  });
  return { sizes, prints };
}

/** Moves of the bespoke flow that are the customer's to make. */
const customers: Readonly<Partial<Record<OrderStatusCode, readonly OrderStatusCode[]>>> = {
  quote: ['bespoke_mockup', 'bespoke_requested_terms'],
  bespoke_mockup: ['bespoke_approved'],
  bespoke_approved: ['po_confirmed', 'bespoke_mockup'],
};

/**
 * The statuses to which the customer may move a bespoke order: they accept a quote or ask for credit terms, approve the
 * mock-up, and confirm with the number of their purchase order. Everything else is for staff (platform.md §4).
 */
export function customerMoves(status: OrderStatusCode): readonly OrderStatusCode[] {
  const next = nextStatuses(orderFlows.bespoke, status);
  return (Object.hasOwn(customers, status) ? (customers[status] ?? []) : []).filter((to) =>
    next.includes(to),
  );
}
