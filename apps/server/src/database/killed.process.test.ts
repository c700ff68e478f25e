import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProgram } from '../testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a migration of the embedded database that is killed in its middle leaves nothing half done', async () => {
  const first = startProgram('testing/slow-migration.ts', { args: [folder, '100'] });
  await first.printed(/in its middle/);
  first.process.kill('SIGKILL');
  await first.ended;
  // The table of the last migration is not there: making it again would fail.
  const second = await startProgram('testing/slow-migration.ts', { args: [folder, '0'] }).ended;
  expect(second).toMatchObject({ code: 0, errors: '' });
  expect(second.out).toMatch(/carried out 0001-platform .* 9001-slow$/m);
  const third = await startProgram('testing/slow-migration.ts', { args: [folder, '0'] }).ended;
  expect(third.out).toMatch(/carried out nothing$/m);
});
