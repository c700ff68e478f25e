/** Changes of many rows: an owner tags orders, prints their packing slips, sets stock, deletes pages, and undoes what can be undone. */
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner tags two orders, undoes it and prints their packing slips @phone', async ({ owner }) => {
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('orders/');
  const boxes = main.getByRole('checkbox', { name: /^Select order/ });
  const bar = main.getByRole('region', { name: 'Selected orders' });

  await test.step('tags both', async () => {
    await boxes.nth(1).check();
    await boxes.first().check();
    await expect(bar.getByRole('status')).toHaveText('2 orders selected');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await bar.getByRole('button', { name: 'Edit tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit tags' });
    await dialog.getByRole('textbox', { name: 'Add tags' }).fill('journey');
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await expect(main.getByText('2 orders changed.')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await test.step('takes the tags off again', async () => {
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByText('2 orders restored.')).toBeVisible();
    await main.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('gets one file of both slips, in the order of the list', async () => {
    await boxes.nth(1).check();
    await boxes.first().check();
    await bar.getByRole('button', { name: 'More actions' }).click();
    const item = page.getByRole('menuitem', { name: 'Print packing slips' });
    const address = (await item.getAttribute('href')) ?? '';
    const ids = new URL(address, page.url()).searchParams.get('ids')?.split(',') ?? [];
    const rows = await main
      .locator('tr[data-row] a.row-link')
      .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href') ?? ''));
    expect(ids).toHaveLength(2);
    expect(rows.map((href) => /(\d+)\/?$/.exec(href)?.[1])).toEqual(ids);
    const file = await page.evaluate(async (href) => {
      const answer = await fetch(href);
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        name: answer.headers.get('content-disposition'),
        text: new TextDecoder('latin1').decode(await answer.arrayBuffer()),
      };
    }, address);
    expect(file).toMatchObject({
      status: 200,
      type: 'application/pdf',
      name: 'inline; filename="Packing-slips.pdf"',
    });
    expect(file.text.slice(0, 5)).toBe('%PDF-');
    expect(file.text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
  });
});

test('an owner sets the stock of two variants, with a reason, and undoes it @phone', async ({ owner }) => {
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await owner.opens('stock/');
  const boxes = main.getByRole('checkbox', { name: /^Select (?!all)/ });
  const units = main.getByRole('spinbutton', { name: /^Units of/ });
  const bar = main.getByRole('region', { name: 'Selected variants' });
  await expect(units.nth(1)).toBeVisible();
  const before = [await units.first().inputValue(), await units.nth(1).inputValue()];

  await boxes.first().check();
  await boxes.nth(1).check();
  await bar.getByRole('button', { name: 'Change stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change stock' });
  await dialog.getByRole('spinbutton', { name: 'Units of each variant' }).fill('4321');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Journey count');
  await dialog.getByRole('button', { name: 'Change stock' }).click();
  await expect(main.getByText('2 variants changed.')).toBeVisible();
  await expect(units.first()).toHaveValue('4321');
  await expect(units.nth(1)).toHaveValue('4321');

  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('2 variants restored.')).toBeVisible();
  await expect(units.first()).toHaveValue(before[0] ?? '');
  await expect(units.nth(1)).toHaveValue(before[1] ?? '');
});

test('an owner deletes a page and gets it back @phone', async ({ owner }) => {
  const { page, main } = owner;
  await owner.signsIn(logins.owner);
  await owner.opens('pages/');
  // The home page is the first one, and stays.
  const box = main.getByRole('checkbox', { name: /^Select (?!all)/ }).nth(1);
  const bar = main.getByRole('region', { name: 'Selected pages' });
  const rows = main.getByRole('rowheader');
  await expect(box).toBeVisible();
  const before = await rows.count();

  await box.check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete pages' }).click();
  await page
    .getByRole('dialog', { name: 'Delete 1 page?' })
    .or(page.getByRole('alertdialog', { name: 'Delete 1 page?' }))
    .getByRole('button', { name: 'Delete 1 page' })
    .click();
  await expect(main.getByText('1 page deleted.')).toBeVisible();
  await expect(rows).toHaveCount(before - 1);

  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('1 page restored.')).toBeVisible();
  await expect(rows).toHaveCount(before);
});
