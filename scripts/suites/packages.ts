import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { WorkspacePackage } from '@omnis/lint-plugin';

import { assetEntries, pack, publishedPackages } from '../lib/pack.ts';
import { run } from '../lib/process.ts';
import { findPackFaults } from './pack-faults.ts';
import { countCommand, countFailure, MINUTE, sum, type Counts, type Suite } from './suite.ts';

async function checkCommand(command: string, args: readonly string[]): Promise<Counts> {
  const lines: string[] = [];
  const result = await run(command, args, { timeout: 2 * MINUTE, onLine: (line) => lines.push(line) });
  if (!result.ok) console.error(lines.join('\n'));
  return countCommand(`${command} ${args.join(' ')}`, result);
}

function checkContents(tarball: string): Counts {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const manifest: unknown = JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  );
  const faults = findPackFaults(manifest, files);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : countFailure(tarball, faults);
}

async function checkPackage(pkg: WorkspacePackage, destination: string): Promise<Counts> {
  console.log(pkg.manifest.name);
  try {
    const tarball = pack(pkg, destination);
    const assets = assetEntries(pkg);
    const excluded = assets.length === 0 ? [] : ['--exclude-entrypoints', ...assets];
    return sum([
      checkContents(tarball),
      await checkCommand('publint', [tarball, '--strict']),
      await checkCommand('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...excluded]),
    ]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countFailure(pkg.manifest.name, [String(error)]);
  }
}

/** Each publishable package as its consumers get it: packed, linted, its types resolved. */
export const packages: Suite = {
  name: 'packages',
  title: 'Packages as their consumers get them',
  needsBuild: true,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packs-'));
    const published = publishedPackages();
    const counts: Counts[] = [];
    for (const pkg of published) counts.push(await checkPackage(pkg, folder));
    return { ...sum(counts), note: `${published.length} packages` };
  },
};
