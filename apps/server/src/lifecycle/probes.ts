import type { FastifyInstance } from 'fastify';
import type { CheckResult, Readiness } from './readiness.ts';

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/**
 * `/healthz`: this process answers. `/readyz`: it can be sent requests. Both answer on every host, since probes ask by
 * address; register them before the hooks that look a host up and give visitors a session.
 */
export async function registerProbes(
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
): Promise<void> {
  // A scope that is made before those hooks does not have them.
  await app.register(async (scope) => {
    scope.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
      reply.headers(noStore).send({ status: 'alive' }),
    );
    scope.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
      const { isDraining } = app.connections;
      const { ready, checks } = await readiness();
      const stopping: Record<string, CheckResult> = isDraining
        ? { stopping: { ok: false, reason: 'this process is about to stop' } }
        : {};
      if (isDraining) void reply.header('connection', 'close');
      const isReady = ready && !isDraining;
      return reply
        .code(isReady ? 200 : 503)
        .headers(noStore)
        .send({ status: isReady ? 'ready' : 'not ready', checks: { ...stopping, ...checks } });
    });
  });
}
