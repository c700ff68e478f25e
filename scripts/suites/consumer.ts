import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { WorkspacePackage } from '@omnis/lint-plugin';
import { chromium } from 'playwright';
import { preview } from 'vite';

import { CHROMIUM_ARGS, findChromium } from '../find-chromium.ts';
import { codeEntries, pack, publishedPackages } from '../lib/pack.ts';
import { run } from '../lib/process.ts';
import { ROOT } from '../lib/root.ts';
import { countCommand, countFailure, MINUTE, sum, type Counts, type Suite } from './suite.ts';

const SAMPLE = join(ROOT, 'scripts/consumer');
/** What the sample takes from npm beside our packages, in the versions of the catalog. */
const FROM_NPM = [
  '@reduxjs/toolkit',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'styled-components',
  'typescript',
  'vite',
];

/** Versions of the catalog in `pnpm-workspace.yaml`. */
function catalogVersion(name: string): string {
  const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalog.split('\n').find((each) => each.trim().replaceAll("'", '').startsWith(`${name}: `));
  if (line === undefined) throw new Error(`${name} is not in the catalog`);
  return line.slice(line.lastIndexOf(': ') + 2).trim();
}

/** Writes a project that knows our packages only as tarballs. */
function writeProject(folder: string, packages: readonly WorkspacePackage[]): void {
  cpSync(SAMPLE, folder, { recursive: true });
  const tarballs = packages.map((pkg) => [
    pkg.manifest.name,
    pathToFileURL(pack(pkg, folder)).href.replace('file://', 'file:'),
  ]);
  const npm = FROM_NPM.map((name) => [name, catalogVersion(name)]);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...npm, ...tarballs]),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const overrides = tarballs.map(([name, path]) => `  '${name}': '${path}'`);
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\nstrictPeerDependencies: false\noverrides:\n${overrides.join('\n')}\n`,
  );
  const imports = packages
    .flatMap(codeEntries)
    .map((name, index) => `import * as entry${index} from '${name}';\n`);
  const count = `export const exported = [${imports.map((_, index) => `Object.keys(entry${index}).length`).join(', ')}];\n`;
  writeFileSync(join(folder, 'every-entry.ts'), imports.join('') + count);
}

async function step(
  label: string,
  command: readonly string[],
  folder: string,
): Promise<Counts & { lines: string[] }> {
  console.log(`  ${label}`);
  const lines: string[] = [];
  const [program = '', ...args] = command;
  const result = await run(program, args, {
    cwd: folder,
    timeout: 4 * MINUTE,
    onLine: (line) => lines.push(line),
  });
  if (!result.ok) console.error(lines.slice(-40).join('\n'));
  return { ...countCommand(label, result), lines };
}

function expect(fact: string, holds: boolean, said: readonly string[] = []): Counts {
  console.log(`  ${fact}`);
  if (!holds) console.error('  … does not hold');
  return holds ? { passed: 1, failed: 0 } : countFailure(`does not hold: ${fact}`, said);
}

/** Opens the built page, presses its button, and listens for errors. */
async function visit(folder: string): Promise<Counts> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    const isCounted = await page.getByText('1 in your basket').isVisible();
    for (const error of errors) console.error(`  ${error}`);
    return expect('the page works in a browser, without an error', isCounted && errors.length === 0, errors);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function checkProject(folder: string): Promise<Counts> {
  const install = await step(
    'installs the tarballs',
    ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'],
    folder,
  );
  if (install.failed > 0) return install;
  const bin = (name: string): string => join(folder, 'node_modules/.bin', name);
  const types = await step('types, libraries checked too', [bin('tsc'), '-p', '.'], folder);
  const bundle = await step('builds for the browser', [bin('vite'), 'build', '--logLevel', 'warn'], folder);
  const server = await step('renders in Node', [process.execPath, 'render.ts'], folder);
  const html = server.lines.join('\n');
  const isRendered = html.includes('Harbour tee') && html.includes('18.50') && html.includes('<style');
  const rendered = expect('the rendered page has its text, its price and its styles', isRendered);
  const visited =
    bundle.failed > 0 ? countFailure('the page in a browser', ['It was not built.']) : await visit(folder);
  return sum([install, types, bundle, server, rendered, visited]);
}

/** A project of somebody else: installs the packed tarballs, checks types, builds, and renders a page. */
export const consumer: Suite = {
  name: 'consumer',
  title: 'A sample project over the packed packages',
  needsBuild: true,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'omnis-consumer-'));
    writeProject(folder, publishedPackages());
    return checkProject(folder);
  },
};
