/** Domains: an owner adds one, is told which records it needs and what is missing, connects it, and removes it. */
import { startDnsServer, type DnsRecords, type DnsServer } from '../apps/server/src/testing/dns-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { dnsPort, logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const zone: Record<string, DnsRecords> = { localhost: { A: ['127.0.0.1'] } };
let names: DnsServer;
test.beforeAll(async () => {
  names = await startDnsServer(zone, dnsPort());
});
test.afterAll(() => names.stop());

test('adds a domain, makes the records that it waits for, is connected, and removes it', async ({
  owner,
  watch,
}) => {
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
  // The records of a name that nobody has bought.
  await expect(main.getByText(/found the TXT record yet/).last()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const proof = /omnis-verify=\S+/.exec(await records.getByRole('listitem').first().innerText())?.[0] ?? '';
  zone[`_omnis.${host}`] = { TXT: [proof] };
  zone[host] = { A: ['127.0.0.1'] };
  await main.getByRole('button', { name: 'Check now' }).last().click();
  await expect(page.getByText(`${host} is connected`)).toBeVisible();
  await expect(main.getByText('Primary', { exact: true })).toBeVisible();
  // Nobody speaks TLS in the journeys.
  await expect(main.getByText(/^No certificate/)).toBeVisible();

  await main.getByRole('button', { name: `Actions for ${host}` }).click();
  await page.getByRole('menuitem', { name: 'Remove domain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await expect(main.getByRole('button', { name: `Actions for ${host}` })).toBeHidden();
});
