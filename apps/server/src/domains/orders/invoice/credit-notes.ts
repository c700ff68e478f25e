import { allocate, vatIncluded } from '@omnis/models';
import {
  creditedBy,
  creditedDelivery,
  leavesTotal,
  standBefore,
  standOf,
  type OrderStand,
} from '../change/refund-record.ts';
import type { OrderRefundRow, OrderSums } from '../change/changes.repository.ts';
import { isRefundStatus } from '../order-state.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { deliveryShares, invoiceSums, type Taxed } from './invoice-sums.ts';

/** An amount at one rate of tax, in minor units. */
export type AtRate = Taxed & { readonly vatRate: number };

/** Amounts that a refund takes off an invoice, in minor units. */
export interface CreditNote extends Taxed {
  readonly refund: OrderRefundRow;
  /** From 1, in the order of the refunds; those that the bank refused keep their number. */
  readonly position: number;
  /** Highest rate first. */
  readonly rates: readonly AtRate[];
}

/** An invoice as it was issued, with what was taken off it since. */
export interface Credited {
  /** The order as it was when its invoice was issued. */
  readonly issued: OrderStand;
  readonly notes: readonly CreditNote[];
  /** Rest of the invoice. */
  readonly left: Taxed & { readonly rates: readonly AtRate[] };
}

const sumOf = (rates: readonly AtRate[]): Taxed =>
  rates.reduce<Taxed>(
    (sum, { net, tax, total }) => ({ net: sum.net + net, tax: sum.tax + tax, total: sum.total + total }),
    { net: 0, tax: 0, total: 0 },
  );
const ratesOf = ({ sums, items }: OrderStand): AtRate[] => invoiceSums(sums, items).rates;
const atRate = (vatRate: number, total: number, tax: number): AtRate => ({
  vatRate,
  net: total - tax,
  tax,
  total,
});

/** Rest of amounts by rate when others are taken off. */
function lessBy(rates: readonly AtRate[], taken: readonly AtRate[]): AtRate[] {
  const all = [...new Set([...rates, ...taken].map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  return all.map((vatRate) => {
    const of = (list: readonly AtRate[]): Taxed => sumOf(list.filter((each) => each.vatRate === vatRate));
    const [from, off] = [of(rates), of(taken)];
    return atRate(vatRate, from.total - off.total, from.tax - off.tax);
  });
}

/** Amounts with the tax in them; the last of a rate takes with it what rounding has left of its tax. */
function taxedTotals(totals: ReadonlyMap<number, number>, left: readonly AtRate[]): AtRate[] {
  return [...totals].map(([vatRate, total]) => {
    const rest = left.find((each) => each.vatRate === vatRate);
    const tax = rest?.total === total ? rest.tax : vatIncluded(total, vatRate);
    return atRate(vatRate, total, tax);
  });
}

/**
 * Amounts that returned goods take off, by the rates of their lines, and the delivery that was refunded with the last
 * of them.
 */
function ofLines(refund: OrderRefundRow, items: readonly OrderItemRow[], left: readonly AtRate[]): AtRate[] {
  const totals = new Map<number, number>();
  const add = (minor: number, rate: number): void => void totals.set(rate, (totals.get(rate) ?? 0) + minor);
  for (const { item, minor } of creditedBy(refund)) {
    if (item === creditedDelivery) deliveryShares(minor, items).forEach(add);
    else add(minor, Number(items.find(({ id }) => id === item)?.vat_rate ?? 0));
  }
  return taxedTotals(within(totals, left), left);
}

/** Amounts by rate, none above what is left there: an amount that no line was named for has taken from all rates before. */
function within(totals: ReadonlyMap<number, number>, left: readonly AtRate[]): Map<number, number> {
  const roomAt = (rate: number): number => left.find(({ vatRate }) => vatRate === rate)?.total ?? 0;
  const taken = new Map([...totals].map(([rate, total]) => [rate, Math.min(total, roomAt(rate))]));
  let over = [...totals].reduce((sum, [rate, total]) => sum + total - (taken.get(rate) ?? 0), 0);
  for (const { vatRate, total } of left) {
    const more = Math.min(over, total - (taken.get(vatRate) ?? 0));
    if (more <= 0) continue;
    taken.set(vatRate, (taken.get(vatRate) ?? 0) + more);
    over -= more;
  }
  return taken;
}

/** An amount of which nothing tells the lines, shared by what is left at each rate. */
function shared(amount: number, left: readonly AtRate[]): AtRate[] {
  if (amount >= sumOf(left).total) return [...left];
  const shares = allocate(
    amount,
    left.map(({ total }) => total),
  );
  return taxedTotals(new Map(left.map(({ vatRate }, index) => [vatRate, shares[index] ?? 0])), left);
}

/**
 * The invoice of an order as it was issued, and the credit notes for what was given back since. What is left is what the
 * order cost in the end, by rate. A refund that lowered the total takes off what the order cost less after it; one of goods
 * that came back their lines; one of everything what was left.
 *
 * @param refunds - all of the order's, oldest first
 */
export function creditNotes(
  order: OrderSums & Pick<OrderRow, 'status'>,
  items: readonly OrderItemRow[],
  refunds: readonly OrderRefundRow[],
): Credited {
  const now = standOf(order, items);
  const lowered = refunds.filter((refund) => standBefore(refund) !== null);
  const stands = [...lowered.flatMap((refund) => standBefore(refund) ?? []), now];
  const issued = stands[0] ?? now;
  const whole = isRefundStatus(order.status)
    ? refunds.findLast((refund) => !lowered.includes(refund))
    : undefined;

  let left = ratesOf(issued);
  const notes = refunds.flatMap((refund, index): CreditNote[] => {
    const change = lowered.indexOf(refund);
    const [before, after] = [stands[change], stands[change + 1]];
    let rates: AtRate[] = [];
    if (change !== -1 && before && after) rates = lessBy(ratesOf(before), ratesOf(after));
    // The money is still the store's.
    else if (refund.state === 'failed') rates = [];
    else if (creditedBy(refund).length > 0) rates = ofLines(refund, now.items, left);
    // A change that did not note how the order stood before is in the lines already.
    else if (leavesTotal(refund) || refund === whole) rates = shared(refund.amount_minor, left);
    const taken = rates.filter(({ total, tax }) => total !== 0 || tax !== 0);
    if (taken.length === 0) return [];
    left = lessBy(left, taken);
    return [{ refund, position: index + 1, rates: taken, ...sumOf(taken) }];
  });
  const rest = left.filter(({ total, tax }) => total !== 0 || tax !== 0);
  return { issued, notes, left: { ...sumOf(rest), rates: rest } };
}
