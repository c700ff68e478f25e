import type { CallArg } from '@omnis/api-client';
import type { ReadValue } from '../data/reads.ts';
import type { Order } from '../order/stages.ts';
import type { OrdersTexts } from '../texts/orders/index.ts';

/** What of an order can be sent back, and what is. */
export type Returns = ReadValue<'ordersReturns'>;
type Asked = CallArg<'orders.askReturn'>['body'];

/** Why something comes back. */
export type ReturnReason = Asked['lines'][number]['reason'];

/** What is to become of a line. */
export interface ReturnWish {
  /** 0: it stays. */
  readonly quantity: number;
  /** '' until one is chosen. */
  readonly reason: ReturnReason | '';
  /** What takes its place, in an exchange. */
  readonly variantId: string;
}

/** A line that stays. */
export const stays: ReturnWish = { quantity: 0, reason: '', variantId: '' };

/** Whether what is left of a line waits for its parcel: a label was asked for, and nothing has arrived. */
export function isAskedBack({ returns }: Pick<Returns, 'returns'>, lineId: string): boolean {
  return returns.some(({ state, lines }) => state === 'asked' && lines.some(({ id }) => id === lineId));
}

type ReturnedLine = Returns['lines'][number];

/** What a line can be exchanged for. */
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

/** Whether a text is a reason. */
export function isReason(text: string): text is ReturnReason {
  return Object.hasOwn(reasonWords, text);
}

/** What is missing of a wish, by field; nothing when it can be sent. */
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

/** What was paid for the units that are to come back. */
export function paidFor(items: Order['items'], wishes: Readonly<Record<string, ReturnWish>>): number {
  return items.reduce(
    (sum, { id, quantity, total }) =>
      sum + Math.round((100 * total * (wishes[id]?.quantity ?? 0)) / quantity) / 100,
    0,
  );
}

/** The lines of a return as they are sent. */
export function returnLines(
  wishes: Readonly<Record<string, ReturnWish>>,
  resolution: Asked['resolution'],
): Asked['lines'] {
  return Object.entries(wishes).flatMap(([id, { quantity, reason, variantId }]) =>
    quantity === 0 || reason === ''
      ? []
      : [{ id, quantity, reason, ...(resolution === 'exchange' ? { variantId } : {}) }],
  );
}
