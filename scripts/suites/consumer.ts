import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { codeEntries, packOnce, publishedPackages, type Packed } from '../lib/pack.ts';
import { run } from '../lib/process.ts';
import { ROOT } from '../lib/root.ts';
import { visitConsumer } from './consumer-visit.ts';
import { visitTeamShop } from './team-shop-visit.ts';
import { countCommand, countFact, countFailure, MINUTE, sum, type Counts, type Suite } from './suite.ts';

/** Arguments of a CommonJS program over packages that run anywhere. */
const REQUIRING = [
  '--input-type=commonjs',
  '--eval',
  `const { rules } = require('@omnis/validation');
   const { resolveTheme } = require('@omnis/theme');
   if (!rules.email || resolveTheme('nordic').issues.length > 0) process.exit(1);`,
];

const SAMPLE = join(ROOT, 'scripts/consumer');
/** Packages that the sample takes from npm beside ours, in the versions of the catalog. */
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

/** Entries that only a server's bundle can hold; `pages.ts` of the sample imports them. */
const FOR_SERVERS = /^@omnis\/rendering\/(?:bundling|server)$/;

/** Versions of the catalog in `pnpm-workspace.yaml`. */
function catalogVersion(name: string): string {
  const catalog = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalog.split('\n').find((each) => each.trim().replaceAll("'", '').startsWith(`${name}: `));
  if (line === undefined) throw new Error(`${name} is not in the catalog`);
  return line.slice(line.lastIndexOf(': ') + 2).trim();
}

/** Writes a project that knows our packages only as tarballs. */
function writeProject(folder: string, packed: readonly Packed[]): void {
  cpSync(SAMPLE, folder, { recursive: true });
  const tarballs = packed.map(({ pkg, tarball }) => [
    pkg.manifest.name,
    pathToFileURL(tarball.path).href.replace('file://', 'file:'),
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
  const imports = packed
    .flatMap(({ pkg }) => codeEntries(pkg))
    .filter((name) => !FOR_SERVERS.test(name))
    .map((name, index) => `import * as entry${index} from '${name}';\n`);
  const count = `export const exported = [${imports.map((_, index) => `Object.keys(entry${index}).length`).join(', ')}];\n`;
  writeFileSync(join(folder, 'every-entry.ts'), imports.join('') + count);
}

async function step(
  label: string,
  command: readonly string[],
  folder: string,
): Promise<Counts & { lines: string[] }> {
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

/** Contents that the server's HTML must hold: each block, prices, the theme's variables, the styles of components. */
const RENDERED = [
  'Made on the quay',
  'Harbour tee',
  '£18.50',
  'when you order it</strong>',
  'It washes better than it arrives.',
  '--primary-color:',
  '[data-theme-mode=dark]',
  'data-styled',
];

function checkBundle(folder: string): Counts {
  const read = (pattern: string): string =>
    globSync(pattern, { cwd: folder })
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
  const styles = read('dist/assets/index*.css') + read('dist/assets/*.css');
  const start = read('dist/assets/index-*.js');
  return sum([
    countFact('the imported style sheet survives the bundler', styles.includes('focus-visible')),
    countFact('the page’s own code brings no theme data into the browser', !start.includes('popsicle')),
  ]);
}

type Step = Awaited<ReturnType<typeof step>>;

/** The page for browsers and on the server, then as Chromium shows it. */
async function buildAndVisit(
  folder: string,
  vite: string,
): Promise<{ bundle: Step; server: Step; visited: Counts }> {
  const bundle = await step('builds for the browser', [vite, 'build', '--logLevel', 'warn'], folder);
  const server = await step('renders in Node', [process.execPath, 'render.ts'], folder);
  const visited =
    bundle.failed > 0
      ? countFailure('the page in a browser', ['It was not built.'])
      : sum([checkBundle(folder), await visitConsumer(folder)]);
  return { bundle, server, visited };
}

/** The entries for servers, bundled as an app that renders pages bundles them, and loaded by Node. */
async function bundleForServer(folder: string, vite: string): Promise<Counts> {
  const build = [vite, 'build', '--config', 'vite.pages.ts', '--logLevel', 'warn'];
  const built = await step('bundles the entries for servers', build, folder);
  // The build of an app writes this file beside its server's code.
  writeFileSync(join(folder, 'pages/block-files.json'), '{ "page": [], "types": {}, "texts": {} }');
  return sum([built, await step('loads that bundle', [process.execPath, 'pages/pages.js'], folder)]);
}

/** A whole shop by another team, which sells a product of a running server. */
async function buildTeamShop(folder: string, vite: string): Promise<Counts> {
  const built = await step('builds the shop of another team', [vite, 'build', '--logLevel', 'warn'], folder);
  return built.failed > 0 ? built : sum([built, await visitTeamShop(folder)]);
}

async function checkProject(folder: string): Promise<Counts> {
  const install = await step(
    'installs the tarballs',
    ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'],
    folder,
  );
  if (install.failed > 0) return install;
  const bin = (name: string): string => join(folder, 'node_modules/.bin', name);
  // The compiler takes as long as all the others together, and needs nothing of theirs.
  const [types, { bundle, server, visited }] = await Promise.all([
    step('types, libraries checked too', [bin('tsc'), '-p', '.'], folder),
    buildAndVisit(folder, bin('vite')),
  ]);
  const required = await step('is required by a CommonJS program', [process.execPath, ...REQUIRING], folder);
  const pages = await bundleForServer(folder, bin('vite'));
  const teamShop = await buildTeamShop(join(folder, 'team-shop'), bin('vite'));
  const html = server.lines.join('\n');
  const lacking = RENDERED.filter((text) => !html.includes(text));
  const rendered = countFact(
    'the rendered page has its blocks, prices, theme and styles',
    lacking.length === 0,
    [`It lacks: ${lacking.join(', ')}`],
  );
  return sum([install, types, bundle, server, rendered, visited, required, pages, teamShop]);
}

/** Installs tarballs into a fresh project outside of the workspace, checks its types, builds, renders and visits it. */
export async function checkConsumer(packed: readonly Packed[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'omnis-consumer-'));
  writeProject(folder, packed);
  return checkProject(folder);
}

/** A project of somebody else: installs the packed tarballs, checks types, builds, and renders a page. */
export const consumer: Suite = {
  name: 'consumer',
  title: 'A sample project over the packed packages',
  needsBuild: true,
  run: async () => checkConsumer(publishedPackages().map(packOnce)),
};
