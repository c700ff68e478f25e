// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = import.meta.dirname;

it('imports none of its own modules for what they do alone, which a build would leave out', () => {
  expect(manifest.sideEffects).toBe(false);
  const bare = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /^import '\./m.test(readFileSync(join(root, file), 'utf8')));
  expect(bare).toEqual([]);
});
