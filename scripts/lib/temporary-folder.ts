import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where programs look for the folder of passing files, each system by its own name. */
const NAMES = ['TMPDIR', 'TMP', 'TEMP'] as const;

/**
 * Gives this process, and all that it starts, a folder of its own for passing files. It goes with the process, so
 * that nothing stays behind of a test that failed or was interrupted.
 *
 * @param prefix - what its name begins with
 * @returns its path
 */
export function ownTemporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // Programs of another user, as PostgreSQL is when root tests, pass through to what is theirs; none may list it.
  chmodSync(folder, 0o711);
  for (const name of NAMES) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
