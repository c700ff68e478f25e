import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, preHandlerHookHandler } from 'fastify';
import type { Tracing } from './tracing.ts';

/** Origin of work, across the database and into jobs. */
export interface Origin {
  /** Missing where no request began it. */
  readonly requestId?: string;
  /** Its place in a trace (W3C Trace Context), where there are traces. */
  readonly traceparent?: string;
}

const storage = new AsyncLocalStorage<Origin>();

/** The request that is being answered, or that a job follows from; undefined outside of both. */
export const currentOrigin = (): Origin | undefined => storage.getStore();

/** Runs `work` as a consequence of a request. */
export function follow<T>(origin: Origin, work: () => T): T {
  return storage.run(origin, work);
}

/** Reads the origin that stands in what a job carries. */
export function originOf(data: unknown): Origin {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...('requestId' in data && typeof data.requestId === 'string' ? { requestId: data.requestId } : {}),
    ...('traceparent' in data && typeof data.traceparent === 'string'
      ? { traceparent: data.traceparent }
      : {}),
  };
}

/** How jobs remember what they follow from. */
export interface Origins {
  /** Origin of a job that is written now. */
  current(): Origin;
  /** Does a job of a kind as a consequence of its origin, so that the jobs that it writes have the same. */
  follow<T>(origin: Origin, kind: string, work: () => T): T;
}

/** Origins with a request's id and, where there are traces, a place in one. */
export function jobOrigins(tracing: Tracing | null): Origins {
  return {
    current: () => {
      const traceparent = tracing?.traceparent();
      return { ...currentOrigin(), ...(traceparent === undefined ? {} : { traceparent }) };
    },
    follow: (origin, kind, work) =>
      follow(origin, () => (tracing ? tracing.job(kind, origin.traceparent, work) : work())),
  };
}

/** Methods that write nothing, so that no job follows from them. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

const remember: preHandlerHookHandler = (request, _reply, done) => {
  if (reading.has(request.method)) done();
  else storage.run({ requestId: request.id }, done);
};

/**
 * Remembers the request while a route answers that may write jobs. Routes that only read are left as they are: they are
 * most of what a server does. Call it before the routes are registered.
 */
export function rememberOrigins(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const methods = Array.isArray(route.method) ? route.method : [route.method];
    if (methods.every((method) => reading.has(method))) return;
    const before = route.preHandler ?? [];
    route.preHandler = [remember, ...(Array.isArray(before) ? before : [before])];
  });
}
