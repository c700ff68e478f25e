/** Manifests and READMEs of published packages say what npm and its users look for. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { linkFields, publishedManifests, repositoryAddress } from './lib/manifests.ts';
import { ROOT } from './lib/root.ts';

const published = publishedManifests().map(({ file, manifest }) => ({
  name: `@omnis/${basename(dirname(file))}`,
  file,
  manifest,
}));

describe.each(published)('$name', ({ name, file, manifest }) => {
  it('has keywords, a licence, an engine, and is published with its provenance', () => {
    expect(manifest).toMatchObject({ name, license: 'MIT', engines: { node: expect.any(String) } });
    expect(manifest['publishConfig']).toMatchObject({ access: 'public', provenance: true });
    expect(manifest['keywords']).toContain('omnis');
  });

  it('names the repository as the root does', () => {
    const address = repositoryAddress();
    const { repository, homepage, bugs } = manifest;
    expect({ repository, homepage, bugs }).toEqual(address === undefined ? {} : linkFields(address, file));
  });

  it('says in its README how it is installed, with the peers that it needs', () => {
    const optional = Object(manifest['peerDependenciesMeta']);
    const peers = Object.keys(Object(manifest['peerDependencies'])).filter(
      (peer) => Object(optional[peer]).optional !== true,
    );
    const readme = readFileSync(join(dirname(file), 'README.md'), 'utf8');
    expect(readme).toContain(`\`\`\`sh\nnpm install ${[name, ...peers].join(' ')}\n\`\`\`\n`);
  });
});

it('all packages have the same version', () => {
  const config: unknown = JSON.parse(readFileSync(join(ROOT, '.changeset/config.json'), 'utf8'));
  expect(Object(config).fixed).toEqual([published.map(({ name }) => name)]);
  expect(new Set(published.map(({ manifest }) => manifest['version'])).size).toBe(1);
});
