/**
 * `pnpm release:dry`: everything that a release does but publishing. It builds and packs each publishable package, checks
 * the tarballs, has a sample project outside of the workspace live on them alone, and tells what would be released.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from './lib/build.ts';
import { repositoryAddress } from './lib/manifests.ts';
import { requireOwnNode } from './lib/node-version.ts';
import { pack, publishedPackages, type Packed } from './lib/pack.ts';
import { readReleasePlan, type PendingRelease } from './lib/pending-releases.ts';
import { stopAll } from './lib/process.ts';
import { ROOT } from './lib/root.ts';
import { ownTemporaryFolder } from './lib/temporary-folder.ts';
import { textTable } from './lib/text-table.ts';
import { checkConsumer } from './suites/consumer.ts';
import { findChangelogFault } from './suites/pack-faults.ts';
import { checkPacked, checkPublic } from './suites/packages.ts';
import { countFact, countFailure, sum, type Counts } from './suites/suite.ts';

function say(title: string): void {
  console.log(`\n━━ ${title} ━━\n`);
}

function versionOf({ tarball }: Packed): string {
  return String(Object(tarball.manifest).version);
}

async function attempt(place: string, work: () => Promise<Counts>): Promise<Counts> {
  try {
    return await work();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(`  ${text}`);
    return countFailure(place, text.split('\n'));
  }
}

function checkChangelog(packed: Packed, releases: readonly PendingRelease[]): Counts {
  const { name } = packed.pkg.manifest;
  const fault = findChangelogFault({
    version: versionOf(packed),
    changelog: packed.tarball.files.get('package/CHANGELOG.md')?.toString('utf8'),
    isPending: releases.some((release) => release.name === name),
  });
  return countFact('its changelog fits its version', fault === null, fault === null ? [] : [fault]);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function tarballTable(all: readonly Packed[], releases: readonly PendingRelease[]): string {
  const rows = all.map((packed) => {
    const { name } = packed.pkg.manifest;
    const { packedBytes, unpackedBytes, files } = packed.tarball;
    const release = releases.find((each) => each.name === name);
    const next = release ? `${release.to} (${release.kind}, changesets: ${release.changesets})` : '–';
    return [name, versionOf(packed), kilobytes(packedBytes), kilobytes(unpackedBytes), `${files.size}`, next];
  });
  const head = ['tarball', 'version', 'packed', 'unpacked', 'files', 'changesets would release'];
  return textTable([head, ...rows], new Set([2, 3, 4]));
}

function uncommitted(): string {
  return execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trimEnd();
}

async function packAll(folder: string): Promise<{ all: Packed[]; counts: Counts[] }> {
  const all: Packed[] = [];
  const counts: Counts[] = [];
  for (const pkg of publishedPackages()) {
    const { name } = pkg.manifest;
    console.log(name);
    const packing = async (): Promise<Counts> => {
      const packed = pack(pkg, folder);
      all.push(packed);
      return checkPacked(packed);
    };
    counts.push(await attempt(name, packing));
  }
  return { all, counts };
}

async function main(): Promise<boolean> {
  say('Build');
  if (!(await build())) return false;
  say('Tarballs: contents, publint, types');
  const { all, counts } = await packAll(mkdtempSync(join(tmpdir(), 'tarballs-')));
  say('Changesets and changelogs');
  let releases: readonly PendingRelease[] = [];
  counts.push(
    await attempt('changeset status', async () => {
      ({ releases } = await readReleasePlan());
      return sum(
        all.map((packed) => {
          console.log(packed.pkg.manifest.name);
          return checkChangelog(packed, releases);
        }),
      );
    }),
  );
  say('A sample project that knows the tarballs only');
  counts.push(await attempt('sample project', () => checkConsumer(all)));

  say('Public names, examples, READMEs, what bundlers keep');
  counts.push(await attempt('checks', checkPublic));

  const { passed, failed, failures = [] } = sum(counts);
  say('What a release would publish');
  console.log(tarballTable(all, releases));
  const changed = uncommitted();
  if (changed !== '')
    console.log(
      `\nThis tree has changes that are not committed, and a release is made from a clean one:\n${changed}`,
    );
  if (repositoryAddress() === undefined)
    console.log(
      '\nThe manifests name no repository, so npm cannot prove where they were built: node scripts/manifests.ts ADDRESS',
    );
  for (const { place, lines } of failures)
    console.log(
      `\n✗ ${place}\n${lines
        .slice(-20)
        .map((line) => `    ${line}`)
        .join('\n')}`,
    );
  console.log(`\n${passed} passed, ${failed} failed. Nothing was published.`);
  return failed === 0;
}

requireOwnNode();
ownTemporaryFolder('omnis-release-');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}
process.exit((await main()) ? 0 : 1);
