import { join } from 'node:path';

import ts from 'typescript';

import { describeSymbol, shorten } from './describe-symbol.ts';
import type { Entry, PublicPackage } from './public-program.ts';
import { ROOT } from './root.ts';

/** Command that rewrites the reports. */
export const REPORT_COMMAND = 'pnpm api-report';

/** Where a package's report is kept. */
export function reportPath({ directory }: PublicPackage): string {
  return join(directory, 'api-report.md');
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

/** Every name that an entry exports with its type, one a line. */
export function describeEntry({ source }: Entry, program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${source} is no module`);
  const described = checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return describeSymbol(symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol, checker);
  });
  return nameUnions(described).toSorted();
}

/** Modules are named from the root, wherever the repository lies. */
const fromRoot = (line: string): string => line.replaceAll(`${ROOT}/`, '');

/** The report of a package: what others import from it, by entry. */
export function writeReport(pkg: PublicPackage, program: ts.Program): string {
  const sections = pkg.entries.map(
    (entry) =>
      `## ${entry.specifier}\n\n\`\`\`text\n${describeEntry(entry, program).map(fromRoot).map(shorten).join('\n')}\n\`\`\`\n`,
  );
  return `# Public names of @omnis/${pkg.name}\n\nWritten by \`${REPORT_COMMAND}\`; a test compares it, so that a change of what others import shows in review.\n\n${sections.join('\n')}`;
}

/** Most lines of a difference that are shown. */
const MOST_LINES = 12;
const WIDTH = 400;

/** Shows both forms of a changed line from shortly before the place where they part. */
function around(line: string, other: string): string {
  let at = 0;
  while (at < line.length && line[at] === other[at]) at += 1;
  const start = at < WIDTH / 2 ? 0 : at - WIDTH / 4;
  return `${start > 0 ? `${line.slice(0, 60)} … ` : ''}${line.slice(start, start + WIDTH)}`;
}

/**
 * Says how what a package exports differs from its committed report, and what to do about it.
 *
 * @returns null where nothing differs
 */
export function reportDifference(name: string, committed: string, current: string): string | null {
  if (committed === current) return null;
  const [before, after] = [committed.split('\n'), current.split('\n')];
  const removed = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  const subject = (line: string): string => /^\w+ [\w$]+/.exec(line)?.[0] ?? line;
  const partner = (line: string, others: readonly string[]): string =>
    others.find((other) => subject(other) === subject(line)) ?? '';
  const lines = [
    ...removed.map((line) => `- ${around(line, partner(line, added))}`),
    ...added.map((line) => `+ ${around(line, partner(line, removed))}`),
  ].toSorted((one, other) => subject(one.slice(2)).localeCompare(subject(other.slice(2))));
  return [
    `What others import from @omnis/${name} is not what packages/${name}/api-report.md says:`,
    ...lines.slice(0, MOST_LINES),
    ...(lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} lines more`] : []),
    `If that is meant, run \`${REPORT_COMMAND}\`, commit the report, and add a changeset (\`pnpm changeset\`).`,
  ].join('\n');
}
