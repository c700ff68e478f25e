/** Staff: an invitation, a protected element that asks for its permission, who decides about it, and muting. */
import { Staff } from './support/people.ts';
import { atlasUrl, logins } from './support/places.ts';
import { expect, expectNoSidewaysScroll, mailedLink, test } from './support/test.ts';

const password = 'a good passw0rd';

test('a new picker asks to refund, staff grant it, and the picker can; muting is not for pickers', async ({
  browser,
  staff,
  request,
  watch,
}, { project }) => {
  const name = `Quinn ${project.name} ${Date.now().toString(36)}`;
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@omnis.example`;

  await test.step('staff invite a picker', async () => {
    await staff.signsIn(logins.staff);
    await staff.page.getByRole('link', { name: 'Staff' }).click();
    await expect(staff.main.getByRole('heading', { level: 1 })).toHaveText('Staff');
    await expect(staff.main.getByRole('link', { name: /Priya Nair/ })).toBeVisible();
    await expectNoSidewaysScroll(staff.page);
    await staff.main.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel('First name').fill(name);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('checkbox', { name: 'Picker' }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(staff.main.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(staff.main.getByText('Pending')).toBeVisible();
    await expectNoSidewaysScroll(staff.page);
  });

  const context = await browser.newContext({ viewport: staff.page.viewportSize() });
  const picker = new Staff(await context.newPage());
  const signIn = async (): Promise<void> => {
    await picker.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await picker.page.getByLabel('Password', { exact: true }).fill(password);
    await picker.page.getByRole('button', { name: 'Sign in' }).click();
  };

  await test.step('the new member chooses a password by the link of the email', async () => {
    await picker.page.goto(await mailedLink(request, { to: email, path: '/login/reset/' }));
    await picker.page.getByLabel('New password', { exact: true }).fill(password);
    await picker.page.getByLabel('Confirm new password').fill(password);
    await picker.page.getByRole('button', { name: 'Save password' }).click();
    await picker.page.getByRole('link', { name: 'Sign in' }).click();
    await signIn();
    await expect(picker.main.getByRole('heading', { level: 1 })).toContainText('Orders');
    await expect(picker.main.getByText('You’ll soon need two-factor sign-in')).toBeVisible();
  });

  await test.step('and meets what is protected, and asks with a reason', async () => {
    await picker.page.goto(atlasUrl('/?status=paid'));
    await picker.main
      .getByRole('link', { name: /-\d{4}/ })
      .first()
      .click();
    await picker.main.getByRole('button', { name: /^(More|Move order)$/ }).click();
    await picker.page.getByRole('menuitem', { name: /^Refund the order/ }).click();
    const dialog = picker.page.getByRole('dialog');
    await expect(dialog).toContainText('Refund orders');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Returns are mine this week');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(picker.page.getByText('Permission request successfully submitted')).toBeVisible();
  });

  await test.step('muting a colleague is refused in its own words', async () => {
    const answer = await picker.page.evaluate(async () => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const path = '/omnis/v3/atlas/users/00000000-0000-4000-8000-000000000000/mute/';
      const { status, ...rest } = await fetch(path, {
        method: 'POST',
        headers: { 'x-xsrf-token': decodeURIComponent(token) },
      }).then(async (response) => ({ status: response.status, body: await response.text() }));
      return { status, ...rest };
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('"Permission denied"');
  });

  await test.step('staff see who waits, and grant it', async () => {
    await staff.page.goto(atlasUrl('/permissions/'));
    await expect(staff.page.getByRole('navigation').getByText(/waiting for an answer/)).toBeAttached();
    const waiting = staff.main.getByRole('listitem').filter({ hasText: name });
    await expect(waiting).toContainText('Returns are mine this week');
    await waiting.getByRole('button', { name: 'Grant…' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Until Friday');
    await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(staff.page.getByText('Permission granted')).toBeVisible();
    await expectNoSidewaysScroll(staff.page);
  });

  await test.step('the picker signs in again, is told, and can', async () => {
    await picker.page.goto(atlasUrl('/permissions/mine/'));
    await expect(picker.page).toHaveURL(/\/login\/\?redirect_uri=/);
    await signIn();
    await expect(picker.main.getByText('Granted', { exact: true })).toBeVisible();
    await expect(picker.main.getByText('Until Friday')).toBeVisible();
    await expectNoSidewaysScroll(picker.page);
    await picker.page.goto(atlasUrl('/?status=paid'));
    await picker.main
      .getByRole('link', { name: /-\d{4}/ })
      .first()
      .click();
    await picker.main.getByRole('button', { name: /^(More|Move order)$/ }).click();
    await expect(picker.page.getByRole('menuitem', { name: /^Move to refunded/ })).toBeVisible();
  });
  await context.close();
  expect(watch.faults()).toEqual([]);
});
