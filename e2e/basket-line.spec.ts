/** A line of the basket that is changed where it stands. */
import { newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { Shopper } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const fox = { url: '/product/paper-fox-womens-t-shirt/navy/', name: 'Paper Fox Women’s T-shirt', size: 'M' };

test('takes another colour and size, and what was typed at the checkout waits @phone', async ({
  shopper,
  checkout,
}) => {
  const { main, page } = shopper;
  await shopper.buys(fox);
  await shopper.goesToCheckout();
  const buyer = newBuyer();
  await checkout.fills(buyer);
  await shopper.opens('/basket/');
  const change = main.getByRole('button', { name: `Change colour or size of ${fox.name}` });
  await change.press('Enter');
  const colour = main.getByRole('combobox', { name: `Colour of ${fox.name}` });
  const size = main.getByRole('combobox', { name: `Size of ${fox.name}` });
  await expect(colour).toBeFocused();
  await expect(colour).toHaveValue('Navy');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(size).toHaveCount(0);
  await expect(change).toBeFocused();

  await change.click();
  await colour.selectOption('Rust');
  await size.selectOption('L');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Rust / L')).toBeVisible();
  await expect(size).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: `${fox.name}, Rust, L. Total £24.00` }),
  ).toHaveCount(1);
  await expect(main.getByRole('button', { name: `Remove ${fox.name}` })).toBeFocused();

  await main.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(main.getByRole('textbox', { name: /^Email/ })).toHaveValue(buyer.email);
});

test('joins the line that it becomes @long', async ({ shopper }) => {
  const { main } = shopper;
  await shopper.buys({ ...fox, size: 'L' });
  await shopper.buys(fox);
  await shopper.goesToBasket();
  const change = main.getByRole('button', { name: `Change colour or size of ${fox.name}` });
  await change.last().click();
  await main.getByRole('combobox', { name: `Size of ${fox.name}` }).selectOption('L');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(change).toHaveCount(1);
  await expect(main.getByRole('spinbutton', { name: `Quantity of ${fox.name}` })).toHaveValue('2');
});

test('is saved for later among the favourites, and put back', async ({ shopper }) => {
  const { main, page } = shopper;
  await shopper.buys(fox);
  await shopper.goesToBasket();
  const later = main.getByRole('button', { name: `Save for later: ${fox.name}` });
  await later.click();
  await expect(main.getByText(`${fox.name} was saved to your favourites`).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(later).toBeVisible();
  await expect(main.getByText('Navy / M')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favourites/ })
    .click();
  await expect(main.getByRole('link', { name: fox.name })).toBeVisible();
});

test('is known to every window of the shopper', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/about/');
  const other = new Shopper(await page.context().newPage());
  await other.buys(fox);
  const basket = page
    .getByRole('banner')
    .getByRole('link', { name: /^Basket/ })
    .locator('visible=true');
  await expect(basket).toHaveText('1');
  await basket.click();
  await expect(shopper.main.getByRole('spinbutton', { name: `Quantity of ${fox.name}` })).toHaveValue('1');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('leaves the button of the choice flush with the words where it stands under them @long', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/product/night-camp-hoodie/');
    await page.getByRole('main').getByText('M', { exact: true }).first().click();
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toContainText('Forest Green / M');
    await page.setViewportSize({ width: 340, height: 800 });
    await shopper.opens('/basket/');
    const option = page.getByRole('main').locator('.option', { hasText: 'Forest Green / M' });
    await expect(option).toBeVisible();
    const starts = await option.evaluate((element) => {
      const words = document.createRange();
      const [first, button] = [element.firstChild, element.querySelector('button')?.firstChild];
      if (!first || !button) throw new Error('The line offers no choice');
      return [first, button].map((node) => {
        words.selectNode(node);
        const { x, y } = words.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      });
    });
    expect(starts[1]?.y, 'it stands under the words').toBeGreaterThan(starts[0]?.y ?? 0);
    expect(starts[1]?.x).toBe(starts[0]?.x);
  });
});
