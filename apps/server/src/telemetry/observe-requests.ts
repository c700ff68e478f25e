import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { probePaths } from '../lifecycle/probes.ts';
import type { Meters } from './meters.ts';
import { rememberOrigins } from './request-origin.ts';
import { routeLabel } from './route-label.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds until the answer began, where it has no end of its own; null: it is measured to its end. */
    answeredAfter: number | null;
  }
}

/** Observers of requests; null: there is none, and nothing is measured. */
export interface Observers {
  readonly meters: Meters | null;
  readonly accessLog: Pick<FastifyBaseLogger, 'info'> | null;
}

/**
 * Tells the observers how each request went, and remembers those that may write jobs.
 */
export function observeRequests(app: FastifyInstance, { meters, accessLog }: Observers): void {
  rememberOrigins(app);
  app.decorateRequest('answeredAfter', null);
  if (meters)
    app.addHook('onResponse', (request, reply, done) => {
      meters.request(
        routeLabel(request),
        reply.statusCode,
        (request.answeredAfter ?? reply.elapsedTime) / 1000,
      );
      done();
    });
  if (accessLog)
    app.addHook('onResponse', (request, reply, done) => {
      const route = routeLabel(request);
      if (probePaths.has(route)) return done();
      accessLog.info(
        {
          requestId: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          store: request.place?.division?.code ?? null,
          client: request.ip,
        },
        'request',
      );
      return done();
    });
}
