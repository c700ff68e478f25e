/** The bell of the dashboard: rung by an order, read, deleted and brought back, by the keyboard too. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cards, newBuyer } from './support/checkout.ts';
import { logins, platformUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const bellOf = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

/** Number of unread notifications, at the next look of the page. */
async function nextUnread(page: Page): Promise<number> {
  const answer = await page.waitForResponse((one) => one.url().endsWith('/notifications/unread/'));
  const { unread }: { unread: number } = await answer.json();
  return unread;
}

/** Comes back to the window, which looks for what is new then. */
const comesBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });

test('an order rings the bell of the owner, who reads it, goes to it, deletes it and takes that back', async ({
  shopper,
  checkout,
  owner,
}) => {
  const { page } = owner;
  const bell = bellOf(page);
  const panel = panelOf(page);
  const looked = nextUnread(page);
  await owner.signsIn(logins.owner);
  const before = await looked;

  await shopper.buys({ url: '/product/paper-fox-womens-t-shirt/', size: 'L' });
  await shopper.goesToCheckout();
  await checkout.fills(newBuyer());
  await checkout.fillsCard(cards.good);
  await checkout.pays();
  const { number } = await checkout.getsReceipt();

  await test.step('the bell counts it, and so does the title', async () => {
    await expect(async () => {
      await comesBack(page);
      await expect(bell).toHaveAccessibleName(`Notifications, ${before + 1} unread`, { timeout: 2000 });
    }).toPass();
    await expect(page).toHaveTitle(`(${before + 1}) Home · Omnis`);
  });

  const row = panel.getByRole('listitem').filter({ hasText: `Order ${number} paid` });
  await test.step('the panel has it on top, and leads to it', async () => {
    await bell.click();
    await expect(panel.getByRole('listitem').first()).toContainText(`Order ${number} paid: £`);
    await expectAccessible(page, '[role="dialog"]');
    await row.getByRole('link').click();
    await expect(panel).toBeHidden();
    await expect(owner.main.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page).toHaveTitle(before > 0 ? new RegExp(`^\\(${before}\\) `) : /^[^(]/);
  });

  await test.step('it is deleted, and brought back', async () => {
    await bell.click();
    await row.getByRole('button', { name: /^Delete: / }).click();
    await expect(row).toHaveCount(0);
    const said = page.getByRole('status').filter({ hasText: 'Notification deleted' });
    await said.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByRole('button')).toBeFocused();
    await page.goto(platformUrl('/dashboard/notifications/'));
    await expect(owner.main.getByRole('listitem').filter({ hasText: `Order ${number} paid` })).toBeVisible();
  });
});

test('all are read at once, and the page has them all, to filter and to leaf through', async ({ owner }, {
  project,
}) => {
  const { page, main } = owner;
  // They are read once: each width has an owner of its own.
  await owner.signsIn(project.name === 'phone' ? logins.turboOwner : logins.basicOwner);
  await expect(bellOf(page)).toHaveAccessibleName(/, \d+ unread$/);
  await bellOf(page).click();
  await panelOf(page).getByRole('link', { name: 'See all' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await expect(panelOf(page)).toBeHidden();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(page).toHaveURL(/view=unread/);
  await expect(main.getByRole('listitem').first()).toContainText('Unread: ');
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle('Notifications · Omnis');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Show all notifications' }).click();
  await expect(main.getByRole('listitem').first()).toContainText(/Order \S+ paid/);
  await expectNoSidewaysScroll(page);
});

test('the keyboard opens the panel, goes on at the next row, and is back at the bell @long', async ({
  owner,
}) => {
  const { page } = owner;
  const panel = panelOf(page);
  await owner.signsIn(logins.basicOwner);
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  const rows = panel.getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const count = await rows.count();
  const second = (await rows.nth(1).getByRole('link').innerText()).replace(/^Unread:\s*/, '');
  const remove = rows.first().getByRole('button', { name: /^Delete: / });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await remove.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count - 1);
  await expect(panel.getByRole('button', { name: `Delete: ${second}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
});

test('a failed fetch is reported, and tried again @long', async ({ owner, watch }) => {
  const { page } = owner;
  const panel = panelOf(page);
  await owner.signsIn(logins.owner);
  let fails = true;
  await page.route('**/notifications/?**', (route) =>
    fails
      ? route.fulfill({
          status: 500,
          json: { message: '500 Server error', errors: [], code: 'server_error' },
        })
      : route.continue(),
  );
  watch.expectAnswer({ status: 500, url: '/notifications/' });
  await bellOf(page).click();
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  fails = false;
  await again.click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});
