/** The notification builder: an owner writes a notification, visitors are shown it, and it is counted. */
import { expectAccessible } from './support/accessible.ts';
import { logins, platformUrl, storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('platform.md §2 /marketing-tools/notifications/builder: from the address to the shop', async ({
  owner,
}) => {
  const { main, page } = owner;
  await owner.signsIn(logins.owner);
  const name = `New foxes ${Date.now() % 100_000}`;
  const query = new URLSearchParams({
    title: name,
    body: 'Come and look.',
    related: 'product|7',
    href: '/sale/',
  });
  await page.goto(platformUrl(`/marketing-tools/notifications/builder/?${query}`));
  await expect(main.getByRole('textbox', { name: 'Title' })).toHaveValue(name);
  await expect(main.getByText('About product 7')).toBeVisible();
  await main.getByRole('combobox', { name: 'Template' }).selectOption('Shove');
  await main.getByRole('combobox', { name: 'Audience' }).selectOption('visitors');
  await expect(main.getByRole('figure', { name: 'Preview' })).toContainText(name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Create notification' }).click();
  await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible();
  await main.getByRole('button', { name: 'Show now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The notification is being sent')).toBeVisible();

  await expect(async () => {
    await page.goto(storeUrl('/'));
    await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 5000 });
  }).toPass();
  const card = page.getByRole('region', { name });
  await expect(card).toHaveAttribute('data-template', 'Shove');
  await expectAccessible(page);
  await page.goto(platformUrl('/marketing-tools/notifications/builder/'));
  await expect(main.getByRole('listitem').filter({ hasText: name })).toContainText('1 sent');
  await main.getByRole('link', { name }).click();
  await main.getByRole('button', { name: 'Delete notification' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete notification' }).click();
  await expect(main.getByRole('heading', { name: 'Shop notifications', level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name })).toBeHidden();
});
