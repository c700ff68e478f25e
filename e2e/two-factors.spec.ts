/** Second factors: an owner's authenticator app with all that belongs to it, and a picker's text messages. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { appCode, earlyInStep, textCount, textedCode } from './support/codes.ts';
import { atlasUrl, demoPassword, logins, platformUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Gives address and password on the page that asks for them. */
async function givesPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function givesCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Authentication code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an owner signs in by app, by a trusted device and by a recovery code, and ends a session', async ({
  owner,
  browser,
  watch,
}) => {
  const { page } = owner;
  const email = logins.turboOwner;
  watch.expectAnswer({ status: 422, url: '/dashboard/secure/login/' });
  watch.expectAnswer({ status: 403, url: '/two-factor/disable/' });
  await owner.signsIn(email);
  await page.goto(platformUrl('/dashboard/security/'));
  const app = card(page, 'Two-factor sign-in by app');
  await app.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expectNoSidewaysScroll(page);
  // A code works once, so the next ones are those of the steps after it.
  await earlyInStep();
  await dialog.getByLabel('Authentication code').fill(appCode(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(recoveryCode);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(app.getByText('On', { exact: true })).toBeVisible();

  // Where they were heading survives both steps.
  await page.goto(platformUrl('/dashboard/sign-out/'));
  await expect(page).toHaveURL(/\/login\//);
  await page.goto(platformUrl('/dashboard/team/'));
  await expect(page).toHaveURL(/\/login\/\?redirect_uri=/);
  await givesPassword(page, email);
  await givesCode(page, '000000');
  await expect(page.getByText('Invalid authentication code')).toBeVisible();
  await page.getByLabel('Trust this device for 30 days').check();
  await givesCode(page, appCode(secret));
  await expect(page).toHaveURL(platformUrl('/dashboard/team/'));

  await page.goto(platformUrl('/dashboard/sign-out/'));
  await expect(page).toHaveURL(/\/login\//);
  await givesPassword(page, email);
  await expect(page).toHaveURL(platformUrl('/dashboard/'));

  // Somewhere else, without the telephone.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(platformUrl('/login/'));
  await givesPassword(other, email);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(recoveryCode);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(platformUrl('/dashboard/'));

  await page.goto(platformUrl('/dashboard/security/'));
  const sessions = card(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Sign out Chrom/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto(platformUrl('/dashboard/'));
  await expect(other).toHaveURL(/\/login\//);
  await elsewhere.close();

  // The device is trusted at sign-in, not with what is dangerous.
  await app.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toContainText('Confirm that it is you');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByLabel('Authentication code').fill(appCode(secret, 1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Two-factor sign-in by app is off')).toBeVisible();
});

test('a picker signs in by a code that is texted', async ({ staff, request, watch }) => {
  const { page } = staff;
  const mobile = '+447700900123';
  watch.expectAnswer({ status: 422, url: '/dashboard/secure/login/' });
  watch.expectAnswer({ status: 401, url: '/omnis/v3/' });
  await page.goto(atlasUrl('/security/'));
  await givesPassword(page, logins.picker);
  await expect(page).toHaveURL(atlasUrl('/security/'));
  const sms = card(page, 'Two-factor sign-in by text message');
  let after = await textCount(request, mobile);
  await sms.getByLabel('Mobile number').fill('+44 7700 900123');
  await sms.getByRole('button', { name: 'Text me a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Authentication code').fill(await textedCode(request, { mobile, after }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(sms.getByText('On', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.context().clearCookies();
  await page.goto(atlasUrl('/security/'));
  await givesPassword(page, logins.picker);
  after = await textCount(request, mobile);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText('We have texted a code to the number that ends in 123')).toBeVisible();
  await givesCode(page, await textedCode(request, { mobile, after }));
  await expect(page).toHaveURL(atlasUrl('/security/'));
  await sms.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Codes by text message are off')).toBeVisible();
});
