import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ImageService } from './files.service.ts';

function matches(header: string | undefined, etag: string | undefined): boolean {
  if (!header || !etag) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}

/**
 * Serves `GET /images/*` (platform.md §9).
 *
 * @example
 * await app.register(imageRoutes(createImageService({ dataDir, fileStore, logger })));
 */
export function imageRoutes(service: ImageService): FastifyPluginAsync {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      const { status, headers, body } = await service.render(
        request.params['*'],
        query,
        request.headers.accept,
      );
      void reply.headers(headers);
      if (status === 200 && matches(request.headers['if-none-match'], headers['etag']))
        return reply.code(304).send();
      return reply.code(status).send(body);
    });
  };
}
