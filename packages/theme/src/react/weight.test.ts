import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

describe('T18 weight in the browser', () => {
  it('T18 all of theme/react is at most 3 kB gzip beyond React and styled-components, without theme data', async () => {
    // A process of its own: a bundler does not start in a virtual machine with a document.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, '../../scripts/measure-bundle.ts')],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
    const { gzip, modules, whole }: { gzip: number; modules: string[]; whole: boolean } = JSON.parse(stdout);
    expect(whole).toBe(true);
    expect(modules.filter((id) => /\/src\/(themes|tokens|engine\/(?!keys))/.test(id))).toEqual([]);
    expect(gzip).toBeLessThanOrEqual(3000);
  });
});
