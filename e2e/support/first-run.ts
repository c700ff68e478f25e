import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import type { StripeServer } from '../../apps/server/src/testing/stripe-server.ts';
import { Checkout, newBuyer } from './checkout.ts';
import { mailedLink } from './mail.ts';
import { Shopper } from './shopper.ts';
import { shopifyExport } from './shopify.ts';
import { standInForStripe } from './stripe/stand-in.ts';

/** Where a platform is that has just been set up. */
export interface NewPlatform {
  /** Origins, without a slash at their end. */
  readonly platform: string;
  readonly atlas: string;
  /** Of the store that its first owner opens. */
  readonly store: string;
  /** Where its emails are read. */
  readonly outbox: string;
}

/** First member of staff; whoever sets up the platform gives them these credentials. */
export const firstStaff = { email: 'ada@works.example', password: 'a first Passw0rd' };
const owner = { email: 'owner@first.example', password: 'a first Passw0rd' };

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

/** Answers the questions of the setup page that have no answer yet. */
export async function answersSetup(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Platform name' }).fill('Print Works');
  await page.getByRole('textbox', { name: 'Contact email' }).fill('hello@works.example');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(firstStaff.email);
  await page.getByLabel('Password', { exact: true }).first().fill(firstStaff.password);
  await page.getByRole('radio', { name: /^Stripe/ }).check();
  await page.getByRole('textbox', { name: 'Publishable key' }).fill('pk_test_1');
  await page.getByLabel('Secret key', { exact: true }).fill('sk_test_1');
}

/** From the platform that has just been made to the first order that its staff see. */
export async function reachesFirstOrder(page: Page, at: NewPlatform, stripe: StripeServer): Promise<void> {
  const main = page.getByRole('main');

  await test.step('the first member of staff signs in to atlas', async () => {
    await page.goto(`${at.atlas}/login/`);
    await page.getByRole('textbox', { name: 'Email' }).fill(firstStaff.email);
    await page.getByLabel('Password', { exact: true }).fill(firstStaff.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${at.atlas}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('an owner signs up and opens a store', async () => {
    await page.goto(`${at.platform}/sign-up/`);
    await expect(page.getByRole('heading', { name: 'Open a store' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL(`${at.platform}/sign-up/verify/`);
    const link = { to: owner.email, path: '/sign-up/verify/', outbox: at.outbox };
    await page.goto(await mailedLink(page.request, link));
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign and continue' }).click();
    await expect(page).toHaveURL(`${at.platform}/dashboard/`);
    await page.getByRole('textbox', { name: 'Address' }).fill('first-shop');
    await page.getByRole('textbox', { name: 'Store name' }).fill('First Shop');
    await expect(page.getByText(`Your store will be at ${new URL(at.store).hostname}`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Contact email' }).fill('hello@first.example');
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create your store');
  });

  await test.step('the owner imports products', async () => {
    const csv = shopifyExport([{ handle: 'harbour-jumper', title: 'Harbour Jumper', price: '54.50' }]);
    await page.goto(`${at.platform}/dashboard/imports/`);
    await main
      .locator('input[type="file"]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await main.getByRole('button', { name: 'Import 1 product' }).click();
    await expect(main).toContainText('1 product imported');
  });

  await test.step('the owner opens the shop', async () => {
    await page.goto(`${at.platform}/dashboard/settings/general/`);
    await main.getByRole('button', { name: 'Open the shop' }).click();
    await expect(main.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();
  });

  await test.step('a shopper buys, and pays with Stripe', async () => {
    await standInForStripe(page.context(), stripe);
    const shopper = new Shopper(page, 'first-shop', at.store);
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
    await page.goto(`${at.atlas}/`);
    await expect(main).toContainText('First Shop');
  });
}
