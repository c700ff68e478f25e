/** Collections: an owner puts products in order, has rules choose them, and shoppers see exactly that. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { drags } from './support/drag.ts';
import { logins, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const sold = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');

/** Adds the first product that a search finds; gives its name. */
async function addsProduct(page: Page, search: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(search);
  const option = page.getByRole('option').filter({ hasText: search }).first();
  const name = (await option.innerText()).trim();
  await option.click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  return name;
}

test('an owner puts a collection in order by keys, buttons and dragging, and renames its address', async ({
  owner,
  shopper,
  watch,
}) => {
  test.slow();
  const { page, main } = owner;
  const mark = Date.now().toString(36);
  const name = `Window ${mark}`;
  await owner.signsIn(logins.owner);
  await owner.opens('collections/');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: 'Create collection' }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Create collection');

  const [mug, fern] = await test.step('makes it of two products', async () => {
    const first = await addsProduct(page, 'Forest Bear Mug');
    const second = await addsProduct(page, 'Wild Fern');
    watch.expectAnswer({ status: 422, url: '/collections/' });
    await main.getByRole('button', { name: 'Create collection' }).click();
    const field = main.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveAccessibleDescription(/This field is required/);
    await field.fill(name);
    await main.getByRole('button', { name: 'Create collection' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    return [first, second] as const;
  });

  const rows = main.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const inShop = async (path: string): Promise<void> => {
    await shopper.opens(path);
    await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  await test.step('moves a product by keys, by its buttons and by dragging', async () => {
    await main.getByRole('button', { name: new RegExp(`^Move ${fern}, position 2 of 2`) }).press('ArrowUp');
    await expect(rows.first()).toContainText(fern);
    await expect(main.getByRole('status').filter({ hasText: 'position 1 of 2' })).toHaveCount(1);
    await main.getByRole('button', { name: `Move ${fern} down` }).click();
    await expect(rows.first()).toContainText(mug);
    const handles = main.getByRole('button', { name: /^Move .*, position \d of 2/ });
    await handles.first().scrollIntoViewIfNeeded();
    await drags(page, [handles.last(), handles.first()], { by: 'mouse', offset: { y: -12 } });
    await expect(rows.first()).toContainText(fern);
    await owner.saves();
    await inShop(`/collection/window-${mark}/`);
    await expect(sold(shopper.page)).toHaveCount(2);
    await expect(sold(shopper.page).first()).toContainText(fern);
  });

  await test.step('a former address leads to the new one', async () => {
    await main.getByRole('textbox', { name: 'Address' }).fill(`Display ${mark}`);
    await main.getByRole('textbox', { name: 'Page title' }).fill(`On display ${mark}`);
    await owner.saves();
    await inShop(`/collection/window-${mark}/`);
    await expect(shopper.page).toHaveURL(storeUrl(`/collection/display-${mark}/`));
    await expect(shopper.page).toHaveTitle(new RegExp(`^On display ${mark}`));
  });

  await test.step('deletes it; its products stay', async () => {
    await main.getByRole('button', { name: 'Delete collection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Collections');
    watch.expectAnswer({ status: 404, url: `/collection/display-${mark}/` });
    expect((await shopper.page.goto(storeUrl(`/collection/display-${mark}/`)))?.status()).toBe(404);
    await shopper.opens('/product/forest-bear-mug/');
  });
});

test('rules choose the products of a collection, before and after a product changes', async ({
  owner,
  shopper,
}) => {
  test.slow();
  const { page, main } = owner;
  const mark = Date.now().toString(36);
  const name = `Chosen ${mark}`;
  const path = `/collection/chosen-${mark}/`;
  const found = main.getByRole('list', { name: 'Products that meet the rules' }).getByRole('listitem');
  await owner.signsIn(logins.owner);
  await owner.opens('collections/new/');
  await main.getByText('Automatic: products that meet your rules').click();
  await expect(main.getByText('Complete each rule to see its products.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Name' }).fill(name);

  const count = await test.step('sees what the rules choose while they are typed', async () => {
    await main.getByLabel('Value of rule 1').fill(`nothing-${mark}`);
    await expect(main.getByText('No products yet')).toBeVisible();
    await main.getByLabel('Rule 1', { exact: true }).selectOption({ label: 'Title' });
    await main.getByLabel('Comparison of rule 1').selectOption({ label: 'contains' });
    await main.getByLabel('Value of rule 1').fill('forest bear');
    await expect(found.first()).toContainText('Forest Bear');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const many = await found.count();
    await expect(main.getByRole('status').filter({ hasText: 'these rules' })).toContainText(String(many));
    await main.getByRole('button', { name: 'Create collection' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await shopper.opens(path);
    await expect(sold(shopper.page)).toHaveCount(many);
    return many;
  });

  await test.step('a product that gets the tag of a rule comes in by itself', async () => {
    await main.getByText('Any rule').click();
    await main.getByRole('button', { name: 'Add a rule' }).click();
    await main.getByLabel('Value of rule 2').fill(mark);
    await owner.saves();
    await owner.opensProduct('Wild Fern');
    const tags = main.getByRole('textbox', { name: 'Tags' });
    const before = await tags.inputValue();
    await tags.fill(`${before}, ${mark}`);
    await owner.saves();
    await expect(main.getByRole('list', { name: 'Collections' })).toContainText(name);
    await shopper.opens(path);
    await expect(sold(shopper.page)).toHaveCount(count + 1);
    await tags.fill(before);
    await owner.saves();
    await shopper.opens(path);
    await expect(sold(shopper.page)).toHaveCount(count);
  });

  await owner.opens('collections/');
  await main.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await expect(page).toHaveURL(/search=/);
  // A row that moves under the pointer while the list is read again is no row to press.
  await expect(main.locator('.row-link')).toHaveCount(1);
  await main.getByRole('link', { name }).click();
  await main.getByRole('button', { name: 'Delete collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Collections');
});
