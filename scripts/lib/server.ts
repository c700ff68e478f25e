import { become } from './process.ts';

const SERVER = 'apps/server/dist/cli.js';

/**
 * What keeps the memory of an installation with the embedded database small. V8 would set 48 MB aside for young
 * objects, and glibc would keep what each thread has freed and the holes between what is still used. With
 * `DATABASE_URL` the machine is taken for a server's.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' },
};

/** Path of the built command line, from the root. */
export const serverPath: string = SERVER;

/** Runs the built command line of the server in the place of this process. */
export function becomeServer(args: readonly string[]): void {
  const small = process.env['DATABASE_URL'] ? undefined : SMALL;
  become(process.execPath, [...(small?.flags ?? []), SERVER, ...args], small?.env);
}
