import { orderHash, statusTexts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail, failureBody } from '../../../http/answer.ts';
import { dataPolicy } from '../../../plugins/headers.ts';
import { paperWords } from '../../../texts/papers/paper-words.ts';
import { invoiceIn, type InvoicesService } from './invoices.service.ts';

const paramsSchema = z.object({ orderHash });

/** Delivers invoices as files: `/invoice/{orderHash}.pdf` on the host of the order's store. */
export function registerInvoiceFile(app: FastifyInstance, invoices: InvoicesService): void {
  app.get('/invoice/:orderHash([A-Za-z0-9_-]+).pdf', async (request, reply) => {
    const { place } = request;
    const params = paramsSchema.safeParse(request.params);
    const division = place?.kind === 'store' || place?.kind === 'platform' ? place.division : undefined;
    const found =
      division && params.success
        ? await invoices.byHash(division, params.data.orderHash)
        : fail('not_found', statusTexts[404] ?? '');
    if (!division || !found.ok) {
      const { status, body } = failureBody(found.ok ? fail('not_found', statusTexts[404] ?? '') : found);
      return reply.code(status).send(body);
    }
    // Loaded with the first file that is asked for: most of what it brings are fonts.
    const { invoicePdf } = await import('./invoice-pdf.ts');
    const { invoice, language } = found.value;
    const { kind, number } = invoice;
    const words = paperWords(language, division);
    const paper = kind === 'invoice' ? words.say('Invoice') : 'Pro-forma';
    const name = `${paper}-${number.replace(/[^\w-]/g, '')}.pdf`;
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': `inline; filename="${name}"`,
        'cache-control': 'private, no-store',
        'content-security-policy': dataPolicy,
        'x-robots-tag': 'noindex',
      })
      .send(await invoicePdf(invoiceIn(language, invoice), words));
  });
}
