/** Odd turns of the checkout: a second window, a slow way to the receipt, very long words. */
import { cards, Checkout, newBuyer } from './support/checkout.ts';
import { storeUrl } from './support/places.ts';
import { hydrated, type Shopper } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

/** Has a basket, an address and a card. */
async function isReadyToPay({ shopper, checkout }: { shopper: Shopper; checkout: Checkout }): Promise<void> {
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
}

test('a basket ordered in another window is not offered again @long', async ({ shopper, checkout }) => {
  const { page } = shopper;
  await isReadyToPay({ shopper, checkout });
  const other = await page.context().newPage();
  await other.goto(storeUrl('/checkout/'));
  await hydrated(other);
  const second = new Checkout(other);
  await expect(second.payButton).toBeVisible();
  await checkout.pays();
  await checkout.getsReceipt();
  await expect(second.main.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty');
  await expect(second.payButton).toHaveCount(0);
});

test('a window that has not heard of an order is told by the server, and charges nothing', async ({
  shopper,
  checkout,
  watch,
}) => {
  watch.expectAnswer({ status: 422, url: '/checkout/place/' });
  const { page } = shopper;
  await isReadyToPay({ shopper, checkout });
  const other = await page.context().newPage();
  // As a browser's other profile, or a phone that follows its shopper's account.
  await other.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  await other.goto(storeUrl('/checkout/'));
  await hydrated(other);
  const second = new Checkout(other);
  await expect(second.main.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await second.fillsCard(cards.mastercard);
  await checkout.pays();
  await checkout.getsReceipt();

  await second.fills(newBuyer());
  await second.pays();
  await expect(second.main.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty');
  await expect(second.main).toContainText('If you didn’t get one, you weren’t charged.');
  await expect(second.payButton).toHaveCount(0);
  // The keyboard goes on from there.
  await other.keyboard.press('Tab');
  await expect(second.main.getByRole('link', { name: 'Start shopping' })).toBeFocused();
});

test('a shopper who reloads while it pays is led to the receipt @long', async ({ shopper, checkout }) => {
  const { page } = shopper;
  await isReadyToPay({ shopper, checkout });
  let stands: () => void = () => undefined;
  const placed = new Promise<void>((resolve) => (stands = resolve));
  let isLost = false;
  await page.route(/\/checkout\/place\//, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    const request = route.request();
    const url = new URL(request.url());
    // Node may not know that names under `localhost` are this machine.
    const headers = { ...(await request.allHeaders()), host: url.host };
    await route.fetch({ url: request.url().replace(url.hostname, '127.0.0.1'), headers });
    // The answer never comes.
    stands();
  });
  await checkout.pays();
  await placed;
  await page.reload();
  await checkout.getsReceipt();
});

test('an order whose answer was lost is led to its receipt, and its sum stays until then', async ({
  shopper,
  checkout,
}) => {
  const { page } = shopper;
  await isReadyToPay({ shopper, checkout });
  await expect(checkout.payButton).toContainText('Pay £27.95');
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (...call) => {
      const answer = await send(...call);
      const [asked] = call;
      const address = asked instanceof Request ? asked.url : String(asked);
      if (!address.includes('/checkout/place/')) return answer;
      window.fetch = send;
      await new Promise((resolve) => window.addEventListener('loses', resolve, { once: true }));
      throw new TypeError('Failed to fetch');
    };
  });
  const placed = page.waitForResponse(/\/checkout\/place\//);
  await checkout.pays();
  await placed;
  // The basket that the order has emptied costs nothing but its delivery.
  const quote = page.waitForResponse(/\/checkout\/quote\//);
  await checkout.main.getByRole('radio', { name: /^Express/ }).check();
  await quote;
  await expect(checkout.payButton).toContainText('Pay £27.95');
  await page.evaluate(() => window.dispatchEvent(new Event('loses')));
  await checkout.getsReceipt();
});

test('the paid order stays on screen until the receipt is there @long', async ({ shopper, checkout }) => {
  const { page } = shopper;
  await isReadyToPay({ shopper, checkout });
  const basket = page.waitForResponse(/\/basket\/main\/list\//);
  const quote = page.waitForResponse(/\/checkout\/quote\//);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/receipt-/, async (route) => {
    await held;
    await route.continue();
  });
  await expect(checkout.payButton).toContainText('Pay £27.95');
  await Promise.all([quote, basket, checkout.pays()]);
  // The basket left over after the order has arrived.
  await page.waitForTimeout(500);
  await expect(checkout.payButton).toContainText('Pay £27.95');
  go();
  await checkout.getsReceipt();
});

test('another way of delivery is said with what is to be paid then @long', async ({ shopper, checkout }) => {
  const { main, page } = shopper;
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await main.getByRole('radio', { name: /^Express/ }).check();
  await expect(
    page.getByRole('status').filter({ hasText: 'Express, £6.95. The total is now £30.95' }),
  ).toHaveCount(1);
  await expect(checkout.payButton).toContainText('Pay £30.95');
});

test('the amount to pay stays in sight on a phone, with the way to the order @phone', async ({
  shopper,
  checkout,
}) => {
  const { page } = shopper;
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await expect(checkout.main.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await checkout.payButton.scrollIntoViewIfNeeded();
  const sums = page.getByRole('complementary', { name: 'Order summary' });
  await expect(sums.getByText('£27.95')).toHaveCount(2);
  if (!shopper.isOnPhone) return expect(sums.getByText('£27.95').last()).toBeInViewport();
  const fold = page.getByRole('button', { name: /^Show the order/ });
  await expect(fold).toBeInViewport({ ratio: 1 });
  await expect(fold).toContainText('£27.95');
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await fold.click();
  await expect(sums.getByText('Paper Fox Women’s T-shirt')).toBeInViewport();
  // Unfolded it lies over the form, until the form is gone on with; what was pressed stays where it was.
  const number = checkout.main.getByRole('textbox', { name: /^Card number/ });
  const top = async (): Promise<number> => Math.round((await number.boundingBox())?.y ?? 0);
  const before = await top();
  await number.focus();
  await expect(fold).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect(number).toBeInViewport({ ratio: 1 });
  return expectNoSidewaysScroll(page);
});

test('very long words make no page wider than its screen @phone', async ({ shopper, checkout }) => {
  const { main, page } = shopper;
  const village = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills({
    ...newBuyer(),
    email: `wolfeschlegelsteinhausenbergerdorff@${village.toLowerCase()}.example`,
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    city: village,
  });
  await expect(main.getByText(`sent to ${village}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main.getByText('Add a gift note').click();
  await main.getByRole('textbox', { name: /^Gift note/ }).fill(`https://shop.example/${'note'.repeat(40)}`);
  await expectNoSidewaysScroll(page);
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await checkout.getsReceipt();
  // It comes later than the rest, and names the address.
  await expect(main.getByRole('button', { name: 'Save my details' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(storeUrl('/get-a-quote/'));
  await hydrated(page);
  await main.getByLabel('Your artwork').setInputFiles({
    name: `${'artwork'.repeat(12)}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(main.getByText('Must upload the following formats')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('with letters twice as large, prices stay in their boxes and names are words @phone', async ({
  shopper,
  checkout,
}) => {
  const { page } = shopper;
  await page.setViewportSize({ width: 375, height: 812 });
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const method = checkout.main.locator('.choice').filter({ hasText: 'Standard' });
  const [box, price] = [await method.boundingBox(), await method.locator('.end').boundingBox()];
  expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
  const places = ['First name', 'Last name'].map((name) => checkout.main.getByRole('textbox', { name }));
  const [first, last] = await Promise.all(places.map((field) => field.boundingBox()));
  expect(last?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  const summary = await checkout.opensSummary();
  const name = await summary.getByText(fox.name).boundingBox();
  expect(name?.width).toBeGreaterThan(120);
  await expectNoSidewaysScroll(page);
});
