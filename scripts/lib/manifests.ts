import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { ROOT } from './root.ts';

/** A package.json as it is read. */
export type ManifestJson = Record<string, unknown>;

/** A manifest with the address of its file. */
export interface ManifestFile {
  readonly file: string;
  readonly manifest: ManifestJson;
}

/** Reads a package.json. */
export function readManifest(file: string): ManifestJson {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { ...Object(manifest) };
}

/** Manifests of the packages that are published. */
export function publishedManifests(): ManifestFile[] {
  return globSync('packages/*/package.json', { cwd: ROOT })
    .toSorted()
    .map((path) => ({ file: join(ROOT, path), manifest: readManifest(join(ROOT, path)) }))
    .filter(({ manifest }) => manifest['private'] !== true);
}

/** Address of the repository, as the root's package.json names it; undefined before it has one. */
export function repositoryAddress(): string | undefined {
  const { repository } = readManifest(join(ROOT, 'package.json'));
  return typeof repository === 'string' ? repository : undefined;
}

/** Fields of a package’s manifest that lead to the repository. */
export function linkFields(address: string, file: string): ManifestJson {
  const directory = `packages/${basename(dirname(file))}`;
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
  };
}
