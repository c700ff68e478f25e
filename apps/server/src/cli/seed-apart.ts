import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { databaseFolder } from '../database/pglite.ts';
import type { Config } from '../config.ts';

/** Tells whether the demo is to be written into an embedded database that does not exist yet. */
export function isFirstStart({ seed, databaseUrl, dataDir }: Config): boolean {
  return seed === 'demo' && databaseUrl === null && !existsSync(databaseFolder(dataDir));
}

/**
 * Runs `omnis seed` in a process of its own, and says whether it went well; that process tells what did not. What
 * writing the demo takes would stay with the server for as long as it runs: 35 MB.
 */
export async function seedApart(): Promise<boolean> {
  const child = fork(process.argv[1] ?? '', ['seed'], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) process.exitCode = 1;
  return code === 0;
}

/** Ends this process with the one that has forked it: a seed that nobody waits for would keep the folder's lock. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
