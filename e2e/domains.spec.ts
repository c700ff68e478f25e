/** Domains: an owner adds one, is told which records it needs and what is missing, and removes it. */
import { expectAccessible } from './support/accessible.ts';
import { logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('adds a domain, sees the records that it waits for, and removes it', async ({ owner, watch }) => {
  const { main, page } = owner;
  const host = `shop-${Date.now().toString(36)}.example`;
  await owner.signsIn(logins.owner);
  await owner.opens('domains/');
  await main.getByRole('button', { name: 'Add domain' }).first().click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Domain' });
  await field.fill(`*.${host}`);
  watch.expectAnswer({ status: 422, url: '/domains/' });
  await dialog.getByRole('button', { name: 'Add domain' }).click();
  await expect(field).toHaveAccessibleDescription(/Enter one domain without a star/);
  await field.fill(`https://${host}/`);
  await field.press('Enter');
  await expect(dialog).toBeHidden();

  const records = main.getByRole('list', { name: `DNS records of ${host}` });
  await expect(records.getByRole('listitem').first()).toContainText(`_omnis.${host}`);
  await expect(records.getByRole('listitem').first()).toContainText('omnis-verify=');
  await main.getByRole('button', { name: 'Check now' }).last().click();
  // The records of a name that nobody has bought, or no network.
  await expect(main.getByText(/found the TXT record yet|No name server answered/).last()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await main.getByRole('button', { name: `Actions for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Remove domain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await expect(records).toBeHidden();
});
