/** The ways to an order after the sale: own orders, action links, and the history that mails lead to. */
import { expectAccessible } from './support/accessible.ts';
import { buysTwo } from './support/buys-two.ts';
import { newBuyer } from './support/checkout.ts';
import { demoPassword, logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, mailedLink, test } from './support/test.ts';

test('a signed-in shopper is offered their own orders to send something back', async ({ shopper, watch }) => {
  const { main, page } = shopper;
  await shopper.opens('/returns/');
  await expect(main.getByRole('heading', { name: 'Your orders' })).toHaveCount(0);
  await shopper.opens('/login/');
  await main.getByRole('textbox', { name: /^Email/ }).fill(logins.shopper);
  await main.getByLabel(/^Password/).fill(demoPassword);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/?$/);
  const mine = /\/shop\/customer\/orders\//;
  const answersWith = (items: readonly object[]) =>
    page.route(mine, (route) =>
      route.fulfill({ json: { items, total: items.length, page: 1, perPage: 24 } }),
    );

  await test.step('none, while there is nothing to send back', async () => {
    await answersWith([]);
    await shopper.opens('/returns/');
    await expect(main.getByRole('heading', { name: 'Nothing to return' })).toBeVisible();
    await expect(main.getByRole('textbox', { name: /^Order number/ })).toBeVisible();
    await page.unroute(mine);
  });

  await test.step('and those that can be, once they could be read', async () => {
    watch.expectAnswer({ status: 500, url: '/shop/customer/orders/' });
    await page.route(mine, (route) => route.fulfill({ status: 500, json: { message: '500 Server error' } }));
    await shopper.opens('/returns/');
    const again = main.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(mine);
    await again.click();
    const own = main.getByRole('region', { name: 'Your orders' });
    await expect(own.getByRole('link').first()).toHaveAttribute('href', /^\/returns\//);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await own.getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Return or exchange');
    await expect(page).toHaveURL(/\/returns\/.{22,}/);
  });
});

test('an action link asks what is to be sent back @long', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/help/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '@return-item';
    link.textContent = 'Return an item';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('main').getByRole('link', { name: 'Return an item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return an item' });
  await dialog.getByRole('textbox', { name: /^Order number/ }).fill('DEMO-1');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill(newBuyer().email);
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('If there is an order');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('finds all orders again by the link of any of their mails', async ({ shopper, checkout }) => {
  test.setTimeout(180_000);
  const buyer = newBuyer();
  const { main, page } = shopper;
  const { number } = await buysTwo({ shopper, checkout }, buyer);

  const link = await mailedLink(page.request, { to: buyer.email, path: '/order-history/' });
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  await expect(main.getByRole('listitem').filter({ hasText: `Order ${number}` })).toContainText('2 items');
  await hydrated(page);
  await expectAccessible(page);
  await main
    .getByRole('link', { name: `Order ${number}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/receipt\//);
});

test('an order history that nobody has is not found @long', async ({ shopper, watch }) => {
  const { main, page } = shopper;
  watch.expectAnswer({ status: 404, url: '/order-history/' });
  const answer = await page.goto(storeUrl(`/order-history/${'u'.repeat(32)}`));
  expect(answer?.status()).toBe(404);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We were unable to find this page');
});

test('an address with a malformed reference is one of a page that does not exist @long', async ({
  shopper: { page, main },
  watch,
}) => {
  const paths = ['receipt', 'invoice', 'pay', 'returns', 'edit-order', 'update-address', 'order-history'];
  for (const path of [...paths, 'advanced-quote']) {
    watch.expectAnswer({ status: 404, url: `/${path}/abc/` });
    const answer = await page.goto(storeUrl(`/${path}/abc/`));
    expect(answer?.status(), path).toBe(404);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We were unable to find this page');
  }
});
