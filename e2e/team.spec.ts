/** The team of a store: invited, let in to a part of it, asking for more. */
import { appCode } from './support/codes.ts';
import { Owner } from './support/people.ts';
import { logins, platformUrl, storeUrl } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, mailedLink, test } from './support/test.ts';

const password = 'a good password';

test('an owner invites, the member joins, sees orders and not products, asks, and is let in', async ({
  page,
  browser,
  request,
}, { project }) => {
  // Wider than a phone.
  const email = `somebody.of.the.team.${project.name}.${Date.now().toString(36)}@mail.example`;
  const owner = new Owner(page);
  await owner.signsIn(logins.owner);
  await owner.opens('team/');
  await owner.main.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('checkbox', { name: 'Orders' }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.main.getByText(email, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  try {
    const member = await theirs.newPage();
    await member.goto(await mailedLink(request, { to: email, path: '/sign-up/join/' }));
    await expect(member.getByRole('heading', { level: 1 })).toContainText('Join');
    await expectNoSidewaysScroll(member);
    await member.getByRole('link', { name: 'Create my account' }).click();
    await expect(member.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await member.getByRole('textbox', { name: 'First name' }).fill('Mae');
    await member.getByLabel('Password', { exact: true }).fill(password);
    await member.getByRole('button', { name: 'Create my account' }).click();
    await member.getByRole('button', { name: 'Join the team' }).click();
    await expect(member).toHaveURL(platformUrl('/sign-up/eula/'));
    await member.getByRole('checkbox').check();
    await member.getByRole('button', { name: 'Sign and continue' }).click();
    await expect(member).toHaveURL(platformUrl('/dashboard/'));

    await member.goto(platformUrl('/dashboard/orders/'));
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Orders');
    // Redirected by the server, before anything is shown.
    await member.goto(platformUrl('/dashboard/products/'));
    await expect(member).toHaveURL(platformUrl('/403/?permission=products'));
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('You need “Products” for this');
    await expectNoSidewaysScroll(member);
    await member.getByRole('textbox', { name: 'What do you need it for?' }).fill('I change the prices');
    await member.getByRole('button', { name: 'Send request' }).click();
    await expect(member.getByText('Permission request successfully submitted')).toBeVisible();

    await expectMail(request, { to: logins.owner, saying: 'I change the prices' });
    await owner.opens('team/');
    await owner.main.getByRole('button', { name: 'Grant Products for Mae' }).click();
    await expect(owner.main.getByRole('button', { name: 'Grant Products for Mae' })).toBeHidden();
    await expectMail(request, { to: email, saying: 'granted' });

    await member.goto(platformUrl('/dashboard/products/'));
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Products');
  } finally {
    await theirs.close();
  }

  await owner.main
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(owner.main.getByText(email, { exact: true })).toHaveCount(0);
});

test('a second factor that a store asks for is set up first, and leads on to where somebody was heading', async ({
  page,
  watch,
}) => {
  watch.expectAnswer({ status: 403, url: '/settings/' });
  const owner = new Owner(page);
  const turnsOff = async (): Promise<void> => {
    await page.goto(platformUrl('/dashboard/settings/sign-in/'));
    await page.getByRole('button', { name: 'Make it optional' }).click();
    await expect(page.getByRole('button', { name: 'Require it for everyone' })).toBeVisible();
    await page.goto(platformUrl('/dashboard/security/'));
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /^Turn .*off/ })
      .click();
    await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  };
  await owner.signsIn(logins.basicOwner);
  await owner.opens('settings/sign-in/');
  await owner.main.getByRole('button', { name: 'Require it for everyone' }).click();
  await page.getByRole('button', { name: 'Require two-factor sign-in' }).click();
  await expect(page).toHaveURL(platformUrl('/dashboard/security/?redirect_uri=/dashboard/settings/sign-in/'));

  await page.goto(platformUrl('/dashboard/orders/'));
  await expect(page).toHaveURL(platformUrl('/dashboard/security/?redirect_uri=/dashboard/orders/'));
  await expect(page.getByRole('alert').getByText('You need two-factor sign-in')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Turn on' }).first().click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Authentication code').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(platformUrl('/dashboard/orders/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await turnsOff();
});

test('a plan that loses something says what before it is changed @long', async ({ page }) => {
  const owner = new Owner(page);
  await owner.signsIn(logins.owner);
  await page.goto(platformUrl('/teemill-plans/'));
  await expect(page.getByText('Plans are free for now')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Change to Standard' }).click();
  await expect(page.getByText('Edit every page, block by block').last()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This is your current plan')).toHaveCount(1);
});

test('a locked store says that a password is wrong, and opens without scripts', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  try {
    const visitor = await context.newPage();
    await visitor.goto(storeUrl('/', 'locked'));
    await visitor.getByLabel('Password').fill('a guess');
    await visitor.getByRole('button', { name: 'Come in' }).click();
    await expect(visitor.getByRole('alert')).toHaveText('This password is not right');
    await expectNoSidewaysScroll(visitor);
    const canvas = await visitor.goto(storeUrl('/', 'locked.preview'));
    expect(canvas?.status()).toBe(403);
  } finally {
    await context.close();
  }
});
