import type { CallAnswer } from '@omnis/api-client';
import { isOrderStatusCode, orderStatuses } from '@omnis/models';
import { inSentence } from '@omnis/texts';
import type { OrderTexts } from '../texts/order/index.ts';

/** An order as its page shows it. */
export type Order = CallAnswer<'atlas.order'>;
/** A status that the server lets the order move to. */
export type Move = Order['nextStatuses'][number];

/** Name of a status; an unknown code as it stands. */
export function statusName(code: string): string {
  return isOrderStatusCode(code) ? orderStatuses[code].name : code;
}

/** Name of a status as it is written within a sentence. */
export function statusInSentence(t: OrderTexts, code: string): string {
  return inSentence(statusName(code), t.locale);
}

/** Label for the button of a move. */
export function moveLabel(t: OrderTexts, status: string): string {
  return t('moveTo', { status: statusInSentence(t, status) });
}

/** Tells whether a move gives money back, which is confirmed in red. */
export function givesMoneyBack(status: string): boolean {
  return status === 'refunded' || status === 'bespoke_refunded';
}

/** The moves of an order that need nothing else: one that is due is moved to paid by recording its payment. */
export function movesOf({ nextStatuses, due }: Pick<Order, 'nextStatuses' | 'due'>): readonly Move[] {
  return due
    ? nextStatuses.filter(({ status }) => status !== 'paid' && status !== 'bespoke_paid')
    : nextStatuses;
}

/**
 * The moves of the order by how they are offered: the next step as the main button, all others in the menu. The server
 * names the ordinary way forward first; a move that needs a reason is never one click away.
 */
export function offeredMoves(moves: readonly Move[]): { next: Move | null; others: readonly Move[] } {
  const [first] = moves;
  const next = first !== undefined && !first.backwards && !first.reasonRequired ? first : null;
  return { next, others: next === null ? moves : moves.slice(1) };
}

/** Tells whether a move sends an order without any parcel; gift cards go by email. */
export function sendsNothing(order: Order, status: string): boolean {
  const isSent = status === 'complete' || status === 'bespoke_shipped';
  const hasParcel =
    order.trackingCodes.length > 0 || order.fulfilment.parcels.some(({ cancelled }) => cancelled === null);
  return isSent && !hasParcel && order.items.some(({ giftCard }) => giftCard === null);
}
