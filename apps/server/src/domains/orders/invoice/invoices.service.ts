import { statusTexts, type Invoice } from '@omnis/contract';
import { languageOf, oneSize, type Language } from '@omnis/models';
import { sayToShopper } from '../../../texts/say-to-shopper.ts';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import { readRefunds } from '../change/changes.repository.ts';
import { findOrderByHash, readItems, readStatusLog } from '../order-lookups.ts';
import { toInvoice } from './invoice.view.ts';

/** An invoice whose only size and whose reasons for refunds are in a language. */
export function invoiceIn(language: Language, { credits, lines, ...rest }: Invoice): Invoice {
  const inWords = (option: string): string => (option === oneSize ? sayToShopper(language, option) : option);
  const invoice = { ...rest, lines: lines.map((line) => ({ ...line, options: line.options.map(inWords) })) };
  if (credits === undefined) return invoice;
  const said = credits.map((credit) => ({ ...credit, reason: sayToShopper(language, credit.reason) }));
  return { ...invoice, credits: said };
}

/** Invoices of orders, by the unguessable hash of the order, in its own store only. */
export function createInvoicesService({ database }: Pick<Core, 'database'>) {
  return {
    /** With the language that its order was placed in. */
    byHash: (division: Division, hash: string): Promise<Result<{ invoice: Invoice; language: Language }>> =>
      database.tenant(division.id, async (db) => {
        const order = await findOrderByHash(db, division.id, hash);
        if (!order) return fail('not_found', statusTexts[404] ?? '');
        const [items, log, refunds] = await Promise.all([
          readItems(db, order),
          readStatusLog(db, order),
          readRefunds(db, order),
        ]);
        return ok({
          invoice: toInvoice({ order, items, log, refunds }, division),
          language: languageOf(order.language),
        });
      }),
  };
}

/** Invoices of orders. */
export type InvoicesService = ReturnType<typeof createInvoicesService>;
