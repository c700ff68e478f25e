/** Shoppers pay at once: by a wallet from the product page, and by PayPal, which sends them back. */
import type { FrameLocator, Page } from '@playwright/test';
import { startStripeServer, type StripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { startDemoServer, waitFor, type DemoServer } from './support/demo-server.ts';
import { demoPassword, expressPort, logins, platformUrl, storeUrl } from './support/places.ts';
import { Shopper } from './support/shopper.ts';
import { standInForStripe } from './support/stripe/stand-in.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', size: 'L' };
const seconds = 240;

let api: StripeServer;
let server: DemoServer;

test.beforeAll(async () => {
  test.setTimeout(seconds * 1000);
  api = await startStripeServer();
  server = startDemoServer(expressPort(), {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: api.url,
  });
  await waitFor(platformUrl('/omnis/v3/openapi.json', expressPort()), seconds);
});
test.afterAll(async () => {
  await server.stop();
  await api.close();
});

const buttons = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure express checkout frame"]');
const wallet = (page: Page): FrameLocator => page.frameLocator('iframe[title="Wallet"]');
const lastIntent = () => [...api.intents.values()].at(-1);

test('by a wallet from the product page, and by PayPal with a way back', async ({
  page,
  context,
  owner,
  watch,
}) => {
  // The server answers this way when the shopper declines at PayPal.
  watch.expectAnswer({ status: 422, url: '/checkout/confirm/' });
  await standInForStripe(context, api);
  const shop = (path: string): string => storeUrl(path, 'demo', expressPort());
  const main = page.getByRole('main');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stripe')) asked.push(request.url());
  });

  await test.step('a store that has only cards asks Stripe for nothing', async () => {
    await page.goto(shop(fox.url));
    await main.getByText(fox.size, { exact: true }).click();
    await expect(main.getByRole('button', { name: 'Buy it now' })).toBeEnabled();
    await expect(main.getByRole('heading', { name: 'Pay now' })).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  await test.step('the owner switches wallets and PayPal on', async () => {
    await owner.page.goto(platformUrl('/login/', expressPort()));
    await owner.page.getByRole('textbox', { name: 'Email' }).fill(logins.owner);
    await owner.page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await owner.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(owner.page).toHaveURL(platformUrl('/dashboard/', expressPort()));
    await owner.page.goto(platformUrl('/dashboard/payments/', expressPort()));
    await owner.main.getByRole('checkbox', { name: 'Wallets' }).check();
    await owner.main.getByRole('checkbox', { name: 'PayPal' }).check();
    await expectAccessible(owner.page);
    await owner.main.getByRole('button', { name: 'Save ways to pay' }).click();
    await expect(owner.page.getByText('Ways to pay saved')).toBeVisible();
  });

  await test.step('a wallet asks for a size first, then pays for what it has shown', async () => {
    await page.goto(shop(fox.url));
    await page.mouse.move(200, 200);
    const google = buttons(page).getByRole('button', { name: 'Google Pay' });
    await google.click();
    await expect(main.getByText('Choose a size')).toBeVisible();
    await main.getByText(fox.size, { exact: true }).click();
    await google.click();
    const total = wallet(page).getByRole('status');
    await expect(total).toHaveText(/^GBP \d+$/);
    const before = await total.textContent();
    await wallet(page).getByRole('combobox', { name: 'Address' }).selectOption('base');
    await wallet(page).getByRole('combobox', { name: 'Address' }).selectOption('leeds');
    await wallet(page).getByRole('combobox', { name: 'Delivery' }).selectOption({ label: 'Express' });
    await expect(total).not.toHaveText(before ?? '');
    const shown = Number((await total.textContent())?.replace('GBP ', ''));
    await wallet(page).getByRole('button', { name: 'Pay' }).click();
    await expect(page).toHaveURL(/\/receipt\//);
    await expect(main).toContainText('Google Pay, Visa •••• 4242');
    await expect(main).toContainText('Wally Wallet');
    expect(lastIntent()?.amount).toBe(shown);
    await expect.poll(() => lastIntent()?.status).toBe('succeeded');
  });

  const shopper = new Shopper(page, 'demo', storeUrl('', 'demo', expressPort()));
  await test.step('PayPal in the drawer leads to PayPal; who refuses there has bought nothing', async () => {
    await shopper.buys(fox);
    const drawer = page.getByRole('dialog', { name: 'Your basket' });
    const paypal = drawer
      .frameLocator('iframe[title="Secure express checkout frame"]')
      .getByRole('button', { name: 'PayPal' });
    await paypal.click();
    await wallet(page).getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(main.getByRole('heading', { name: 'Your order wasn’t placed' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Back to checkout' }).click();
  });

  await test.step('at the checkout, who approves comes back to the receipt', async () => {
    await expect(main.getByRole('heading', { name: 'Pay now' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await buttons(page).getByRole('button', { name: 'PayPal' }).click();
    await wallet(page).getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/receipt\//);
    await expect(main).toContainText('PayPal');
    await expect.poll(() => lastIntent()?.status).toBe('succeeded');
    expect(lastIntent()?.allowed_payment_method_types).toEqual(['card', 'link', 'paypal']);
  });
});
