import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { codeEntries, type Packed } from '../lib/pack.ts';
import { run } from '../lib/process.ts';
import { ROOT } from '../lib/root.ts';
import { countCommand, MINUTE, type Counts } from './suite.ts';

const SAMPLE = join(ROOT, 'scripts/consumer');

/** Entries that only a server's bundle can hold; `pages.ts` of the sample imports them. */
const FOR_SERVERS = /^@omnis\/rendering\/(?:bundling|server)$/;

/** Packages of npm that a project takes beside ours, with their versions. */
export type NpmVersions = Readonly<Record<string, string>>;

/** Versions of the catalog in `pnpm-workspace.yaml`. */
export function catalogVersions(names: readonly string[]): NpmVersions {
  return Object.fromEntries(names.map((name) => [name, catalogVersion(name)]));
}

function catalogVersion(name: string): string {
  const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalog.split('\n').find((each) => each.trim().replaceAll("'", '').startsWith(`${name}: `));
  if (line === undefined) throw new Error(`${name} is not in the catalog`);
  return line.slice(line.lastIndexOf(': ') + 2).trim();
}

/**
 * Writes a project outside of the workspace, with the files of the sample, that knows our packages only as tarballs.
 *
 * @returns its folder
 */
export function writeProject(packed: readonly Packed[], npm: NpmVersions): string {
  const folder = mkdtempSync(join(tmpdir(), 'omnis-consumer-'));
  cpSync(SAMPLE, folder, { recursive: true });
  const tarballs = packed.map(({ pkg, tarball }) => [
    pkg.manifest.name,
    pathToFileURL(tarball.path).href.replace('file://', 'file:'),
  ]);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...npm, ...Object.fromEntries(tarballs) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const overrides = tarballs.map(([name, path]) => `  '${name}': '${path}'`);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\nstrictPeerDependencies: false\nallowBuilds:\n  esbuild: true\noverrides:\n${overrides.join('\n')}\n`,
  );
  const imports = packed
    .flatMap(({ pkg }) => codeEntries(pkg))
    .filter((name) => !FOR_SERVERS.test(name))
    .map((name, index) => `import * as entry${index} from '${name}';\n`);
  const count = `export const exported = [${imports.map((_, index) => `Object.keys(entry${index}).length`).join(', ')}];\n`;
  writeFileSync(join(folder, 'every-entry.ts'), imports.join('') + count);
  return folder;
}

/** Counts of a command, with what it printed. */
export type Step = Counts & { readonly lines: readonly string[] };

/** Runs a command in a folder of the project, and counts it. */
export async function step(label: string, command: readonly string[], folder: string): Promise<Step> {
  const lines: string[] = [];
  const [program = '', ...args] = command;
  const result = await run(program, args, {
    cwd: folder,
    timeout: 4 * MINUTE,
    onLine: (line) => lines.push(line),
  });
  console.log(`  ${label} (${result.seconds.toFixed(1)} s)`);
  if (!result.ok) console.error(lines.slice(-40).join('\n'));
  return { ...countCommand(label, result), lines };
}

/** Installs a project that was written. */
export function install(folder: string): Promise<Step> {
  const command = ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'];
  return step('installs the tarballs', command, folder);
}

/** Path of a command of the project. */
export const binOf = (folder: string, name: string): string => join(folder, 'node_modules/.bin', name);
