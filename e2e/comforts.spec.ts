/** Comforts: the express checkout, what was typed before, until when to order. */
import { axeOn } from './support/axe.ts';
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { demoPassword, logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('a guest goes the express way, and finds what was typed after closing the tab', async ({
  shopper,
  checkout,
}) => {
  test.setTimeout(180_000);
  const buyer = newBuyer();
  const { main, page } = shopper;
  await shopper.buys(fox);
  await shopper.goesToBasket();
  await main.getByRole('link', { name: 'Express checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\/?\?express=true$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Express checkout');
  await hydrated(page);

  await test.step('with the fewest fields', async () => {
    await expect(main.getByRole('textbox', { name: /^Email/ })).toBeVisible();
    for (const name of [/^Phone/, /^Company/, /^Flat/, /^Gift note/])
      await expect(main.getByRole('textbox', { name })).toHaveCount(0);
    await expect(main.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await expect(main.getByRole('region', { name: 'Delivery method' })).toContainText(
      /Order within (\d+ h)? ?(\d+ min)? to get it by \w+day \d+ \w+|Arrives \w+/,
    );
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Add a company, flat or floor' }).click();
    await expect(main.getByRole('textbox', { name: /^Company/ })).toBeFocused();
    await expect(main.getByRole('textbox', { name: /^Flat/ })).toBeVisible();
  });

  await test.step('the tab is closed, and another one has what was typed but the card', async () => {
    await checkout.fills(buyer);
    await main.getByRole('radio', { name: /^Express/ }).check();
    await checkout.fillsCard(cards.good);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await page.close();
    const there = other.getByRole('main');
    await expect(there.getByRole('textbox', { name: /^Email/ })).toHaveValue(buyer.email);
    await expect(there.getByRole('textbox', { name: /^Address/ })).toHaveValue(buyer.street);
    await expect(there.getByRole('textbox', { name: /^Postcode/ })).toHaveValue(buyer.postcode);
    await expect(there.getByRole('radio', { name: /^Express/ })).toBeChecked();
    await expect(there.getByRole('button', { name: 'Pay £30.95' })).toBeVisible();
    await expect(there.getByRole('textbox', { name: /^Card number/ })).toHaveValue('');
    const stored = await other.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain(buyer.email);
    expect(stored).not.toContain('4242');

    await there.getByRole('textbox', { name: /^Card number/ }).fill(cards.good);
    await there.getByRole('textbox', { name: /^Expiry/ }).fill('12 / 34');
    await there.getByRole('textbox', { name: /^Security code/ }).fill('123');
    await there.getByRole('button', { name: /^Pay/ }).click();
    await expect(other).toHaveURL(/\/receipt\/[\w-]{22,}/, { timeout: 30_000 });
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain(buyer.email);
  });
});

test('a basket that is come to in another currency says so once @long', async ({ shopper }) => {
  const { main, page } = shopper;
  const notice = page.getByRole('status').getByText('Discount applied due to improved exchange rates');
  await shopper.buys(fox);
  await shopper.goesToBasket();
  await expect(main).toContainText('£24.00');
  await shopper.opens('/collection/t-shirts/');
  await shopper.choosesCurrency('EUR');
  await shopper.opens('/basket/');
  await expect(main).toContainText('€');
  await expect(notice).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(main).toContainText('€');
  await expect(notice).toHaveCount(0);
});

test('a signed-in shopper with an address reviews it and pays', async ({ shopper, checkout }) => {
  test.setTimeout(180_000);
  const { main, page } = shopper;
  await shopper.opens('/login/?redirect_uri=%2Fbasket%2F');
  await main.getByRole('textbox', { name: /^Email/ }).fill(logins.shopper);
  await main.getByLabel(/^Password/).fill(demoPassword);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/basket\/?$/);
  await shopper.emptiesBasket();
  await shopper.buys(fox);
  await page.goto(storeUrl('/checkout/?express=true'));
  await hydrated(page);

  const address = main.getByRole('region', { name: 'Delivery address' });
  await expect(main.getByRole('region', { name: 'Contact' })).toContainText(logins.shopper);
  await expect(main.getByRole('region', { name: 'Delivery method' })).toContainText('Standard, £3.95');
  await expect(address.getByRole('button', { name: /^Change/ })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(3);
  await expectAccessible(page);

  await test.step('opens the part to change', async () => {
    await address.getByRole('button', { name: /^Change/ }).click();
    await expect(address.getByRole('combobox').first()).toBeFocused();
    await expect(address.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  });

  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await checkout.getsReceipt();
});

test('signing out forgets what was typed @long', async ({ shopper }) => {
  const { main, page } = shopper;
  await shopper.buys(fox);
  await shopper.opens('/checkout/');
  await main.getByRole('textbox', { name: /^First name/ }).fill('Wilhelmina');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Wilhelmina');
  await shopper.opens('/login/?redirect_uri=%2Faccount%2F');
  await main.getByRole('textbox', { name: /^Email/ }).fill(logins.shopper);
  await main.getByLabel(/^Password/).fill(demoPassword);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Requests that the page still makes when its visitor leaves are refused.
  await expect(main.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await main.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Wilhelmina');
});

test('a search that finds nothing says what was probably meant, and what others look for', async ({
  shopper,
}) => {
  const { main, page } = shopper;
  await page.goto(storeUrl('/search/?q=hudie'));
  await hydrated(page);
  await expect(main).toContainText('Showing results for “hoodie”.');
  await expect(main.getByRole('status').first()).toContainText(/\d+ products?/);
  await main.getByRole('link', { name: 'Search instead for “hudie”' }).click();
  await expect(page).toHaveURL(/\?q=hudie&exact=1$/);
  const answer = await page.reload();
  expect(await answer?.text(), 'without scripts too').toContain('href="/search/?q=hoodie"');
  await hydrated(page);
  await expect(main.getByRole('heading', { name: 'Nothing found for “hudie”' })).toBeVisible();
  const popular = main.getByRole('list', { name: 'Popular searches' });
  await expect(popular.getByRole('link', { name: 'hoodie' })).toBeVisible();
  await expect(popular, 'one visitor’s searches stay theirs').not.toContainText('aunt');
  await expectAccessible(page);
  await main.getByText('Did you mean').getByRole('link', { name: 'hoodie' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('“hoodie”');
  await expect(main.getByRole('status').first()).toContainText(/\d+ products?/);
});

test('an empty search box offers what others look for, to those who press into it @long', async ({
  shopper,
}) => {
  const { main, page } = shopper;
  await shopper.opens('/search/');
  const field = main.getByRole('combobox', { name: 'Search products' });
  await expect(field).toBeFocused();
  const suggestions = main.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions, 'not by itself').toHaveCount(0);
  await field.click();
  await expect(suggestions.getByRole('option', { name: 'tote bag' })).toBeVisible();
  await expectAccessible(page);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=hoodie$/);
});

test('a search finds pages of the shop too: while typing, by key, and on the page of results without scripts', async ({
  shopper,
}) => {
  const { main, page } = shopper;
  await shopper.opens('/search/');
  const field = main.getByRole('combobox', { name: 'Search products' });
  await field.fill('delivry');
  const option = main.getByRole('option', { name: /^Delivery and returns/ });
  await expect(option).toBeVisible();
  // Pages come last, after products; posts and questions of the help are among them.
  for (let presses = 0; presses < 12; presses += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await field.press('ArrowUp');
  }
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/delivery\/$/);
  const answer = await page.goto(storeUrl('/search/?q=about'));
  expect(await answer?.text()).toContain('href="/about/"');
  await hydrated(page);
  const pages = main.getByRole('navigation', { name: 'Pages' });
  const about = pages.getByRole('link', { name: /^About us/ });
  await expect(about).toBeVisible();
  await expectAccessible(page);
  await about.click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('a letter of the store is read in a browser as a mail', async ({ page }) => {
  const answer = await page.goto(storeUrl('/autumn-letter/'));
  await expect(page).toHaveURL(/\/teemail\/autumn-letter\/?$/);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page).toHaveTitle('A letter from the shore – Marlow & Finch');
  await expect(page.getByRole('heading', { name: 'New for windy walks' })).toBeVisible();
  expect(await page.locator('script').count()).toBe(0);
  const way = page.getByRole('link', { name: 'See the warm layers' });
  await expect(way).toHaveAttribute('href', storeUrl('/collection/warm-layers/'));
  const { violations } = await axeOn(page).disableRules(['region', 'landmark-one-main']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  await expectNoSidewaysScroll(page);
  await way.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
