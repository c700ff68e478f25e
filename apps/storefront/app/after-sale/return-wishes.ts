import type { CallArg } from '@omnis/api-client';
import type { ReadValue } from '../data/reads.ts';

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

/** Reasons in a shopper's words. */
export const reasonWords: Readonly<Record<ReturnReason, string>> = {
  too_small: 'Too small',
  too_big: 'Too big',
  not_as_pictured: 'Not as pictured',
  faulty: 'Faulty or damaged',
  wrong_item: 'Not what I ordered',
  changed_mind: 'Changed my mind',
};

/** Whether a text is a reason. */
export function isReason(text: string): text is ReturnReason {
  return Object.hasOwn(reasonWords, text);
}

/** What is missing of a wish, by field; nothing when it can be sent. */
export function wishFaults(
  wish: ReturnWish,
  resolution: Asked['resolution'],
): { readonly reason?: string; readonly variantId?: string } {
  if (wish.quantity === 0) return {};
  return {
    ...(wish.reason === '' ? { reason: 'Say why' } : {}),
    ...(resolution === 'exchange' && wish.variantId === '' ? { variantId: 'Choose a colour and size' } : {}),
  };
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
