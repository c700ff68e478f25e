/** As the README's section “Production” has it: from an empty PostgreSQL to the first order over https, behind Caddy with TLS. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { startDemoServer } from './support/demo-server.ts';
import { answersSetup, reachesFirstOrder } from './support/first-run.ts';
import { mailsTo } from './support/mail.ts';
import { proxiesPort } from './support/places.ts';
import { startOutbox } from './support/production/outbox.ts';
import {
  certificateHosts,
  publicHosts,
  publicSettings,
  resolverRules,
} from './support/production/public-hosts.ts';
import { makeCertificate } from './support/proxies/certificate.ts';
import { startProxy } from './support/proxies/start-proxy.ts';
import { expect, test } from './support/test.ts';

const port = proxiesPort();
const server = port + 3;
const platform = `https://${publicHosts.platform}`;

test.skip(findPostgres() === undefined, 'There is no PostgreSQL here');
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, resolverRules([{ port, visible: 443 }])],
  },
  // The certificate is made when the browser runs already.
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
    const omnis = startDemoServer(server, {
      ...publicSettings,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      STRIPE_API_BASE: stripe.url,
      STRIPE_PUBLISHABLE_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      CHECK_KEPT_PARTS: '',
    });
    running.push(omnis);
    mkdirSync(join(folder, 'caddy'));
    running.push(
      await startProxy('caddy', {
        port,
        upstreams: [server],
        certificate: makeCertificate(folder, certificateHosts),
        folder: join(folder, 'caddy'),
      }),
    );
    const address = await omnis.printed(/https:\/\/omnis\.test\/setup\/\?token=[\w-]+/);

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

    const store = `https://first-shop.${publicHosts.stores}`;
    const at = { platform, atlas: `https://${publicHosts.atlas}`, store, outbox: outbox.url };
    await reachesFirstOrder(page, at, stripe);
    // Nothing asks any more for a server that stops.
    await page.goto('about:blank');
  } finally {
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
