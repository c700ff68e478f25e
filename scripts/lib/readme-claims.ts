import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { PublicPackage } from './public-program.ts';

/** Claims of a README about what exists. */
export interface Claims {
  /** Identifiers in the tables headed “there is”: what the package offers. */
  readonly offered: readonly string[];
  /** All identifiers, as `PageView` of `<PageView page>` and `openApiDocument` of `openApiDocument(version)`. */
  readonly names: readonly string[];
  /** Source files, as `src/money.ts`, `order-flow.ts`, `src/schemas/`. */
  readonly files: readonly string[];
}

const NAME = /^<?([A-Z][a-z]\w*|[a-z]+[A-Z]\w*|[a-z]\w*(?=\())/;
const FILE = /^(?:[\w.-]+\/)*[\w.-]+\.tsx?$|^src\/[\w./-]*$/;
/** Names that explain how something new is added; nothing of the sort is there. */
const INVENTED = /gadget/i;

function spansOf(text: string): string[] {
  return Array.from(text.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span).filter(
    (span) => !INVENTED.test(span),
  );
}

function namesIn(text: string): string[] {
  return spansOf(text).flatMap((span) => {
    const [, name] = NAME.exec(span) ?? [];
    return name === undefined || FILE.test(span) ? [] : [name];
  });
}

/** Reads the text of a README, outside of its examples. */
export function readmeClaims(readme: string): Claims {
  const text = readme.replaceAll(/^```.*?^```$/gms, '');
  const tables = Array.from(
    text.matchAll(/^\|[^\n]*\| there is +\|\n((?:\|[^\n]*\n)+)/gm),
    ([, rows = '']) => rows,
  );
  return {
    offered: [...new Set(tables.flatMap(namesIn))],
    names: [...new Set(namesIn(text))],
    files: [...new Set(spansOf(text).filter((span) => FILE.test(span)))],
  };
}

/** Which of these names stand nowhere in the sources of a package. */
export function unknownNames({ directory }: PublicPackage, names: readonly string[]): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: directory }).map((path) =>
    readFileSync(join(directory, path), 'utf8'),
  );
  const words = new Set(sources.flatMap((source) => source.match(/[A-Za-z_$][\w$]*/g) ?? []));
  return names.filter((name) => !words.has(name));
}

/** The mentioned files that a package does not have. */
export function missingFiles(directory: string, files: readonly string[]): string[] {
  const present = globSync('{src,scripts,css}/**/*', { cwd: directory });
  const names = new Set(present.map((path) => basename(path)));
  return files.filter((file) => {
    if (file.startsWith('src/')) return !present.includes(file.replace(/\/$/, ''));
    // Tables shorten a path to its name; another folder of the repository is none of the package's.
    return !file.startsWith('scripts/') && !names.has(basename(file));
  });
}
