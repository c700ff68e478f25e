import { liveTopics } from '@omnis/contract';
import {
  isBeforeProduction,
  isSetAside,
  isOrderStatusCode,
  nextStatusesFor,
  orderFlows,
  orderStatuses,
  requiresReason,
  type OrderStatusCode,
} from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import { missingMinor } from './charges/charges.ts';
import { quoteOfOrder } from '../quotes/quote-of-order.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { isAllSent } from './fulfilments/fulfilment-rules.ts';
import { sendRest } from './fulfilments/send-rest.ts';
import { noticeMove } from './order-notices.ts';
import { isRefundStatus, stateOf } from './order-state.ts';
import { findOrder } from './order-lookups.ts';
import type { OrderRow } from './orders.types.ts';
import { isSettled } from './payments/payment-due.ts';
import type { OrderMover } from './order-mover.ts';

export type { OrderMover } from './order-mover.ts';

/** The platform itself, such as the job that captures a payment. */
export const systemMover: OrderMover = { kind: 'system', id: null, name: 'Omnis' };

/** A move to be made. */
export interface OrderMove {
  /** The store that the order must belong to; null for staff, under the platform's role. */
  division: number | null;
  orderId: number;
  /** The status that it is seen to have. */
  from: string;
  to: string;
  reason?: string;
  /** Of an order of gift cards alone, which is complete as soon as it is paid. */
  nothingToMake?: boolean;
  /** Its store's team has sent items of it, from whatever step of its making; the caller has seen that they can be sent. */
  sent?: boolean;
  /** It is made before it is paid, because its customer gave a purchase order. */
  onAccount?: boolean;
  by: OrderMover;
}

/** A move that was made. */
export interface MovedOrder {
  /** As it is now. */
  order: OrderRow;
  status: OrderStatusCode;
  /** The status that it had. */
  from: string;
  /** Id of its row in the status log. */
  logId: number;
}

const nameOf = (status: string): string => (isOrderStatusCode(status) ? orderStatuses[status].name : status);

/** Money that nobody paid is neither said to have come nor given back. */
function unpaidFailure(order: OrderRow, { to, onAccount = false }: OrderMove): Failure | null {
  if (order.total_minor === 0 || isSettled(order)) return null;
  if (isRefundStatus(to))
    return fail('conflict', 'Nobody has paid this order, so there is nothing to refund.');
  return (to === 'paid' || to === 'bespoke_paid') && !onAccount
    ? fail('validation_failed', 'Record how this order was paid', 'status')
    : null;
}

/** An order of which something is still to be paid is not made. */
function owedFailure(order: OrderRow, to: OrderStatusCode): Failure | null {
  if (missingMinor(order) === 0 || isRefundStatus(to) || isSetAside(to)) return null;
  return isBeforeProduction({ ...stateOf(order), status: to })
    ? null
    : fail('conflict', 'A part of this order is still to be paid, so it is not made yet.');
}

function refusal(order: OrderRow, move: OrderMove): Failure | null {
  const { from, to, reason = '' } = move;
  if (order.status !== from) {
    return fail(
      'conflict',
      `This order is ${nameOf(order.status)} by now, not ${nameOf(from)}. Look at it again before you move it.`,
    );
  }
  if (order.draft !== null) return fail('conflict', 'This is a draft. It becomes an order when it is paid.');
  if (!isOrderStatusCode(to)) return fail('validation_failed', 'There is no such status', 'status');
  const state = stateOf(order);
  const isDone = move.nothingToMake === true && state.status === 'paid' && to === 'complete';
  if (!isDone && move.sent !== true && !nextStatusesFor(state).includes(to)) {
    return fail('validation_failed', `An order cannot go from ${nameOf(from)} to ${nameOf(to)}`, 'status');
  }
  const unpaid = unpaidFailure(order, move) ?? owedFailure(order, to);
  if (unpaid) return unpaid;
  if (reason.trim() === '' && requiresReason(to, { flow: orderFlows[state.flow], from: state.status })) {
    return fail('validation_failed', 'Say why', 'reason');
  }
  return null;
}

/** A quote without a price cannot be accepted, by whomever: its customer would be told of a price of nothing. */
async function isUnpriced(db: Db, order: OrderRow, to: string): Promise<boolean> {
  if (order.status !== 'quote' || (to !== 'bespoke_mockup' && to !== 'bespoke_requested_terms')) return false;
  const quote = await quoteOfOrder(db, order);
  return quote?.isPriced === false;
}

