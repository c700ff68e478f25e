/** A shopper buys in other ways than by the product's page: from a card, in numbers, without scripts; and says how it was. */
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { demoPassword, logins, platformUrl, storeUrl } from './support/places.ts';
import { hydrated, Shopper } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/', name: 'Paper Fox Women’s T-shirt', size: 'L' };

test('puts something into the basket from its card, by pointer and by key @phone', async ({ shopper }) => {
  const { page, main } = shopper;
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  const panel = page.getByRole('dialog', { name: fox.name });
  await shopper.opens('/collection/t-shirts/');
  const card = main.getByRole('listitem').filter({ hasText: fox.name }).first();
  const quick = card.getByRole('button', { name: `Quick add: ${fox.name}` });
  await card.hover();
  await quick.click();
  await panel.getByRole('radio', { name: 'Navy' }).check();
  await expectAccessible(page, '[role="dialog"]');
  if (shopper.isOnPhone) {
    // A sheet across the foot of the window: beside the card it lay over the page's head.
    const box = await panel.boundingBox();
    const size = page.viewportSize();
    expect(box && box.width).toBe(size?.width);
    expect(Math.round(box ? box.y + box.height : 0)).toBe(size?.height);
  }
  await panel.getByRole('button', { name: 'Add size L' }).click();
  await expect(drawer).toContainText('Navy / L');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await quick.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(quick).toBeFocused();
});

test('goes on from the basket’s drawer to what goes with the thing', async ({ shopper }) => {
  const { page, main } = shopper;
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  await shopper.opens(fox.url);
  await shopper.choosesSize('M');
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  const others = drawer.getByRole('region', { name: 'You may also like' });
  await expect(others.getByRole('link')).toHaveCount(3);
  await expectAccessible(page, '[role="dialog"]');
  const name = await others.locator('.name').first().innerText();
  await others.getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('pays less for each the more are bought, as the server computes it @long', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens('/search/?q=tote%20bag');
  await main
    .getByRole('link', { name: /Tote Bag/ })
    .first()
    .click();
  await hydrated(page);
  const table = main.getByRole('table', { name: /Buy more and save/ });
  await expect(table.getByRole('row')).toHaveCount(5);
  const five = table.getByRole('row', { name: /^5 to 19/ });
  const each = (await five.getByRole('cell').first().innerText()).trim();
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('5');
  await main.getByRole('spinbutton', { name: 'Quantity' }).blur();
  await expect(five).toHaveAttribute('data-reached', '');
  await expectAccessible(page);
  await shopper.addsToBasket();
  await shopper.goesToBasket();
  await expect(main.getByText(`${each} each`)).toBeVisible();
});

test('compares sizes, in centimetres and in inches @phone', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens(fox.url);
  await shopper.choosesSize('M');
  await main.getByRole('button', { name: 'Size chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Size chart' });
  const row = dialog.getByRole('row', { name: /^M / });
  await expect(row).toContainText('46');
  await expect(row).toHaveAttribute('data-chosen', '');
  await dialog.getByRole('radio', { name: 'Inches' }).check();
  await expect(row).toContainText('18');
  await expectAccessible(page, '[role="dialog"]');
});

test('writes a gift note in the basket, changes it at the checkout, and finds it on the receipt @long', async ({
  shopper,
  checkout,
}) => {
  const { main, page } = shopper;
  const note = main.getByRole('textbox', { name: /^Gift note/ });
  await shopper.buys({ url: `${fox.url}navy/`, size: 'M' });
  await shopper.goesToBasket();
  await main.getByText('Add a gift note').click();
  await note.fill('Happy birthday,\nAda');
  await main.getByRole('button', { name: 'Save the note' }).click();
  await expect(main.getByRole('button', { name: 'Change the gift note' })).toBeFocused();
  await expect(main).toContainText('Happy birthday,');
  await main.getByRole('button', { name: 'Change the gift note' }).press('Enter');
  await expect(note).toBeFocused();
  await note.fill('Happy birthday,\nAda and Ben');
  await main.getByRole('button', { name: 'Save the note' }).press('Enter');
  await expect(main).toContainText('Ada and Ben');
  await expectAccessible(page);

  await shopper.goesToCheckout();
  await expect(note).toHaveValue('Happy birthday,\nAda and Ben');
  const kept = page.waitForResponse((answer) => answer.url().includes('/gift-note/') && answer.ok());
  await note.fill('Happy birthday,\nfrom all of us');
  await kept;
  await page.reload();
  await hydrated(page);
  await expect(note).toHaveValue('Happy birthday,\nfrom all of us');
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await checkout.getsReceipt();
  await expect(checkout.main).toContainText('Happy birthday');
});

