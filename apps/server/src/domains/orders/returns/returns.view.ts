import { returnReasons, returnResolutions, type OrderReturn, type OrderReturns } from '@omnis/contract';
import { toMajor, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { OrderRefundRow } from '../change/changes.repository.ts';
import type { OrderItemRow } from '../orders.types.ts';
import type { StoredReturn } from './returns.repository.ts';

const reasonSchema = z.enum(returnReasons);
const resolutionSchema = z.enum(returnResolutions);
const stateSchema = z.enum(['asked', 'booked', 'cancelled']);

/** Why money of a return goes back, in words for the customer; they tell which refund is that of which return. */
export const refundReason = (number: string): string => `Return ${number}`;

/** Refund of a return; null when there was none. */
export function refundOf(
  number: string,
  refunds: readonly OrderRefundRow[],
  currency: CurrencyCode,
): OrderReturns['returns'][number]['refund'] {
  const refund = refunds.find((each) => each.of_return && each.reason === refundReason(number));
  return refund
    ? {
        amount: toMajor(refund.amount_minor, currency),
        giftCardAmount: toMajor(refund.gift_card_minor, currency),
      }
    : null;
}

/** A return as customers, owners and staff see it. @param items - the lines of its order */
export function toReturn({ row, lines }: StoredReturn, items: readonly OrderItemRow[]): OrderReturn {
  return {
    id: row.id,
    number: row.number,
    resolution: resolutionSchema.parse(row.resolution),
    note: row.note,
    state: stateSchema.parse(row.state),
    askedAt: row.asked_at.toISOString(),
    bookedAt: row.booked_at?.toISOString() ?? null,
    lines: lines.map((line) => {
      const item = items.find(({ id }) => id === line.item_id);
      return {
        id: line.item_id,
        name: item?.name ?? '',
        options: { Colour: item?.colour ?? '', Size: item?.size ?? '' },
        quantity: line.quantity,
        reason: reasonSchema.parse(line.reason),
        instead: line.variant_id === null ? null : { Colour: line.colour, Size: line.size },
        received: line.received,
      };
    }),
  };
}
