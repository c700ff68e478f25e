/** Shoppers pay with Stripe: its fields, its answers and its bank, before stand-ins for Stripe.js and for its API. */
import type { FrameLocator, Page } from '@playwright/test';
import { startStripeServer, type StripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { Checkout, newBuyer } from './support/checkout.ts';
import { startDemoServer, waitFor, type DemoServer } from './support/demo-server.ts';
import { platformUrl, storeUrl, stripePort } from './support/places.ts';
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
  server = startDemoServer(stripePort(), {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: api.url,
  });
  await waitFor(platformUrl('/omnis/v3/openapi.json', stripePort()), seconds);
});
test.afterAll(async () => {
  await server.stop();
  await api.close();
});

/** Somebody with a t-shirt in the basket of a shop that pays with Stripe. */
class Payer extends Checkout {
  readonly shopper: Shopper;
  /** Requests that this browser has sent to the shop. */
  readonly sent: string[] = [];

  constructor(page: Page) {
    super(page);
    this.shopper = new Shopper(page, 'demo', storeUrl('', 'demo', stripePort()));
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin === new URL(storeUrl('/', 'demo', stripePort())).origin)
        this.sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
  }

  field(kind: 'cardNumber' | 'cardExpiry' | 'cardCvc'): FrameLocator {
    return this.page.frameLocator(`iframe[title="Secure ${kind} input frame"]`);
  }

  override async fillsCard(number: string): Promise<void> {
    await this.field('cardNumber').getByRole('textbox').fill(number);
    await this.field('cardExpiry').getByRole('textbox').fill('12 / 34');
    await this.field('cardCvc').getByRole('textbox').fill('123');
  }

  async goesToCheckout(): Promise<void> {
    await this.shopper.buys(fox);
    await this.shopper.goesToCheckout();
    await this.fills(newBuyer());
  }

  /** Says why at the card's number, which has the focus, and that nothing was charged. */
  override async seesRefusal(why: RegExp): Promise<void> {
    const number = this.main.getByRole('group', { name: 'Card number' });
    await expect(number).toHaveAccessibleDescription(why);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(this.main.getByRole('alert')).toContainText('You haven’t been charged');
    await expect(this.field('cardNumber').getByRole('textbox')).toBeFocused();
  }

  async answersStripe(answer: 'Complete' | 'Fail'): Promise<void> {
    await this.page.frameLocator('iframe[title="3-D Secure"]').getByRole('button', { name: answer }).click();
  }

  /** No digits of a card, and no call of the test processor, in all that was sent to the shop. */
  keptCardToStripe(): void {
    expect(this.sent.filter((text) => /payments\/test/.test(text))).toEqual([]);
    const digits = /4242\D?4242|0000\D?0000|12 \/ 34/;
    expect(this.sent.filter((text) => digits.test(text.replaceAll(/%20|\+/g, ' ')))).toEqual([]);
  }
}

