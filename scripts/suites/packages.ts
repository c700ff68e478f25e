import type { WorkspacePackage } from '@omnis/lint-plugin';

import { TEST_WORKERS } from '../../vitest.base.ts';
import { assetEntries, packOnce, publishedPackages, type Packed } from '../lib/pack.ts';
import { run } from '../lib/process.ts';
import { findPackFaults } from './pack-faults.ts';
import { countCommand, countFailure, MINUTE, sum, type Counts, type Suite } from './suite.ts';
import { runVitest } from './vitest.ts';

async function checkCommand(command: string, args: readonly string[]): Promise<Counts> {
  const lines: string[] = [];
  const result = await run(command, args, { timeout: 2 * MINUTE, onLine: (line) => lines.push(line) });
  if (!result.ok) console.error([`${command} ${args.join(' ')}:`, ...lines].join('\n'));
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

async function packAndCheck(pkg: WorkspacePackage): Promise<Counts> {
  const { name } = pkg.manifest;
  try {
    const counts = await checkPacked(packOnce(pkg));
    console.log(name);
    return counts;
  } catch (error) {
    console.error(`${name}:`, error instanceof Error ? error.message : error);
    return countFailure(name, [String(error)]);
  }
}

/** As many at once as there are processors: each of the checks works on one of them alone. */
async function packAndCheckAll(): Promise<Counts> {
  const waiting = publishedPackages();
  const counts: Counts[] = [];
  async function lane(): Promise<void> {
    for (let pkg = waiting.shift(); pkg; pkg = waiting.shift()) counts.push(await packAndCheck(pkg));
  }
  await Promise.all(Array.from({ length: TEST_WORKERS }, lane));
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
    const packed = await packAndCheckAll();
    const checked = await checkPublic();
    return { ...sum([packed, checked]), note: `${publishedPackages().length} packages` };
  },
};
