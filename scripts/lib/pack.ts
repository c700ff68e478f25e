import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readWorkspace, type WorkspacePackage } from '@omnis/lint-plugin';

import { ROOT } from './root.ts';
import { readTarball, type Tarball } from './tarball.ts';

/** Entries that are no code, such as a style sheet. */
const ASSET = /\.(css|svg|woff2|json)$/;

/** The packages that are published, in the order of their folders. */
export function publishedPackages(): WorkspacePackage[] {
  return [...readWorkspace(ROOT).packages.values()].filter(({ manifest }) => !manifest.isPrivate);
}

/** Packs a package as a registry would get it, and answers with the tarball's path. */
function packFile({ directory }: WorkspacePackage, destination: string): string {
  const args = ['pack', '--json', '--pack-destination', destination];
  const { stdout, stderr, status, error } = spawnSync('pnpm', args, { cwd: directory, encoding: 'utf8' });
  if (error)
    throw new Error(
      `pnpm could not be started (${error.message}): run this by its name, as in \`pnpm release:dry\`.`,
    );
  if (status !== 0)
    throw new Error(`\`pnpm pack\` in ${directory} ended with ${status}:\n${stdout}${stderr}`);
  const answer: unknown = JSON.parse(stdout);
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'filename' in answer &&
    typeof answer.filename === 'string'
  ) {
    return answer.filename;
  }
  throw new Error(`pnpm pack answered with something new: ${stdout}`);
}

/** A publishable package with its tarball. */
export interface Packed {
  readonly pkg: WorkspacePackage;
  readonly tarball: Tarball;
}

/** Packs one package into a folder. */
export function pack(pkg: WorkspacePackage, folder: string): Packed {
  return { pkg, tarball: readTarball(packFile(pkg, folder)) };
}

/** Keys of the entries that a tarball has. */
const packedKeys = ({ manifest }: WorkspacePackage): string[] =>
  (manifest.publishedEntries ?? manifest.entries).map(({ key }) => key);

/** Keys of the entries that are no code, as `./global.css`. */
export function assetEntries(pkg: WorkspacePackage): string[] {
  return packedKeys(pkg).filter((key) => ASSET.test(key));
}

/** Specifiers of each entry with code: `@omnis/theme`, `@omnis/theme/react`. */
export function codeEntries(pkg: WorkspacePackage): string[] {
  const { name } = pkg.manifest;
  return packedKeys(pkg)
    .filter((key) => !ASSET.test(key))
    .map((key) => (key === '.' ? name : `${name}${key.slice(1)}`));
}

const packedBefore = new Map<string, Packed>();

/** Packs one package, once for all suites of a run: what they build is built before the first of them. */
export function packOnce(pkg: WorkspacePackage): Packed {
  const { name } = pkg.manifest;
  const packed = packedBefore.get(name) ?? pack(pkg, mkdtempSync(join(tmpdir(), 'omnis-packs-')));
  packedBefore.set(name, packed);
  return packed;
}
