import { statusTexts } from '@omnis/contract';
import { fail } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import type { InvoicesService } from './invoices.service.ts';

/** The call of an invoice's page. */
export function invoiceRoutes(invoices: InvoicesService): Route[] {
  return [
    route('orders.invoice', async ({ division, hostKind }, { params }) =>
      // The preview origin never holds anybody's addresses.
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : invoices.byHash(division, params.orderHash),
    ),
  ];
}
