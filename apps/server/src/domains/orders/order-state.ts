import {
  orderFlows,
  orderStatusCodes,
  paperFactoryCode,
  percentageComplete,
  type OrderFlowCode,
  type OrderState,
  type OrderStatusCode,
} from '@omnis/models';
import { z } from 'zod';
import type { OrderRow } from './orders.types.ts';

const flowSchema = z.enum(['normal', 'bespoke', 'paper']);
const statusSchema = z.enum(orderStatusCodes);

/** Known state of an order when its flow is asked for. */
export interface KnownState extends OrderState {
  flow: OrderFlowCode;
}

/** Reads an order's place in its flow. The flow was decided when it was placed and is kept with it. */
export function stateOf(
  order: Pick<OrderRow, 'flow' | 'status' | 'parent_id' | 'reprint_reason'>,
): KnownState {
  const flow = flowSchema.parse(order.flow);
  return {
    flow,
    status: statusSchema.parse(order.status),
    statusLogRecords: flow === 'bespoke' ? [{ status: 'quote' }] : [],
    fulfillmentFactory: flow === 'paper' ? { code: paperFactoryCode } : null,
    parentOrder: order.parent_id,
    reprintReason: order.reprint_reason,
  };
}

/** How far an order is, as a whole number from 0 to 100. */
export function percentOf(state: OrderState): number {
  return Math.round(percentageComplete(state) * 100);
}

const waiting: ReadonlySet<OrderStatusCode> = new Set(['new', 'to_be_paid', 'bespoke_idle']);

/** The statuses that wait for work of ours: neither in a flow's last step, nor waiting for the customer. */
export const openStatuses: readonly OrderStatusCode[] = orderStatusCodes.filter((status) => {
  const ends = Object.values(orderFlows).some(({ steps }) => steps.at(-1)?.includes(status));
  return !ends && !waiting.has(status);
});

/** The delivery of an order that began as a quote, whatever is agreed later. */
export const quoteDelivery = 'quote';

/** Tells whether a status refunds the money. */
export function isRefundStatus(status: string): boolean {
  return status === 'refunded' || status === 'bespoke_refunded';
}

/** Orders count as sold while their money is there or certain to come. */
export const soldStates = ['authorised', 'paid'];
