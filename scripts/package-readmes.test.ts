/** READMEs of published packages name only files that their readers get. The guide for contributors names existing ones. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

import { missingFiles, readmeClaims } from './lib/readme-claims.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const published = globSync('packages/*/package.json', { cwd: root })
  .filter((file) => !read(file).includes('"private": true'))
  .map((file) => dirname(file));
const sections = read('docs/guides/packages.md')
  .split('\n## ')
  .slice(1)
  .map((text): [string, string] => [/^[\w-]+/.exec(text)?.[0] ?? '', text]);

it.each(published)('%s/README.md names no file that its tarball lacks', (folder) => {
  const readme = read(join(folder, 'README.md'));
  const links =
    readme.replaceAll(/^```.*?^```$/gms, '').match(/\]\(\.[^)]*\)|(?:SPEC|api-report)\.md/g) ?? [];
  expect([...links, ...readmeClaims(readme).files]).toEqual([]);
});

it.each(sections)('docs/guides/packages.md names files of %s that exist', (name, text) => {
  expect(missingFiles(join(root, 'packages', name), readmeClaims(text).files)).toEqual([]);
});
