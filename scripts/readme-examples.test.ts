import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';
import { describe, expect, test } from 'vitest';

import { ROOT } from './lib/root.ts';

/** A piece of code in a package's README. */
interface Example {
  /** `packages/models/README.md, example 1` */
  name: string;
  /** Where the compiler takes it to stand, so that it imports its own package by name. */
  file: string;
  code: string;
}

/** Packages whose examples are compiled and run here: those that need no browser, which takes seconds and not a minute. */
const PACKAGES = ['models', 'validation', 'guards'];

const examples: Example[] = PACKAGES.map((name) => `packages/${name}/README.md`).flatMap((path) => {
  const blocks = readFileSync(join(ROOT, path), 'utf8').matchAll(/^```(tsx?)\n(.*?)^```$/gms);
  return Array.from(blocks, ([, language = 'ts', code = ''], index) => ({
    name: `${path}, example ${index + 1}`,
    file: join(ROOT, dirname(path), `readme-example-${index + 1}.${language}`),
    code,
  }));
});

/** What the compiler says of all examples, by file; they are compiled together, over the packages' sources. */
function compile(): Map<string, string[]> {
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...base.config.compilerOptions, lib: ['ES2025', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: [] },
    ROOT,
  );
  const codes = new Map(examples.map(({ file, code }) => [file, code]));
  const plain = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...plain,
    readFile: (file) => codes.get(file) ?? plain.readFile(file),
    fileExists: (file) => codes.has(file) || plain.fileExists(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const code = codes.get(file);
      return code === undefined
        ? plain.getSourceFile(file, languageVersion, ...rest)
        : ts.createSourceFile(file, code, languageVersion, true);
    },
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return new Map(
    examples.map(({ file }) => {
      const source = program.getSourceFile(file);
      const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [file, faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}

/** What the lines that print say they print: the comment behind them, or on the line below. */
function promised(code: string): string[] {
  return Array.from(code.matchAll(/^console\.log\(.*\);\s*\/\/ (.*)$/gm), ([, said = '']) => said);
}

/** What an example prints, line by line, when Node runs it over the sources. */
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

describe('examples of the packages’ READMEs', () => {
  const faults = compile();

  test.each(examples)('$name compiles', ({ file }) => {
    expect(faults.get(file)).toEqual([]);
  });

  test('every package has one that prints', () => {
    const printing = examples.filter(({ code }) => promised(code).length > 0);
    expect(printing.map(({ file }) => dirname(file))).toEqual(
      PACKAGES.map((name) => join(ROOT, 'packages', name)),
    );
  });

  test.each(examples.filter(({ code }) => promised(code).length > 0))(
    '$name prints what it says',
    ({ file, code }) => {
      const values = printed(file, code);
      const lines = promised(code);
      expect(values).toHaveLength(lines.length);
      for (const [index, said] of lines.entries())
        expect([said, values[index], agrees(said, values[index] ?? '')]).toEqual([said, values[index], true]);
    },
  );
});
