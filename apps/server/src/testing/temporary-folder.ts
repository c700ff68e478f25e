/**
 * Vitest's global setup: a folder of the run's own for passing files, for the tests and the programs that they start.
 * It goes after the last test, so that nothing stays behind of one that failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'omnis-server-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
