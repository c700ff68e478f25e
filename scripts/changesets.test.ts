import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '@omnis/lint-plugin';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedPackages } from './lib/pack.ts';
import { findPrivateNames, readReleasePlan, type ReleasePlan } from './lib/pending-releases.ts';
import { ROOT } from './lib/root.ts';
import { findChangelogFault } from './suites/pack-faults.ts';

describe('a release', () => {
  let plan: ReleasePlan;
  // A changeset that names a package that is not there, or published ones beside apps, stops the next version.
  beforeAll(async () => {
    plan = await readReleasePlan();
  });

  it('has no changeset that names a private package', () => {
    const { packages } = readWorkspace(ROOT);
    const isPrivate = (name: string): boolean => packages.get(name)?.manifest.isPrivate ?? false;
    expect(findPrivateNames(plan.changesets, isPrivate)).toEqual([]);
  });

  it('finds a changelog that fits the version of each published package, or a changeset that will write one', () => {
    const faults = publishedPackages().flatMap(({ directory, manifest: { name } }) => {
      const file = join(directory, 'CHANGELOG.md');
      const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
      const fault = findChangelogFault({
        version: String(Object(manifest).version),
        changelog: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
        isPending: plan.releases.some((release) => release.name === name),
      });
      return fault === null ? [] : [`${name}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});

describe('findPrivateNames', () => {
  it('names the file and the private package', () => {
    const changesets = [
      { id: 'brave-shoes', packages: ['@omnis/ui', '@omnis/storefront'] },
      { id: 'calm-hats', packages: ['@omnis/ui'] },
    ];
    expect(findPrivateNames(changesets, (name) => name === '@omnis/storefront')).toEqual([
      '.changeset/brave-shoes.md names @omnis/storefront, which is private',
    ]);
  });
});
