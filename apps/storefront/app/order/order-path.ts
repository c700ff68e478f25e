import type { OrderStatusCode } from '@omnis/models';
import type { ReadValue } from '../data/reads.ts';

type Listed = ReadValue<'ordersHistory'>['items'][number];

/** Statuses of a bespoke order in which nothing is to be paid or made yet. */
const talks: readonly OrderStatusCode[] = [
  'quote',
  'bespoke_idle',
  'bespoke_requested_terms',
  'bespoke_authorised_terms',
  'bespoke_mockup',
  'bespoke_approved',
];

/** Whether both sides have agreed on an order: until then a quote is no order, and has no invoice. */
export function isAgreed({ status, quoted = false }: Pick<Listed, 'status' | 'quoted'>): boolean {
  return !quoted || !talks.some((code) => code === status);
}

/** Where a quote tells how it stands. */
export function quotePath(orderHash: string): string {
  return `/advanced-quote/${orderHash}/`;
}

/** Where an order tells how it stands: what began as a quote has a page of its own. */
export function orderPath({ orderHash, quoted = false }: Pick<Listed, 'orderHash' | 'quoted'>): string {
  return quoted ? quotePath(orderHash) : `/receipt/${orderHash}`;
}
