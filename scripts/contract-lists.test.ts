import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callsIn, contractLists } from './contract-lists.ts';
import { ROOT } from './lib/root.ts';

/** Source without what a formatter decides. */
const bare = (code: string): string => code.replaceAll(/\s+/g, '').replaceAll(/,(?=[}\])])/g, '');

it.each(Object.entries(contractLists()))(
  '%s has the calls of today (`pnpm calls` writes it)',
  (file, text) => {
    expect(bare(readFileSync(join(ROOT, 'packages/contract/src', file), 'utf8'))).toBe(bare(text));
  },
);

it('a call that hides its path is refused with its file', () => {
  const code = "export const a = defineCall('x.a', { ...shape, method: 'GET', path: '/' });";
  expect(() => callsIn('x.ts', code)).toThrow('x.ts: 1 calls do not begin with their method and path');
});
