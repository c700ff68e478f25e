import { statusTexts, type Invoice } from '@omnis/contract';
import { languageOf, type Language } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../divisions/division.ts';
import { findOrderByHash, readItems, readStatusLog } from '../orders.repository.ts';
import { toInvoice } from './invoice.view.ts';

/** Invoices of orders, by the unguessable hash of the order, in its own store only. */
export function createInvoicesService({ database }: Pick<Core, 'database'>) {
  return {
    /** With the language that its order was placed in. */
    byHash: (division: Division, hash: string): Promise<Result<{ invoice: Invoice; language: Language }>> =>
      database.tenant(division.id, async (db) => {
        const order = await findOrderByHash(db, division.id, hash);
        if (!order) return fail('not_found', statusTexts[404] ?? '');
        const [items, log] = await Promise.all([readItems(db, order), readStatusLog(db, order)]);
        return ok({
          invoice: toInvoice({ order, items, log }, division),
          language: languageOf(order.language),
        });
      }),
  };
}

/** Invoices of orders. */
export type InvoicesService = ReturnType<typeof createInvoicesService>;
