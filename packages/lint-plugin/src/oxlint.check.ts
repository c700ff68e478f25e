import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { FIXTURE } from './testing/fixture.ts';

const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

it('is loaded by oxlint, which reports each breach at its place', () => {
  const args = [oxlint, '--config', 'oxlint.json', '--format', 'unix', '.'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: FIXTURE, encoding: 'utf8' });
  const found = stdout.split('\n').filter((line) => line.includes('house('));
  const places = found.map((line) => line.replace(/^(.*?:\d+):.*\[Error\/(.*)\]$/, '$1 $2'));
  expect(places.toSorted()).toEqual([
    'packages/store/src/cart.ts:1 house(no-silencers)',
    'packages/store/src/index.ts:1 house(layers)',
    'packages/store/src/index.ts:2 house(layers)',
    'packages/store/src/index.ts:5 house(no-export-star)',
    'packages/view/src/button.tsx:3 house(no-raw-colour)',
  ]);
  expect(status).toBe(1);
});
