/** Answers that came, but only half of them: each counts as none, is said, and can be asked for again. */
import type { Page } from '@playwright/test';
import { cards, newBuyer } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

/** Lets a call reach the server, and gives the page what is left of its answer. */
async function halve(
  page: Page,
  address: string | RegExp,
  left: (whole: Record<string, unknown>) => object = () => ({}),
): Promise<void> {
  await page.route(address, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    // Node may not know that names under `localhost` are this machine.
    const headers = { ...(await request.allHeaders()), host: url.host };
    const response = await route.fetch({ url: request.url().replace(url.hostname, '127.0.0.1'), headers });
    await route.fulfill({ response, json: left(Object(await response.json())) });
  });
}

test('a list without its total says that it could not be loaded, and is there by Reload', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.opens('/');
  const lists = /\/division\/\d+\/products\/\?/;
  await halve(page, lists, ({ total: _total, ...rest }) => rest);
  await main.locator('a[href^="/collection/"]:visible').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(
    'Oops... Looks like something went wrong',
  );
  await page.unroute(lists);
  await main.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL(/\/collection\//);
  await expect(main.getByRole('heading', { level: 1 })).not.toContainText('Oops');
});

test('a basket that is half said leaves its button to be pressed again @long', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens(fox.url);
  await shopper.choosesSize(fox.size);
  await halve(page, '**/product/addItemToCart/**');
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(main.getByRole('alert')).toContainText('try again');
  await page.unroute('**/product/addItemToCart/**');
  await shopper.addsToBasket();
});

test('suggestions that are half said keep nobody from searching @long', async ({ shopper }) => {
  const { page, main } = shopper;
  await halve(page, /\/search\/suggest/);
  await shopper.opens('/');
  const field = await shopper.goesToSearch();
  const answered = page.waitForResponse(/\/search\/suggest/);
  await field.fill('fox');
  await answered;
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=fox/);
  await expect(main.getByRole('link', { name: fox.name }).first()).toBeVisible();
  // A suggestion may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
});

test('an order whose answer is half said is placed once, and found by a second try', async ({
  shopper,
  checkout,
}) => {
  const { page, main } = shopper;
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  let number: unknown;
  await halve(page, '**/checkout/place/**', (whole) => {
    ({ number } = whole);
    return { status: 'placed' };
  });
  await checkout.pays();
  await expect(main.getByRole('alert')).toContainText('try again', { timeout: 30_000 });
  await page.unroute('**/checkout/place/**');
  // The server has emptied the basket: if the page has heard of that, it asks in place of the form.
  await checkout.payButton.or(main.getByRole('button', { name: 'Try again' })).click();
  const receipt = await checkout.getsReceipt();
  expect(receipt.number).toBe(number);
});
