/** A store under review: staff shut it with a reason, visitors get one page, its team enters, and staff open it again. */
import { Owner } from './support/people.ts';
import { logins, storeUrl } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, test } from './support/test.ts';

// No other journey visits this store.
const store = 'turbo';
const reason = 'Two designs carry a name that is not yours';

test('staff put a store under review and lift it; visitors, owner and team get what is theirs', async ({
  staff,
  browser,
  request,
  watch,
}) => {
  await staff.signsIn(logins.staff);
  await staff.page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Stores' })
    .click();
  await expect(staff.main.getByRole('heading', { level: 1 })).toHaveText('Stores');
  await expectNoSidewaysScroll(staff.page);
  await staff.main.getByRole('searchbox', { name: 'Search by name or address' }).fill(`${store}.localhost`);
  const rows = staff.main
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: `${store}.localhost` });
  await expect(staff.main.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(rows).toContainText('Open');

  const viewport = staff.page.viewportSize();
  const [outside, theirs] = [
    await browser.newContext({ viewport }),
    await browser.newContext({ viewport, reducedMotion: 'reduce' }),
  ];
  try {
    const visitor = await outside.newPage();
    await visitor.goto(storeUrl('/', store));
    await expect(visitor.getByRole('contentinfo')).toBeAttached();

    await test.step('the reason is due, and the owners read it', async () => {
      await rows.getByRole('button', { name: /^Put .* under review…$/ }).click();
      const dialog = staff.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Put under review' }).click();
      await expect(dialog.getByText('This field is required')).toBeVisible();
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name: 'Put under review' }).click();
      await expect(dialog).toBeHidden();
      await expect(rows).toContainText('Under review');
      await expect(rows).toContainText(reason);
      await expectNoSidewaysScroll(staff.page);
      await expectMail(request, { to: logins.turboOwner, saying: reason });
    });

    await test.step('a visitor is led to the one page, whether they come or were there', async () => {
      await visitor.getByRole('contentinfo').getByRole('link', { name: 'Delivery and returns' }).click();
      await expect(visitor).toHaveURL(storeUrl('/store-under-review/', store));
      for (const path of ['/', '/collection/all/', '/login/', '/checkout/']) {
        await visitor.goto(storeUrl(path, store));
        await expect(visitor).toHaveURL(storeUrl('/store-under-review/', store));
      }
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We will be back soon');
      await expect(visitor.getByText(reason)).toHaveCount(0);
      await expectNoSidewaysScroll(visitor);
    });

    await test.step('the owner is told on every page, and looks at the shop from there', async () => {
      const owner = new Owner(await theirs.newPage());
      await owner.signsIn(logins.turboOwner);
      for (const path of ['', 'orders/', 'settings/']) {
        await owner.opens(path);
        await expect(owner.main.getByText(reason)).toBeVisible();
        await expectNoSidewaysScroll(owner.page);
      }
      const opened = theirs.waitForEvent('page');
      await owner.main.getByRole('link', { name: 'View shop' }).click();
      const shop = await opened;
      await expect(shop).toHaveURL(storeUrl('/', store));
      await expect(shop.getByRole('contentinfo')).toBeAttached();
      await shop.goto(storeUrl('/collection/all/', store));
      await expect(shop).toHaveURL(storeUrl('/collection/all/', store));
    });

    await test.step('staff lift it, and the shop is open', async () => {
      await rows.getByRole('button', { name: /^Lift the review of/ }).click();
      const dialog = staff.page.getByRole('dialog');
      await dialog.getByLabel('Note').fill('The names are gone');
      await dialog.getByRole('button', { name: 'Lift review' }).click();
      await expect(dialog).toBeHidden();
      await expect(rows).not.toContainText('Under review');
      await expectMail(request, { to: logins.turboOwner, saying: 'The names are gone' });
      await visitor.goto(storeUrl('/store-under-review/', store));
      await expect(visitor).toHaveURL(storeUrl('/', store));
      await expect(visitor.getByRole('contentinfo')).toBeAttached();
    });
  } finally {
    await outside.close();
    await theirs.close();
    // Whatever went wrong, the next journey finds the store open.
    await staff.page.evaluate(async () => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' };
      const list = await fetch('/omnis/v3/atlas/stores/reviews/?state=under-review').then((answer) =>
        answer.json(),
      );
      for (const { division } of list.items)
        await fetch(`/omnis/v3/atlas/stores/${division}/review/`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ underReview: false }),
        });
    });
  }
  expect(watch.faults()).toEqual([]);
});

test('staff switch a store off and mark it; visitors read that it is closed, its owner why', async ({
  staff,
  browser,
}) => {
  const unpaid = 'The invoice of October is open';
  await staff.signsIn(logins.staff);
  await staff.page.goto(new URL('/stores/', staff.page.url()).href);
  await staff.main.getByRole('searchbox', { name: 'Search by name or address' }).fill(`${store}.localhost`);
  await expect(staff.main.getByRole('table').getByRole('row')).toHaveCount(2);
  await staff.main.getByRole('table').getByRole('link').first().click();
  const viewport = staff.page.viewportSize();
  const [outside, theirs] = [
    await browser.newContext({ viewport }),
    await browser.newContext({ viewport, reducedMotion: 'reduce' }),
  ];
  try {
    await test.step('it is marked, and paid out every week', async () => {
      await staff.main.getByRole('switch', { name: /^VIP/ }).check();
      await staff.main.getByRole('combobox', { name: 'Paid out' }).selectOption({ label: 'Every week' });
      await staff.main.getByRole('button', { name: 'Save store' }).click();
      await expect(staff.main.locator('.states')).toContainText('VIP');
      await expectNoSidewaysScroll(staff.page);
    });

    await test.step('switched off with a reason, it says so to visitors', async () => {
      await staff.main.getByRole('button', { name: 'Switch off…' }).click();
      const dialog = staff.page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill(unpaid);
      await dialog.getByRole('button', { name: 'Switch off' }).click();
      await expect(dialog).toBeHidden();
      await expect(staff.main.locator('.states')).toContainText('Switched off');
      const visitor = await outside.newPage();
      const answer = await visitor.goto(storeUrl('/', store));
      expect(answer?.status()).toBe(503);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This shop is closed');
      await expect(visitor.getByText(unpaid)).toHaveCount(0);
      await expectNoSidewaysScroll(visitor);
    });

    await test.step('its owner reads why, and when the platform pays out', async () => {
      const owner = new Owner(await theirs.newPage());
      await owner.signsIn(logins.turboOwner);
      await expect(owner.page.getByText(unpaid)).toBeVisible();
      await owner.opens('payments/');
      await expect(owner.page.getByText('pays them out to you every week')).toBeVisible();
      await expectNoSidewaysScroll(owner.page);
    });

    await test.step('switched on again, it is open', async () => {
      await staff.main.getByRole('button', { name: 'Switch on…' }).click();
      await staff.page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
      await expect(staff.main.locator('.states')).toContainText('Open');
      const visitor = await outside.newPage();
      expect((await visitor.goto(storeUrl('/', store)))?.status()).toBe(200);
    });
  } finally {
    await outside.close();
    await theirs.close();
  }
});
