import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CheckResult, Readiness } from './readiness.ts';

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Paths of the probes, which have no line in the log of requests. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: this process answers. `/readyz`: it can be sent requests. Both answer on every host, since probes ask by
 * address. Register them before every other hook: those look the host up and give visitors a session.
 */
export function registerProbes(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  const sendHealth = async (reply: FastifyReply): Promise<void> => {
    await reply.headers(headers).send({ status: 'alive' });
  };
  const sendReadiness = async (reply: FastifyReply): Promise<void> => {
    const { ready, checks } = await readiness();
    const { isDraining } = app.connections;
    const stopping: Record<string, CheckResult> = isDraining
      ? { stopping: { ok: false, reason: 'this process is about to stop' } }
      : {};
    const isReady = ready && !isDraining;
    await reply
      .code(isReady ? 200 : 503)
      .headers(headers)
      .send({ status: isReady ? 'ready' : 'not ready', checks: { ...stopping, ...checks } });
  };
  const probes = new Map([
    ['/healthz', sendHealth],
    ['/readyz', sendReadiness],
  ]);
  // A hook answers, since hooks of the app run even for routes that were registered before them.
  app.addHook('onRequest', (request, reply, done) => {
    const send = request.method === 'GET' || request.method === 'HEAD' ? probes.get(request.url) : undefined;
    // Neither rejects: a check that fails is part of the answer.
    if (send) void send(reply);
    else done();
  });
  // So that figures by route know them.
  for (const [path, send] of probes) app.get(path, async (_request, reply) => send(reply));
}