test('goes on while one scrolls, says so in the address, and comes back to the same place @phone', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'turbo');
  const { main } = shopper;
  const cardsOf = main.getByRole('list', { name: 'Products' }).getByRole('article');
  await shopper.opens('/collection/all/');
  await expect(cardsOf).toHaveCount(24);
  await main.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => cardsOf.count()).toBeGreaterThan(24);
  await expect(page).toHaveURL(/page=2&from=1/);
  const count = await cardsOf.count();
  const far = cardsOf.nth(26).getByRole('link').first();
  const name = await far.innerText();
  await far.click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(cardsOf).toHaveCount(count);
  await expect(cardsOf.nth(26)).toBeInViewport();
});

test('buys from a shop whose payments are its own, which has no policies of the platform @long', async ({
  page,
  checkout,
}) => {
  test.slow();
  const shopper = new Shopper(page, 'turbo');
  const { main } = shopper;
  await shopper.opens('/collection/tees/');
  await main
    .getByRole('list', { name: 'Products' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(main.getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
  await hydrated(page);
  await shopper.choosesSize('M');
  await shopper.addsToBasket();
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number } = await checkout.getsReceipt();
  expect(page.url()).toContain(storeUrl('/receipt/', 'turbo'));
  await expect(main).toContainText(number);
  const foot = page.getByRole('contentinfo');
  for (const policy of ['Terms of use', 'Terms of sale', 'Cookies and disclaimer'])
    await expect(foot.getByRole('link', { name: policy, exact: true })).toHaveCount(0);
});

test('reviews what was bought; shoppers read it once the shop has', async ({ shopper, owner, isMobile }) => {
  test.setTimeout(120_000);
  const { page, main } = shopper;
  const words = `Worn every week since, ${Date.now().toString(36)}${isMobile ? ' on a phone' : ''}.`;
  await shopper.opens('/login/');
  await main.getByRole('textbox', { name: 'Email' }).fill(logins.shopper);
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/account/);
  const complete = main
    .getByRole('link')
    .filter({ hasText: /Delivered|Complete|On its way|Sent/ })
    .first();
  await complete.click();
  await expect(page).toHaveURL(/\/receipt\//);
  const part = main.getByRole('region', { name: 'How do you like it?' });
  const write = part.getByRole('button', { name: /^Write a review of / }).first();
  const product = ((await write.getAttribute('aria-label')) ?? '').replace(/^Write a review of /, '');
  await write.click();
  const dialog = page.getByRole('dialog', { name: `Review ${product}` });
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByRole('textbox', { name: /^Your review/ }).fill(words);
  // Nothing is lost by a slip.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(write).toBeFocused();
  await write.click();
  await expect(dialog.getByRole('textbox', { name: /^Your review/ })).toHaveValue(words);
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  const photo = await dialog.screenshot();
  await dialog.locator('input[type="file"]').setInputFiles(
    ['worn.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((name) => ({
      name,
      mimeType: 'image/png',
      buffer: photo,
    })),
  );
  await expect(dialog.getByText('You can add up to 4 photos')).toBeVisible();
  for (const name of ['b.png', 'c.png', 'd.png'])
    await dialog.getByRole('button', { name: new RegExp(`^(Remove|Cancel) ${name}$`) }).click();
  await expect(dialog.getByText('You can add up to 4 photos')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Remove worn.png' })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(part).toContainText('The shop will check it before publishing');
  await expect(part.getByText(product, { exact: true })).toBeFocused();

  await owner.signsIn(logins.owner);
  await owner.page.goto(platformUrl('/dashboard/reviews/'));
  const row = owner.page.getByRole('row').filter({ hasText: words });
  await expect(row).toBeVisible();
  await expect(row.getByRole('img', { name: /^By .*, 1 of / })).toBeVisible();
  await expectNoSidewaysScroll(owner.page);
  await row.getByRole('button', { name: /^Publish/ }).click();
  await expect(row).toHaveCount(0);

  await shopper.opens('/search/?q=' + encodeURIComponent(product));
  await main.getByRole('link', { name: product }).first().click();
  const community = main.getByRole('region', { name: 'From the community' });
  await expect(community).toContainText(words);
  const pictures = community.getByRole('list', { name: 'Photos from buyers' });
  await expect(pictures.getByRole('img', { name: /^By .*, 1 of / })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('buys by forms alone, from a product to its receipt', async ({ page, watch }) => {
    watch.expectAnswer({ status: 409, url: '/checkout/plain/' });
    watch.expectAnswer({ status: 422, url: '/checkout/plain/' });
    const main = page.getByRole('main');
    const buyer = newBuyer();
    await page.goto(storeUrl(fox.url));
    await main.getByRole('link', { name: 'Navy', exact: true }).click();
    await main.getByRole('combobox', { name: 'Size' }).selectOption('L');
    await main.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await main.getByRole('button', { name: 'Add to basket' }).locator('visible=true').click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Basket');
    await expect(main.getByRole('listitem')).toContainText('Navy, L');
    await expectNoSidewaysScroll(page);
    await main.getByRole('spinbutton', { name: `Quantity of ${fox.name}` }).fill('1');
    await main.getByRole('button', { name: 'Change' }).click();
    await main.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main).toContainText('−£2.40');
    // The header's basket leads here too.
    await page.goto(storeUrl('/basket/'));
    await expect(page).toHaveURL(/\/basket\/plain\/$/);
    await main.getByRole('link', { name: 'Checkout', exact: true }).click();
    await main.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
    await main.getByRole('textbox', { name: 'First name' }).fill(buyer.firstName);
    await main.getByRole('textbox', { name: 'Last name' }).fill(buyer.lastName);
    await main.getByRole('textbox', { name: 'Address', exact: true }).fill(buyer.street);
    await main.getByRole('textbox', { name: 'Town or city' }).fill(buyer.city);
    await main.getByRole('textbox', { name: 'Postcode' }).fill(buyer.postcode);
    await main.getByRole('radio', { name: /^Express/ }).check();
    const card = async (number: string): Promise<void> => {
      await main.getByRole('textbox', { name: 'Card number' }).fill(number);
      await main.getByRole('textbox', { name: /^Expiry/ }).fill('12/34');
      await main.getByRole('textbox', { name: 'Security code' }).fill('123');
      await main.getByRole('button', { name: 'Place order and pay' }).click();
    };
    await expectNoSidewaysScroll(page);
    // The page showed the total of another delivery.
    await card(cards.good);
    await expect(main.getByRole('alert')).toContainText(/^\s*The total is now £/);
    await expect(main.getByRole('alert')).toBeFocused();
    await card(cards.declined);
    await expect(main.getByRole('alert')).toContainText(/declined/i);
    await main.getByRole('alert').getByRole('link', { name: 'Card number' }).click();
    await expect(page).toHaveURL(/#card\.number$/);
    // Its fields are seen, and can be reached, only where the bill goes elsewhere.
    const streets = main.getByRole('textbox', { name: 'Address', exact: true });
    await expect(streets).toHaveCount(1);
    await main.getByRole('checkbox', { name: 'Same as the delivery address' }).uncheck();
    await expect(streets).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await main.getByRole('checkbox', { name: 'Same as the delivery address' }).check();
    await card(cards.good);
    await expect(page).toHaveURL(/\/receipt\/[\w-]{22,}/);
    await expect(main).toContainText(/^Order \S*\d/m);
    await expect(main).toContainText('Express');
  });
});

test('an address past the end of a list leads to its last page', async ({ page }) => {
  for (const [past, last] of [
    ['/collection/all/?colour=Black&page=99', /^\?colour=Black(&page=\d)?$/],
    ['/search/?q=fox&page=99', /^\?q=fox$/],
    ['/creator/ines-calder/?page=99', /^(\?page=\d)?$/],
  ] as const) {
    const answer = await page.goto(storeUrl(past));
    const redirect = await answer?.request().redirectedFrom()?.response();
    expect(redirect?.status(), past).toBe(302);
    expect(new URL(page.url()).search).toMatch(last);
  }
});

test('so does one that is gone on to within the shop, without another document @long', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await shopper.opens('/collection/new-in/');
  // As the text of an owner may link.
  await main.evaluate((element) => {
    const link = Object.assign(document.createElement('a'), {
      href: '/collection/all/?colour=Black&page=99',
    });
    link.textContent = 'Far away';
    element.prepend(link);
  });
  await main.getByRole('link', { name: 'Far away' }).click();
  await expect(page).toHaveURL(/\/collection\/all\/\?colour=Black(&page=\d)?$/);
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(documents).toBe(1);
});

test('a sold-out product promises no delivery @long', async ({ shopper }) => {
  const { main, page } = shopper;
  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  await expect(main.getByRole('list', { name: 'Delivery' })).toContainText('Arrives');
  await shopper.opens('/product/great-swell-mens-t-shirt/');
  await hydrated(page);
  await expect(main.getByRole('button', { name: 'Sold out' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Delivery' })).toHaveCount(0);
});

test('the trail of a product leads back to the list that it was found in', async ({ shopper }) => {
  const { page, main } = shopper;
  // Phones have no trail.
  await page.setViewportSize({ width: 1440, height: 900 });
  const above = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1);
  await shopper.opens('/collection/coast/?sort=name');
  await page.waitForLoadState('networkidle');
  await shopper.opensProduct('Great Swell Art Print');
  await expect(above).toHaveText('The coast');
  await above.click();
  await expect(page).toHaveURL(storeUrl('/collection/coast/?sort=name'));
  await shopper.opens('/product/great-swell-art-print/');
  await expect(above).toHaveText('New in');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Great Swell Art Print');
});

test('a word as long as somebody likes is looked for on a page as wide as the screen @phone', async ({
  shopper,
}) => {
  const { main, page } = shopper;
  await shopper.opens(`/search/?q=${'q'.repeat(300)}`);
  await expect(main.getByText('Nothing found for')).toBeVisible();
  const [wide, ...heads] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    ...[...document.querySelectorAll('main h1, main h2')].map((head) => head.getBoundingClientRect().right),
  ]);
  const width = page.viewportSize()?.width ?? 0;
  expect(wide).toBe(width);
  for (const right of heads) expect(right).toBeLessThanOrEqual(width);
});
