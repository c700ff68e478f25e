/** An empty database becomes a platform: setup by its page, a first store, a first order paid with Stripe's stand-in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { expectAccessible } from './support/accessible.ts';
import { startDemoServer } from './support/demo-server.ts';
import { answersSetup, reachesFirstOrder } from './support/first-run.ts';
import { atlasUrl, firstRunPort, outboxUrl, platformUrl, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const port = firstRunPort();

for (const database of ['PGlite', 'PostgreSQL'] as const) {
  const tag = database === 'PGlite' ? '' : ' @long';
  test(`an empty ${database} becomes a platform with a store that sells${tag}`, async ({ page, watch }) => {
    test.skip(database === 'PostgreSQL' && findPostgres() === undefined, 'There is no PostgreSQL here');
    test.setTimeout(900_000);
    watch.expectAnswer({ status: 422, url: '/setup/' });
    watch.expectAnswer({ status: 404, url: '/setup/' });
    const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
    const api = await startStripeServer();
    const folder = mkdtempSync(join(tmpdir(), 'omnis-first-run-'));
    const server = startDemoServer(port, {
      SEED: 'none',
      DATA_DIR: folder,
      STRIPE_API_BASE: api.url,
      STRIPE_PUBLISHABLE_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      ...(!postgres ? {} : { DATABASE_URL: postgres.url }),
    });
    try {
      const address = await server.printed(/http:\/\/localhost:\d+\/setup\/\?token=[\w-]+/);

      await test.step('the page names what is wrong, and keeps what was typed', async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your platform');
        await answersSetup(page);
        await page.getByRole('button', { name: 'Create platform' }).click();
        const alert = page.getByRole('alert');
        await expect(alert.getByRole('link')).toHaveText([/The webhook secret begins with whsec_/]);
        await expect(page.getByRole('textbox', { name: 'Platform name' })).toHaveValue('Print Works');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });

      await test.step('the platform is made, once', async () => {
        await page.getByLabel('Webhook signing secret').fill('whsec_1');
        await page.getByRole('button', { name: 'Create platform' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print Works is ready');
        await expectAccessible(page);
        const again = await page.goto(address);
        expect(again?.status()).toBe(404);
      });

      const places = {
        platform: platformUrl('', port),
        atlas: atlasUrl('', port),
        store: storeUrl('', 'first-shop', port),
        outbox: outboxUrl(port),
      };
      await reachesFirstOrder(page, places, api);
      // A page that stays open would look for the server that is stopped.
      await page.goto('about:blank');
    } finally {
      await server.stop();
      await api.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
