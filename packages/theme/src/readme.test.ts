import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as core from './index.ts';
import * as react from './react/index.ts';

const entry: object = { ...core, ...react };

/** The table that leads from a line of the specification to its names. */
const table = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  .split('## From the specification')[1]
  ?.split('\n## ')[0];
const lines = (table ?? '').split('\n').filter((line) => /^\| [a-z]+\.md/.test(line));

it.each(lines)('MAP1 %s', (line) => {
  const names = [...(line.split('|')[2] ?? '').matchAll(/`([A-Za-z]+)`/g)].map((match) => match[1] ?? '');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in entry))).toEqual([]);
});

it('MAP1 no line is missing', () => {
  expect(lines.length).toBeGreaterThan(5);
});
