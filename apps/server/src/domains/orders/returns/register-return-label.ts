import { orderHash, statusTexts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail, failureBody, type Failure } from '../../../http/answer.ts';
import { visitorLanguage } from '../../../http/visitor-language.ts';
import { paperWords } from '../../../texts/papers/paper-words.ts';
import { dataPolicy } from '../../../plugins/headers.ts';
import type { ReturnsService } from './returns.service.ts';

const paramsSchema = z.object({ orderHash, number: z.string().max(80) });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Delivers the labels of returns as files: `/returns/{orderHash}/{number}.pdf` on the host of the order's store. */
export function registerReturnLabel(app: FastifyInstance, returns: ReturnsService): void {
  app.get('/returns/:orderHash([A-Za-z0-9_-]+)/:number([A-Za-z0-9-]+).pdf', async (request, reply) => {
    const { place } = request;
    const params = paramsSchema.safeParse(request.params);
    const division = place?.kind === 'store' || place?.kind === 'platform' ? place.division : undefined;
    const found = division && params.success ? await returns.read(division, params.data.orderHash) : gone();
    const label = found.ok
      ? found.value.returns.find(({ number, state }) => number === params.data?.number && state === 'asked')
      : undefined;
    if (!division || !found.ok || !label) {
      const { status, body } = failureBody(found.ok ? gone() : found);
      return reply.code(status).send(body);
    }
    // Loaded with the first file that is asked for: most of what it brings are fonts.
    const words = paperWords(visitorLanguage(request, division), division);
    const { returnLabelPdf } = await import('./return-label-pdf.ts');
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': `inline; filename="Return-${label.number.replace(/[^\w-]/g, '')}.pdf"`,
        'cache-control': 'private, no-store',
        'content-security-policy': dataPolicy,
        'x-robots-tag': 'noindex',
      })
      .send(await returnLabelPdf({ ...label, address: found.value.address }, words));
  });
}
