/** A product from nothing: an owner makes it with two colours in three sizes, and a shopper buys one. */
import { cards, newBuyer } from './support/checkout.ts';
import { expectAccessible } from './support/accessible.ts';
import { logins, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner makes a product with two colours and three sizes, and a shopper buys it', async ({
  owner,
  shopper,
  checkout,
  watch,
}) => {
  test.slow();
  const name = `Hedgerow Wren ${Date.now() % 100_000}`;
  const path = `/product/${name.toLowerCase().replaceAll(' ', '-')}/`;
  const { page, main } = owner;
  await owner.signsIn(logins.owner);

  await test.step('adds it by name: a draft that nobody sees', async () => {
    await owner.opens('products/');
    await main.getByRole('button', { name: 'Add product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add product' });
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(main.getByText('Draft', { exact: true })).toBeVisible();
    watch.expectAnswer({ status: 404, url: path });
    expect((await shopper.page.goto(storeUrl(path)))?.status()).toBe(404);
  });

  await test.step('gives it options; the variants are made of them', async () => {
    await main
      .getByRole('textbox', { name: 'Price', exact: true })
      .or(main.getByRole('spinbutton', { name: 'Price', exact: true }))
      .fill('24');
    await main.getByRole('button', { name: 'Add colour' }).click();
    await expect(main.getByPlaceholder('Navy, White')).toBeFocused();
    const colours = main.getByRole('textbox', { name: 'Add a value to Colour' });
    await colours.fill('Navy, White');
    await colours.press('Enter');
    await main.getByRole('button', { name: 'Add size' }).click();
    const sizes = main.getByRole('textbox', { name: 'Add a value to Size' });
    await sizes.fill('S, M, L');
    await sizes.press('Enter');
    await expect(main.getByRole('rowheader')).toHaveText([
      'Navy · S',
      'Navy · M',
      'Navy · L',
      'White · S',
      'White · M',
      'White · L',
    ]);
    await expect(main.getByLabel('Colour of Navy')).toHaveValue('#1d2a4d');
    await expectAccessible(page);
  });

  await test.step('fills the grid: a value down, a price that is no number, cells from a spreadsheet', async () => {
    const stock = main.getByRole('textbox', { name: 'Stock, Navy · S', exact: true });
    await stock.fill('9');
    await main.getByRole('button', { name: 'Fill “Stock” down' }).click();
    await expect(main.getByRole('textbox', { name: 'Stock, White · L', exact: true })).toHaveValue('9');

    const price = main.getByRole('textbox', { name: 'Price, Navy · L', exact: true });
    await price.fill('abc');
    await price.blur();
    await expect(price).toHaveValue('abc');
    await expect(price).toHaveAccessibleDescription(/Must be a number/);
    await price.fill('26');

    const sku = main.getByRole('textbox', { name: 'SKU, Navy · S', exact: true });
    await sku.focus();
    await sku.evaluate((cell) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'WREN-NS\t5012345678900\nWREN-NM\t5012345678917\n');
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(main.getByRole('textbox', { name: 'Barcode, Navy · M', exact: true })).toHaveValue(
      '5012345678917',
    );
    await owner.saves();
    await page.reload();
    await expect(main.getByRole('textbox', { name: 'SKU, Navy · M', exact: true })).toHaveValue('WREN-NM');
    await expect(main.getByRole('textbox', { name: 'Price, Navy · L', exact: true })).toHaveValue('26.00');
  });

  await test.step('reads well on a phone', async () => {
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize(size);
  });

  await test.step('puts it on sale, and a shopper buys one', async () => {
    await main.getByRole('switch', { name: 'On sale' }).click();
    await owner.saves();
    await shopper.opens(path);
    await expect(shopper.main.getByRole('heading', { level: 1 })).toContainText(name);
    await shopper.choosesColour('White');
    await shopper.choosesSize('M');
    await shopper.addsToBasket();
    await shopper.goesToCheckout();
    await checkout.fills(newBuyer());
    await checkout.fillsCard(cards.good);
    await checkout.pays();
    const { number } = await checkout.getsReceipt();
    await owner.opensOrder(number);
    await expect(main).toContainText(name);
  });

  await test.step('duplicates, archives and deletes; the address that it had leads on', async () => {
    await owner.opensProduct(name);
    const urlName = main.getByRole('textbox', { name: 'URL name' });
    await urlName.fill(`${await urlName.inputValue()}-tee`);
    await owner.saves();
    await shopper.page.goto(storeUrl(path));
    await expect(shopper.page).toHaveURL(new RegExp(`${path.slice(0, -1)}-tee/`));

    await main.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(`${name} (copy)`);
    await main.getByRole('button', { name: `Actions for ${name} (copy)` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(main.getByText('Archived', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: `Actions for ${name} (copy)` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Delete product' })
      .click();
    await expect(page).toHaveURL(/\/dashboard\/products\/$/);
  });
});
