import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/root.ts';
import { specTexts } from './lib/spec-texts.ts';

/** Tells whether a source holds a text as the whole of a string. */
function holds(source: string, text: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + text + quote));
}

test('a text counts as a whole string only', () => {
  expect(holds("say('Permission denied')", 'Permission denied')).toBe(true);
  expect(holds("say('403 Permission denied')", 'Permission denied')).toBe(false);
  expect(holds('// Permission denied', 'Permission denied')).toBe(false);
});

/**
 * Failure messages for shoppers, owners and staff are agreed word for word. Where a test goes or no longer asserts its
 * text, another has to prove it, and is named in `lib/spec-texts.ts`.
 */
test('every text that the specification fixes is asserted by a test', () => {
  // So that none is dropped unnoticed.
  expect(new Set(specTexts.map(({ text }) => text)).size).toBe(65);
  const missing = specTexts.filter(({ text, test: file }) => {
    const path = join(ROOT, file);
    return !existsSync(path) || !holds(readFileSync(path, 'utf8'), text);
  });
  expect(missing).toEqual([]);
});
