import type { OrderPaymentState } from '@omnis/contract';
import type { OrderStatusCode } from '@omnis/models';
import type { Paging } from './customer-list.ts';
import type { ManagedOrderRow } from './managed-order.view.ts';

/** Which orders staff or an owner want to see. */
export interface ManagedQuery extends Paging {
  /** null: every store. */
  division: number | null;
  /** null: every status. */
  statuses: readonly OrderStatusCode[] | null;
  search?: string | undefined;
  minAgeHours?: number | undefined;
  maxAgeHours?: number | undefined;
  payment?: OrderPaymentState | undefined;
  country?: string | undefined;
  signals?: 'any' | undefined;
  /** First and last day, in a time zone. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone?: string | undefined;
  /** Lowest and highest total, each order's in its own currency. */
  min?: number | undefined;
  max?: number | undefined;
  tag?: string | undefined;
  product?: number | undefined;
  drafts?: 'only' | undefined;
  sort: 'oldest' | 'newest';
  /** Stores whose orders come before all others (platform.md §3 Project: isVip). */
  first?: readonly number[];
}

/** A page of orders with how many there are in each status under the other filters. */
export interface ManagedList extends Paging {
  items: ManagedOrderRow[];
  total: number;
  counts: Map<string, number>;
}

/** A hundred years: what is older is as old. */
const oldestHours = 24 * 366 * 100;

/** The moment some hours before another. */
export const hoursBefore = (now: Date, hours: number): Date =>
  new Date(now.getTime() - Math.min(hours, oldestHours) * 3_600_000);
