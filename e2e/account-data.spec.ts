/** Journeys of shoppers with their account: a copy of its data, its deletion, and a passkey to sign in with. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unlockingDevice } from './support/device.ts';
import { demoPassword, logins, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

/** From a page that asks who it is: signs in as the demo's shopper, and is back on that page. */
async function comesIn(page: Page, path: string): Promise<void> {
  await page.goto(storeUrl(path));
  await expect(page).toHaveURL(storeUrl(`/login/?redirect_uri=${path}`));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(logins.shopper);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(storeUrl(path));
}

test('a shopper fetches a copy of their data, has the account deleted, and keeps it after all', async ({
  page,
}) => {
  await comesIn(page, '/account/');
  await page.getByRole('button', { name: /^(Prepare my copy|Make a new one)$/ }).click();
  await expect(page.getByText('We are putting your data together').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(logins.shopper);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have 14 days to change your mind');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. Nothing is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a shopper adds a passkey in the shop, signs in with it alone, and removes it', async ({ page }) => {
  await unlockingDevice(page);
  await comesIn(page, '/account/security/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in and security');
  for (const title of ['Two-factor sign-in by app', 'Two-factor sign-in by text message', 'Password'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });
  await expect(card.getByText('not used yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL(storeUrl('/account/'));
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(storeUrl('/login/'));
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).toHaveURL(storeUrl('/account/'));
  // The orders push down what stands below them.
  await expect(page.getByRole('link', { name: /^Order DEMO-/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Manage security' }).click();
  await expect(card.getByText(/^Used/)).toBeVisible();
  await card.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});
