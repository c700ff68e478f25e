/** An empty database becomes a platform: setup by its page, a first store, a first order paid with Stripe's stand-in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator } from '@playwright/test';
import { startStripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { expectAccessible } from './support/accessible.ts';
import { Checkout, newBuyer } from './support/checkout.ts';
import { startDemoServer } from './support/demo-server.ts';
import { mailedLink } from './support/mail.ts';
import { atlasUrl, firstRunPort, platformUrl } from './support/places.ts';
import { Shopper } from './support/shopper.ts';
import { shopifyExport } from './support/shopify.ts';
import { standInForStripe } from './support/stripe/stand-in.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const password = 'a first Passw0rd';
const staffEmail = 'ada@works.example';
const ownerEmail = 'owner@first.example';
const port = firstRunPort();

/** Pays in the fields of Stripe's stand-in. */
class Payer extends Checkout {
  field(kind: 'cardNumber' | 'cardExpiry' | 'cardCvc'): FrameLocator {
    return this.page.frameLocator(`iframe[title="Secure ${kind} input frame"]`);
  }

  override async fillsCard(number: string): Promise<void> {
    await this.field('cardNumber').getByRole('textbox').fill(number);
    await this.field('cardExpiry').getByRole('textbox').fill('12 / 34');
    await this.field('cardCvc').getByRole('textbox').fill('123');
  }
}

for (const database of ['PGlite', 'PostgreSQL'] as const)
  test(`an empty ${database} becomes a platform with a store that sells`, async ({
    page,
    context,
    request,
    watch,
  }) => {
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
        await page.getByRole('textbox', { name: 'Platform name' }).fill('Print Works');
        await page.getByRole('textbox', { name: 'Contact email' }).fill('hello@works.example');
        await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
        await page.getByRole('textbox', { name: 'Email', exact: true }).fill(staffEmail);
        await page.getByLabel('Password', { exact: true }).first().fill(password);
        await page.getByRole('radio', { name: /^Stripe/ }).check();
        await page.getByRole('textbox', { name: 'Publishable key' }).fill('pk_test_1');
        await page.getByLabel('Secret key', { exact: true }).fill('sk_test_1');
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

      await test.step('the first member of staff signs in to atlas', async () => {
        await page.goto(atlasUrl('/login/', port));
        await page.getByRole('textbox', { name: 'Email' }).fill(staffEmail);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await expect(page).toHaveURL(atlasUrl('/', port));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      await test.step('an owner signs up and opens a store', async () => {
        await page.goto(platformUrl('/sign-up/', port));
        await expect(page.getByRole('heading', { name: 'Open a store' })).toBeVisible();
        await page.getByRole('textbox', { name: 'Email' }).fill(ownerEmail);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Create my account' }).click();
        await expect(page).toHaveURL(platformUrl('/sign-up/verify/', port));
        await page.goto(await mailedLink(request, { to: ownerEmail, path: '/sign-up/verify/', at: port }));
        await page.getByRole('link', { name: 'Go to your dashboard' }).click();
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Sign and go on' }).click();
        await expect(page).toHaveURL(platformUrl('/dashboard/', port));
        await page.getByRole('textbox', { name: 'Address' }).fill('first-shop');
        await page.getByRole('textbox', { name: 'Name of the store' }).fill('First Shop');
        await expect(page.getByText('Your store will be at first-shop.localhost')).toBeVisible();
        await page.getByRole('button', { name: 'Open my store' }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Open your store');
      });

      await test.step('the owner imports products', async () => {
        const csv = shopifyExport([{ handle: 'harbour-jumper', title: 'Harbour Jumper', price: '54.50' }]);
        await page.goto(platformUrl('/dashboard/imports/', port));
        const main = page.getByRole('main');
        await main
          .locator('input[type="file"]')
          .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
        await main.getByRole('button', { name: 'Import 1 product' }).click();
        await expect(main).toContainText('1 product imported');
      });

      await test.step('a shopper buys, and pays with Stripe', async () => {
        await standInForStripe(context, api);
        const shopper = new Shopper(page, 'first-shop', port);
        await shopper.buys({ url: '/product/harbour-jumper/', size: 'M' });
        await shopper.goesToCheckout();
        const payer = new Payer(page);
        await payer.fills(newBuyer());
        await payer.fillsCard('4242 4242 4242 4242');
        await payer.pays();
        await payer.getsReceipt();
        await expect(payer.main).toContainText('Visa •••• 4242');
      });

      await test.step('staff see the order in atlas', async () => {
        await page.goto(atlasUrl('/', port));
        await expect(page.getByRole('main')).toContainText('First Shop');
      });
    } finally {
      await server.stop();
      await api.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
