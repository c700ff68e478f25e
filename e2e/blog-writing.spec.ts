/** The blog of a store: its owner writes, schedules and publishes a post; shoppers read it, at its former address too. */
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('storefront.md §2 /blog/{post}/: an owner writes a post that shoppers read', async ({ owner, shopper }, {
  project,
}) => {
  const title = `How we print foxes ${project.name} ${Date.now().toString(36)}`;
  const url = title.toLowerCase().replaceAll(' ', '-');
  const { page, main } = owner;

  await test.step('writes it, with an image, as a draft', async () => {
    await owner.signsIn(logins.owner);
    await owner.opens('blog/');
    await main.getByRole('link', { name: 'Write a post' }).first().click();
    await main.getByRole('textbox', { name: 'Title' }).fill(title);
    await main.getByRole('textbox', { name: 'Text' }).fill('First we draw.\n\nThen we print **slowly**.');
    await main.getByRole('textbox', { name: 'Author' }).fill('Nell Marlow');
    await main.getByRole('textbox', { name: 'Tags' }).fill('Making');
    await main.getByRole('button', { name: 'Create post' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await main
      .locator('input[type="file"]')
      .setInputFiles({ name: 'fox.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(page.getByText(/^Image saved/)).toBeVisible();
    await main.getByRole('textbox', { name: 'Image description' }).fill('A fox in red ink');
    await owner.saves();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('publishes it, and a shopper reads it', async () => {
    await main.getByRole('combobox', { name: 'Visibility' }).selectOption('published');
    await owner.saves();
    await shopper.opens(`/blog/${url}/`);
    await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(shopper.page.getByRole('main')).toContainText('Then we print slowly.');
    await expect(shopper.page.getByRole('img', { name: 'A fox in red ink' })).toBeVisible();
  });

  await test.step('moves it to another address, and the former one leads there', async () => {
    await main.getByRole('textbox', { name: 'URL name' }).fill(`${url}-again`);
    await owner.saves();
    await shopper.opens(`/blog/${url}/`);
    await expect(shopper.page).toHaveURL(new RegExp(`/blog/${url}-again/$`));
  });

  await test.step('finds it in the list, and deletes it after a question', async () => {
    await owner.opens(`blog/?search=${encodeURIComponent(title)}`);
    await expect(main.getByRole('row').filter({ hasText: title })).toContainText('Published');
    await expectNoSidewaysScroll(page);
    await main.getByRole('link', { name: title }).click();
    await main.getByRole('button', { name: 'Delete post' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
    await expect(page.getByText('Post deleted').first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });
});
