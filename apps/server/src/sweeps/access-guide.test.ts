import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessGuideFile } from '../testing/sweep/access-guide-file.ts';
import { accessGuide } from '../testing/sweep/access-guide.ts';

test('docs/guides/access.md says what the contract says; `node scripts/access-guide.ts` writes it', () => {
  expect(readFileSync(accessGuideFile, 'utf8')).toBe(accessGuide());
});
