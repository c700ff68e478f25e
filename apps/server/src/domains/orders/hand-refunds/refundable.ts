import { formatMoney, toMinor, unitsShare, type CurrencyCode } from '@omnis/models';
import type { OrderRefund } from '@omnis/contract';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import type { OrderRefundRow } from '../change/changes.repository.ts';
import { missingMinor } from '../charges/charges.ts';
import { creditedBy, creditedDelivery, leavesTotal, type CreditedLine } from '../change/refund-record.ts';
import { isRefundStatus } from '../order-state.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { lineTotalMinor } from '../orders.view.ts';
import type { StoredReturn } from '../returns/returns.repository.ts';

/** The refundable rest of a line, in minor units. */
export interface RefundableLine {
  readonly item: OrderItemRow;
  /** Units that nothing was given back for yet. */
  readonly units: number;
  readonly minor: number;
}

/** The refundable rest of an order, in minor units of its currency. */
export interface Refundable {
  readonly lines: readonly RefundableLine[];
  readonly deliveryMinor: number;
  readonly totalMinor: number;
}

/** The facts of an order from which a refund is planned. */
export interface RefundFacts {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly refunds: readonly OrderRefundRow[];
  readonly returns: readonly StoredReturn[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Units of a line that were given back for by hand; a refund that a bank refused does not count. */
export function unitsByHand({ id }: Pick<OrderItemRow, 'id'>, refunds: readonly OrderRefundRow[]): number {
  return sum(
    refunds
      .filter(({ by_hand: byHand, state }) => byHand && state !== 'failed')
      .flatMap((refund) => creditedBy(refund))
      .map(({ item, quantity = 0 }) => (item === id ? quantity : 0)),
  );
}

/** Units of a line whose money went back because the goods did. */
function unitsReturned({ id }: OrderItemRow, returns: readonly StoredReturn[]): number {
  return sum(
    returns
      .filter(({ row }) => row.resolution === 'refund' && row.state === 'booked')
      .flatMap(({ lines }) => lines)
      .map(({ item_id: item, received }) => (item === id ? (received ?? 0) : 0)),
  );
}

/** Refunds of a line, or of the delivery, in minor units. */
export function creditedFor(item: string, refunds: readonly OrderRefundRow[]): number {
  return sum(
    refunds
      .filter(({ state }) => state !== 'failed')
      .flatMap((refund) => creditedBy(refund))
      .map((credited) => (credited.item === item ? credited.minor : 0)),
  );
}

/**
 * The refundable rest of an order: never more than was paid and has not gone back. A gift card that was bought is
 * taken back only with the whole order, so what it cost is no part of it.
 */
export function refundableOf({ order, items, refunds, returns }: RefundFacts): Refundable {
  const isPaid = order.payment_state === 'paid' && !isRefundStatus(order.status);
  const back = sum(
    refunds
      .filter((refund) => leavesTotal(refund) && refund.state !== 'failed')
      .map(({ amount_minor: amount }) => amount),
  );
  const isCard = (item: OrderItemRow): boolean => recipientOf(item) !== null;
  const cards = sum(items.filter(isCard).map(lineTotalMinor));
  const totalMinor = isPaid ? Math.max(0, order.total_minor - missingMinor(order) - cards - back) : 0;
  const most = (minor: number): number => Math.max(0, Math.min(minor, totalMinor));
  return {
    totalMinor,
    deliveryMinor: most(order.shipping_minor - creditedFor(creditedDelivery, refunds)),
    lines: items.map((item) => {
      const units = isCard(item)
        ? 0
        : Math.max(0, item.quantity - unitsByHand(item, refunds) - unitsReturned(item, returns));
      const minor = units === 0 ? 0 : most(lineTotalMinor(item) - creditedFor(item.id, refunds));
      return { item, minor, units: minor === 0 ? 0 : units };
    }),
  };
}

/** A refund as it will be made. */
export interface PlannedRefund {
  readonly amountMinor: number;
  readonly credited: readonly CreditedLine[];
}

/** The refund for some units of a line; the last of them take the rest of the rounding. */
function unitsMinor({ item, units, minor }: RefundableLine, now: number): number {
  if (now === units) return minor;
  const before = item.quantity - units;
  return Math.min(minor, unitsShare(lineTotalMinor(item), { of: item.quantity, before, now }));
}

/**
 * A refund by lines, delivery or amount, in minor units.
 *
 * Fails with `validation_failed` on the field that asks for more than can go back, and on `amount` where it is nothing.
 *
 * @example
 * planRefund(refundable, { lines: [{ id, quantity: 1 }], delivery: 0 }, 'GBP');
 */
export function planRefund(
  { lines, deliveryMinor, totalMinor }: Refundable,
  wish: Pick<OrderRefund, 'lines' | 'delivery' | 'amount'>,
  currency: CurrencyCode,
): Result<PlannedRefund> {
  const tooMuch = (most: number, field: string) =>
    fail('validation_failed', `You can refund at most ${formatMoney(most, currency)} here`, field);
  if (wish.amount !== undefined) {
    if (wish.lines.length > 0 || wish.delivery > 0)
      return fail('validation_failed', 'Refund either an amount, or items and delivery', 'amount');
    const amountMinor = toMinor(wish.amount, currency);
    if (amountMinor > totalMinor) return tooMuch(totalMinor, 'amount');
    return amountMinor > 0
      ? ok({ amountMinor, credited: [] })
      : fail('validation_failed', 'Enter an amount above zero', 'amount');
  }
  const credited: CreditedLine[] = [];
  for (const [index, { id, quantity }] of wish.lines.entries()) {
    const line = lines.find(({ item }) => item.id === id);
    if (!line || credited.some(({ item }) => item === id))
      return fail('validation_failed', 'This is not in the order', `lines.${index}.id`);
    if (quantity > line.units) {
      const message =
        line.units === 0
          ? `Nothing of ${line.item.name} can be refunded`
          : `You can refund at most ${line.units} of ${line.item.name}`;
      return fail('validation_failed', message, `lines.${index}.quantity`);
    }
    credited.push({ item: id, minor: unitsMinor(line, quantity), quantity });
  }
  const delivery = toMinor(wish.delivery, currency);
  if (delivery > deliveryMinor) return tooMuch(deliveryMinor, 'delivery');
  if (delivery > 0) credited.push({ item: creditedDelivery, minor: delivery });
  const amountMinor = sum(credited.map(({ minor }) => minor));
  if (amountMinor === 0) return fail('validation_failed', 'Choose what you refund', 'lines');
  // Amounts that no line was named for have taken from what lines could still get.
  return amountMinor > totalMinor ? tooMuch(totalMinor, 'lines') : ok({ amountMinor, credited });
}
