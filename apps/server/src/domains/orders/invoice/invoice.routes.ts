import { statusTexts } from '@omnis/contract';
import { fail, ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { invoiceIn, type InvoicesService } from './invoices.service.ts';

/** The call of an invoice's page. */
export function invoiceRoutes(invoices: InvoicesService): Route[] {
  return [
    route('orders.invoice', async ({ division, hostKind, language }, { params }) => {
      // The preview origin never holds anybody's addresses.
      if (hostKind === 'preview') return fail('not_found', statusTexts[404] ?? '');
      const found = await invoices.byHash(division, params.orderHash);
      return found.ok ? ok(invoiceIn(language, found.value.invoice)) : found;
    }),
  ];
}
