import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../root.ts';

/** A source file of an app or a package. */
export interface Source {
  /** Path below the repository, with slashes. */
  readonly path: string;
  /** The app or package, such as `packages/models`. */
  readonly room: string;
  readonly code: string;
}

const isOther =
  /\.(?:test|check|stories|fixture|process|d)\.tsx?$|\/(?:testing|sweeps|dist|build|node_modules)\//;

/** The source files of all apps and packages: no tests, stories and fixtures. */
export function readSources(): Source[] {
  return globSync('{apps,packages}/*/{src,app,worker}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isOther.test(path))
    .toSorted()
    .map((path) => ({
      path,
      room: path.split('/').slice(0, 2).join('/'),
      code: readFileSync(join(ROOT, path), 'utf8'),
    }));
}

/** The number of lines of a text. */
export const linesOf = (code: string): number => code.trimEnd().split('\n').length;
