import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { ROOT } from './root.ts';

/** Packages whose public names are written down and compared: those that need no browser. */
export const REPORTED = ['models', 'validation', 'guards'] as const;

/** Characters of a line; of the few longer ones the beginning is kept. */
const LONGEST = 2000;

/** Where a package's report is kept. */
export function reportPath(name: string): string {
  return join(ROOT, 'packages', name, 'api-report.md');
}

/** Entries of a package with code, by what they are imported as, with their source. */
function entriesOf(name: string): [string, string][] {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
  const exported = Object(Object(manifest).exports);
  return Object.entries(exported).flatMap(([key, target]): [string, string][] => {
    const source: unknown = Object(target)['@omnis/source'];
    return typeof source === 'string'
      ? [[`@omnis/${name}${key.slice(1)}`, join(ROOT, 'packages', name, source)]]
      : [];
  });
}

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)} … (${line.length} characters)`;
}

/** Puts the name of an exported union in place of its members, which the compiler writes out. */
function nameUnions(lines: readonly string[]): string[] {
  const unions = lines
    .flatMap((line) => Array.from(line.matchAll(/^type (\w+) = ('.*' \| '.*')$/g)))
    .toSorted(([, , one = ''], [, , other = '']) => other.length - one.length);
  return lines.map((line) =>
    unions.reduce(
      (text, [, name = '', union = '']) =>
        text.startsWith(`type ${name} =`) ? text : text.replaceAll(union, name),
      line,
    ),
  );
}

function describe(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const written = (type: ts.Type, flags = FLAGS): string => checker.typeToString(type, undefined, flags);
  const members = (type: ts.Type): string =>
    type
      .getProperties()
      .map((member) => {
        const optional = (member.flags & ts.SymbolFlags.Optional) === 0 ? '' : '?';
        return `${member.name}${optional}: ${written(checker.getTypeOfSymbol(member))}`;
      })
      .join('; ');
  if ((symbol.flags & ts.SymbolFlags.Interface) !== 0) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const calls = type.getCallSignatures().map((call) => `${checker.signatureToString(call)}; `);
    return `interface ${name} { ${calls.join('')}${members(type)} }`;
  }
  if ((symbol.flags & ts.SymbolFlags.TypeAlias) !== 0) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${written(type, FLAGS | ts.TypeFormatFlags.InTypeAlias)}`;
  }
  const type = checker.getTypeOfSymbol(symbol);
  const [call] = type.getCallSignatures();
  if ((symbol.flags & ts.SymbolFlags.Function) !== 0 && call !== undefined) {
    return type
      .getCallSignatures()
      .map((each) => `function ${name}${checker.signatureToString(each, undefined, FLAGS)}`)
      .join(' | ');
  }
  // What a schema reads says more of it than its own type, which is long.
  const output = type.getProperty('_output');
  return output === undefined
    ? `const ${name}: ${written(type)}`
    : `schema ${name} { ${members(checker.getNonNullableType(checker.getTypeOfSymbol(output)))} }`;
}

/** The public names of each package with their types, as its report has them. */
export function writeReports(names: readonly string[]): Map<string, string> {
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...base.config.compilerOptions, lib: ['ES2025', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: [] },
    ROOT,
  );
  const entries = new Map(names.map((name) => [name, entriesOf(name)]));
  const sources = [...entries.values()].flat().map(([, source]) => source);
  const program = ts.createProgram(sources, options);
  const checker = program.getTypeChecker();
  const section = ([entry, source]: [string, string]): string => {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${source} is no module`);
    const described = checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      return describe(symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol, checker);
    });
    const lines = nameUnions(described).map(shorten);
    return `## ${entry}\n\n\`\`\`text\n${lines.toSorted().join('\n')}\n\`\`\`\n`;
  };
  return new Map(
    [...entries].map(([name, list]) => [
      name,
      `# Public names of @omnis/${name}\n\nWritten by \`node scripts/api-report.ts\`; a test compares it, so that a change of what others import shows in review.\n\n${list.map(section).join('\n')}`,
    ]),
  );
}
