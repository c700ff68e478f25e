import { returnReasons } from '@omnis/contract';
import { unitsShare } from '@omnis/models';
import { customerReturnDays } from '../../../tenancy/return-days.ts';
import type { OrderItemRow, StatusLogRow } from '../orders.types.ts';
import { lineTotalMinor, personalisationOf } from '../orders.view.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import type { ReturnLineRow, StoredReturn } from './returns.repository.ts';

/** Days that a parcel is under way at most. */
const carrierDays = 15;

/** Days in which something can be sent back, from the day on which the parcel left. */
export const returnDays = customerReturnDays + carrierDays;

/** Until when goods of an order can be sent back; null when it has not left. */
export function returnUntil(log: readonly Pick<StatusLogRow, 'status' | 'at'>[]): Date | null {
  const left = log.findLast(({ status }) => status === 'complete')?.at;
  return left ? new Date(left.getTime() + returnDays * 24 * 3_600_000) : null;
}

/** Why something comes back. */
export type ReturnReason = (typeof returnReasons)[number];

/** Something is wrong with the goods, whoever they were made for. */
const ourFault: readonly ReturnReason[] = ['faulty', 'wrong_item'];

/**
 * Tells whether a line was made for one person only: with values that its buyer filled in, or with their own design.
 */
export function isMadeForOne(item: Pick<OrderItemRow, 'personalisation' | 'design_id'>): boolean {
  return item.design_id !== null || personalisationOf(item).length > 0;
}

/** Why a line can be sent back (help, “Can I return something personalised?”). */
export function reasonsFor(
  item: Pick<OrderItemRow, 'personalisation' | 'design_id'>,
): readonly ReturnReason[] {
  return isMadeForOne(item) ? ourFault : returnReasons;
}

/** Columns of a return that are counted. */
export interface ReturnedLines {
  readonly lines: readonly Pick<ReturnLineRow, 'item_id' | 'quantity' | 'received'>[];
}

/** Units of a line that came back or are on their way. A return that was booked in counts what has arrived. */
export function returnedOf(item: Pick<OrderItemRow, 'id'>, returns: readonly ReturnedLines[]): number {
  return returns
    .flatMap(({ lines }) => lines.filter((line) => line.item_id === item.id))
    .reduce((sum, { received, quantity }) => sum + (received ?? quantity), 0);
}

/** Units of a line that can be sent back; a gift card is no goods. */
export function returnableOf(
  item: Pick<OrderItemRow, 'id' | 'quantity' | 'gift_card'>,
  returns: readonly ReturnedLines[],
): number {
  return recipientOf(item) ? 0 : Math.max(0, item.quantity - returnedOf(item, returns));
}

/** Units of a line that have arrived in returns that were booked in before. */
export function arrivedOf(item: Pick<OrderItemRow, 'id'>, returns: readonly StoredReturn[]): number {
  return returns
    .flatMap(({ lines }) => lines.filter((line) => line.item_id === item.id))
    .reduce((sum, { received }) => sum + (received ?? 0), 0);
}

/**
 * Refund of some units of a line, in minor units, by the function that its customer's figure came from.
 *
 * @param units.before - units that have come back earlier
 */
export function lineRefundMinor(item: OrderItemRow, units: { before: number; now: number }): number {
  return unitsShare(lineTotalMinor(item), { of: item.quantity, ...units });
}
