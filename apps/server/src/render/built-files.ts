import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files of a build, whose names change with their contents. */
export interface BuiltFolder {
  readonly root: string;
  /** Prefix of their addresses, such as `/assets/`. */
  readonly prefix: string;
}

/**
 * A browser that asks for a file of an older build gets a word at once: a page would take time to make, and no script
 * can read it. Nobody keeps the answer, because the next build may have the file.
 */
export async function sendNoFile(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n');
}

/** Delivers the files of builds for good, and nothing else under their addresses. */
export async function registerBuiltFiles(
  app: FastifyInstance,
  folders: readonly BuiltFolder[],
): Promise<void> {
  for (const { root, prefix } of folders) {
    await app.register(
      async (scope) => {
        scope.setNotFoundHandler(sendNoFile);
        await scope.register(fastifyStatic, {
          root,
          index: false,
          immutable: true,
          maxAge: '365d',
          // The build has compressed them.
          preCompressed: true,
          // Nobody asks again for what never changes; on forty small files such words weigh more than some of them.
          etag: false,
          lastModified: false,
          acceptRanges: false,
        });
      },
      { prefix },
    );
  }
}
