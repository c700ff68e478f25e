import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { describeEntry, reportDifference, reportPath, writeReport } from './lib/api-report.ts';
import { exampleFaults, guideExamples, neighbours, readmeExamples, sourceExamples } from './lib/examples.ts';
import { createProgram, publicPackages } from './lib/public-program.ts';
import { readmeClaims, unknownNames } from './lib/readme-claims.ts';

const packages = publicPackages();
const readmes = packages.flatMap(readmeExamples);
const examples = [...readmes, ...guideExamples(), ...packages.flatMap(sourceExamples)];
// One program for everything: to make it takes most of the time.
const program = createProgram(
  packages.flatMap(({ entries }) => entries.map(({ source }) => source)),
  new Map([...neighbours(examples), ...examples.map(({ file, code }): [string, string] => [file, code])]),
);

describe('the public API', () => {
  test.each(packages)('from @omnis/$name is what its api-report.md says', (pkg) => {
    const path = reportPath(pkg);
    const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const difference = reportDifference(pkg.name, committed, writeReport(pkg, program));
    expect(difference, difference ?? '').toBeNull();
  });
});

/** Output that printing lines promise: the comment behind them, or on the line below. */
function promised(code: string): string[] {
  return Array.from(code.matchAll(/^console\.log\(.*\);\s*\/\/ (.*)$/gm), ([, said = '']) => said);
}

/** Output of an example, line by line, when Node runs it over the sources. */
function printed(file: string, code: string): string[] {
  // Each value on one line, written as Node shows it.
  const shown = code.replaceAll(/^console\.log\((.*)\);/gm, 'show($1);');
  const show =
    "import { inspect } from 'node:util';\nconst show = (value: unknown) => process.stdout.write(`${inspect(value, { breakLength: Infinity, depth: 9 })}\\n`);\n";
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=@omnis/source', '--input-type=module-typescript', '--eval', show + shown],
    { cwd: dirname(file), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split('\n');
}

/** A comment is spaced as our code is, may leave out the quotes of a text, and may say more after a colon. */
function agrees(said: string, value: string): boolean {
  const spaced = value.replaceAll('[ ', '[').replaceAll(' ]', ']');
  const bare = spaced.replace(/^'(.*)'$/, '$1');
  return [spaced, bare].some((text) => said === text || said.startsWith(`${text}: `));
}

describe('examples', () => {
  test.each(packages)('@omnis/$name has one in its README', ({ directory }) => {
    expect(readmes.filter(({ file }) => dirname(file) === directory)).not.toEqual([]);
  });

  test.each(examples)('$name compiles', (example) => {
    expect(exampleFaults(example, program)).toEqual([]);
  });

  const printing = readmes.filter(({ code }) => promised(code).length > 0);

  test('packages that need no browser have one that prints', () => {
    const printers = new Set(printing.map(({ file }) => dirname(file)));
    const neutral = ['contract', 'guards', 'models', 'texts', 'theme', 'validation'];
    const silent = packages.filter(({ directory }) => !printers.has(directory)).map(({ name }) => name);
    expect(silent.filter((name) => neutral.includes(name))).toEqual([]);
  });

  test.each(printing)('$name prints what it says', ({ file, code }) => {
    const values = printed(file, code);
    const lines = promised(code);
    expect(values).toHaveLength(lines.length);
    for (const [index, said] of lines.entries())
      expect([said, values[index], agrees(said, values[index] ?? '')]).toEqual([said, values[index], true]);
  });
});

describe('the README of each package', () => {
  const exported = new Map(
    packages.map(({ name, entries }) => [
      name,
      entries
        .flatMap((entry) => describeEntry(entry, program))
        .map((line) => /^\w+ ([\w$]+)/.exec(line)?.[1] ?? line),
    ]),
  );
  const everywhere = new Set([...exported.values()].flat());

  test.each(packages)('$name: offers what is exported, and names what is there', (pkg) => {
    const { offered, names } = readmeClaims(readFileSync(join(pkg.directory, 'README.md'), 'utf8'));
    const own = exported.get(pkg.name) ?? [];
    expect({
      offeredButNotExported: offered.filter((name) => !own.includes(name)),
      nowhere: unknownNames(
        pkg,
        names.filter((name) => !everywhere.has(name)),
      ),
    }).toEqual({ offeredButNotExported: [], nowhere: [] });
  });
});
