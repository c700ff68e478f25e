import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { chromium } from 'playwright';

import { CHROMIUM_ARGS, findChromium } from '../find-chromium.ts';
import { packOnce, publishedPackages, type Packed } from '../lib/pack.ts';
import { binOf, catalogVersions, install, step, writeProject, type NpmVersions } from './consumer-project.ts';
import { checkPage, FROM_NPM } from './consumer.ts';
import { countFact, countFailure, sum, type Counts, type Suite } from './suite.ts';

/** Frameworks that only these projects use. */
const FRAMEWORKS: NpmVersions = { next: '16.4.6', webpack: '5.113.0', 'webpack-cli': '7.3.1' };

/** Contents of the page that a Server Component renders: its blocks, a function of an entry with components, styles. */
const RENDERED = [
  'Made on the quay',
  'when you order it</strong>',
  'It washes better than it arrives.',
  '£18.50',
  'Add to basket',
  '--primary-color:',
  'data-styled',
];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Sends the files of a folder; the answer ends it. */
async function serveFolder(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': types[extname(file)] ?? '' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { address: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

/** Errors of a page in Chromium, and whether its button has the theme’s colour before any script and after it. */
async function visitNext(folder: string): Promise<Counts> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  const look = async (javaScriptEnabled: boolean): Promise<{ colour: string; errors: string[] }> => {
    const page = await browser.newPage({ javaScriptEnabled });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(server.address, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Add to basket' });
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.close();
    return { colour, errors: errors.filter((error) => !error.includes('404')) };
  };
  try {
    const plain = await look(false);
    const alive = await look(true);
    return sum([
      countFact('its controls are styled before any script', plain.colour === alive.colour, [
        plain.colour,
        alive.colour,
      ]),
      countFact('it hydrates without an error', alive.errors.length === 0, alive.errors),
    ]);
  } finally {
    await browser.close();
    server.stop();
  }
}

/** A Server Component of Next’s App Router that imports blocks and controls. */
async function checkNext(folder: string, next: string): Promise<Counts> {
  const built = await step('builds with Next', [next, 'build'], folder);
  if (built.failed > 0) return built;
  const html = readFileSync(join(folder, 'out/index.html'), 'utf8');
  const lacking = RENDERED.filter((text) => !html.includes(text));
  return sum([
    built,
    countFact('the page of Next has its blocks, prices, theme and styles', lacking.length === 0, lacking),
    await visitNext(join(folder, 'out')),
  ]);
}

async function checkWebpack(folder: string, webpack: string): Promise<Counts> {
  const built = await step('bundles with webpack', [webpack], folder);
  const code = globSync('dist/*', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const styles = countFact(
    'the imported style sheet survives webpack',
    code.some((text) => text.includes('focus-visible')),
  );
  return sum([built, styles]);
}

async function checkFrameworks(packed: readonly Packed[]): Promise<Counts> {
  const folder = writeProject(packed, { ...catalogVersions(FROM_NPM), ...FRAMEWORKS });
  const installed = await install(folder);
  if (installed.failed > 0) return installed;
  const next = await checkNext(join(folder, 'next'), binOf(folder, 'next'));
  const webpack = await checkWebpack(join(folder, 'webpack'), binOf(folder, 'webpack'));
  return sum([installed, next, webpack]);
}

/** The lowest version of each peer that all of these packages take. */
export function lowestPeers(ranges: readonly Readonly<Record<string, string>>[]): NpmVersions {
  const lowest = new Map<string, string>();
  for (const [name, range] of ranges.flatMap((each) => Object.entries(each))) {
    const version = range.replace(/^\^/, '');
    const known = lowest.get(name);
    if (known === undefined || known.localeCompare(version, 'en', { numeric: true }) < 0)
      lowest.set(name, version);
  }
  return Object.fromEntries(lowest);
}

/** The sample with the lowest version of each peer: installed, built, rendered in Node, visited. */
async function checkLowestPeers(packed: readonly Packed[]): Promise<Counts> {
  const peers = packed.map(
    ({ tarball }): Record<string, string> => Object(tarball.manifest).peerDependencies ?? {},
  );
  const lowest = lowestPeers(peers);
  console.log(
    `  lowest peers: ${Object.entries(lowest)
      .map((each) => each.join(' '))
      .join(', ')}`,
  );
  const folder = writeProject(packed, { ...catalogVersions(FROM_NPM), ...lowest });
  const installed = await install(folder);
  return installed.failed > 0 ? installed : sum([installed, await checkPage(folder)]);
}

async function attempt(work: Promise<Counts>): Promise<Counts> {
  return work.catch((error: unknown) => countFailure(String(error)));
}

/** Projects of somebody else in other frameworks, and with the oldest versions that the packages allow. */
export const laterConsumer: Suite = {
  name: 'consumer',
  title: 'Sample projects in Next and webpack, and with the lowest peers',
  needsBuild: true,
  run: async () => {
    const packed = publishedPackages().map(packOnce);
    return sum([await attempt(checkFrameworks(packed)), await attempt(checkLowestPeers(packed))]);
  },
};
