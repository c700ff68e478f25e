import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from '../find-chromium.ts';
import { freePorts } from '../lib/free-ports.ts';
import { run } from '../lib/process.ts';
import { ROOT } from '../lib/root.ts';
import { countPlaywright } from './reports.ts';
import { countCommand, explain, MINUTE, type Suite } from './suite.ts';

/** What journeys take on two slow cores, and a half more. */
const LONGEST = 55 * MINUTE;

/** Where the journeys' servers are when nothing else is: two, and their stand-ins for Instagram and with Stripe. */
const FIRST_PORT = 3130;
const PORTS = [0, 1, 500, 501, 600, 601];

/** Journeys through the running platform. */
export const e2e: Suite = {
  name: 'e2e',
  title: 'Journeys through the running platform',
  needsBuild: true,
  run: async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'playwright-')), 'report.json');
    // Found before the clock runs: it may have to be installed.
    findChromium();
    const port = process.env['E2E_PORT'] ?? String(await freePorts(FIRST_PORT, PORTS));
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_PORT: port };
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const result = await run('playwright', args, { env, timeout: LONGEST, keepsTail: true });
    const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return explain(countPlaywright(report, result.ok), 'playwright', result);
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
