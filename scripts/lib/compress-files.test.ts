import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('texts of a build lie there compressed, and nothing else does', async () => {
  const text = 'export const shop = 1;\n'.repeat(100);
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep', 'main-1a2b.js'), text);
  writeFileSync(join(folder, 'small.js'), 'export {};');
  writeFileSync(join(folder, 'font.woff2'), text);
  await compressFiles(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['deep', 'font.woff2', 'small.js']);
  const file = (name: string): Buffer => readFileSync(join(folder, 'deep', name));
  expect(brotliDecompressSync(file('main-1a2b.js.br')).toString()).toBe(text);
  expect(gunzipSync(file('main-1a2b.js.gz')).toString()).toBe(text);
});
