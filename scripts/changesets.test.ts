import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.ts';

// A changeset that names a package that is not there, or published ones beside apps, stops the next version.
it('the changesets make a release plan', () => {
  const program = join(ROOT, 'node_modules/.bin/changeset');
  const { status, stdout, stderr } = spawnSync(program, ['status'], { cwd: ROOT, encoding: 'utf8' });
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
});
