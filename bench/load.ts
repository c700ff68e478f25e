import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Requests to the server, and their duration. */
export interface LoadOptions {
  /** `{n}` is replaced by a number that counts up, `{count}` by one that no load has sent before. */
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Requests sent in turn; each connection starts at another one. */
  requests?: { method: 'POST'; headers: Record<string, string>; body: string }[];
  /** Largest `{n}` in the path; the query's goes on counting. */
  spread?: number;
  /** Added to `{n}` in the path. */
  after?: number;
  /** Requests after which it ends, however long that takes, instead of `seconds`. */
  amount?: number;
}

const resultSchema = z.object({
  count: z.number(),
  perSecond: z.number(),
  p99: z.number(),
  failed: z.number(),
});

/** Result of a load: `count` answers. `failed` counts answers other than 2xx and broken connections. */
export type LoadResult = z.output<typeof resultSchema>;

/** Sends the load from a process of its own, so that it does not slow the one that measures. */
export function load(options: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./load-worker.ts', import.meta.url)));
    child.once('message', (message) => resolve(resultSchema.parse(message)));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`The load process ended with ${code}`)));
    child.send(options);
  });
}
