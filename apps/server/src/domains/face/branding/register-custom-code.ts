import type { FastifyInstance } from 'fastify';
import { runningCode } from '../../../tenancy/running-code.ts';

/** A year: the address changes with the code. */
const lasting = 'public, max-age=31536000, immutable';

/**
 * Serves the scripts and styles of a store's custom code as files of the store's own host, so that its pages need neither
 * inline scripts nor a weaker policy. The hosts of previews, of the dashboard and of atlas have none of them.
 */
export function registerCustomCode(app: FastifyInstance): void {
  app.get<{ Params: { hash: string; file: string } }>(
    '/custom-code/:hash/:file',
    async ({ place, isShutOut, params }, reply) => {
      const division = place?.kind === 'store' && !isShutOut ? place.division : null;
      const running = division === null ? null : runningCode(division);
      const [, at, ending] = /^(\d{1,2})\.(js|css)$/.exec(params.file) ?? [];
      const file = running?.hash === params.hash ? running.code.files[Number(at)] : undefined;
      const isThere =
        file !== undefined && file.src === null && (file.kind === 'script') === (ending === 'js');
      if (!isThere) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .header('cache-control', lasting)
        .header('x-content-type-options', 'nosniff')
        .type(`text/${ending === 'js' ? 'javascript' : 'css'}; charset=utf-8`)
        .send(file.content);
    },
  );
}
