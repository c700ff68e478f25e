import type { FastifyInstance } from 'fastify';
import { Session } from 'node:inspector/promises';

/** Milliseconds without a request after which it is quiet. */
const quiet = 2000;

/** Collects all garbage and gives free pages back to the machine, without a flag of Node: as its tools ask for it. */
export async function giveMemoryBack(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/**
 * Tidies memory once after the start and after each burst of requests, when nobody waits for an answer. V8 alone keeps
 * its pages until it is short of them: 17 MB after the start of the demo, which a small machine has better use for.
 */
export function registerTidying(app: FastifyInstance, tidy: () => unknown): void {
  let isBusy = false;
  let isTidy = false;
  app.addHook('onRequest', async () => {
    isBusy = true;
    isTidy = false;
  });
  const timer = setInterval(() => {
    if (!isBusy && !isTidy) {
      isTidy = true;
      tidy();
    }
    isBusy = false;
  }, quiet);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
