import { z } from 'zod';
import type { OrderRow } from '../orders.types.ts';

const chargeSchema = z.object({
  /** Minor units of the order's currency. */
  minor: z.number().int().positive(),
  /** The payment of the processor; null where a person recorded it. */
  intent: z.string().nullable(),
  /** Such as `Visa •••• 4242`. */
  method: z.string(),
  /** `open`: authorised, or not answered yet. */
  state: z.enum(['open', 'paid']),
  /** Amount of it that was refunded. */
  refundedMinor: z.number().int().nonnegative(),
});

/** A later payment of an order, beside its first one. */
export type Charge = z.output<typeof chargeSchema>;

type Charged = Pick<OrderRow, 'charges'>;

/** The later payments of an order, oldest first. */
export const chargesOf = ({ charges }: Charged): Charge[] => z.array(chargeSchema).parse(charges);

/** Tells whether a later payment of an order is still on its way. */
export const hasOpenCharge = (order: Charged): boolean =>
  chargesOf(order).some(({ state }) => state === 'open');

/** Part of an order's total that has not arrived, in minor units: owed, or on its way. */
export const missingMinor = (order: Charged & Pick<OrderRow, 'owed_minor'>): number =>
  chargesOf(order).reduce(
    (sum, { state, minor }) => (state === 'open' ? sum + minor : sum),
    order.owed_minor,
  );

/** A part of a refund, by the payment that it goes back to. */
export interface RefundPart {
  /** null where it was paid outside of the platform. */
  readonly intent: string | null;
  readonly minor: number;
}

const partsSchema = z.array(z.object({ intent: z.string().nullable(), minor: z.number().int() }));

/** The parts of a refund; none of one that goes back to the order's first payment alone. */
export const refundPartsOf = ({ parts }: { parts: unknown }): RefundPart[] => partsSchema.parse(parts);

/**
 * Shares a refund over the payments of an order: the latest first, and the rest to its first payment.
 *
 * @param minor - what does not go back to gift cards
 * @returns the parts, and the later payments as they are then
 */
export function shareRefund(
  order: Charged & Pick<OrderRow, 'payment_intent'>,
  minor: number,
): { parts: RefundPart[]; charges: Charge[] } {
  const charges = chargesOf(order);
  const parts: RefundPart[] = [];
  let left = minor;
  for (let index = charges.length - 1; index >= 0; index -= 1) {
    const charge = charges[index];
    if (charge?.state !== 'paid') continue;
    const back = Math.min(left, charge.minor - charge.refundedMinor);
    if (back <= 0) continue;
    charges[index] = { ...charge, refundedMinor: charge.refundedMinor + back };
    parts.push({ intent: charge.intent, minor: back });
    left -= back;
  }
  if (left > 0) parts.push({ intent: order.payment_intent, minor: left });
  return { parts, charges };
}
