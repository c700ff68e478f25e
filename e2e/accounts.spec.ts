/** Accounts from sign-up on: proving an address, the agreement, a forgotten password. */
import { atlasUrl, platformUrl, storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, mailedLink, test } from './support/test.ts';

const password = 'a good password';
const next = 'another good password';
const newEmail = (who: string, project: string): string =>
  `${who}.${project}.${Date.now().toString(36)}@mail.example`;

test('a shopper signs up, proves the address, changes the name, and sets a new password by mail', async ({
  page,
  request,
  watch,
}, { project }) => {
  const email = newEmail('shopper', project.name);
  await page.goto(storeUrl('/login/?new=1'));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(storeUrl('/account/'));
  await expect(page.getByText('Your email address isn’t verified yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your addresses' })).toContainText(
    'We also save the addresses you order to',
  );
  await expectNoSidewaysScroll(page);

  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada');

  const link = await mailedLink(request, { to: email, path: '/sign-up/verify/' });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is verified');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada');
  await expect(page.getByText('Your email address isn’t verified yet')).toBeHidden();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(storeUrl('/login/'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is on its way' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(await mailedLink(request, { to: email, path: '/login/reset/' }));
  await hydrated(page);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');

  watch.expectAnswer({ status: 422, url: '/secure/login/' });
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await hydrated(page);
  const signIn = async (secret: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn(password);
  await expect(page.getByText('The email address or the password is not right').first()).toBeVisible();
  await signIn(next);
  await expect(page).toHaveURL(storeUrl('/account/'));
});

test('a shopper who is signed out in another tab is told so, and comes back to where they were', async ({
  page,
  context,
  watch,
}, { project }) => {
  watch.expectAnswer({ status: 401, url: '/secure/profile/' });
  const email = newEmail('twice', project.name);
  await page.goto(storeUrl('/login/?new=1'));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(storeUrl('/account/'));
  const other = await context.newPage();
  await other.goto(storeUrl('/account/'));
  await hydrated(other);
  // Requests of a page that has just opened are refused once nobody is signed in.
  await other.waitForLoadState('networkidle');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(storeUrl('/login/'));
  await expect(other.getByText('Your session has ended')).toBeHidden();
  await other.close();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(storeUrl('/account/'));
});

test('an owner signs up, is led through verification and the agreement, creates a store and opens its shop', async ({
  page,
  request,
  browser,
}, { project }) => {
  const email = newEmail('owner', project.name);
  await page.goto(platformUrl('/dashboard/'));
  await expect(page).toHaveURL(/\/login\/\?redirect_uri=/);
  await page.getByRole('link', { name: 'Open a store' }).click();
  // Both pages have the same fields.
  await expect(page.getByRole('heading', { name: 'Open a store' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(platformUrl('/sign-up/verify/'));
  await expect(page.getByText(email)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(await mailedLink(request, { to: email, path: '/sign-up/verify/' }));
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(platformUrl('/sign-up/eula/'));
  const sign = page.getByRole('button', { name: 'Sign and continue' });
  await expect(sign).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expectNoSidewaysScroll(page);
  await sign.click();
  await expect(page).toHaveURL(platformUrl('/dashboard/'));

  const name = `Salt & Pine ${project.name} ${Date.now().toString(36)}`;
  const subdomain = name.toLowerCase().replace(' & ', '-').replaceAll(' ', '-');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your store');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('demo');
  await expect(page.getByText('This address belongs to another store')).toBeVisible();
  await address.fill(subdomain);
  await page.getByRole('textbox', { name: 'Store name' }).fill(name);
  await expect(page.getByText(`Your store will be at ${subdomain}.localhost`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create store' }).click();
  const contact = page.getByRole('textbox', { name: 'Contact email' });
  await expect(contact).toBeFocused();
  await contact.fill('hello@salt.example');
  await page.getByRole('textbox', { name: 'What do you sell?' }).fill('soap and candles');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await expect(page.getByText(/Starts with Euro \(EUR\), metric units, Deutsch/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('GB');
  await page.getByRole('button', { name: 'Create store' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create your store');
  await expect(page.getByText(name).first()).toBeAttached();

  const outside = await browser.newContext({ viewport: page.viewportSize() });
  try {
    const visitor = await outside.newPage();
    await visitor.goto(storeUrl('/about/', subdomain));
    await expect(visitor).toHaveURL(storeUrl('/countdown/', subdomain));
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
    await expectNoSidewaysScroll(visitor);

    await test.step('the owner sees the shop, with a bar that leads to opening it', async () => {
      await page.goto(platformUrl('/dashboard/visit/?to=/about/'));
      await expect(page).toHaveURL(storeUrl('/about/', subdomain));
      await expect(page.getByRole('main')).toContainText(`At ${name} you will find soap and candles.`);
      const bar = page.getByRole('region', { name: 'Your shop is not open yet' });
      await expect(bar).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('contentinfo')).toContainText('hello@salt.example');
      await expect(page.getByRole('contentinfo')).not.toContainText(email);
      await bar.getByRole('link', { name: 'Open the shop' }).click();
      await expect(page).toHaveURL(platformUrl('/dashboard/settings/general/'));
      await page.getByRole('button', { name: 'Open the shop' }).click();
      await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    await visitor.goto(storeUrl('/', subdomain));
    await expect(visitor.getByRole('heading', { name }).first()).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Your shop is not open yet' })).toHaveCount(0);
    await expectNoSidewaysScroll(visitor);
  } finally {
    await outside.close();
  }
});

test('a press below a field that was left empty is answered, whose message moves the page @phone', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/login/');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  const forgot = page.getByRole('link', { name: 'Forgot your password?' });
  await (shopper.isOnPhone ? forgot.tap() : forgot.click({ delay: 80 }));
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('staff who forgot their password get a link to atlas, and a dead link says so', async ({
  page,
  watch,
}) => {
  await page.goto(atlasUrl('/login/'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(atlasUrl('/login/forgot/'));
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@omnis.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is on its way' })).toBeVisible();
  watch.expectAnswer({ status: 422, url: '/secure/reset-password/' });
  await page.goto(atlasUrl('/login/reset/?token=made-up'));
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link is not valid any more' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
