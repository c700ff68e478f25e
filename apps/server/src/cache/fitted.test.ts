import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fitted } from './fitted.ts';
import { packedJson } from './packed-json.ts';
import { JsonText } from '../http/json-text.ts';

test('compressed bytes keep no more memory than they are long', () => {
  const compressed = zstdCompressSync('x'.repeat(100_000));
  expect(compressed.buffer.byteLength).toBeGreaterThan(60_000);
  const kept = fitted(compressed);
  expect(kept.buffer.byteLength).toBe(compressed.length);
  expect(kept.equals(compressed)).toBe(true);
  expect(fitted(kept)).toBe(kept);
});

test('a packed answer keeps no more memory than it is counted with', () => {
  const packed = packedJson.pack(new JsonText(JSON.stringify('tee '.repeat(5000))));
  expect(packed?.buffer.byteLength).toBe(packed?.length);
});
