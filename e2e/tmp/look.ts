import { chromium } from '@playwright/test';
import { startStripeServer } from '../../apps/server/src/testing/stripe-server.ts';
import { startDemoServer, waitFor } from '../support/demo-server.ts';
import { standInForStripe } from '../support/stripe/stand-in.ts';
import { demoPassword, logins, platformUrl, storeUrl } from '../support/places.ts';
const port = 5290;
const api = await startStripeServer();
const server = startDemoServer(port, {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_BASE: api.url,
});
await waitFor(platformUrl('/omnis/v3/openapi.json', port), 100);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const o = await (await browser.newContext()).newPage();
await o.goto(platformUrl('/login/', port));
await o.getByRole('textbox', { name: 'Email' }).fill(logins.owner);
await o.getByLabel('Password', { exact: true }).fill(demoPassword);
await o.getByRole('button', { name: 'Sign in' }).click();
await o.waitForURL(platformUrl('/dashboard/', port));
await o.goto(platformUrl('/dashboard/payments/', port));
await o.getByRole('checkbox', { name: 'Wallets' }).check();
await o.getByRole('checkbox', { name: 'PayPal' }).check();
await o.getByRole('button', { name: 'Save ways to pay' }).click();
await o.getByText('Ways to pay saved').waitFor();
await o.screenshot({ path: '/tmp/w/pay-dash.png', fullPage: true });
const context = await browser.newContext();
await standInForStripe(context, api);
const page = await context.newPage();
page.on('console', (m) => console.log('console', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
page.on('request', (r) => {
  if (/stripe|express/.test(r.url())) console.log('req', r.url().slice(0, 120));
});
await page.goto(storeUrl('/product/paper-fox-womens-t-shirt/navy/', 'demo', port));
await page.waitForTimeout(1500);
await page.mouse.move(200, 200);
await page.mouse.move(250, 260);
await page.waitForTimeout(4000);
console.log(await page.evaluate(() => document.documentElement.innerHTML.match(/express.{0,200}/)?.[0]));
console.log(
  await page.evaluate(() =>
    [...document.querySelectorAll('[class*=express]')].map((e) => e.outerHTML.slice(0, 300)),
  ),
);
const core = await page.request.get(storeUrl('/omnis/v3/frontend/core/', 'demo', port)).catch(() => null);
await page.screenshot({ path: '/tmp/w/pay-product.png', fullPage: false });
await browser.close();
await server.stop();
await api.close();
