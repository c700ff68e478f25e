import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import ts from 'typescript';

import type { Entry, PublicPackage } from './public-program.ts';
import { ROOT } from './root.ts';

/** A piece of code in the documentation of a package. */
export interface Example {
  /** `packages/models/README.md, example 1`, or `packages/ui/src/badge/badge.tsx, Badge` */
  readonly name: string;
  /** Where the compiler takes it to stand, so that it imports its own package by name. */
  readonly file: string;
  readonly code: string;
}

const NOT_PUBLIC = /\.(test|check|stories|fixture)\.tsx?$|\/(testing|test-support)\//;

/** Blocks of code in a document, in their order. */
function fencedCode(file: string): { code: string; language: string }[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms);
  return Array.from(blocks, ([, language = 'ts', code = '']) => ({ language, code }));
}

/** Examples of a package's README, in their order. */
export function readmeExamples({ directory }: PublicPackage): Example[] {
  const readme = join(directory, 'README.md');
  return fencedCode(readme).map(({ code, language }, index) => ({
    name: `${relative(ROOT, readme)}, example ${index + 1}`,
    file: join(directory, `readme-example-${index + 1}.${language}`),
    code,
  }));
}

/** Examples of the guide in Storybook; each stands in an app that has the packages which it imports. */
export function guideExamples(): Example[] {
  const pages = globSync('.storybook/guide/*.mdx', { cwd: ROOT });
  return pages.toSorted().flatMap((page) =>
    fencedCode(join(ROOT, page)).map(({ code, language }, index) => {
      const app = code.includes("'@omnis/editor'") ? 'dashboard' : 'storefront';
      const file = `guide-${basename(page, '.mdx')}-${index + 1}.${language}`;
      return { name: `${page}, example ${index + 1}`, file: join(ROOT, 'apps', app, file), code };
    }),
  );
}

/** Names that an entry's source exports, as they are written in an import: `index.ts` names each one. */
function exportedNames({ source }: Entry): [name: string, imported: string][] {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement): [string, string][] => {
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause, isTypeOnly } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map((each) => [
      each.name.text,
      isTypeOnly || each.isTypeOnly ? `type ${each.name.text}` : each.name.text,
    ]);
  });
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The code of the `@example` tags of a comment, without fences and stars. */
export function exampleCode(comment: string): { code: string; language: string }[] {
  const plain = comment.replace(/^\/\*\*|\*\/$/g, '').replaceAll(/^[ \t]*\* ?/gm, '');
  return plain
    .split(/^@example\b/m)
    .slice(1)
    .map((part) => {
      const [, language, fenced] = /^\s*```(tsx?)\n(.*?)^```/ms.exec(part) ?? [];
      const bare = part.split(/^@[a-z]+\b/m)[0] ?? '';
      return { code: (fenced ?? bare).trim(), language: language ?? 'tsx' };
    });
}

/** Names that a piece of code imports or declares itself. */
function ownNames(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isNaming =
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isImportSpecifier(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node);
    if (isNaming && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest));
  return names;
}

/** An example beside a declaration takes the names of its own package for granted; here they are imported. */
function complete(code: string, exported: ReadonlyMap<string, string>): string {
  const own = ownNames(code);
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const imports = [...words].flatMap((word) => {
    const specifier = own.has(word) ? undefined : exported.get(word);
    return specifier === undefined ? [] : [`import ${specifier};\n`];
  });
  const isolated = code.includes('export ') || imports.length > 0 ? '' : 'export {};\n';
  return `${imports.join('')}${isolated}${code}\n`;
}

/** `@example` blocks beside the public names of a package. */
export function sourceExamples({ directory, entries }: PublicPackage): Example[] {
  const exported = new Map<string, string>();
  for (const entry of entries)
    for (const [name, imported] of exportedNames(entry))
      if (!exported.has(name)) exported.set(name, `{ ${imported} } from '${entry.specifier}'`);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: directory }).filter((path) => !NOT_PUBLIC.test(path));
  return files.toSorted().flatMap((path) => {
    const text = readFileSync(join(directory, path), 'utf8');
    if (!text.includes('@example')) return [];
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return file.statements.flatMap((statement) => {
      const names = declaredNames(statement).filter((name) => exported.has(name));
      if (names.length === 0) return [];
      const comments = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
      return comments
        .flatMap((comment) => exampleCode(comment.getText()))
        .map(({ code, language }, index): Example => {
          const label = `${names.join(', ')}${index > 0 ? ` ${index + 1}` : ''}`;
          return {
            name: `${relative(ROOT, join(directory, path))}, ${label}`,
            file: join(directory, `source-example-${names[0] ?? ''}-${index + 1}.${language}`),
            code: complete(code, exported),
          };
        });
    });
  });
}

/** Modules that examples import from beside themselves are the reader's own; each stands for a component. */
export function neighbours(examples: readonly Example[]): Map<string, string> {
  const paths = examples.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/^[^/\n]*\b(?:from |import\()'(\.\/[\w-]+\.tsx?)'/gm), ([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  return new Map(paths.map((path) => [path, 'export default () => null;\n']));
}

/** Faults that the compiler finds in an example, line by line. */
export function exampleFaults({ file }: Example, program: ts.Program): string[] {
  const source = program.getSourceFile(file);
  if (source === undefined) return ['the compiler does not know it'];
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText, start = 0 }) => {
      const { line } = source.getLineAndCharacterOfPosition(start);
      const code = source.text.split('\n')[line]?.trim() ?? '';
      return `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n    ${code}`;
    },
  );
}
