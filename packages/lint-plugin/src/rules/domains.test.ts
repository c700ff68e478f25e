import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { isObject } from '../json.ts';
import { domainBreach } from './domains.ts';

const root = join(import.meta.dirname, '../../../..');

/** Goes down with each breach that is mended, and never up. */
const ALLOWED = 0;

/** The breaches that the settings of the linter allow. */
function readAllowed(): string[] {
  const config: unknown = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  const rules = isObject(config) && isObject(config['rules']) ? config['rules'] : {};
  const rule = rules['house/domains'];
  const options: unknown = Array.isArray(rule) ? rule[1] : undefined;
  const allowed = isObject(options) && Array.isArray(options['allowed']) ? options['allowed'] : [];
  return allowed.map(String);
}

const allowed = readAllowed();

it('allows breaches only that are still there, and fewer with time', () => {
  expect(allowed.length).toBe(ALLOWED);
  expect(new Set(allowed).size).toBe(allowed.length);
  const mended = allowed.filter((breach) => {
    const file = join(root, 'apps/server/src/domains', breach.split(' -> ')[0] ?? '');
    const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g);
    return ![...specifiers].some(([, specifier = '']) => domainBreach(file, specifier) === breach);
  });
  expect(mended).toEqual([]);
});
