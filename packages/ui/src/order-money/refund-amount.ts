import { isCurrencyCode, toMajor, toMinor, unitsShare } from '@omnis/models';

/** An order of which something can be refunded; money in major units. */
export interface RefundableOrder {
  readonly number: string;
  readonly currency: string;
  readonly customerName: string;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly options: { readonly Colour: string; readonly Size: string };
    readonly quantity: number;
    readonly total: number;
  }[];
  readonly refundable: {
    readonly amount: number;
    readonly delivery: number;
    readonly lines: readonly { readonly id: string; readonly units: number; readonly amount: number }[];
    /** It was paid outside of the platform. */
    readonly outside: boolean;
  };
}

/** A refund as it is asked for: lines and delivery, or an amount. */
export interface RefundWish {
  readonly lines: { id: string; quantity: number }[];
  readonly delivery: number;
  readonly amount?: number;
  readonly reason: string;
  readonly restock: boolean;
}

/** The refund for units of lines and delivery, in major units, by the sums that the server makes. */
export function refundAmount(
  { items, currency, refundable }: Pick<RefundableOrder, 'items' | 'currency' | 'refundable'>,
  { units, delivery }: { units: Readonly<Record<string, number>>; delivery: number },
): number {
  if (!isCurrencyCode(currency)) return 0;
  const minor = (amount: number): number => toMinor(amount, currency);
  const lines = refundable.lines.map((line) => {
    const now = units[line.id] ?? 0;
    const item = items.find(({ id }) => id === line.id);
    if (!item || now === 0) return 0;
    if (now === line.units) return minor(line.amount);
    const share = { of: item.quantity, before: item.quantity - line.units, now };
    return Math.min(minor(line.amount), unitsShare(minor(item.total), share));
  });
  const sum = lines.reduce((all, each) => all + each, minor(delivery));
  return toMajor(Math.min(sum, minor(refundable.amount)), currency);
}

/**
 * How much of an order went back, as a list says it; null where nothing did.
 *
 * @example
 * refundState({ total: 20, refunded: 5 }); // 'Partially refunded'
 */
export function refundState({
  total,
  refunded,
}: {
  readonly total: number;
  readonly refunded: number;
}): 'Refunded' | 'Partially refunded' | null {
  if (refunded <= 0) return null;
  return refunded >= total ? 'Refunded' : 'Partially refunded';
}
