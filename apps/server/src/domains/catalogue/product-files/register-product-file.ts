import { statusTexts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { attachment } from '../../../http/attachment.ts';
import { fail, failureBody } from '../../../http/answer.ts';
import { dataPolicy } from '../../../plugins/headers.ts';
import { productFilePath } from './product-file-path.ts';
import type { ProductFiles } from './product-files.service.ts';

const paramsSchema = z.object({ id: z.string().max(64) });

/** Delivers files of products: `/product-files/{id}/{name}` on the host of the store. */
export function registerProductFile(app: FastifyInstance, files: Pick<ProductFiles, 'read'>): void {
  app.get(productFilePath(':id', ':name'), async (request, reply) => {
    const { place } = request;
    const params = paramsSchema.safeParse(request.params);
    const division = place?.kind === 'store' || place?.kind === 'platform' ? place.division : undefined;
    const found = division && params.success ? await files.read(division.id, params.data.id) : null;
    if (!found) {
      const { status, body } = failureBody(fail('not_found', statusTexts[404] ?? ''));
      return reply.code(status).send(body);
    }
    return reply
      .type(found.mime)
      .headers({
        'content-disposition': attachment(found.name),
        'cache-control': 'private, max-age=300',
        'content-security-policy': dataPolicy,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .send(found.body);
  });
}
