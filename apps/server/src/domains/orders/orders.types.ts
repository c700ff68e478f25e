import type { Selectable } from 'kysely';
import type { OrderItemsTable, OrdersTable, OrderStatusLogTable } from './orders.tables.ts';

/** An order as it is stored. */
export type OrderRow = Selectable<OrdersTable>;

/** A line of an order as it is stored. */
export type OrderItemRow = Selectable<OrderItemsTable>;

/** A move of an order as it is stored. */
export type StatusLogRow = Selectable<OrderStatusLogTable>;

/** How the payment of an order stands when it is written. */
export interface OrderPayment {
  /** `pending`: the processor has not answered. `paid`: nothing was to be paid. */
  state: 'authorised' | 'pending' | 'paid';
  methodName: string;
  intent: string | null;
}
