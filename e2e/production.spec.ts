/** A shopper buys over https from two web processes and a worker over real services, while processes end and come back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { findPostgres } from '../scripts/postgres.ts';
import { cards, Checkout, newBuyer } from './support/checkout.ts';
import { mailsTo } from './support/mail.ts';
import { proxiesPort } from './support/places.ts';
import { deployAnew, killAndRestart, trustedAgain } from './support/production/disturb.ts';
import { startInstallation, type Installation } from './support/production/installation.ts';
import { browserArguments, publicHosts } from './support/production/public-hosts.ts';
import { Shopper } from './support/shopper.ts';
import { leavingServer, lostServer, watchContext } from './support/watch.ts';

const port = proxiesPort();
const store = `https://demo.${publicHosts.stores}`;

let folder: string;
let installation: Installation | undefined;

test.skip(findPostgres() === undefined, 'There is no PostgreSQL here');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'omnis-production-'));
  installation = await startInstallation(port, folder);
});

test.afterAll(async () => {
  await installation?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a shopper buys while each web process is killed or deployed anew', async ({ request }) => {
  test.setTimeout(300_000);
  if (!installation) throw new Error('Nothing runs');
  const { web, certificate, outbox } = installation;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, ...browserArguments([{ port, visible: 443 }], certificate.fingerprint)],
  });
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies([
    { name: 'subscriber-offer', value: 'dismissed', url: store },
    { name: 'cookie-consent', value: 'denied', url: store },
  ]);
  const watch = watchContext(context);
  watch.expectAnswer(lostServer);
  watch.expectAnswer(leavingServer);
  const page = await context.newPage();
  const [shopper, checkout, buyer] = [new Shopper(page, 'demo', store), new Checkout(page), newBuyer()];

  await shopper.buys({ url: '/product/paper-fox-womens-t-shirt/navy/', size: 'L' });
  const first = killAndRestart(web[0]);
  await shopper.goesToBasket();
  await expect(shopper.sum('Total')).toHaveText('£24.00');
  await first;
  await trustedAgain();
  const second = deployAnew(web[1]);
  await shopper.goesToCheckout();
  await checkout.fills(buyer);
  await checkout.fillsCard(cards.good);
  await second;
  await trustedAgain();
  const third = killAndRestart(web[1]);
  await checkout.pays();
  const { number } = await checkout.getsReceipt();
  await expect
    .poll(async () => (await mailsTo(request, buyer.email, outbox)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(number));
  await third;
  expect(watch.faults()).toEqual([]);
  await browser.close();
});
