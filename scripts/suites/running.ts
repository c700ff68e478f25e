import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LATER } from '../../e2e/support/later.ts';
import { findChromium } from '../find-chromium.ts';
import { freePorts } from '../lib/free-ports.ts';
import { run } from '../lib/process.ts';
import { ROOT } from '../lib/root.ts';
import { countPlaywright } from './reports.ts';
import { countCommand, explain, MINUTE, type Counts, type Suite } from './suite.ts';

/** Where the journeys' servers are when nothing else is: two, and their stand-ins for Instagram, Stripe, VAT numbers and Shopify. */
const FIRST_PORT = 3130;
const PORTS = [0, 1, 500, 501, 600, 601, 700, 701, 800, 801];

/** Runs journeys and counts what their report tells; `longest` is what they take on two slow cores, and a half more. */
async function runJourneys(chosen: readonly string[], longest: number): Promise<Counts> {
  const file = join(mkdtempSync(join(tmpdir(), 'playwright-')), 'report.json');
  // Found before the clock runs: it may have to be installed.
  findChromium();
  const port = process.env['E2E_PORT'] ?? String(await freePorts(FIRST_PORT, PORTS));
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_PORT: port };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...chosen];
  const result = await run('playwright', args, { env, timeout: longest, keepsTail: true });
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return explain(countPlaywright(report, result.ok), 'playwright', result);
}

/** Journeys through the running platform, one a capability; `OMNIS_JOURNEYS=all` runs every one. */
export const e2e: Suite = {
  name: 'e2e',
  title: 'Journeys through the running platform',
  needsBuild: true,
  run: () =>
    process.env['OMNIS_JOURNEYS'] === 'all'
      ? runJourneys([], 120 * MINUTE)
      : runJourneys(['--grep-invert', LATER.source], 45 * MINUTE),
};

/** Variants of the journeys, the other screen, and whole crawls. */
export const laterE2e: Suite = {
  name: 'e2e',
  title: 'Variants of the journeys, phones, and whole crawls',
  needsBuild: true,
  run: () => runJourneys(['--grep', LATER.source], 120 * MINUTE),
};

/** Buying, owning and staff over https while processes are killed and deployed anew. */
export const production: Suite = {
  name: 'production',
  title: 'Journeys in production, while processes end',
  needsBuild: true,
  run: async () => {
    findChromium();
    const result = await run('node', ['scripts/try-production.ts'], {
      timeout: 60 * MINUTE,
      keepsTail: true,
    });
    return countCommand('pnpm try:production', result);
  },
};

/** The steps of the container file without a container runtime, and what they make as its user; Linux and root only. */
export const container: Suite = {
  name: 'container',
  title: 'The steps of the container image',
  run: async () => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) {
      console.log('Skipped: it mounts file systems, which takes Linux and root.');
      return undefined;
    }
    const port = await freePorts(5550, [0]);
    const result = await run('node', ['scripts/try-container.ts', String(port)], {
      timeout: 60 * MINUTE,
      keepsTail: true,
    });
    return countCommand('pnpm try:container', result);
  },
};

/** The measurements, once and shortly: they run, whatever they find. */
export const bench: Suite = {
  name: 'bench',
  title: 'Measurements, in short',
  needsBuild: true,
  run: async () => {
    if (!existsSync(join(ROOT, 'bench/run.ts'))) {
      console.log('Skipped: there is no bench/run.ts.');
      return undefined;
    }
    const result = await run('node', ['bench/run.ts', '--smoke'], { timeout: 5 * MINUTE, keepsTail: true });
    return countCommand('bench', result);
  },
};
