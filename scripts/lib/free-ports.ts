import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Finds a port from which on some ports are free, so that two runs on one machine do not meet.
 *
 * @param first - where to begin
 * @param offsets - which ports beside it are needed, `0` for itself
 * @returns the first of `first`, `first` + 10, … whose ports are all free
 * @throws Error when none of twenty is
 */
export async function freePorts(first: number, offsets: readonly number[]): Promise<number> {
  for (let at = first; at < first + 200; at += 10) {
    const free = await Promise.all(offsets.map((offset) => isFree(at + offset)));
    if (free.every(Boolean)) return at;
  }
  throw new Error(`The ports from ${first} on are all in use. Stop what uses them, or set E2E_PORT.`);
}
