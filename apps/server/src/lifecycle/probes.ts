import type { FastifyInstance, FastifyReply } from 'fastify';
import { createProbes, type ProbeAnswer, type Readiness } from './readiness.ts';

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Paths of the probes, which have no line in the log of requests. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: this process answers. `/readyz`: it can be sent requests. Both answer on every host, since probes ask by
 * address. Register them before every other hook: those look the host up and give visitors a session.
 */
export function registerProbes(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  const probes = new Map(Object.entries(createProbes(readiness, () => app.connections.isDraining)));
  const sendAnswer = async (reply: FastifyReply, probe: () => Promise<ProbeAnswer>): Promise<void> => {
    const { status, body } = await probe();
    await reply.code(status).headers(headers).send(body);
  };
  // A hook answers, since hooks of the app run even for routes that were registered before them.
  app.addHook('onRequest', (request, reply, done) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const probe = isReading ? probes.get(request.url.split('?', 1)[0] ?? '') : undefined;
    // Never rejects: a check that fails is part of the answer.
    if (probe) void sendAnswer(reply, probe);
    else done();
  });
  // So that figures by route know them.
  for (const [path, probe] of probes) app.get(path, async (_request, reply) => sendAnswer(reply, probe));
}
