import { isOrderStatusCode, isUnderDiscussion } from '@omnis/models';
import type { ReadValue } from '@omnis/shop-kit';

type Listed = ReadValue<'ordersHistory'>['items'][number];

/** Tells whether both sides have agreed on an order: until then a quote is no order, and has no invoice. */
export function isAgreed({ status, quoted = false }: Pick<Listed, 'status' | 'quoted'>): boolean {
  return !quoted || !(isOrderStatusCode(status) && isUnderDiscussion(status));
}

/** Where a quote tells how it stands. */
export function quotePath(orderHash: string): string {
  return `/advanced-quote/${orderHash}/`;
}

/** Where an order tells how it stands: what began as a quote has a page of its own. */
export function orderPath({ orderHash, quoted = false }: Pick<Listed, 'orderHash' | 'quoted'>): string {
  return quoted ? quotePath(orderHash) : `/receipt/${orderHash}`;
}
