import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('./temporary-folder.ts', import.meta.url).href);

/** Runs a program that makes a folder as a test does, and then ends its own way. */
function folderOf(end: string): { made: string; code: number | null } {
  const program = `
    const { mkdtempSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { ownTemporaryFolder } = await import(${module});
    ownTemporaryFolder('omnis-folders-');
    console.log(mkdtempSync(tmpdir() + '/omnis-inner-'));
    ${end}`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { made: stdout.trim(), code: status };
}

test.each([
  ['comes to its end', '', 0],
  ['fails', 'throw new Error("a failure");', 1],
  ['is told to end', 'process.exit(3);', 3],
])('the files that a program left go when it %s', (_how, end, expected) => {
  const { made, code } = folderOf(end);
  expect(code).toBe(expected);
  expect(dirname(dirname(made))).toBe(tmpdir());
  expect(existsSync(dirname(made))).toBe(false);
});
