import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { packOnce, publishedPackages, type Packed } from '../lib/pack.ts';
import { binOf, catalogVersions, install, step, writeProject, type Step } from './consumer-project.ts';
import { visitConsumer } from './consumer-visit.ts';
import { visitTeamShop } from './team-shop-visit.ts';
import { countFact, countFailure, sum, type Counts, type Suite } from './suite.ts';

/** Arguments of a CommonJS program over packages, with and without React. */
const REQUIRING = [
  '--input-type=commonjs',
  '--eval',
  `const { rules } = require('@omnis/validation');
   const { resolveTheme } = require('@omnis/theme');
   const { PageView } = require('@omnis/blocks');
   const { Button } = require('@omnis/ui');
   if (!rules.email || resolveTheme('nordic').issues.length > 0 || !PageView || !Button) process.exit(1);`,
];

/** A bundler that no part of the workspace names. */
const ESBUILD = '0.28.2';

/** Packages that the sample takes from npm beside ours, in the versions of the catalog. */
export const FROM_NPM = [
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

/** The bundle of esbuild, as its own report tells it: the code that comes at once. */
async function bundleWithEsbuild(folder: string): Promise<Counts> {
  const options = ['--bundle', '--splitting', '--format=esm', '--minify', '--outdir=esbuild'];
  const built = await step(
    'bundles with esbuild',
    [binOf(folder, 'esbuild'), 'main.ts', ...options, '--metafile=esbuild/meta.json'],
    folder,
  );
  if (built.failed > 0) return built;
  const report: unknown = JSON.parse(readFileSync(join(folder, 'esbuild/meta.json'), 'utf8'));
  const outputs = Object(Object(report).outputs);
  const reached = new Set<string>(['esbuild/main.js']);
  for (const file of reached) {
    const imports: unknown[] = Object(outputs[file]).imports ?? [];
    for (const each of imports) {
      const { path, kind } = Object(each);
      if (kind === 'import-statement') reached.add(String(path));
    }
  }
  const zod = [...reached].flatMap((file) =>
    Object.keys(Object(Object(outputs[file]).inputs)).filter((input) => /node_modules\/zod\//.test(input)),
  );
  return sum([
    built,
    countFact('a page by esbuild brings no schemas into the browser', zod.length === 0, zod.slice(0, 3)),
  ]);
}

function checkRendered({ lines }: Step): Counts {
  const html = lines.join('\n');
  const lacking = RENDERED.filter((text) => !html.includes(text));
  return countFact('the rendered page has its blocks, prices, theme and styles', lacking.length === 0, [
    `It lacks: ${lacking.join(', ')}`,
  ]);
}

/** Builds the page of an installed project, renders it in Node, and visits it in Chromium. */
export async function checkPage(folder: string): Promise<Counts> {
  const { bundle, server, visited } = await buildAndVisit(folder, binOf(folder, 'vite'));
  return sum([bundle, server, checkRendered(server), visited]);
}

async function checkProject(folder: string): Promise<Counts> {
  const installed = await install(folder);
  if (installed.failed > 0) return installed;
  // The compiler takes as long as all the others together, and needs nothing of theirs.
  const [types, page] = await Promise.all([
    step('types, libraries checked too', [binOf(folder, 'tsc'), '-p', '.'], folder),
    checkPage(folder),
  ]);
  const required = await step('is required by a CommonJS program', [process.execPath, ...REQUIRING], folder);
  const esbuild = await bundleWithEsbuild(folder);
  const pages = await bundleForServer(folder, binOf(folder, 'vite'));
  const teamShop = await buildTeamShop(join(folder, 'team-shop'), binOf(folder, 'vite'));
  return sum([installed, types, page, required, esbuild, pages, teamShop]);
}

/** Installs tarballs into a fresh project outside of the workspace, checks its types, builds, renders and visits it. */
export function checkConsumer(packed: readonly Packed[]): Promise<Counts> {
  return checkProject(writeProject(packed, { ...catalogVersions(FROM_NPM), esbuild: ESBUILD }));
}

/** A project of somebody else: installs the packed tarballs, checks types, builds, and renders a page. */
export const consumer: Suite = {
  name: 'consumer',
  title: 'A sample project over the packed packages',
  needsBuild: true,
  run: async () => checkConsumer(publishedPackages().map(packOnce)),
};
