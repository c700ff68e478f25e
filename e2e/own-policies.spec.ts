/** Policies in a store's own words: written by its owner, read by shoppers, and the generated words again. */
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('storefront.md §2 Route list: an owner writes a policy, and returns to the generated words', async ({
  owner,
  shopper,
}) => {
  const { page, main } = owner;
  const path = '/use-of-cookies-and-disclaimer/';
  const read = shopper.page.getByRole('main');

  await test.step('begins with the generated words, and writes own ones', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('policies/');
    await main.getByRole('link', { name: 'Use of cookies and disclaimer' }).click();
    await main.getByRole('button', { name: 'Write your own' }).click();
    await main.getByRole('textbox', { name: 'Text' }).fill('We bake our own.\n\n## Crumbs\n\nA few.');
    await owner.saves();
    await expect(main.getByRole('list', { name: 'Versions' })).toContainText('Version');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a shopper reads them, with their headings listed', async () => {
    await shopper.opens(path);
    await expect(read).toContainText('We bake our own.');
    await expect(read.getByRole('link', { name: 'Crumbs' })).toBeVisible();
  });

  await test.step('the generated words return, after a question', async () => {
    await main.getByRole('button', { name: 'Use the generated text again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use the generated text again' }).click();
    await owner.saves();
    await shopper.opens(path);
    await expect(read).not.toContainText('We bake our own.');
    await expect(main.getByRole('button', { name: 'Edit this version' }).first()).toBeVisible();
  });
});
