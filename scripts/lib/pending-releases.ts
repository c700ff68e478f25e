import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './process.ts';

/** What `changeset version` would make of a package. */
export interface PendingRelease {
  readonly name: string;
  /** `minor`; `none` for a package that only changes because another does. */
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** How many changesets speak of it. */
  readonly changesets: number;
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

/**
 * What the changesets that wait would release.
 *
 * @throws Error with what `changeset status` says when it refuses
 */
export async function pendingReleases(): Promise<PendingRelease[]> {
  const file = join(tmpdir(), 'changeset-status.json');
  const lines: string[] = [];
  const { ok } = await run('changeset', ['status', '--output', file], { onLine: (line) => lines.push(line) });
  if (!ok)
    throw new Error(
      `\`changeset status\` refuses; it compares with the branch main, and wants a changeset for each package that changed since (\`pnpm changeset\`):\n${lines.join('\n')}`,
    );
  const plan: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const releases: unknown = Object(plan).releases;
  return Array.isArray(releases) ? releases.flatMap(readRelease) : [];
}
