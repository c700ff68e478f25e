/** The commands that the README and the guides tell people to copy exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = ['README.md', ...globSync('docs/guides/*.md', { cwd: root }).toSorted()];

/** Commands of pnpm itself that the guides name. */
const ofPnpm = new Set(['install', 'publish', 'deprecate', '-r']);

/** Code that begins like a command and is a name of something else. */
const names = new Set(['omnis reading']);

const manifest = z.object({ scripts: z.record(z.string(), z.string()).optional() });
const scripts = new Set(
  ['package.json', ...globSync('{packages,apps}/*/package.json', { cwd: root })].flatMap((file) =>
    Object.keys(manifest.parse(JSON.parse(read(file))).scripts ?? {}),
  ),
);
const suites = globSync('scripts/suites/*.ts', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^ {2}name: '([\w-]+)',$/gm)].map(([, name = '']) => name),
);
/** The source of each command of `omnis`, by its name. */
const commands = new Map(
  globSync('apps/server/src/cli/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/: Command = \{\n {2}name: '(\w+)'/g)].map(
        ([, name = '']): [string, string] => [name, read(file)],
      ),
    ),
);

/** The pieces of code of a document: its blocks, line by line, and its spans. */
function codeOf(document: string): string[] {
  // A command may go on in the next line.
  const text = document.replaceAll(/ \\\n\s+/g, ' ');
  const fenced = /^```\w*\n([^]*?)^```$/gm;
  const blocks = [...text.matchAll(fenced)].flatMap(([, block = '']) => block.split('\n'));
  const prose = text.replaceAll(fenced, '');
  const indented = [...prose.matchAll(/^ {4}(.*)$/gm)].map(([, line = '']) => line);
  const spans = [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, span = '']) => span);
  return [...blocks, ...indented, ...spans].map((code) => code.replace(/\s# .*$/, '').trim());
}

/** The words of a command's line, which may follow variables or `npx`; undefined when it calls something else. */
function wordsOf(code: string): { program: 'pnpm' | 'omnis' | 'node'; words: readonly string[] } | undefined {
  const line = /^(?:[A-Z_]+=\S+ )*(?:npx -y )?(pnpm|omnis|node)(?:@[\d.]+)? (.+)$/.exec(code);
  const [, program, rest = ''] = line ?? [];
  const words = rest.split(/\s+/);
  if (program === 'pnpm' && words[0] === 'omnis') return { program: 'omnis', words: words.slice(1) };
  return program === 'pnpm' || program === 'omnis' || program === 'node' ? { program, words } : undefined;
}

/** The reason why a command cannot be run; undefined when it can. */
function faultOf(code: string): string | undefined {
  const call = wordsOf(code);
  if (call === undefined || names.has(code) || /^[<…=]/.test(call.words[0] ?? '')) return undefined;
  const [name = '', ...rest] = call.words;
  if (call.program === 'node') return existsSync(join(root, name)) ? undefined : `no file ${name}`;
  if (call.program === 'pnpm') {
    if (!scripts.has(name) && !ofPnpm.has(name)) return `no script ${name}`;
    const unknown = /^test(?::long)?$/.test(name) ? rest.find((word) => !suites.includes(word)) : undefined;
    return unknown === undefined ? undefined : `no suite ${unknown}`;
  }
  const source = commands.get(name);
  if (source === undefined) return name === 'help' ? undefined : `no command ${name}`;
  // Its own words and flags, not what stands for an answer.
  const isAnswer = (at: number): boolean =>
    rest[at - 1]?.startsWith('--') === true && !rest[at]?.startsWith('--');
  const own = rest.flatMap((word, at) =>
    isAnswer(at) ? [] : (/^\[?(?:--)?([a-z][a-z-]*)\]?$/.exec(word)?.[1] ?? []),
  );
  const unknown = own.find((word) => word !== 'help' && !source.includes(word));
  return unknown === undefined ? undefined : `${name} knows nothing of ${unknown}`;
}

test('the README’s first block of code is the two commands that start and test everything', () => {
  const [, first = ''] = /^```sh\n([^]*?)^```$/m.exec(read('README.md')) ?? [];
  const version = z.object({ packageManager: z.string() }).parse(JSON.parse(read('package.json')));
  expect(
    first
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/ +# .+$/, '')),
  ).toEqual([`npx -y ${version.packageManager} start`, `npx -y ${version.packageManager} test`]);
});

test.each(documents)('%s: each command exists', (file) => {
  const faults = codeOf(read(file)).flatMap((code) => {
    const fault = faultOf(code);
    return fault === undefined ? [] : [`${code}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test.each(documents)('%s: no command stands in running text, where its line would be broken', (file) => {
  const prose = read(file)
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/^(?: {4}|\|).*$/gm, '')
    .replaceAll(/`[^`]*`/g, '');
  expect(prose.match(/\b(?:npx -y \S+|pnpm(?:@[\d.]+)? (?:start|test|omnis)\b.*)/g) ?? []).toEqual([]);
});

test.each([
  ['pnpm strat', 'no script strat'],
  ['npx -y pnpm@1.2.3 omnis backpu FOLDER', 'no command backpu'],
  ['omnis staff invent EMAIL', 'staff knows nothing of invent'],
  ['omnis storage move --to s3 --delte', 'storage knows nothing of delte'],
  ['pnpm test unti', 'no suite unti'],
  ['node bench/walking.ts', 'no file bench/walking.ts'],
])('a command that does not exist is named: %s', (code, fault) => {
  expect(faultOf(code)).toBe(fault);
});
