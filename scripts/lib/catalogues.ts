import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.ts';

/** A text of a catalogue: its key, and the text in each of its forms. */
export interface CatalogueEntry {
  readonly key: string;
  readonly forms: readonly string[];
}

const formsOf = (node: ts.Expression): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? formsOf(each.initializer) : []));
};

function entriesIn(code: string): CatalogueEntry[] {
  const source = ts.createSourceFile('en.ts', code, ts.ScriptTarget.Latest, true);
  const found: CatalogueEntry[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(node)) return ts.forEachChild(node, visit);
    for (const each of node.properties)
      if (ts.isPropertyAssignment(each))
        found.push({ key: each.name.getText().replaceAll("'", ''), forms: formsOf(each.initializer) });
  };
  visit(source);
  return found;
}

/** The English catalogues of an interface, by area. */
export function cataloguesOf(folder: string): { area: string; entries: CatalogueEntry[] }[] {
  const path = join(ROOT, folder, 'texts');
  return readdirSync(path, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => ({ area: name, entries: entriesIn(readFileSync(join(path, name, 'en.ts'), 'utf8')) }));
}

/** Each word that stands in quotes in these sources, among them the keys of texts. */
export function keysIn(sources: readonly string[]): ReadonlySet<string> {
  return new Set(sources.flatMap((code) => [...code.matchAll(/'(\w+)'/g)].map(([, key = '']) => key)));
}
