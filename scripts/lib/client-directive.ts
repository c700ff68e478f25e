import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { readWorkspace } from '@omnis/lint-plugin';

import { ROOT } from './root.ts';

const DIRECTIVE = "'use client';\n";

/** Packages of npm that need a browser's React. */
const CLIENT_PACKAGES =
  /^(?:react|react-dom|react-redux|react-router|styled-components|lucide-react|@base-ui\/react|@dnd-kit\/[\w-]+|@reduxjs\/toolkit\/query\/react)(?:\/|$)/;

const STATEMENT =
  /^(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*["']([^"']+)["'];?|^export\s*\{[^}]*\};?|^\/\/.*$/gm;

/** Elements without handlers of events: a server can make them, too. */
const isPlainElements = (specifier: string, code: string): boolean =>
  specifier === 'react/jsx-runtime' && !/\bon[A-Z]\w*:/.test(code);

/** Specifiers that a built file imports statically. */
function importsOf(code: string): string[] {
  return [...code.matchAll(STATEMENT)].flatMap(([, specifier]) =>
    specifier === undefined || isPlainElements(specifier, code) ? [] : [specifier],
  );
}

/** Tells whether a file only passes on names of others. */
const isBarrel = (code: string): boolean => code.replaceAll(STATEMENT, '').trim() === '';

/** Tells whether an import that leads out of the package brings React along, by the `house` field of ours. */
export function isClientImport(specifier: string): boolean {
  if (specifier.startsWith('#')) return true;
  if (!specifier.startsWith('@omnis/')) return CLIENT_PACKAGES.test(specifier);
  const [scope = '', folder = '', ...rest] = specifier.split('/');
  const house = readWorkspace(ROOT).packages.get(`${scope}/${folder}`)?.manifest.house;
  if (house === undefined || typeof house === 'string') return true;
  const { layer, env } = house.subpaths.get(rest.join('/')) ?? house;
  return env === 'web' || (env === 'neutral' && layer > 0);
}

/**
 * The files of a built package that React Server Components must load in the browser: those that import React or what
 * brings it along, and those that import them in turn. Files that only pass on names are left out, so that a server
 * still calls a function that stands in the same entry as a component.
 *
 * @param files - code by absolute path
 * @returns absolute paths
 */
export function clientFiles(
  files: ReadonlyMap<string, string>,
  isClient: (specifier: string) => boolean = isClientImport,
): Set<string> {
  const imports = new Map([...files].map(([file, code]) => [file, importsOf(code)]));
  const found = new Set<string>();
  const leadsToClient = (file: string): boolean =>
    (imports.get(file) ?? []).some((specifier) =>
      specifier.startsWith('.') ? found.has(resolve(dirname(file), specifier)) : isClient(specifier),
    );
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const file of files.keys()) if (!found.has(file) && leadsToClient(file)) found.add(file);
  }
  return new Set([...found].filter((file) => !isBarrel(files.get(file) ?? '')));
}

/** Moves the lines of a source map down by one. */
function shiftMap(file: string): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"mappings":"', '"mappings":";'));
}

/** The part of tsup's plugins that is used. */
interface BuildPlugin {
  readonly name: string;
  readonly buildEnd: (built: { readonly writtenFiles: readonly { readonly name: string }[] }) => void;
}

/** Marks the built files that belong in the browser with `'use client'`, for React Server Components. */
export function clientDirective(): BuildPlugin {
  return {
    name: 'client-directive',
    buildEnd: ({ writtenFiles }) => {
      const paths = writtenFiles.map(({ name }) => resolve(name)).filter((name) => name.endsWith('.js'));
      const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
      for (const file of clientFiles(files)) {
        writeFileSync(file, `${DIRECTIVE}${files.get(file) ?? ''}`);
        shiftMap(`${file}.map`);
      }
    },
  };
}
