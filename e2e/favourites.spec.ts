/** A shopper keeps what they like. */
import { cards, newBuyer } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/', name: 'Paper Fox Women’s T-shirt' };

test('keeps favourites: filled at once, confirmed, and there after a reload', async ({ shopper }) => {
  const { main, page } = shopper;
  await shopper.opens(fox.url);
  const heart = main.getByRole('button', { name: `Save ${fox.name} to favourites` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // The answer waits, so that the state in between can be seen.
  const release = Promise.withResolvers<void>();
  await page.route('**/product/addItemToCart/**', async (route) => {
    await release.promise;
    await route.continue();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  release.resolve();
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await shopper.opens('/favourites/');
  await expect(main).toContainText(fox.name);
});

test('keeps the size of a favourite: its price is known, and it is one press from the basket @long', async ({
  shopper,
}) => {
  const { main, page } = shopper;
  await shopper.opens(`${fox.url}navy/`);
  await main.getByRole('radio', { name: 'L', exact: true }).check();
  const heart = main.getByRole('button', { name: `Save ${fox.name} to favourites` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await shopper.opens('/favourites/');
  const card = main.getByRole('article').filter({ hasText: fox.name });
  await expect(card).toContainText('Navy, L');
  await expect(card).not.toContainText('From');
  await card.hover();
  await card.getByRole('button', { name: `Quick add: ${fox.name}` }).click();
  const panel = page.getByRole('dialog', { name: fox.name });
  // First of its sizes, and once.
  await expect(panel.getByRole('button', { name: /^Add size/ }).first()).toHaveAccessibleName('Add size L');
  await panel.getByRole('button', { name: 'Add size L' }).click();
  await expect(page.getByRole('dialog', { name: 'Your basket' })).toContainText('Navy / L');
});

test('a guest keeps their details on the receipt, and is asked for no email beside their favourites @long', async ({
  shopper,
  checkout,
}) => {
  const { main } = shopper;
  await shopper.buys({ ...fox, size: 'M' });
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  await checkout.getsReceipt();
  await expect(main.getByRole('region', { name: 'You may also like' })).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill('a good password');
  await main.getByRole('button', { name: 'Save my details' }).click();
  await expect(main.getByRole('heading', { name: 'Your details are saved' })).toBeVisible();
  await shopper.opens(fox.url);
  const heart = main.getByRole('button', { name: `Save ${fox.name} to favourites` }).first();
  await heart.click();
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await shopper.opens('/favourites/');
  const card = main.getByRole('article').filter({ hasText: fox.name });
  await expect(card.getByRole('img', { name: /^Rated/ })).toBeVisible();
  await expect(card.getByRole('img', { name: /^Colours/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Save them for later' })).toHaveCount(0);
  await shopper.opens('/account/');
  await expect(main.getByRole('region', { name: 'Your addresses' })).toContainText('Canal Wharf');
});

test('says so when a link to favourites is none', async ({ shopper, watch }) => {
  watch.expectAnswer({ status: 404, url: '/basket/favourites/recover' });
  await shopper.opens('/favourites/?br=short');
  await expect(shopper.page.getByText('This link no longer works. Ask for a new one.')).toBeVisible();
});

test.describe('a visitor who has not yet answered about cookies', () => {
  test.use({ cookieConsent: null });

  test('reads above the question what can be undone, and undoes it', async ({ shopper }) => {
    const { main, page } = shopper;
    await shopper.opens(fox.url);
    const keep = main.getByRole('button', { name: `Save ${fox.name} to favourites` }).first();
    await keep.click();
    await expect(keep).not.toHaveAttribute('aria-busy', 'true');
    await shopper.opens('/favourites/');
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    const card = main.getByRole('article').filter({ hasText: fox.name });
    await card.getByRole('button', { name: /favourite/ }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    // It slides to its place.
    await expect
      .poll(async () => {
        const [message, top] = [await undo.boundingBox(), await question.boundingBox()];
        return message !== null && top !== null && message.y + message.height <= top.y;
      })
      .toBe(true);
    await undo.click();
    await expect(card).toBeVisible();
  });
});
