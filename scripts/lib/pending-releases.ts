import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './process.ts';
import { ROOT } from './root.ts';

/** Release of a package that `changeset version` would make. */
export interface PendingRelease {
  readonly name: string;
  /** `minor`; `none` for a package that only changes because another does. */
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** Number of changesets that name it. */
  readonly changesets: number;
}

/** A changeset that waits for the next release. */
export interface WaitingChangeset {
  /** Its file's name without `.md`. */
  readonly id: string;
  /** The packages that it names. */
  readonly packages: readonly string[];
}

/** Releases of the pending changesets. */
export interface ReleasePlan {
  readonly releases: readonly PendingRelease[];
  readonly changesets: readonly WaitingChangeset[];
}

function listOf<T>(json: unknown, read: (entry: unknown) => readonly T[]): T[] {
  return Array.isArray(json) ? json.flatMap(read) : [];
}

function readRelease(json: unknown): PendingRelease[] {
  const { name, type, oldVersion, newVersion, changesets }: Record<string, unknown> = Object(json);
  return typeof name === 'string' && typeof oldVersion === 'string' && typeof newVersion === 'string'
    ? [
        {
          name,
          kind: String(type),
          from: oldVersion,
          to: newVersion,
          changesets: Array.isArray(changesets) ? changesets.length : 0,
        },
      ]
    : [];
}

function readName(json: unknown): string[] {
  const { name }: Record<string, unknown> = Object(json);
  return typeof name === 'string' ? [name] : [];
}

function readChangeset(json: unknown): WaitingChangeset[] {
  const { id, releases }: Record<string, unknown> = Object(json);
  return typeof id === 'string' ? [{ id, packages: listOf(releases, readName) }] : [];
}

/** Tells whether any changeset is pending; the folder's README is none. */
function isAnyWaiting(): boolean {
  const files = readdirSync(join(ROOT, '.changeset'));
  return files.some((file) => file.endsWith('.md') && file !== 'README.md');
}

/**
 * Reads what the changesets that wait would release. Without any there is nothing to ask: `changeset status` would take
 * the new versions that `changeset version` has just written for changes that lack a changeset.
 *
 * @throws Error with what `changeset status` says when it refuses
 */
export async function readReleasePlan(): Promise<ReleasePlan> {
  if (!isAnyWaiting()) return { releases: [], changesets: [] };
  const folder = mkdtempSync(join(tmpdir(), 'release-plan-'));
  try {
    const file = join(folder, 'plan.json');
    const lines: string[] = [];
    const program = join(ROOT, 'node_modules/.bin/changeset');
    const { ok } = await run(program, ['status', '--output', file], { onLine: (line) => lines.push(line) });
    if (!ok) throw new Error(`\`changeset status\` refuses:\n${lines.join('\n')}`);
    const plan: Record<string, unknown> = Object(JSON.parse(readFileSync(file, 'utf8')));
    return {
      releases: listOf(plan['releases'], readRelease),
      changesets: listOf(plan['changesets'], readChangeset),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Says which changesets name a package that is not published. Its changelog is never written, so the line would be lost.
 *
 * @param isPrivate - whether a package of this name is private
 */
export function findPrivateNames(
  changesets: readonly WaitingChangeset[],
  isPrivate: (name: string) => boolean,
): string[] {
  return changesets.flatMap(({ id, packages }) =>
    packages.filter(isPrivate).map((name) => `.changeset/${id}.md names ${name}, which is private`),
  );
}
