/** By the commands of the README's section “Production”: from an empty PostgreSQL to the first order over https, behind Caddy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { answersSetup, reachesFirstOrder } from './support/first-run.ts';
import { mailsTo } from './support/mail.ts';
import { proxiesPort } from './support/places.ts';
import { startOutbox } from './support/production/outbox.ts';
import { resolverRules } from './support/production/public-hosts.ts';
import {
  makeReadmeRole,
  readmeHosts,
  startByReadme,
  startCaddyByReadme,
} from './support/production/readme-steps.ts';
import { expect, test } from './support/test.ts';

const port = proxiesPort();
const server = port + 4;
const platform = `https://${readmeHosts.platform}`;

test.skip(findPostgres() === undefined, 'There is no PostgreSQL here');
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, resolverRules([{ port, visible: 443 }])],
  },
  // Caddy's own test authority, which no browser knows.
  ignoreHTTPSErrors: true,
});

test('an empty PostgreSQL becomes a platform that sells over https', async ({ page, request, watch }) => {
  test.setTimeout(600_000);
  watch.expectAnswer({ status: 404, url: '/setup/' });
  const folder = mkdtempSync(join(tmpdir(), 'omnis-first-order-'));
  const running: { stop: () => Promise<void> }[] = [];
  try {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('There is no PostgreSQL');
    running.push(postgres);
    const [outbox, stripe] = [await startOutbox(), await startStripeServer()];
    running.push(outbox, { stop: () => stripe.close() });
    const database = await makeReadmeRole(postgres.url);
    const omnis = startByReadme(
      { database, dataDir: join(folder, 'data') },
      { PORT: String(server), STRIPE_API_BASE: stripe.url },
    );
    running.push(omnis);
    running.push(startCaddyByReadme({ port, upstream: server, folder: join(folder, 'caddy') }));
    const address = await omnis.printed(/https:\/\/omnis\.example\/setup\/\?token=[\w-]+/);

    await test.step('the setup page sends a test email and makes the platform', async () => {
      await page.goto(address);
      await answersSetup(page);
      await page.getByLabel('Webhook signing secret').fill('whsec_1');
      await page.getByRole('textbox', { name: 'Host name' }).fill('127.0.0.1');
      await page.getByRole('textbox', { name: 'Port' }).fill(new URL(outbox.smtp).port);
      await page.getByRole('combobox', { name: 'Encryption' }).selectOption('none');
      await page.getByText('Send a test email').click();
      await page.getByRole('button', { name: 'Send test email' }).click();
      await expect.poll(() => mailsTo(request, 'hello@works.example', outbox.url)).toHaveLength(1);
      await page.getByLabel('Password', { exact: true }).first().fill('a first Passw0rd');
      await page.getByRole('button', { name: 'Create platform' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print Works is ready');
      expect((await page.goto(address))?.status()).toBe(404);
    });

    const store = `https://first-shop.${readmeHosts.stores}`;
    const at = { platform, atlas: `https://${readmeHosts.atlas}`, store, outbox: outbox.url };
    await reachesFirstOrder(page, at, stripe);
    // Nothing asks any more for a server that stops.
    await page.goto('about:blank');
  } finally {
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
