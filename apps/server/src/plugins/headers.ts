import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { withRecaptcha } from '../security/captcha/recaptcha-policy.ts';
import { requestIdHeader } from '../telemetry/request-id.ts';

/** Headers that every answer carries. */
export function steadyHeaders({ mode, proxy }: Pick<Config, 'mode' | 'proxy'>): Record<string, string> {
  const isSecure = mode === 'production' && proxy.publicScheme !== 'http';
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Data is no document: should a browser open it as one, nothing in it runs and nobody frames it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sees to the headers of every answer; pages add their own content security policy. */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  const steady = steadyHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(steady).header(requestIdHeader, request.id);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (app.connections.isDraining) void reply.header('connection', 'close');
    // By what it is as well: there are more ways than one to write the address of a call.
    const isData =
      request.url.startsWith('/omnis/') ||
      String(reply.getHeader('content-type')).startsWith('application/json');
    if (isData && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (isData && !reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', dataPolicy);
    // A page is asked for again each time, so that a change is seen on the next load.
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && type.startsWith('text/html') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'private, no-cache');
    const policy = reply.getHeader('content-security-policy');
    if (config.recaptcha !== null && typeof policy === 'string')
      void reply.header('content-security-policy', withRecaptcha(policy));
    return payload;
  });
}
