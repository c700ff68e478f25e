import { texts, type CallInput } from '@omnis/contract';
import type { CurrencyCode } from '@omnis/models';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import { costsTheSame } from '../../catalogue/listing/fixed-prices.ts';
import type { FoundVariant } from '../../catalogue/catalogue.types.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import type { LockedVariant } from '../../stock/stock.ts';
import { stockOf } from '../order-stock.ts';
import type { OrderItemRow } from '../orders.types.ts';
import { onlyLeft } from '../../stock/only-left.ts';

/** Requested change of a line. */
export type LineWish = CallInput<'orders.changeLines'>['body']['lines'][number];

/** The lines of an order as they will be, those that are taken out with quantity 0. */
export interface LinesPlan {
  after: OrderItemRow[];
  /** Description of the change, for staff. */
  text: string;
  /** Units by variant that come back into stock, or are taken from it when below zero. */
  stock: Map<string, number>;
  /** Variants that take the place of another of their product. */
  swaps: { from: string | null; to: string; name: string }[];
}

const optionsOf = ({ colour, size }: Pick<OrderItemRow, 'colour' | 'size'>): string =>
  [colour, size].filter(Boolean).join(' / ');

function swapped(item: OrderItemRow, { variant, product, image }: FoundVariant): OrderItemRow {
  return {
    ...item,
    variant_id: variant.id,
    sku: variant.sku || product.sku,
    image: image ?? item.image,
    colour: variant.colour,
    size: variant.size,
  };
}

function textOf(before: OrderItemRow, after: OrderItemRow): string {
  const name = [before.name, optionsOf(before)].filter(Boolean).join(', ');
  if (after.quantity === 0) return `${name}: ${before.quantity} taken out`;
  const parts = [
    after.quantity === before.quantity ? '' : `${before.quantity} → ${after.quantity}`,
    after.variant_id === before.variant_id ? '' : `${optionsOf(before)} → ${optionsOf(after)}`,
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}

const isChanged = (before: OrderItemRow, after: OrderItemRow): boolean =>
  before.quantity !== after.quantity || before.variant_id !== after.variant_id;

/** How far lines can be changed. */
export interface LinesRules {
  /** Variants of the products that are in the order, by product. */
  readonly variants: ReadonlyMap<number, readonly FoundVariant[]>;
  /** A line may hold more than before. */
  readonly mayGrow?: boolean;
  /** All lines may be taken out, because others come. */
  readonly mayEmpty?: boolean;
}

/** Lays what a customer wishes over the lines of their order. */
export function planLines(
  items: readonly OrderItemRow[],
  wishes: readonly LineWish[],
  { variants, mayGrow = false, mayEmpty = false }: LinesRules,
): Result<LinesPlan> {
  const wishOf = new Map(wishes.map((wish, index) => [wish.id, { ...wish, path: `lines.${index}` }]));
  if (wishOf.size !== wishes.length)
    return fail('validation_failed', 'A line can be changed once at a time', 'lines');
  const after: OrderItemRow[] = [];
  for (const item of items) {
    const wish = wishOf.get(item.id);
    wishOf.delete(item.id);
    if (!wish) {
      after.push(item);
      continue;
    }
    if (wish.quantity > item.quantity && !mayGrow) {
      const message = `Your order has ${item.quantity}. To have more, place another order.`;
      return fail('validation_failed', message, `${wish.path}.quantity`);
    }
    if (recipientOf(item) && wish.quantity !== item.quantity) {
      const message = 'A gift card that was sent cannot be removed. Contact us and we’ll sort it out.';
      return fail('validation_failed', message, `${wish.path}.quantity`);
    }
    const fewer = { ...item, quantity: wish.quantity };
    if (wish.variantId === undefined || wish.variantId === item.variant_id || wish.quantity === 0) {
      after.push(fewer);
      continue;
    }
    const found = recipientOf(item)
      ? undefined
      : variants.get(item.product_id ?? 0)?.find(({ variant }) => variant.id === wish.variantId);
    if (!found) {
      const message = 'This product does not come in that colour and size';
      return fail('validation_failed', message, `${wish.path}.variantId`);
    }
    after.push(swapped(fewer, found));
  }
  const [unknown] = wishOf.values();
  if (unknown) return fail('validation_failed', 'This is not in your order', `${unknown.path}.id`);
  if (!mayEmpty && after.every(({ quantity }) => quantity === 0))
    return fail('validation_failed', 'To leave everything out, cancel the order', 'lines');

  const stock = new Map<string, number>();
  const count = (item: OrderItemRow, sign: 1 | -1): void => {
    for (const { variantId, quantity } of stockOf([item]))
      stock.set(variantId, (stock.get(variantId) ?? 0) + sign * quantity);
  };
  const swaps: LinesPlan['swaps'] = [];
  const changed: string[] = [];
  for (const [index, item] of after.entries()) {
    const before = items[index];
    if (!before || !isChanged(before, item)) continue;
    changed.push(textOf(before, item));
    count(before, 1);
    count(item, -1);
    if (item.variant_id !== null && item.variant_id !== before.variant_id)
      swaps.push({ from: before.variant_id, to: item.variant_id, name: item.name });
  }
  return ok({ after, text: changed.join('; '), stock, swaps });
}

/** Failure of a plan now that its variants are locked; null when there is none. */
export function planFailure(
  { stock, swaps }: LinesPlan,
  { locked, currency }: { locked: ReadonlyMap<string, LockedVariant>; currency: CurrencyCode },
): Failure | null {
  for (const { from, to, name } of swaps) {
    const [old, next] = [from === null ? undefined : locked.get(from), locked.get(to)];
    if (!next?.shown) return fail('sold_out', texts.productGone, 'lines');
    if (!old || !costsTheSame(old, next, currency)) {
      const message = `${name} has another price in this colour and size, so we cannot change it here`;
      return fail('conflict', message, 'lines');
    }
  }
  for (const [id, by] of stock) {
    const variant = locked.get(id);
    if (by < 0 && variant && variant.stock !== null && variant.stock + by < 0) {
      const message =
        variant.stock === 0
          ? 'This colour and size is sold out. Choose another.'
          : onlyLeft(variant.stock, 'this colour and size');
      return fail('sold_out', message, 'lines');
    }
  }
  return null;
}
