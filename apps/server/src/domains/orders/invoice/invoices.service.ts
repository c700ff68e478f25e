import { statusTexts, type Invoice } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../divisions/division.ts';
import { findOrderByHash, readItems, readStatusLog } from '../orders.repository.ts';
import { toInvoice } from './invoice.view.ts';

/** Invoices of orders, by the unguessable hash of the order, in its own store only. */
export function createInvoicesService({ database }: Pick<Core, 'database'>) {
  return {
    byHash: (division: Division, hash: string): Promise<Result<Invoice>> =>
      database.tenant(division.id, async (db) => {
        const order = await findOrderByHash(db, division.id, hash);
        if (!order) return fail('not_found', statusTexts[404] ?? '');
        const [items, log] = await Promise.all([readItems(db, order), readStatusLog(db, order)]);
        return ok(toInvoice({ order, items, log }, division));
      }),
  };
}

/** Invoices of orders. */
export type InvoicesService = ReturnType<typeof createInvoicesService>;
