import { calls, statusTexts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { admit } from '../../../http/access.ts';
import { fail, failureBody, type Result } from '../../../http/answer.ts';
import { attachment } from '../../../http/attachment.ts';
import { dataPolicy } from '../../../plugins/headers.ts';
import { readVisitor } from '../../../plugins/visitor.ts';
import { artworkFilePath, type ArtworkOriginal, type ArtworksService } from './artworks.service.ts';

const paramsSchema = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  artwork: z.string().max(64),
});

/** Delivers artwork as it was sent, byte for byte, to staff who may read the order. */
export function registerArtworkFile(
  app: FastifyInstance,
  {
    divisions,
    sessions,
    artworks,
  }: Pick<Core, 'divisions' | 'sessions'> & { artworks: Pick<ArtworksService, 'ofOrder'> },
): void {
  app.get(artworkFilePath(':id', ':artwork'), async (request, reply) => {
    const gone = fail('not_found', statusTexts[404] ?? '');
    const read = paramsSchema.safeParse(request.params);
    const fileOf = async (): Promise<Result<ArtworkOriginal>> => {
      if (!request.place || !read.success) return gone;
      const visitor = await readVisitor(request, sessions);
      const admission = await admit(calls['atlas.order'], request.place, {
        visitor,
        division: undefined,
        divisions,
      });
      if (!admission.ok) return admission;
      const found = await artworks.ofOrder(read.data.id, read.data.artwork);
      return found ? { ok: true, value: found } : gone;
    };
    const found = await fileOf();
    if (!found.ok) {
      const { status, body } = failureBody(found);
      return reply.code(status).send(body);
    }
    const { name, mime, body } = found.value;
    return reply
      .type(mime)
      .headers({
        'content-disposition': attachment(name),
        'cache-control': 'private, no-store',
        // A drawing may hold scripts: it is saved, and runs nowhere.
        'content-security-policy': dataPolicy,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .send(body);
  });
}