/** Writes the new status of a locked order and the row of its log. */
async function writeMove(
  db: Db,
  order: OrderRow,
  { to, reason, by }: Pick<OrderMove, 'by'> & { to: OrderStatusCode; reason: string },
): Promise<MovedOrder> {
  const { query } = db;
  const [updated, entry] = await Promise.all([
    query
      .updateTable('orders')
      .set({ status: to, updated_at: sql<Date>`now()` })
      .where('division_id', '=', order.division_id)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
    query
      .insertInto('order_status_log')
      .values({
        division_id: order.division_id,
        order_id: order.id,
        from_status: order.status,
        status: to,
        reason,
        user_kind: by.kind,
        user_id: by.id,
        user_name: by.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ]);
  db.announce(liveTopics.queue);
  return { order: updated, status: to, from: order.status, logId: entry.id };
}

/**
 * Ends an order that nobody paid, in the transaction that holds its lock. It is no move of its flow: nothing goes back, and
 * its customer is told by the caller.
 */
export function endUnpaid(
  db: Db,
  order: OrderRow,
  { reason, by }: Pick<OrderMove, 'by'> & { reason: string },
): Promise<MovedOrder> {
  const to = stateOf(order).flow === 'bespoke' ? 'bespoke_refunded' : 'refunded';
  return writeMove(db, order, { to, reason, by });
}

/** Takes an order back whose sending was noted wrongly, in the transaction that holds its lock; nobody is told. */
export function takeOrderBack(
  db: Db,
  order: OrderRow,
  { to, reason, by }: Pick<OrderMove, 'by'> & { to: string; reason: string },
): Promise<MovedOrder> {
  if (!isOrderStatusCode(to)) throw new Error(`Not a status: ${to}`);
  return writeMove(db, order, { to, reason, by });
}

/**
 * Moves an order along its flow in the transaction of `db`: the row is locked, so of two moves at once one wins and
 * the other gets a conflict. Writes the status log and tells the store's team; mails and refunds are its caller's.
 *
 * Fails with `not_found`; `conflict` when the order is not in `from`; `validation_failed` on `status` for a move
 * that its flow does not have, or of a quote without a price, and on `reason` when one is due. Nothing is written then.
 *
 * @example
 * const moved = await moveOrder(db, { division: 21, orderId, from: 'new', to: 'paid', by: systemMover });
 */
export async function moveOrder(db: Db, move: OrderMove): Promise<Result<MovedOrder>> {
  const order = await findOrder(db, { division: move.division, id: move.orderId, lock: true });
  if (!order) return fail('not_found', 'There is no such order');
  const failure = refusal(order, move);
  if (failure) return failure;
  if (await isUnpriced(db, order, move.to))
    return fail('validation_failed', 'This quote has no price yet. Send the price first.', 'status');
  const { to, reason = '', by } = move;
  // Anything that `refusal` lets through is a status; this tells the compiler.
  if (!isOrderStatusCode(to)) throw new Error(`Not a status: ${to}`);

  const made = await writeMove(db, order, { to, reason: reason.trim(), by });
  if (isAllSent(to) && move.sent !== true) await sendRest(db, order, { to, by });
  if (isAllSent(to) && !isAllSent(made.from))
    await tellWebhooks(db, order.division_id, [{ event: 'order.fulfilled', about: { id: order.id } }]);
  // The team is told of money once it is there.
  if (move.onAccount !== true)
    await noticeMove(db, { order: made.order, from: made.from, to, by, logId: made.logId });
  return ok(made);
}

/** Writes something that happened to an order while it stayed where it is into its log, in the transaction of `db`. */
export async function noteOnOrder(
  { query }: Db,
  order: Pick<OrderRow, 'division_id' | 'id' | 'status'>,
  { reason, by }: Pick<OrderMove, 'by'> & { reason: string },
): Promise<void> {
  await query
    .insertInto('order_status_log')
    .values({
      division_id: order.division_id,
      order_id: order.id,
      from_status: order.status,
      status: order.status,
      reason,
      user_kind: by.kind,
      user_id: by.id,
      user_name: by.name,
    })
    .execute();
}
