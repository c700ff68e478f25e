/**
 * `pnpm screenshots`: the images of the README and the guides, taken from a server of its own with a new demo. Build first.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright';

import { startDemoServer, waitFor } from '../e2e/support/demo-server.ts';
import { demoPassword, logins } from '../e2e/support/places.ts';
import { CHROMIUM_ARGS, findChromium } from './find-chromium.ts';
import { requireOwnNode } from './lib/node-version.ts';
import { ROOT } from './lib/root.ts';

const FOLDER = join(ROOT, 'docs/images');
const VIEWPORT = { width: 1440, height: 900 };
/** Bytes; a README that is slow to load is not read. */
const MAX_SIZE = 400_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Fonts and pictures are there, and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
}

async function take(page: Page, name: string): Promise<void> {
  await settle(page);
  const session = await page.context().newCDPSession(page);
  // WebP, because a page full of pictures is too heavy as PNG; Playwright itself does not write it.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  const path = join(FOLDER, `${name}.webp`);
  writeFileSync(path, data, 'base64');
  const { size } = statSync(path);
  console.log(`docs/images/${name}.webp, ${Math.round(size / 1000)} kB`);
  if (size > MAX_SIZE) throw new Error(`${name}.webp has more than ${MAX_SIZE / 1000} kB.`);
}

async function signIn(page: Page, { url, email }: { url: string; email: string }): Promise<void> {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((to) => !to.pathname.startsWith('/login'));
}

async function takeAll(browser: Browser, port: number): Promise<void> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`http://demo.localhost:${port}/`);
  await take(page, 'store');
  await signIn(page, { url: `http://localhost:${port}/login/`, email: logins.owner });
  const main = page.getByRole('main');
  await main.getByRole('link').first().waitFor();
  await take(page, 'dashboard');
  for (const [name, list] of [
    ['order', 'orders/?status=complete'],
    ['product', 'products/?search=Paper%20Fox'],
  ] as const) {
    await page.goto(`http://localhost:${port}/dashboard/${list}`);
    await main.getByRole('table').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await take(page, name);
  }
  await page.goto(`http://localhost:${port}/dashboard/customers/`);
  await main.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/customers\/[^/]+\/$/);
  await take(page, 'customer');
  for (const [name, path] of [
    ['figures', 'figures/'],
    ['discount', 'discounts/new/'],
    ['delivery', 'delivery/'],
    ['taxes', 'taxes/'],
    ['payments', 'payments/'],
  ] as const) {
    await page.goto(`http://localhost:${port}/dashboard/${path}`);
    await take(page, name);
  }
  await signIn(page, { url: `http://atlas.localhost:${port}/login/`, email: logins.staff });
  await main.getByRole('table').getByRole('link').first().waitFor();
  await take(page, 'atlas');
}

requireOwnNode();
if (!existsSync(FOLDER)) mkdirSync(FOLDER, { recursive: true });
const port = await freePort();
const server = startDemoServer(port);
let browser: Browser | undefined;
try {
  await waitFor(`http://localhost:${port}/omnis/v3/openapi.json`, 120);
  browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  await takeAll(browser, port);
} finally {
  await browser?.close();
  await server.stop();
}