test('pays by card, whose digits the shop never has', async ({ page, context }) => {
  await standInForStripe(context, api);
  const payer = new Payer(page);
  const policies: string[] = [];
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'];
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.push(`${new URL(response.url()).pathname} ${policy ?? ''}`);
  });
  await payer.goesToCheckout();
  await expect(payer.main.getByText('This shop takes test payments')).toHaveCount(0);

  await test.step('an empty card is said at its fields', async () => {
    await payer.pays();
    await expect(payer.main.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(
      'Enter your card number',
    );
    await expect(payer.field('cardNumber').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('4242');
    await page.keyboard.press('Tab');
    await expect(payer.main.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(
      'Your card number is incomplete.',
    );
    await expectAccessible(page, 'main', 'iframe');
  });

  await test.step('its text is as dark or light as the shop is', async () => {
    const number = payer.field('cardNumber').getByRole('textbox');
    const label = payer.main.getByRole('group', { name: 'Card number' });
    const colour = (): Promise<string> => label.evaluate((place) => getComputedStyle(place).color);
    const light = await colour();
    await expect(number).toHaveCSS('color', light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colour).not.toBe(light);
    await expect(number).toHaveCSS('color', await colour());
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('its label leads to it', async () => {
    await payer.main.getByText('Card number', { exact: true }).click();
    await expect(payer.field('cardNumber').getByRole('textbox')).toBeFocused();
  });

  await payer.fillsCard('4242 4242 4242 4242');
  await expectNoSidewaysScroll(page);
  await payer.pays();
  await payer.getsReceipt();
  await expect(payer.main).toContainText('Visa •••• 4242');
  payer.keptCardToStripe();

  expect(policies).toHaveLength(2);
  expect(policies[0]).toMatch(/^\/product\//);
  expect(policies[0]).not.toContain('stripe');
  expect(policies[1]).toMatch(/^\/checkout\/ script-src [^;]* https:\/\/js\.stripe\.com /);
});

test('a card is refused at its field, and another pays the same order @long', async ({
  page,
  context,
  watch,
}) => {
  await standInForStripe(context, api);
  watch.expectAnswer({ status: 422, url: '/checkout/place/' });
  const payer = new Payer(page);
  await payer.goesToCheckout();
  await payer.fillsCard('4000 0000 0000 0002');
  await payer.pays();
  await payer.seesRefusal(/^Your card was declined\. Try another card/);
  await expectAccessible(page, 'main', 'iframe');
  await payer.fillsCard('4111 1111 1111 1111');
  await payer.pays();
  await payer.seesRefusal(/^Your card number is incorrect\.$/);
  await payer.fillsCard('4242 4242 4242 4242');
  await payer.pays();
  await payer.getsReceipt();
  payer.keptCardToStripe();
});

test('the bank asks: who fails is refused, who passes has paid', async ({ page, context, watch }) => {
  await standInForStripe(context, api);
  watch.expectAnswer({ status: 422, url: '/checkout/confirm/' });
  const payer = new Payer(page);
  await payer.goesToCheckout();
  await payer.fillsCard('4000 0025 0000 3155');
  await payer.pays();
  await payer.answersStripe('Fail');
  await payer.seesRefusal(/^Your bank could not confirm that it is you\./);
  await payer.pays();
  await payer.answersStripe('Complete');
  await payer.getsReceipt();
  await expect(payer.main).toContainText('Visa •••• 3155');
  payer.keptCardToStripe();
});

test('an order whose money could not be taken is paid with another card', async ({ page, context }) => {
  await standInForStripe(context, api);
  const payer = new Payer(page);
  await payer.goesToCheckout();
  await payer.fillsCard('4000 0000 0000 6991');
  await payer.pays();
  await payer.getsReceipt();
  // A link inside of the app, which has to open a document: only that may run Stripe.js.
  await payer.main.getByRole('link', { name: /^Pay £/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await payer.fillsCard('4242 4242 4242 4242');
  await expectAccessible(page, 'main', 'iframe');
  await payer.pays();
  await payer.getsReceipt();
  await expect(payer.main).toContainText('Visa •••• 4242');
  payer.keptCardToStripe();
});

test('a page that was reached inside of the app opens anew, with what was typed @long', async ({
  page,
  context,
}) => {
  await standInForStripe(context, api);
  const payer = new Payer(page);
  await payer.goesToCheckout();
  await page.goto(storeUrl('/basket/', 'demo', stripePort()));
  await payer.main
    .getByRole('link', { name: 'Express checkout' })
    .evaluate((link) => link.removeAttribute('target'));
  await payer.main.getByRole('link', { name: 'Express checkout' }).click();
  await expect(payer.field('cardNumber').getByRole('textbox')).toBeVisible();
  await expect(payer.main.getByRole('textbox', { name: /^First name/ })).toHaveValue('Robin');
});

test('Stripe.js does not load: trying again helps @long', async ({ page, context, watch }) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  watch.expectError('Failed to load Stripe.js');
  const payer = new Payer(page);
  await context.route('https://js.stripe.com/**', (route) => route.abort('internetdisconnected'));
  await payer.goesToCheckout();
  const fault = payer.main.getByText('We couldn’t load the card form.');
  await expect(fault).toBeVisible();
  await expect(payer.payButton).toBeDisabled();
  await expectAccessible(page, 'main', 'iframe');
  await context.unroute('https://js.stripe.com/**');
  await standInForStripe(context, api);
  await payer.main.getByRole('button', { name: 'Try again' }).click();
  await payer.fillsCard('4242 4242 4242 4242');
  await expect(fault).toHaveCount(0);
  await payer.pays();
  await payer.getsReceipt();
});

test('speaks the language of the shop @long', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  await standInForStripe(context, api);
  const payer = new Payer(await context.newPage());
  const { main, page } = payer;
  await page.goto(storeUrl(fox.url, 'demo', stripePort()));
  await main.getByText(fox.size, { exact: true }).click();
  await main.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.getByRole('dialog', { name: 'Ihr Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).click();
  await payer.field('cardNumber').getByRole('textbox').fill('4242');
  await payer.field('cardExpiry').getByRole('textbox').focus();
  await expect(main.getByRole('group', { name: 'Kartennummer' })).toHaveAccessibleDescription(
    'Ihre Angabe ist unvollständig.',
  );
  await context.close();
});

test('without scripts the checkout says that a card needs them @long', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(storeUrl(fox.url, 'demo', stripePort()));
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Size' }).selectOption(fox.size);
  await main.getByRole('button', { name: 'Add to basket' }).locator('visible=true').click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Basket');
  await page.goto(storeUrl('/checkout/plain/', 'demo', stripePort()));
  await expect(page.getByText('Our payment form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Place order/ })).toHaveCount(0);
  await context.close();
});
