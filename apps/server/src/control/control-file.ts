import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ url: z.url(), host: z.string(), token: z.string(), pid: z.number() });

/** Where a running server of a data folder takes orders from the command line. */
export type ControlPoint = z.output<typeof schema>;

/** Processes of several machines or containers may share a folder, and count from 1 each. */
const machine = hostname().replace(/[^\w-]/g, '_') || 'host';
const nameOf = (pid: number): string => `control.${machine}.${pid}.json`;
const shape = /^control\.([\w-]+)\.(\d+)\.json$/;

/** Process numbers of this machine that have a file in the folder, whether they live or not. */
function pidsIn(dataDir: string): number[] {
  try {
    return readdirSync(dataDir).flatMap((name) => {
      const [, where, pid] = shape.exec(name) ?? [];
      return where === machine ? Number(pid) : [];
    });
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const remove = (dataDir: string, pid: number): void => rmSync(join(dataDir, nameOf(pid)), { force: true });

/**
 * Tells the command line where this server is; only the owner of the process may read it. Each process has a file of its
 * own, and clears away those of processes that were killed.
 */
export function writeControlFile(dataDir: string, point: ControlPoint): void {
  for (const pid of pidsIn(dataDir)) if (!isAlive(pid)) remove(dataDir, pid);
  // The one file of former releases, which processes took from each other.
  rmSync(join(dataDir, 'control.json'), { force: true });
  const path = join(dataDir, nameOf(point.pid));
  // Half a file would be none: it is there whole, or not at all.
  writeFileSync(`${path}.new`, JSON.stringify(point), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Takes the file of a process away at an orderly stop; of this one unless told. */
export function removeControlFile(dataDir: string, pid = process.pid): void {
  remove(dataDir, pid);
}

/** The servers of a data folder that run on this machine, the one that started last first. */
export function readControlFiles(dataDir: string): ControlPoint[] {
  const found = pidsIn(dataDir).flatMap((pid) => {
    try {
      const path = join(dataDir, nameOf(pid));
      const point = schema.parse(JSON.parse(readFileSync(path, 'utf8')));
      return point.pid === pid && isAlive(pid) ? [{ point, since: statSync(path).mtimeMs }] : [];
    } catch {
      // Gone meanwhile, or no file of ours.
      return [];
    }
  });
  return found.toSorted((a, b) => b.since - a.since).map(({ point }) => point);
}
