import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readTarball } from './tarball.ts';

const folder = mkdtempSync(join(tmpdir(), 'tarball-'));
afterAll(() => rmSync(folder, { recursive: true }));

function tar(name: string, format: string, files: Readonly<Record<string, string>>): string {
  const root = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const path = join(folder, `${name}.tgz`);
  execFileSync('tar', ['-czf', path, `--format=${format}`, '-C', root, 'package']);
  return path;
}

describe('readTarball', () => {
  // Longer than a header has room for in one field, and longer than in both.
  const long = `package/dist/${'a-module-with-a-name/'.repeat(6)}index.js`;
  const longer = `package/dist/${'a-module-with-a-name/'.repeat(14)}index.js`;

  it.each([
    ['ustar', long],
    ['posix', longer],
  ])('reads files, sizes and the manifest of a %s archive, long names too', (format, name) => {
    const files = { 'package/package.json': '{"version":"1.2.3"}', [name]: 'x'.repeat(700) };
    const tarball = readTarball(tar(format, format, files));
    expect([...tarball.files.keys()].toSorted()).toEqual(Object.keys(files).toSorted());
    expect(tarball.files.get(name)?.toString()).toBe('x'.repeat(700));
    expect(tarball.manifest).toEqual({ version: '1.2.3' });
    expect(tarball.unpackedBytes).toBe(719);
    expect(tarball.packedBytes).toBeGreaterThan(100);
  });

  it('names a file that is no package', () => {
    const path = tar('other', 'ustar', { 'package/readme.txt': 'x' });
    expect(() => readTarball(path)).toThrow(`${path} holds no package/package.json`);
  });
});
