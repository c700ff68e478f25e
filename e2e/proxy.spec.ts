/** Through a real Caddy and a real HAProxy with TLS, as in production: hosts outside localhost, and nothing of the demo's but its rows. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.ts';
import { cards, Checkout, newBuyer } from './support/checkout.ts';
import { demoServerFile, waitFor } from './support/demo-server.ts';
import { demoPassword, logins, proxiesPort } from './support/places.ts';
import {
  browserArguments,
  certificateHosts,
  publicHosts,
  publicSettings,
} from './support/production/public-hosts.ts';
import { makeCertificate, type Certificate } from './support/proxies/certificate.ts';
import { startProxy, type RunningProxy } from './support/proxies/start-proxy.ts';
import { deliversPush, hasPushService, shownNotifications } from './support/push.ts';
import { Shopper } from './support/shopper.ts';
import { watchContext } from './support/watch.ts';

const seconds = 300;
const server = proxiesPort();
/** Ports that visitors see: that of https, which no address shows, and another one. */
const proxies = [
  { name: 'caddy', port: server + 1, visible: 443 },
  { name: 'haproxy', port: server + 4, visible: 8443 },
] as const;

let folder: string;
let certificate: Certificate;
let platform: ChildProcess;
const running: RunningProxy[] = [];

/** Writes the demo at its own hosts. Where a store lives is no part of its row, so that production finds it at others. */
function seed(env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, [demoServerFile, 'seed'], {
    env: { ...env, PLATFORM_HOST: '', ATLAS_HOST: '', STORES_DOMAIN: '', SEED: 'demo' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The demo could not be written');
}

test.beforeAll(async () => {
  test.setTimeout(seconds * 1000);
  folder = mkdtempSync(join(tmpdir(), 'omnis-proxies-'));
  certificate = makeCertificate(folder, certificateHosts);
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    SMTP_URL: '',
    STRIPE_SECRET_KEY: '',
    INSTAGRAM_API_BASE: 'http://127.0.0.1:9',
    SHOPIFY_API_BASE: 'http://127.0.0.1:9',
    NODE_ENV: '',
  };
  seed(env);
  platform = spawn(process.execPath, [demoServerFile, 'start'], {
    env: { ...env, ...publicSettings, PORT: String(server) },
    stdio: 'inherit',
  });
  await waitFor(`http://127.0.0.1:${server}/readyz`, seconds);
  for (const { name, port } of proxies) {
    const own = join(folder, name);
    mkdirSync(own);
    running.push(await startProxy(name, { port, upstreams: [server], certificate, folder: own }));
  }
});

test.afterAll(async () => {
  for (const proxy of running) await proxy.stop();
  const ended = new Promise((resolve) => platform.once('exit', resolve));
  if (platform.exitCode === null && platform.kill('SIGTERM')) await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** A browser to which the hosts lead to the proxies, and which takes the journeys' certificate and no other for good. */
function launch(): Promise<Browser> {
  return chromium.launch({
    // The headless shell shows no notifications.
    executablePath: findChromium('whole'),
    args: [...CHROMIUM_ARGS, ...browserArguments(proxies, certificate.fingerprint)],
  });
}

async function signsIn(page: Page, { at, email }: { at: string; email: string }): Promise<void> {
  await page.goto(`${at}/login/`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const artwork = {
  name: 'sun.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#e4572e"/></svg>',
  ),
};

/** Every absolute address by which a page names itself. */
const ownAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]'),
      ...document.querySelectorAll(
        'meta[property="og:url"], meta[property="og:image"], meta[name="twitter:image"]',
      ),
    ]
      .map((each) => each.getAttribute('href') ?? each.getAttribute('content') ?? '')
      .filter((address) => /^https?:/.test(address))
      .map((address) => new URL(address).origin),
  );

for (const { name, visible } of proxies) {
  const port = visible === 443 ? '' : `:${visible}`;
  const store = `https://demo.${publicHosts.stores}${port}`;
  const dashboard = `https://${publicHosts.platform}${port}`;
  const atlas = `https://${publicHosts.atlas}${port}`;

  test(`people sign in, buy, upload, chat and are told by push through ${name} over https @long`, async () => {
    const browser = await launch();
    const contexts: BrowserContext[] = [];
    const open = async (): Promise<Page> => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
        viewport: { width: 1440, height: 900 },
      });
      contexts.push(context);
      return context.newPage();
    };
    const page = await open();
    const [context] = contexts;
    if (!context) throw new Error('There is no window');
    await context.addCookies([
      { name: 'subscriber-offer', value: 'dismissed', url: store },
      { name: 'cookie-consent', value: 'denied', url: store },
    ]);
    await context.grantPermissions(['notifications'], { origin: store });
    const watch = watchContext(context);
    const shopper = new Shopper(page, 'demo', store);
    const checkout = new Checkout(page);
    const { main } = shopper;

    await test.step('the page names itself by https, and its worker runs', async () => {
      await shopper.opens('/product/paper-fox-womens-t-shirt/');
      const addresses = await ownAddresses(page);
      expect(addresses.length).toBeGreaterThan(1);
      expect(new Set(addresses)).toEqual(new Set([store]));
      // The first visit to a server that has just started: the worker fetches what it keeps from it.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: 90_000,
      });
    });

    await test.step('a shopper buys', async () => {
      await hasPushService(page);
      await shopper.buys({ url: '/product/paper-fox-womens-t-shirt/', size: 'L' });
      await shopper.goesToCheckout();
      await checkout.fills(newBuyer());
      await checkout.fillsCard(cards.good);
      await checkout.pays();
      const { url } = await checkout.getsReceipt();
      expect(url).toContain(store);
    });

    await test.step('and is told of the order by push', async () => {
      await main.getByRole('button', { name: 'Tell me when it ships' }).click();
      await expect(main.getByRole('button', { name: 'Turn off notifications' })).toBeVisible();
      const message = { title: 'Your order is on its way', body: 'It has been packed.', tag: 'order-7' };
      await deliversPush(page, { origin: store, data: JSON.stringify({ ...message, href: '/account/' }) });
      await expect
        .poll(() => shownNotifications(page))
        .toEqual([expect.objectContaining({ ...message, data: `${store}/account/` })]);
    });

    await test.step('an artwork is uploaded', async () => {
      await shopper.opens('/design-your-own-t-shirt/');
      await main.getByLabel('Artwork', { exact: true }).last().setInputFiles(artwork);
      await expect(main.getByText('It will be sharp.')).toBeVisible();
    });

    await test.step('an owner signs in', async () => {
      const owner = await open();
      await signsIn(owner, { at: dashboard, email: logins.owner });
      await expect(owner).toHaveURL(`${dashboard}/dashboard/`);
    });

    await test.step('a shopper and support chat', async () => {
      const staff = await open();
      await signsIn(staff, { at: atlas, email: logins.support });
      await staff.goto(`${atlas}/chats/`);
      const available = staff.getByRole('main').getByRole('switch', { name: 'Available for chats' });
      await available.check();
      await expect(available).toBeChecked();

      await shopper.opens('/delivery/');
      await main.getByRole('button', { name: 'Start chatting' }).click();
      const chat = page.getByRole('dialog', { name: /^Chat/ });
      const who = `Ann ${name}`;
      await chat.getByLabel('Your name').fill(who);
      await chat.getByLabel('Email').fill('ann@shop.example');
      await chat.getByLabel('How can we help?').fill('Where is my parcel?');
      await chat.getByRole('button', { name: 'Start the chat' }).click();
      await staff.getByRole('main').getByRole('link', { name: who }).click();
      await staff.getByRole('main').getByRole('button', { name: 'Take chat' }).click();
      const reply = staff.getByRole('main').getByRole('textbox', { name: `Reply to ${who}` });
      await reply.fill('It comes today.');
      await reply.press('Enter');
      const conversation = chat.getByRole('log', { name: 'Conversation' });
      await expect(conversation.getByText('It comes today.')).toBeVisible();
    });

    expect(watch.faults()).toEqual([]);
    await browser.close();
  });
}
