/** The face of a shop: an owner makes its menu, a column of its footer and a banner, and shoppers see them. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

/** Asks for a part of the demo store's face, or writes it, from the dashboard. */
const callFace = (page: Page, part: string, body: object | null = null): Promise<object> =>
  page.evaluate(
    async (call) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/omnis/v3/dashboard/divisions/21/${call.part}/`, {
        method: call.body === null ? 'GET' : 'PATCH',
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
        ...(call.body !== null && { body: JSON.stringify(call.body) }),
      });
      const said: unknown = await answer.json();
      if (!answer.ok) throw new Error(`${call.part}: ${JSON.stringify(said)}`);
      return Object(said);
    },
    { part, body },
  );
const parts = ['menu', 'footer', 'banners'];

test('an owner makes a menu with a segment and a picture, a footer column and a banner, and shoppers see them', async ({
  owner,
  shopper,
  watch,
}) => {
  test.slow();
  watch.expectAnswer({ status: 422, url: '/menu/' });
  const { page, main } = owner;
  const mark = Date.now().toString(36);
  const entry = `Season ${mark}`;
  const segment = `Warm ${mark}`;
  const link = `Jumpers ${mark}`;
  const column = `Visit ${mark}`;
  const banner = `Open late on Friday ${mark}`;
  await owner.signsIn(logins.owner);
  const before = await Promise.all(parts.map((part) => callFace(page, part)));

  await test.step('an entry with a segment, a link and a picture', async () => {
    await owner.opens('menu/');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByRole('banner')).toBeVisible();
    await main.getByRole('button', { name: 'Add entry' }).click();
    await main.getByRole('textbox', { name: 'Text', exact: true }).fill(entry);
    await main.getByRole('combobox', { name: 'Link' }).fill('javascript:alert(1)');
    await main.getByRole('button', { name: 'Add segment' }).last().click();
    await main.getByRole('textbox', { name: 'Title' }).first().fill(segment);
    await main.getByRole('button', { name: 'Choose picture' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Products' }).click();
    await dialog.getByRole('tabpanel').getByRole('button').first().click();
    await main.getByRole('textbox', { name: 'Title on the picture' }).fill(`New in ${mark}`);
    await main.getByRole('button', { name: 'Add link' }).last().click();
    await main.getByRole('textbox', { name: 'Text', exact: true }).fill(link);
    await main.getByRole('combobox', { name: 'Link' }).fill('/collection/all/');
    await expect(preview.getByRole('link', { name: entry })).toBeAttached();
  });

  await test.step('a hostile link is refused at its field, and a good one is saved', async () => {
    await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await main.getByRole('button', { name: new RegExp(`^${entry} `) }).click();
    const field = main.getByRole('combobox', { name: 'Link' });
    await expect(field).toHaveAccessibleDescription(/Enter an address of your shop/);
    await field.fill('/collection/all/');
    await owner.saves();
  });

  await test.step('a column of the footer', async () => {
    await owner.opens('footer/');
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Add column' }).click();
    await main.getByRole('textbox', { name: 'Title' }).last().fill(column);
    await main.getByRole('button', { name: 'Add link' }).last().click();
    await main.getByRole('textbox', { name: 'Text' }).last().fill('Our workshop');
    await main.getByRole('combobox', { name: 'Link' }).last().fill('/about/');
    await owner.saves();
  });

  await test.step('a banner', async () => {
    await owner.opens('banners/');
    await expectAccessible(page);
    const shows = main.getByRole('switch', { name: 'Show the announcement bar' });
    if (!(await shows.isChecked())) await shows.check();
    await main.getByRole('textbox', { name: 'Text', exact: true }).fill(banner);
    await owner.saves();
  });

  await test.step('shoppers see all of it on wide screens and on phones', async () => {
    const shop = shopper.page;
    await shop.setViewportSize({ width: 1440, height: 900 });
    await shop.goto(storeUrl('/'));
    await hydrated(shop);
    await expect(shop.getByText(banner)).toBeVisible();
    await shop.getByRole('link', { name: entry }).first().hover();
    await expect(shop.getByRole('link', { name: link })).toBeVisible();
    await expect(shop.getByText(`New in ${mark}`)).toBeVisible();
    await expect(shop.getByRole('navigation', { name: column }).getByRole('link')).toHaveText('Our workshop');
    await shop.setViewportSize({ width: 375, height: 800 });
    await shop.goto(storeUrl('/'));
    await hydrated(shop);
    await expect(shop.getByText(banner)).toBeVisible();
    await shop.getByRole('button', { name: 'Menu' }).first().click();
    const menu = shop.getByRole('dialog');
    await menu.getByRole('button', { name: entry }).click();
    await menu.getByRole('button', { name: segment }).click();
    await expect(menu.getByRole('link', { name: link })).toBeVisible();
    await expectNoSidewaysScroll(shop);
  });

  await test.step('the store looks as before, for whoever comes next', async () => {
    for (const [at, part] of parts.entries()) {
      const now = await callFace(page, part);
      // The marks follow from the store's payments.
      const { marks: _marks, ...values } = { marks: null, ...before[at] };
      await callFace(page, part, { ...values, version: Reflect.get(now, 'version') });
    }
  });
});
