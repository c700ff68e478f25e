import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usage } from './commands.ts';

/** `pnpm dev` is told of elsewhere. */
const elsewhere = new Set(['dev']);

test('the table of commands in the README names each command, and no other one', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const table = /\n## Commands\n[^]*?\n((?:\|.*\n)+)/.exec(readme)?.[1] ?? '';
  const told = new Set([...table.matchAll(/^\| `(\w+)/gm)].map(([, name = '']) => name));
  const known = [...usage().matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
  expect([...told].toSorted()).toEqual(known.filter((name) => !elsewhere.has(name)).toSorted());
});
