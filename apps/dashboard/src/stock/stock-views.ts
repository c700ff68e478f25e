import type { stockChangeReasons, stockFilters, stockReasons, StockRow } from '@omnis/contract';
import { countText } from '@omnis/ui';

/** Which variants are listed. */
export type StockView = (typeof stockFilters)[number];

/** The lists to choose from. */
export const stockViews: readonly { value: StockView; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'low', label: 'Running low' },
  { value: 'sold_out', label: 'Sold out' },
  { value: 'untracked', label: 'Made to order' },
];

/** The list of an address; all variants unless it says otherwise. */
export function stockViewOf(text: string | null): StockView {
  return stockViews.find(({ value }) => value === text)?.value ?? 'all';
}

/** How a state is shown. */
export const stockStateFacts = {
  in_stock: { text: 'In stock', tone: 'success' },
  low: { text: 'Running low', tone: 'warning' },
  sold_out: { text: 'Sold out', tone: 'error' },
  untracked: { text: 'Made to order', tone: 'neutral' },
} as const satisfies Readonly<Record<StockRow['state'], { text: string; tone: string }>>;

/** How a variant stands, in words and tone: what is sold beyond its stock is never sold out. */
export function stockFactsOf({ state, continueSelling }: Pick<StockRow, 'state' | 'continueSelling'>):
  | (typeof stockStateFacts)[StockRow['state']]
  | {
      readonly text: string;
      readonly tone: 'warning';
    } {
  return state === 'sold_out' && continueSelling
    ? { text: 'Still selling', tone: 'warning' }
    : stockStateFacts[state];
}

/** Why an owner changes stock. */
export type StockReason = (typeof stockReasons)[number];

const reasonTexts: Readonly<Record<(typeof stockChangeReasons)[number], string>> = {
  received: 'Received',
  counted: 'Counted',
  damaged: 'Damaged',
  returned: 'Returned',
  other: 'Other',
  edited: 'Edited on the product page',
  imported: 'Imported',
};

/** The name of a reason in the history. */
export const reasonText = (reason: keyof typeof reasonTexts): string => reasonTexts[reason];

/** The reasons to choose from. */
export const reasonOptions: readonly { value: StockReason; label: string }[] = (
  ['received', 'counted', 'damaged', 'returned', 'other'] as const
).map((value) => ({ value, label: reasonTexts[value] }));

/** The name of a variant: “Tee, Sea Blue, M”. */
export const variantName = ({ product, variant }: Pick<StockRow, 'product' | 'variant'>): string =>
  variant === '' ? product : `${product}, ${variant}`;

/** Units as a text. */
export const unitsText = (stock: number | null): string =>
  stock === null ? 'Made to order' : countText(stock);

/** By how much a change raised or lowered stock, with its sign; '' where there was no number before or is none now. */
export function differenceText(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  const by = to - from;
  if (by === 0) return '0';
  return by > 0 ? `+${countText(by)}` : `−${countText(-by)}`;
}

/** The fault of a typed number of units; null: none. */
export function unitsFault(typed: number | null, most: number): string | null {
  if (typed === null) return null;
  if (!Number.isInteger(typed)) return 'Enter a whole number';
  if (typed < 0) return 'Stock cannot be negative';
  return typed > most ? `At most ${countText(most)}` : null;
}
