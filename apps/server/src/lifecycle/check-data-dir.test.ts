import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { checkDataDir } from './check-data-dir.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-data-dir-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is missing is made, and one that is there is taken', async () => {
  const path = join(folder, 'new/one');
  await checkDataDir(path);
  await checkDataDir(path);
  expect(existsSync(path)).toBe(true);
});

test('a file in the place of the folder is named, and so is one on the way to it', async () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  await expect(checkDataDir(path)).rejects.toBeInstanceOf(ConfigError);
  await expect(checkDataDir(path)).rejects.toThrow(
    /^DATA_DIR names .*file, which cannot be used: it is a file/,
  );
  await expect(checkDataDir(join(path, 'below'))).rejects.toThrow(/a part of the path is a file/);
});

test.skipIf(process.getuid?.() === 0)('a folder that this user may not write to is named', async () => {
  const path = mkdtempSync(join(folder, 'closed-'));
  chmodSync(path, 0o500);
  await expect(checkDataDir(path)).rejects.toThrow(/this user may not write there/);
});
