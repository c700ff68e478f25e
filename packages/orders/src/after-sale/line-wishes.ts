import { discountLeft, isCurrencyCode, priceAt, toMajor, toMinor } from '@omnis/models';
import { isRecord } from '@omnis/shop-kit';
import type { Order } from '../order/stages.ts';
import type { Options } from './after-sale-content.ts';

/** Wish for a line from now on. */
export interface LineWish {
  readonly quantity: number;
  /** Another colour or size; undefined for its own. */
  readonly variantId?: string | undefined;
}

/** Wishes for the lines, by line; lines that are missing stay. */
export type LineWishes = Readonly<Record<string, LineWish>>;

type Line = Order['items'][number];

/** Wanted quantity of a line. */
export const wantedOf = (line: Pick<Line, 'id' | 'quantity'>, wishes: LineWishes): number =>
  Math.min(wishes[line.id]?.quantity ?? line.quantity, line.quantity);

/**
 * The wishes that change something, as they are sent.
 *
 * @param lines - what each line is now: what is wished and is so already changes nothing
 */
export function changesOf(
  items: readonly Pick<Line, 'id' | 'quantity'>[],
  wishes: LineWishes,
  lines: readonly Pick<Options['lines'][number], 'id' | 'variantId'>[] = [],
): { id: string; quantity: number; variantId?: string }[] {
  return items.flatMap((item) => {
    const quantity = wantedOf(item, wishes);
    const wished = quantity === 0 ? undefined : wishes[item.id]?.variantId;
    const isSo = lines.some((line) => line.id === item.id && line.variantId === wished);
    const variantId = isSo ? undefined : wished;
    if (quantity === item.quantity && variantId === undefined) return [];
    return [{ id: item.id, quantity, ...(variantId === undefined ? {} : { variantId }) }];
  });
}

/** The wishes that a tab has kept, as far as they fit the order as it is now. */
export function readWishes(
  kept: unknown,
  items: readonly Pick<Line, 'id' | 'quantity'>[],
  lines: readonly Pick<Options['lines'][number], 'id' | 'choices'>[],
): LineWishes {
  if (!isRecord(kept)) return {};
  const fitting = items.flatMap(({ id, quantity: most }): [string, LineWish][] => {
    const wish = kept[id];
    if (!isRecord(wish)) return [];
    const { quantity, variantId } = wish;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 0 || quantity > most)
      return [];
    const choices = lines.find((line) => line.id === id)?.choices ?? [];
    const choice = choices.find((each) => each.variantId === variantId);
    return [[id, { quantity, variantId: choice?.variantId }]];
  });
  return Object.fromEntries(fitting);
}

/** Basis of a line's price: the quantity steps come with the order's options. */
export type PriceSteps = readonly Pick<Options['lines'][number], 'id' | 'quantityPrices'>[];

/** Price of one of a line with these wishes, in major units: all lines of its product count together. */
export function unitPriceOf(
  line: Pick<Line, 'id' | 'productId' | 'priceIncTax'>,
  { items, steps, wishes }: { items: Order['items']; steps: PriceSteps; wishes: LineWishes },
): number {
  const wanted = items.reduce(
    (sum, item) => (item.productId === line.productId ? sum + wantedOf(item, wishes) : sum),
    0,
  );
  const own = steps.find(({ id }) => id === line.id)?.quantityPrices ?? [];
  return priceAt(own, wanted) ?? line.priceIncTax;
}

/**
 * Refund for these wishes, in major units: the price of the removed items, less its share of the discount, which is on
 * goods alone. Below zero where the rest would cost more than all of it, as a small quantity can cost more per item.
 */
export function refundOf(
  { items, totals }: Pick<Order, 'items' | 'totals'>,
  steps: PriceSteps,
  wishes: LineWishes,
): number {
  const { currency } = totals;
  if (!isCurrencyCode(currency)) return 0;
  const worth = (lines: Order['items'], sum: (line: Line) => number): number =>
    lines.reduce((total, line) => total + sum(line), 0);
  const asBought = (line: Line): number => toMinor(line.priceIncTax, currency) * line.quantity;
  const asWanted = (line: Line): number =>
    toMinor(unitPriceOf(line, { items, steps, wishes }), currency) * wantedOf(line, wishes);
  const goods = items.filter(({ giftCard }) => giftCard === null);
  const discount = toMinor(totals.discount, currency);
  const left = discountLeft(discount, { before: worth(goods, asBought), after: worth(goods, asWanted) });
  return toMajor(worth(items, asBought) - discount - (worth(items, asWanted) - left), currency);
}
