import { completionAt, nextStatuses, orderFlows, stepOf, type OrderFlow } from './order-flow.ts';
import type { OrderStatusCode } from './order-status.ts';

/** Code of the factory whose orders take the paper flow (platform.md §4). */
export const paperFactoryCode = 'newport';

/** Facts about an order that decide its flow; an `Order` has all of them. */
export interface OrderState {
  status: OrderStatusCode;
  /** Statuses that the order had, in any order; the present one may be missing. */
  statusLogRecords?: readonly { status: OrderStatusCode }[];
  fulfillmentFactory?: { code?: string | null } | null;
  /** The order of which this one is a child, or its id. */
  parentOrder?: unknown;
  /** Why this order prints its parent's goods again; null or empty: it does not. */
  reprintReason?: string | null;
}

/** Tells whether the order has, or ever had, a status. */
export function wasEver(order: OrderState, status: OrderStatusCode): boolean {
  return order.status === status || (order.statusLogRecords ?? []).some((record) => record.status === status);
}

/** An order is bespoke if it was ever in quote (platform.md §4). */
export function isBespokeOrder(order: OrderState): boolean {
  return wasEver(order, 'quote');
}

/** An order is shipped if it was ever complete or bespoke_shipped (platform.md §4). */
export function isShipped(order: OrderState): boolean {
  return wasEver(order, 'complete') || wasEver(order, 'bespoke_shipped');
}

/** An exchange is a child order without a reprint reason (platform.md §4). */
export function isExchange(order: OrderState): boolean {
  const isChild = order.parentOrder !== undefined && order.parentOrder !== null;
  return isChild && (order.reprintReason ?? '') === '';
}

/** The flow that an order takes: bespoke if ever in quote, paper if made by newport, else normal. */
export function flowFor(order: OrderState): OrderFlow {
  if (isBespokeOrder(order)) return orderFlows.bespoke;
  return order.fulfillmentFactory?.code === paperFactoryCode ? orderFlows.paper : orderFlows.normal;
}

/** Position of the order's step in its flow from 0; null when its status is foreign to the flow. */
export function currentStep(order: OrderState): number | null {
  return stepOf(flowFor(order), order.status);
}

/**
 * How far an order is: step position ÷ (number of steps − 1), a ratio from 0 to 1, as
 * `Intl.NumberFormat` with style `percent` takes it. 0 when its status is foreign to its flow.
 *
 * @example
 * percentageComplete({ status: 'paid' }); // 0.2
 */
export function percentageComplete(order: OrderState): number {
  return completionAt(flowFor(order), order.status) ?? 0;
}

/** Statuses to which this order may move: those of its flow, without a refund for an exchange. */
export function nextStatusesFor(order: OrderState): readonly OrderStatusCode[] {
  const next = nextStatuses(flowFor(order), order.status);
  return isExchange(order) ? next.filter((status) => !isRefund(status)) : next;
}

/** The status with which the making of an order begins, by its flow. */
const productionBegins: Readonly<Record<OrderFlow['code'], OrderStatusCode>> = {
  normal: 'processing',
  bespoke: 'bespoke_production',
  paper: 'processing',
};

/**
 * Tells whether production of an order has not begun: its step comes before that of `processing`, or
 * `bespoke_production`. An order that is set aside has left these steps, and one whose status is foreign to its flow
 * counts as begun.
 *
 * @example
 * isBeforeProduction({ status: 'paid' }); // true
 * isBeforeProduction({ status: 'processing' }); // false
 */
export function isBeforeProduction(order: OrderState): boolean {
  const flow = flowFor(order);
  const step = stepOf(flow, order.status);
  const begins = stepOf(flow, productionBegins[flow.code]);
  return step !== null && begins !== null && step < begins;
}

/** Statuses of the bespoke flow in which both sides still talk. */
const talks: readonly OrderStatusCode[] = [
  'quote',
  'bespoke_idle',
  'bespoke_requested_terms',
  'bespoke_authorised_terms',
  'bespoke_mockup',
  'bespoke_approved',
];

/**
 * Tells whether both sides are still discussing a bespoke order: until its purchase order is confirmed nothing is to be
 * paid or made, and there is no invoice (platform.md §4).
 *
 * @example
 * isUnderDiscussion('bespoke_mockup'); // true
 * isUnderDiscussion('po_confirmed'); // false
 */
export function isUnderDiscussion(status: OrderStatusCode): boolean {
  return talks.includes(status);
}

/** Tells whether this order may be refunded now; exchanges never are (platform.md §4). */
export function canRefund(order: OrderState): boolean {
  return nextStatusesFor(order).some(isRefund);
}

function isRefund(status: OrderStatusCode): boolean {
  return status === 'refunded' || status === 'bespoke_refunded';
}
