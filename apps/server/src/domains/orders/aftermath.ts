import type { CallResponse, CustomerOrder } from '@omnis/contract';
import { isExchange, toMajor } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import type { OrderRefundRow } from './change/changes.repository.ts';
import { leavesTotal } from './change/refund-record.ts';
import { ordersWithParcels } from './fulfilments/fulfilments.repository.ts';
import { isRefundStatus, openStatuses, stateOf } from './order-state.ts';
import type { LinesSummary } from './orders.repository.ts';
import type { OrderRow } from './orders.types.ts';
import { isPartSent } from './parcels.ts';
import { readOrder } from './orders.view.ts';
import { returnLines } from './returns/returns.repository.ts';

/** Data that lists show of orders beside their own rows. */
export interface OrdersSummary {
  readonly lines: ReadonlyMap<number, LinesSummary>;
  readonly aftermath: (order: OrderRow) => Aftermath;
  readonly now: Date;
}

const exchanged = 'Exchange ';

/** How an order is paid that takes the place of what came back with a return; '' where all of it was exchanged at once. */
export const exchangeMethod = (returnNumber: string): string => `${exchanged}${returnNumber}`.trim();

/** How an order is paid that prints goods of another one again: nobody pays for it. */
export const reprintMethod = (number: string): string => `Reprint of ${number}`;

type Refund = Pick<OrderRefundRow, 'order_id' | 'amount_minor' | 'state' | 'of_return' | 'by_hand'> & {
  /** It did not lower the order's total. */
  kept: unknown;
};

/** Refunds of an order's total as it stands: for goods, by hand, or for all of it; changes have lowered the total. */
function refundedMinor(order: Pick<OrderRow, 'id' | 'status'>, refunds: readonly Refund[]): number {
  const given = refunds.filter(({ order_id, state }) => order_id === order.id && state !== 'failed');
  const whole = isRefundStatus(order.status)
    ? given.findLast((each) => each.kept === true && !leavesTotal(each))
    : undefined;
  return given
    .filter((each) => leavesTotal(each) || each === whole)
    .reduce((sum, { amount_minor: amount }) => sum + amount, 0);
}

/** Refunds of an order's total as it stands, in minor units. @param refunds - all of the order's, oldest first */
export const refundedOf = (order: OrderRow, refunds: readonly OrderRefundRow[]): number =>
  refundedMinor(
    order,
    refunds.map((refund) => ({ ...refund, kept: refund.order_before === null })),
  );

/** Fields of an order in a list that tell how it ended. */
export type Aftermath = Pick<
  CallResponse<'orders.mine'>['items'][number],
  'refunded' | 'exchangedCount' | 'partSent' | 'replaces'
>;

/** Reads what happened to orders after they had been paid, each by its id; in one query for each kind of event. */
export async function aftermathOf(
  db: Db,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => Aftermath> {
  if (orders.length === 0) return () => ({});
  const { query } = db;
  const divisions = [...new Set(orders.map((order) => order.division_id))];
  const ids = orders.map(({ id }) => id);
  const parents = orders.flatMap((order) => order.parent_id ?? []);
  const [refunds, lines, replaced, parcelled] = await Promise.all([
    query
      .selectFrom('order_refunds')
      .select((eb) => [
        'order_id',
        'amount_minor',
        'state',
        'of_return',
        'by_hand',
        eb('order_before', 'is', null).as('kept'),
      ])
      .where('division_id', 'in', divisions)
      .where('order_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    returnLines(db)
      .select(['order_returns.order_id', 'order_return_lines.received'])
      .where('order_returns.division_id', 'in', divisions)
      .where('order_returns.order_id', 'in', ids)
      .where('order_returns.resolution', '=', 'exchange')
      .where('order_returns.state', '=', 'booked')
      .execute(),
    parents.length === 0
      ? []
      : query
          .selectFrom('orders')
          .select(['id', 'hash', 'number'])
          .where('division_id', 'in', divisions)
          .where('id', 'in', parents)
          .execute(),
    ordersWithParcels(db, { divisions, orders: ids }),
  ]);
  return (order) => {
    const parent = isExchange(stateOf(order)) ? replaced.find(({ id }) => id === order.parent_id) : undefined;
    return {
      refunded: toMajor(refundedMinor(order, refunds), readOrder(order).currency),
      exchangedCount: lines
        .filter((line) => line.order_id === order.id)
        .reduce((sum, { received }) => sum + (received ?? 0), 0),
      partSent:
        isPartSent(order) || (openStatuses.includes(stateOf(order).status) && parcelled.has(order.id)),
      replaces: parent ? { orderHash: parent.hash, number: parent.number } : null,
    };
  };
}

/** The orders that took the place of what came back of one, oldest first. */
export async function replacementsOf(
  { query }: Db,
  order: OrderRow,
): Promise<NonNullable<CustomerOrder['replacements']>> {
  const rows = await query
    .selectFrom('orders')
    .select(['hash', 'number', 'payment_method'])
    .where('division_id', '=', order.division_id)
    .where('parent_id', '=', order.id)
    .where('reprint_reason', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ hash, number, payment_method: method }) => ({
    orderHash: hash,
    number,
    returnNumber: method.startsWith(exchanged) ? method.slice(exchanged.length) : null,
  }));
}
