import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Headers that every answer carries; pages add their own content security policy. */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    void reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (config.mode === 'production')
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/omnis/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    // Data is no document: should a browser open it as one, nothing in it runs and nobody frames it.
    if (request.url.startsWith('/omnis/') && !reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    // A page is asked for again each time, so that a change is seen on the next load.
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && type.startsWith('text/html') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'private, no-cache');
    return payload;
  });
}
