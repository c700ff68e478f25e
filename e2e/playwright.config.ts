import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium, sayChromium } from '../scripts/find-chromium.ts';
import { platformUrl, portOf, storeUrl } from './support/places.ts';
import { publicBrowser } from './support/production/public-hosts.ts';

/** How a browser gets to an installation as in production, which `pnpm try:production` has started. */
const toPublic = publicBrowser(process.env['E2E_PUBLIC']);

/** Journeys at the same time, each at a server of its own with its own demo. */
const WORKERS = 2;

/** Milliseconds; a server that seeds its demo on a busy machine needs most of it. */
const READY_WITHIN = 240_000;

/**
 * Journeys of owners and staff, of things that look the same on every screen (files, frames, styles, keys, messages,
 * failures, addresses), and those that choose their widths themselves. They run once, to save time;
 * `OMNIS_JOURNEYS=all` runs them on phones too.
 */
const ONE_WIDTH = [
  'account-data',
  'block-room',
  'content',
  'creators',
  'editing',
  'failures',
  'features',
  'first-order',
  'first-run',
  'forced-colours',
  'frames',
  'fulfilments',
  'gates',
  'gift-cards',
  'going-back',
  'half-answers',
  'instagram',
  'installed',
  'languages',
  'large-text',
  'live-chat',
  'new-product',
  'notifications',
  'operator',
  'order-links',
  'owning',
  'page-styles',
  'paper',
  'passkeys',
  'phone-lists',
  'production',
  'proxy',
  'proxy-config',
  'push',
  'refunds',
  'review',
  'second-device',
  'sell-on-shopify',
  'split-tests',
  'staff',
  'staff-order-work',
  'steady',
  'stripe',
  'team',
  'theme-editor',
  'two-factors',
  'widths',
  'without-eyes',
].map((name) => `${name}.spec.ts`);
const onPhonesToo = process.env['OMNIS_JOURNEYS'] === 'all';

sayChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../node_modules/.cache/e2e',
  // The journeys of one worker share one shop, so that they run one after another.
  workers: WORKERS,
  fullyParallel: false,
  // A shared machine loses a race now and then: it tries once more and names the journey; here a race is found at once.
  retries: process.env['CI'] === undefined ? 0 : 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  webServer: Array.from({ length: toPublic === null ? WORKERS : 0 }, (_, worker) => ({
    command: `"${process.execPath}" e2e/support/serve.ts ${portOf(worker)}`,
    cwd: `${import.meta.dirname}/..`,
    url: platformUrl('/omnis/v3/openapi.json', portOf(worker)),
    timeout: READY_WITHIN,
    // For work on the tests: a server that is already up at E2E_PORT, whatever its state.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
  use: {
    baseURL: storeUrl(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer for pages in place of what a journey puts there; its own journey allows it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace of every journey takes a third of a processor; `--trace retain-on-failure` asks for one.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...(toPublic ?? [])] },
  },
  projects: [
    {
      name: 'phone',
      // A crawl reads what the server sends, which is the same for every screen; a whole one looks at both widths itself.
      testIgnore: ['crawl.spec.ts', ...(onPhonesToo ? [] : ONE_WIDTH)],
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
