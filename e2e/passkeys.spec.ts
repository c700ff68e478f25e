/** Passkeys: an owner adds one on the page of security, and signs in with it alone. */
import { unlockingDevice } from './support/device.ts';
import { logins, platformUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test('an owner adds a passkey, signs in without password and code, and removes it', async ({ owner }) => {
  const { page } = owner;
  await unlockingDevice(page);

  await owner.signsIn(logins.turboOwner);
  await page.goto(platformUrl('/dashboard/security/'));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });
  await expect(card.getByText('not used yet')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(platformUrl('/dashboard/sign-out/'));
  await expect(page).toHaveURL(/\/login\//);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).toHaveURL(platformUrl('/dashboard/'));

  await page.goto(platformUrl('/dashboard/security/'));
  await expect(card.getByText('Used')).toBeVisible();
  await card.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You can no longer sign in with this passkey')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});
