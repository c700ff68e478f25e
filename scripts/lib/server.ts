import { become } from './process.ts';

const SERVER = 'apps/server/dist/cli.js';

/**
 * Settings that keep the memory of an installation with the embedded database small. V8 would set 48 MB aside for young
 * objects, and glibc would keep freed memory of each thread and the gaps between used blocks.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' },
};

/**
 * The same with `DATABASE_URL`, where the machine is a server's: twice the room for young objects and memory of threads. An
 * idle process takes 60 MB less by it, one that has rendered pages 150 MB.
 */
export const LARGE = {
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
};

/** How Node is started for what `DATABASE_URL` says. */
export const memoryFor = (databaseUrl = ''): typeof SMALL => (databaseUrl === '' ? SMALL : LARGE);

/** Path of the built command line, from the root. */
export const serverPath: string = SERVER;

/** Runs the built command line of the server in the place of this process. */
export function becomeServer(args: readonly string[]): void {
  const { flags, env } = memoryFor(process.env['DATABASE_URL']);
  become(process.execPath, [...flags, SERVER, ...args], env);
}
