import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ url: z.url(), host: z.string(), token: z.string(), pid: z.number() });

/** Where the running server of a data folder takes orders from the command line. */
export type ControlPoint = z.output<typeof schema>;

const pathOf = (dataDir: string): string => join(dataDir, 'control.json');

/** Tells the command line where the server is; only the owner of the process may read it. */
export function writeControlFile(dataDir: string, point: ControlPoint): void {
  writeFileSync(pathOf(dataDir), JSON.stringify(point), { mode: 0o600 });
}

/** Takes the file away at an orderly stop. */
export function removeControlFile(dataDir: string): void {
  rmSync(pathOf(dataDir), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The running server of a data folder, or null when none runs. */
export function readControlFile(dataDir: string): ControlPoint | null {
  try {
    const point = schema.parse(JSON.parse(readFileSync(pathOf(dataDir), 'utf8')));
    return isAlive(point.pid) ? point : null;
  } catch {
    return null;
  }
}
