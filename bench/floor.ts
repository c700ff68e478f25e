import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { processorTimeOf } from './platform.ts';

/** The floor: the least that a server over this database costs. It runs in a process of its own, as the platform does. */
export function startFloor(
  databaseUrl: string,
): Promise<{ url: string; processorTime: () => number; stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL('./floor-server.ts', import.meta.url)), [databaseUrl]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) =>
      resolve({
        url: z.string().parse(message),
        processorTime: () => processorTimeOf(child.pid),
        stop: async () => {
          child.kill();
        },
      }),
    );
  });
}
