import type { stockChangeReasons, stockFilters, stockReasons, StockRow } from '@omnis/contract';
import { countText } from '@omnis/ui';
import type en from '../texts/stock/en.ts';
import type { StockTexts } from '../texts/stock/index.ts';

/** Which variants are listed. */
export type StockView = (typeof stockFilters)[number];

/** The lists to choose from. */
export const stockViews = [
  { value: 'all', label: 'all' },
  { value: 'low', label: 'runningLow' },
  { value: 'sold_out', label: 'soldOut' },
  { value: 'untracked', label: 'madeToOrder' },
] as const satisfies readonly { value: StockView; label: keyof typeof en }[];

/** The list of an address; all variants unless it says otherwise. */
export function stockViewOf(text: string | null): StockView {
  return stockViews.find(({ value }) => value === text)?.value ?? 'all';
}

/** How a state is shown. */
export const stockStateFacts = {
  in_stock: { text: 'inStock', tone: 'success' },
  low: { text: 'runningLow', tone: 'warning' },
  sold_out: { text: 'soldOut', tone: 'error' },
  untracked: { text: 'madeToOrder', tone: 'neutral' },
} as const satisfies Readonly<Record<StockRow['state'], { text: keyof typeof en; tone: string }>>;

/** How a variant stands, in words and tone: what is sold beyond its stock is never sold out. */
export function stockFactsOf(
  t: StockTexts,
  { state, continueSelling }: Pick<StockRow, 'state' | 'continueSelling'>,
): {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'error' | 'neutral';
} {
  return state === 'sold_out' && continueSelling
    ? { text: t('stillSelling'), tone: 'warning' }
    : { text: t(stockStateFacts[state].text), tone: stockStateFacts[state].tone };
}

/** Why an owner changes stock. */
export type StockReason = (typeof stockReasons)[number];

const reasonTexts = {
  received: 'received',
  counted: 'counted',
  damaged: 'damaged',
  returned: 'returned',
  other: 'other',
  edited: 'editedOnTheProductPage',
  imported: 'imported',
} as const satisfies Readonly<Record<(typeof stockChangeReasons)[number], keyof typeof en>>;

/** The name of a reason in the history. */
export const reasonText = (t: StockTexts, reason: keyof typeof reasonTexts): string => t(reasonTexts[reason]);

/** The reasons to choose from. */
export const reasonOptions = (t: StockTexts): readonly { value: StockReason; label: string }[] =>
  (['received', 'counted', 'damaged', 'returned', 'other'] as const).map((value) => ({
    value,
    label: t(reasonTexts[value]),
  }));

/** The name of a variant: “Tee, Sea Blue, M”. */
export const variantName = ({ product, variant }: Pick<StockRow, 'product' | 'variant'>): string =>
  variant === '' ? product : `${product}, ${variant}`;

/** Units as a text. */
export const unitsText = (t: StockTexts, stock: number | null): string =>
  stock === null ? t('madeToOrder') : countText(stock);

/** By how much a change raised or lowered stock, with its sign; '' where there was no number before or is none now. */
export function differenceText(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  const by = to - from;
  if (by === 0) return '0';
  return by > 0 ? `+${countText(by)}` : `−${countText(-by)}`;
}

/** The fault of a typed number of units; null: none. */
export function unitsFault(t: StockTexts, typed: number | null, most: number): string | null {
  if (typed === null) return null;
  if (!Number.isInteger(typed)) return t('enterAWholeNumber');
  if (typed < 0) return t('stockCannotBeNegative');
  return typed > most ? t('atMost', { most: countText(most) }) : null;
}
