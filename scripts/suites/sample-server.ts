import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A sample's own server. */
export interface SampleServer {
  readonly address: string;
  readonly stop: () => void;
}

/** Starts the `serve.ts` of a sample, which prints its address. */
export async function serve(folder: string, args: readonly string[] = []): Promise<SampleServer> {
  const child = spawn(process.execPath, ['serve.ts', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  const ended = once(child, 'exit').then(() => [undefined]);
  const [address]: unknown[] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended,
  ]);
  if (typeof address !== 'string') throw new Error('the sample’s server ended before it said its address');
  return { address, stop };
}
