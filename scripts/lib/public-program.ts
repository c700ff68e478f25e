import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { publishedPackages } from './pack.ts';
import { ROOT } from './root.ts';

/** A public entry of a package that is code. */
export interface Entry {
  /** Specifier of an import: `@omnis/ui/react-router`. */
  readonly specifier: string;
  /** Absolute path of its source. */
  readonly source: string;
}

/** A publishable package as the compiler sees it. */
export interface PublicPackage {
  /** Name of its folder: `ui`. */
  readonly name: string;
  readonly directory: string;
  readonly entries: readonly Entry[];
}

/** Every publishable package with its entries that are code, by `exports` of its package.json. */
export function publicPackages(): PublicPackage[] {
  return publishedPackages().map(({ directory, manifest }) => {
    const json: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    const entries = Object.entries(Object(Object(json).exports)).flatMap(([key, target]): Entry[] => {
      const source: unknown = Object(target)['@omnis/source'];
      // Entries for the tests of this repository are not in the tarball.
      return typeof source === 'string' && 'types' in Object(target)
        ? [{ specifier: `${manifest.name}${key.slice(1)}`, source: join(directory, source) }]
        : [];
    });
    return { name: manifest.name.replace(/^@omnis\//, ''), directory, entries };
  });
}

/** Compiler options of the house, for code of any package. */
export function compilerOptions(): ts.CompilerOptions {
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...base.config.compilerOptions,
      lib: ['ES2025', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: [],
      // Unions are written in the same order, whatever else the program holds.
      stableTypeOrdering: true,
    },
    ROOT,
  );
  return options;
}

/**
 * One program over the sources of all packages; to make one takes seconds, so everything that asks the compiler about
 * public names shares it.
 *
 * @param sources - absolute paths
 * @param inMemory - text of files that exist for the compiler only, by the path where it takes them to stand
 */
export function createProgram(
  sources: readonly string[],
  inMemory: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const options = compilerOptions();
  const plain = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...plain,
    readFile: (file) => inMemory.get(file) ?? plain.readFile(file),
    fileExists: (file) => inMemory.has(file) || plain.fileExists(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const text = inMemory.get(file);
      return text === undefined
        ? plain.getSourceFile(file, languageVersion, ...rest)
        : ts.createSourceFile(file, text, languageVersion, true);
    },
  };
  return ts.createProgram([...sources, ...inMemory.keys()], options, host);
}
