import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { assetEntries, pack, publishedPackages, type Packed } from '../lib/pack.ts';
import { run } from '../lib/process.ts';
import { findPackFaults } from './pack-faults.ts';
import { countCommand, countFailure, MINUTE, sum, type Counts, type Suite } from './suite.ts';
import { runVitest } from './vitest.ts';

async function checkCommand(command: string, args: readonly string[]): Promise<Counts> {
  const lines: string[] = [];
  const result = await run(command, args, { timeout: 2 * MINUTE, onLine: (line) => lines.push(line) });
  if (!result.ok) console.error(lines.join('\n'));
  return countCommand(`${command} ${args.join(' ')}`, result);
}

function checkContents({ pkg, tarball }: Packed): Counts {
  const faults = findPackFaults(tarball.manifest, [...tarball.files.keys()]);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : countFailure(pkg.manifest.name, faults);
}

/** A tarball as its consumers get it: what it holds, what publint says, whether its types resolve. */
export async function checkPacked(packed: Packed): Promise<Counts> {
  const { path } = packed.tarball;
  const assets = assetEntries(packed.pkg);
  const excluded = assets.length === 0 ? [] : ['--exclude-entrypoints', ...assets];
  return sum([
    checkContents(packed),
    await checkCommand('publint', [path, '--strict']),
    await checkCommand('attw', [path, '--profile', 'esm-only', '--no-emoji', ...excluded]),
  ]);
}

async function packAndCheck(folder: string): Promise<Counts> {
  const counts: Counts[] = [];
  for (const pkg of publishedPackages()) {
    console.log(pkg.manifest.name);
    try {
      counts.push(await checkPacked(pack(pkg, folder)));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      counts.push(countFailure(pkg.manifest.name, [String(error)]));
    }
  }
  return sum(counts);
}

/** The checks over all packages at once: API reports, examples, what READMEs claim, what a bundler keeps. */
export function checkPublic(): Promise<Counts> {
  return runVitest(['--config', 'scripts/vitest.checks.config.ts']);
}

/** Each publishable package as others meet it: packed, linted, its types resolved; its public names and examples. */
export const packages: Suite = {
  name: 'packages',
  title: 'Packages as their consumers get them',
  needsBuild: true,
  run: async () => {
    const packed = await packAndCheck(mkdtempSync(join(tmpdir(), 'packs-')));
    const checked = await checkPublic();
    return { ...sum([packed, checked]), note: `${publishedPackages().length} packages` };
  },
};
