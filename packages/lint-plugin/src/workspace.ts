import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { parseManifest, type Manifest } from './manifest.ts';

/** Folders whose children are packages of the workspace; the second holds the apps. */
const LIBRARY_FOLDER = 'packages';
const APP_FOLDER = 'apps';

/** A package of the workspace. */
export interface WorkspacePackage {
  readonly directory: string;
  readonly manifest: Manifest;
  readonly isApp: boolean;
}

/** A monorepo: its root and the packages in it. */
export interface Workspace {
  readonly root: string;
  /** Manifest of the root, whose devDependencies are the tools of every package. */
  readonly manifest: Manifest | undefined;
  /** Packages by name. */
  readonly packages: ReadonlyMap<string, WorkspacePackage>;
}

const manifests = new Map<string, { modified: number; manifest: Manifest | undefined }>();

/** Reads a package.json once per change of the file, since a linter asks for it with every import. */
function readManifest(directory: string): Manifest | undefined {
  const file = join(directory, 'package.json');
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return undefined;
  const known = manifests.get(file);
  if (known?.modified === modified) return known.manifest;
  const manifest = parseManifest(JSON.parse(readFileSync(file, 'utf8')));
  manifests.set(file, { modified, manifest });
  return manifest;
}

function childFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}

/** Reads the packages below `packages/` and `apps/` of a monorepo. */
export function readWorkspace(root: string): Workspace {
  const packages = new Map<string, WorkspacePackage>();
  for (const folder of [LIBRARY_FOLDER, APP_FOLDER]) {
    for (const directory of childFolders(join(root, folder))) {
      const manifest = readManifest(directory);
      if (manifest) packages.set(manifest.name, { directory, manifest, isApp: folder === APP_FOLDER });
    }
  }
  return { root, manifest: readManifest(root), packages };
}

const roots = new Map<string, string | undefined>();

/** The nearest folder above that holds a `pnpm-workspace.yaml`. */
export function findWorkspaceRoot(directory: string): string | undefined {
  const known = roots.get(directory);
  if (known !== undefined || roots.has(directory)) return known;
  const parent = dirname(directory);
  const root = existsSync(join(directory, 'pnpm-workspace.yaml'))
    ? directory
    : parent === directory
      ? undefined
      : findWorkspaceRoot(parent);
  roots.set(directory, root);
  return root;
}

/** Tells whether `path` lies in `directory` or is it. */
export function isInside(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}

/** The package of the workspace that a file belongs to. */
export function packageOf(workspace: Workspace, file: string): WorkspacePackage | undefined {
  return [...workspace.packages.values()].find(({ directory }) => isInside(directory, file));
}
