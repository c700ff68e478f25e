import type { CallArg } from '@omnis/api-client';
import { isCurrencyCode, toMajor, toMinor, unitsShare } from '@omnis/models';
import { isRecord, type ReadValue } from '@omnis/shop-kit';
import type { Order } from '../order/stages.ts';
import type { OrdersTexts } from '../texts/orders/index.ts';

/** Items of an order that can be sent back, and its returns. */
export type Returns = ReadValue<'ordersReturns'>;
type Asked = CallArg<'orders.askReturn'>['body'];

/** Why something comes back. */
export type ReturnReason = Asked['lines'][number]['reason'];

/** Wish for a line of a return. */
export interface ReturnWish {
  /** 0: it stays. */
  readonly quantity: number;
  /** '' until one is chosen. */
  readonly reason: ReturnReason | '';
  /** Replacement, in an exchange. */
  readonly variantId: string;
}

/** Wishes for the lines, by line; lines that are missing stay. */
export type ReturnWishes = Readonly<Record<string, ReturnWish>>;

/** A line that stays. */
export const stays: ReturnWish = { quantity: 0, reason: '', variantId: '' };

/** Tells whether the rest of a line waits for its parcel: a label was asked for, and nothing has arrived. */
export function isAskedBack({ returns }: Pick<Returns, 'returns'>, lineId: string): boolean {
  return returns.some(({ state, lines }) => state === 'asked' && lines.some(({ id }) => id === lineId));
}

type ReturnedLine = Returns['lines'][number];

/** Variants that a line can be exchanged for. */
export function othersOf(
  { options }: Pick<Order['items'][number], 'options'>,
  back: ReturnedLine | undefined,
): ReturnedLine['choices'] {
  return (back?.choices ?? []).filter(
    ({ options: other }) => other.Colour !== options.Colour || other.Size !== options.Size,
  );
}

/** Keys of the reasons in a shopper's words. */
export const reasonWords = {
  too_small: 'tooSmall',
  too_big: 'tooBig',
  not_as_pictured: 'notAsPictured',
  faulty: 'faulty',
  wrong_item: 'wrongItem',
  changed_mind: 'changedMind',
} as const satisfies Readonly<Record<ReturnReason, string>>;

/** Tells whether a text is a reason. */
export function isReason(text: string): text is ReturnReason {
  return Object.hasOwn(reasonWords, text);
}

/** Fields missing from a wish; none when it can be sent. */
export function wishFaults(
  t: OrdersTexts,
  wish: ReturnWish,
  resolution: Asked['resolution'],
): { readonly reason?: string; readonly variantId?: string } {
  if (wish.quantity === 0) return {};
  return {
    ...(wish.reason === '' ? { reason: t('sayWhy') } : {}),
    ...(resolution === 'exchange' && wish.variantId === '' ? { variantId: t('chooseColourSize') } : {}),
  };
}

/** The wishes as far as there is something left of their lines to come back. */
export function within({ lines }: Pick<Returns, 'lines'>, wishes: ReturnWishes): ReturnWishes {
  const kept = lines.flatMap(({ id, returnable }): [string, ReturnWish][] => {
    const wish = wishes[id];
    return wish && returnable > 0 ? [[id, { ...wish, quantity: Math.min(wish.quantity, returnable) }]] : [];
  });
  return Object.fromEntries(kept);
}

/** The wishes that a tab has kept, as far as they fit what can come back now. */
export function readReturnWishes(kept: unknown, { lines }: Pick<Returns, 'lines'>): ReturnWishes {
  if (!isRecord(kept)) return {};
  const fitting = lines.flatMap(({ id, returnable, reasons, choices }): [string, ReturnWish][] => {
    const wish = kept[id];
    if (!isRecord(wish)) return [];
    const { quantity, reason, variantId } = wish;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 0 || quantity > returnable)
      return [];
    return [
      [
        id,
        {
          quantity,
          reason: reasons.find((each) => each === reason) ?? '',
          variantId: choices.find((choice) => choice.variantId === variantId)?.variantId ?? '',
        },
      ],
    ];
  });
  return Object.fromEntries(fitting);
}

/** Refund for the items to be sent, in major units. */
export interface ReturnedMoney {
  /** All of it. */
  readonly amount: number;
  /** Part of it for the delivery. */
  readonly delivery: number;
}

/** Refund for the units to be sent, as it will be computed when they have arrived. */
export function refundFor(
  { items, currency }: Pick<Order, 'items' | 'currency'>,
  { returns, delivery }: Pick<Returns, 'returns' | 'delivery'>,
  wishes: ReturnWishes,
): ReturnedMoney {
  if (!isCurrencyCode(currency)) return { amount: 0, delivery: 0 };
  const sentBefore = (id: string): number =>
    returns
      .flatMap(({ lines }) => lines.filter((line) => line.id === id))
      .reduce((sum, { received, quantity }) => sum + (received ?? quantity), 0);
  const minor = items.reduce(
    (sum, { id, quantity, total }) =>
      sum +
      unitsShare(toMinor(total, currency), {
        of: quantity,
        before: sentBefore(id),
        now: wishes[id]?.quantity ?? 0,
      }),
    0,
  );
  const goods = items.filter(({ giftCard }) => giftCard === null);
  const isAll = goods.every(({ id, quantity }) => sentBefore(id) + (wishes[id]?.quantity ?? 0) >= quantity);
  const back = minor > 0 && isAll ? delivery : 0;
  return { amount: toMajor(minor + toMinor(back, currency), currency), delivery: back };
}

/** The lines of a return as they are sent. */
export function returnLines(wishes: ReturnWishes, resolution: Asked['resolution']): Asked['lines'] {
  return Object.entries(wishes).flatMap(([id, { quantity, reason, variantId }]) =>
    quantity === 0 || reason === ''
      ? []
      : [{ id, quantity, reason, ...(resolution === 'exchange' ? { variantId } : {}) }],
  );
}
