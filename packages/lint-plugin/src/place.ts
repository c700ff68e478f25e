import { basename, dirname, extname, join, matchesGlob, relative } from 'node:path';

import type { Place } from './manifest.ts';
import { isInside, type WorkspacePackage } from './workspace.ts';

const SOURCE_CONDITION = '@omnis/source';
/** Tests, stories and configuration; React Router reads an app's `routes.ts` while it builds. */
const TOOL_FILE = /\.(test|check|spec|stories|bench|config|setup)\.[cm]?[jt]sx?$|^\/app\/routes\.ts$/;
const TOOL_FOLDER = /\/(test|tests|testing|test-support|fixtures|scripts)\//;
const SERVER_ONLY = /\.server\.[jt]sx?$|\/\.server\//;

/** Tells whether a file is a test, a story or a configuration: never shipped, so Node and devDependencies are fine. */
export function isToolFile(pkg: WorkspacePackage, file: string): boolean {
  const path = file.slice(pkg.directory.length);
  return TOOL_FILE.test(path) || TOOL_FOLDER.test(path);
}

/** True for a file that React Router keeps out of the browser (`*.server.ts`): of a web app, or of a package with an entry for servers. */
export function isServerOnly(pkg: WorkspacePackage, file: string): boolean {
  return (pkg.isApp || declaresEntry(pkg, 'server')) && SERVER_ONLY.test(file.slice(pkg.directory.length));
}

/** The part of a package that one entry of its exports map owns: a folder, or one file beside others. */
function owns(pkg: WorkspacePackage, subpath: string, file: string): boolean {
  const entry = pkg.manifest.entries.find(({ key }) => key === `./${subpath}`);
  const source = entry?.conditions.get(SOURCE_CONDITION) ?? entry?.conditions.get('default');
  if (source === undefined) return false;
  const path = join(pkg.directory, source);
  const isFolderEntry =
    basename(path, extname(path)) === 'index' && dirname(path) !== join(pkg.directory, 'src');
  return isFolderEntry ? isInside(dirname(path), file) : withoutExtension(path) === withoutExtension(file);
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}

/** Layer and environment of a file, or `undefined` in a package without a readable `house` field. */
export function placeOfFile(pkg: WorkspacePackage, file: string): Place | undefined {
  const { house } = pkg.manifest;
  if (house === undefined || typeof house === 'string') return undefined;
  const path = relative(pkg.directory, file);
  for (const [subpath, place] of house.subpaths) {
    if (owns(pkg, subpath, file) || place.files.some((glob) => matchesGlob(path, glob))) return place;
  }
  return house;
}

/** Layer and environment of a public entry: `''` for the root, `react` for `@omnis/theme/react`. */
export function placeOfEntry(pkg: WorkspacePackage, subpath: string): Place | undefined {
  const { house } = pkg.manifest;
  if (house === undefined || typeof house === 'string') return undefined;
  return house.subpaths.get(subpath) ?? house;
}

/** Tells whether the exports map declares a subpath, patterns (`./icons/*`) included. */
export function declaresEntry(pkg: WorkspacePackage, subpath: string): boolean {
  const wanted = subpath === '' ? '.' : `./${subpath}`;
  return pkg.manifest.entries.some(({ key }) => {
    const star = key.indexOf('*');
    if (star === -1) return key === wanted;
    const [head, tail] = [key.slice(0, star), key.slice(star + 1)];
    return wanted.length > head.length + tail.length && wanted.startsWith(head) && wanted.endsWith(tail);
  });
}
