import { discountLeft, isCurrencyCode, toMajor, toMinor } from '@omnis/models';
import type { Order } from '../order/stages.ts';

/** What a line is to be from now on. */
export interface LineWish {
  readonly quantity: number;
  /** Another colour or size; undefined for its own. */
  readonly variantId?: string | undefined;
}

/** What the lines are to be, by line; those that are missing stay. */
export type LineWishes = Readonly<Record<string, LineWish>>;

type Line = Order['items'][number];

/** How many of a line are wanted. */
export const wantedOf = (line: Pick<Line, 'id' | 'quantity'>, wishes: LineWishes): number =>
  Math.min(wishes[line.id]?.quantity ?? line.quantity, line.quantity);

/** The wishes that change something, as they are sent. */
export function changesOf(
  items: readonly Pick<Line, 'id' | 'quantity'>[],
  wishes: LineWishes,
): { id: string; quantity: number; variantId?: string }[] {
  return items.flatMap((item) => {
    const quantity = wantedOf(item, wishes);
    const variantId = quantity === 0 ? undefined : wishes[item.id]?.variantId;
    if (quantity === item.quantity && variantId === undefined) return [];
    return [{ id: item.id, quantity, ...(variantId === undefined ? {} : { variantId }) }];
  });
}

/** What goes back for these wishes, in major units: the price of what is taken out, less its share of the discount. */
export function refundOf({ items, totals }: Pick<Order, 'items' | 'totals'>, wishes: LineWishes): number {
  const { currency } = totals;
  if (!isCurrencyCode(currency)) return 0;
  const worth = (quantityOf: (line: Line) => number): number =>
    items.reduce((sum, line) => sum + toMinor(line.priceIncTax, currency) * quantityOf(line), 0);
  const before = worth(({ quantity }) => quantity);
  const after = worth((line) => wantedOf(line, wishes));
  const discount = toMinor(totals.discount, currency);
  return toMajor(before - discount - (after - discountLeft(discount, { before, after })), currency);
}
