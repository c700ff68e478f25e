/** A store that takes money through a Stripe account of its own: keys, terms, a payment, its refund, and payouts. */
import { startStripeServer, type StripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { Checkout, newBuyer } from './support/checkout.ts';
import { startDemoServer, waitFor, type DemoServer } from './support/demo-server.ts';
import { demoPassword, logins, ownStripePort, platformUrl, storeUrl } from './support/places.ts';
import { Shopper } from './support/shopper.ts';
import { standInForStripe } from './support/stripe/stand-in.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', size: 'L' };
const keys = { publishableKey: 'pk_test_fox', secretKey: 'sk_test_fox' };
const seconds = 240;

let api: StripeServer;
let server: DemoServer;

test.beforeAll(async () => {
  test.setTimeout(seconds * 1000);
  api = await startStripeServer();
  api.addAccount({
    id: 'acct_fox',
    name: 'Fox Shirts',
    ...keys,
    payouts: [
      {
        id: 'po_1',
        amount: 4250,
        currency: 'gbp',
        status: 'paid',
        arrival_date: Date.UTC(2026, 10, 3) / 1000,
      },
    ],
  });
  server = startDemoServer(ownStripePort(), { STRIPE_API_BASE: api.url });
  await waitFor(platformUrl('/omnis/v3/openapi.json', ownStripePort()), seconds);
});
test.afterAll(async () => {
  await server.stop();
  await api.close();
});

test('an owner connects Stripe and asks for terms; a shopper pays, and is refunded through it', async ({
  page,
  context,
  owner,
  watch,
}) => {
  await standInForStripe(context, api);
  watch.expectAnswer({ status: 422, url: '/payments/' });
  watch.expectAnswer({ status: 422, url: '/checkout-settings/' });
  const at = (path: string): string => platformUrl(`/dashboard/${path}`, ownStripePort());
  const { main } = owner;

  await test.step('the owner connects the account by its keys, which are tried first', async () => {
    await owner.page.goto(platformUrl('/login/', ownStripePort()));
    await owner.page.getByRole('textbox', { name: 'Email' }).fill(logins.owner);
    await owner.page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await owner.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(owner.page).toHaveURL(at(''));
    await owner.page.goto(at('payments/'));
    await expect(main).toContainText('The platform takes your payments and pays them out to you.');
    await main.getByRole('button', { name: 'Connect your Stripe account' }).click();
    const dialog = owner.page.getByRole('dialog');
    const secret = dialog.getByRole('textbox', { name: /^Secret key/ });
    await dialog.getByRole('textbox', { name: /^Publishable key/ }).fill(keys.publishableKey);
    await secret.fill('sk_test_nobody');
    await dialog.getByRole('button', { name: 'Connect account' }).click();
    await expect(secret).toHaveAccessibleDescription(/Stripe does not know this key/);
    await expectAccessible(owner.page);
    await secret.fill(keys.secretKey);
    await dialog.getByRole('button', { name: 'Connect account' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('heading', { name: 'Fox Shirts' })).toBeVisible();
    await expect(main.getByText('Test mode', { exact: true })).toBeVisible();
    await expect(main).toContainText(/•••• _?fox/);
    await expect(main).not.toContainText(keys.secretKey);
    await expect(main).toContainText(/\/omnis\/v3\/payments\/stripe\/webhook\/\d+\/[\da-f-]{36}\//);
  });

  await test.step('payouts of the account are listed', async () => {
    const payouts = main.getByRole('list', { name: 'Payouts' });
    await expect(payouts.getByRole('listitem')).toHaveText(/£42\.50.*3 November 2026.*Paid/s);
    await expectAccessible(owner.page);
    await expectNoSidewaysScroll(owner.page);
  });

  await test.step('the signing secret of the webhook is entered', async () => {
    await main.getByRole('button', { name: 'Change keys' }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Webhook signing secret/ }).fill('whsec_fox');
    await dialog.getByRole('button', { name: 'Save keys' }).click();
    await expect(dialog).toBeHidden();
    await expect(main).not.toContainText('Not entered yet');
  });

  await test.step('the checkout needs a phone number and agreed terms, and no company', async () => {
    await owner.page.goto(at('checkout/'));
    await main.getByRole('combobox', { name: 'Phone number' }).selectOption('Required');
    await main.getByRole('combobox', { name: 'Company' }).selectOption('Not shown');
    await main.getByRole('checkbox', { name: /agree to your terms/ }).check();
    const terms = main.getByRole('textbox', { name: /^Page with your terms/ });
    await terms.fill('https://elsewhere.example/');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(terms).toHaveAccessibleDescription(/begins with \//);
    await terms.fill('/page/terms/');
    await expectAccessible(owner.page);
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(owner.page.getByText('Checkout saved')).toBeVisible();
    await expectNoSidewaysScroll(owner.page);
  });

  const checkout = new Checkout(page);
  const shopper = new Shopper(page, 'demo', storeUrl('', 'demo', ownStripePort()));
  const tick = checkout.main.getByRole('checkbox', { name: 'I agree to the terms of this shop.' });
  const pays = () => checkout.pays();

  await test.step('the shopper is asked for them, and pays through that account', async () => {
    await shopper.buys(fox);
    await shopper.goesToCheckout();
    await checkout.fills(newBuyer());
    await expect(checkout.main.getByRole('textbox', { name: 'Company' })).toHaveCount(0);
    const field = (kind: string) =>
      page.frameLocator(`iframe[title="Secure ${kind} input frame"]`).getByRole('textbox');
    await field('cardNumber').fill('4242 4242 4242 4242');
    await field('cardExpiry').fill('12 / 34');
    await field('cardCvc').fill('123');
    await pays();
    const phone = checkout.main.getByRole('textbox', { name: /^Phone/ });
    await expect(phone).toBeFocused();
    await phone.fill('0113 496 0000');
    await expect(checkout.main.getByRole('link', { name: 'terms of this shop' })).toHaveAttribute(
      'href',
      '/page/terms/',
    );
    await pays();
    await expect(tick).toHaveAccessibleDescription('Agree to the terms to place your order');
    await expectAccessible(page, 'main', 'iframe');
    await tick.check();
    await expectNoSidewaysScroll(page);
    await pays();
  });

  const { number } = await checkout.getsReceipt();
  await expect.poll(() => [...api.intents.values()].at(-1)?.status).toBe('succeeded');
  expect([...api.intents.values()].at(-1)?.account).toBe('acct_fox');

  await test.step('the owner goes back to the platform, and the refund still goes through the account', async () => {
    await owner.page.goto(at('payments/'));
    await main.getByRole('button', { name: 'Remove account' }).click();
    const removing = owner.page.getByRole('dialog');
    await expect(removing).toContainText('Refunds of payments your account took still go through it');
    await removing.getByRole('button', { name: 'Remove account' }).click();
    await expect(main.getByRole('heading', { name: 'Former accounts' })).toBeVisible();
    await owner.page.goto(at(`orders/?search=${number}`));
    await main.getByRole('link', { name: number }).click();
    await main.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: /Paper Fox/ }).fill('1');
    await dialog.getByRole('button', { name: /^Refund £/ }).click();
    await expect(main.getByText('Partially refunded')).toBeVisible();
    await expect.poll(() => api.refunds.length).toBe(1);
  });
});
