import { calls, statusTexts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { admit } from '../../../http/access.ts';
import { fail, failureBody, type Result } from '../../../http/answer.ts';
import { dataPolicy } from '../../../plugins/headers.ts';
import { readVisitor } from '../../../plugins/visitor.ts';
import type { PackingSlips, ReadSlip } from './packing-slips.service.ts';

const number = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const addressSchema = z.object({
  params: z.object({ division: number, id: number }),
  query: z.object({ parcel: number.optional() }),
});

/**
 * Delivers packing slips as files to those who may read the order in the dashboard:
 * `/omnis/v3/dashboard/divisions/{division}/orders/{id}/packing-slip.pdf?parcel=1`; without a parcel, of the whole order.
 */
export function registerPackingSlip(
  app: FastifyInstance,
  {
    divisions,
    sessions,
    packingSlips,
  }: Pick<Core, 'divisions' | 'sessions'> & { packingSlips: PackingSlips },
): void {
  const path = `${calls['dashboard.order'].path.replace(/\/$/, '')}/packing-slip.pdf`;
  app.get(path, async (request, reply) => {
    const { place } = request;
    const read = addressSchema.safeParse({ params: request.params, query: request.query });
    const slipOf = async (): Promise<Result<ReadSlip>> => {
      const gone = fail('not_found', statusTexts[404] ?? '');
      if (!place || !read.success) return gone;
      const { params, query } = read.data;
      const visitor = await readVisitor(request, sessions);
      const asked = { visitor, division: params.division, divisions };
      const admission = await admit(calls['dashboard.order'], place, asked);
      if (!admission.ok) return admission;
      const at = { orderId: params.id, parcel: query.parcel ?? null };
      return admission.division ? packingSlips.read(admission.division, at) : gone;
    };
    const found = await slipOf();
    if (!found.ok) {
      const { status, body } = failureBody(found);
      return reply.code(status).send(body);
    }
    const { slip, words } = found.value;
    // Loaded with the first file that is asked for: most of what it brings are fonts.
    const { packingSlipPdf } = await import('./packing-slip-pdf.ts');
    const parcel = slip.parcel === null ? '' : `-${slip.parcel}`;
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': `inline; filename="Packing-slip-${slip.orderNumber.replace(/[^\w-]/g, '')}${parcel}.pdf"`,
        'cache-control': 'private, no-store',
        'content-security-policy': dataPolicy,
        'x-robots-tag': 'noindex',
      })
      .send(await packingSlipPdf(slip, words));
  });
}
