/** An owner compares two variations of a part of a page; visitors see one of them, and are counted if they agree. */
import type { Page } from '@playwright/test';
import type { Owner } from './support/people.ts';
import { logins, platformUrl, storeUrl } from './support/places.ts';
import { hydrated, Shopper } from './support/shopper.ts';
import { savePage } from './support/save-page.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

const before = 'Printed the old way';
const after = 'Printed the new way';

const variation = (name: string, title: string) => ({
  type: 'splitTestVariation',
  uid: `variation-${name}`,
  properties: { name },
  items: [
    { type: 'textBlock', uid: `text-${name}`, properties: { title, html: '<p>When you order it.</p>' } },
  ],
});

/** Puts a page with a split test into the shop, as the editor saves it. */
async function writesPage(owner: Owner, name: string, properties: object = {}): Promise<string> {
  const path = `/${name}/`;
  const page = {
    url: path,
    properties: { title: `Page of ${name}`, ...properties },
    blocks: [
      {
        type: 'splitTest',
        uid: `split-${name}`,
        properties: { test: name },
        items: [variation('Old', before), variation('New', after)],
      },
    ],
  };
  await savePage(owner, page);
  return path;
}

async function makesTest(owner: Owner, name: string): Promise<void> {
  await owner.opens('split-tests/');
  await owner.main.getByRole('button', { name: 'New split test' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'New split test' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Page');
  await dialog.getByRole('button', { name: 'Create test' }).click();
  await expect(dialog.getByText('Use small letters, digits and dashes')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create test' }).click();
  await expect(dialog).toBeHidden();
}

const shown = async (page: Page): Promise<string> =>
  (await page.getByRole('main').getByRole('heading', { level: 1 }).first().textContent()) ?? '';

test.describe('a split test', () => {
  test.use({ cookieConsent: 'granted' });

  test('shows each visitor one variation, again and again, and says what came of it', async ({
    owner,
    shopper,
    context,
    watch,
  }, { project }) => {
    test.slow();
    watch.expectAnswer({ status: 422, url: '/split-tests/' });
    const name = `hero-${project.name}-${Date.now() % 100_000}`;
    await owner.signsIn(logins.owner);
    const path = await writesPage(owner, name);
    await makesTest(owner, name);
    const card = owner.main.locator('section').filter({ has: owner.page.getByRole('heading', { name }) });
    await expect(card.getByRole('link', { name: `Page of ${name}` })).toBeVisible();

    // Until it is started, everybody sees the default.
    await shopper.opens(path);
    expect(await shown(shopper.page)).toBe(before);
    await card.getByRole('button', { name: `Start ${name}` }).click();
    await expect(card.getByText('Running')).toBeVisible();

    // The address chooses; what was loaded first is shown again without it, also after a reload.
    await context.clearCookies({ name: 'discovered-split-tests' });
    const started = shopper.page.waitForRequest(
      (request) =>
        request.url().endsWith('/event-collector/') &&
        (request.postData() ?? '').includes('split_test_start'),
    );
    await shopper.opens(`${path}?${name}=New`);
    expect(await shown(shopper.page)).toBe(after);
    await started;
    await expect
      .poll(async () => (await context.cookies(storeUrl())).map((cookie) => cookie.name))
      .toEqual(expect.arrayContaining(['discovered-split-tests', 'started-split-tests']));
    await shopper.opens(path);
    expect(await shown(shopper.page)).toBe(after);
    await shopper.opens(`${path}?split-var=Other,Old`);
    expect(await shown(shopper.page)).toBe(before);
    await expectNoSidewaysScroll(shopper.page);

    // Counted once, and no other page knows of it.
    await owner.opens('split-tests/');
    await expect(card.getByRole('row', { name: /^New/ }).getByRole('cell').first()).toHaveText('1');
    await expect(card.getByText('It’s too early to tell')).toBeVisible();
    await expectNoSidewaysScroll(owner.page);

    await card.getByRole('button', { name: `Stop ${name}` }).click();
    await expect(card.getByText('Stopped')).toBeVisible();
    await shopper.opens(path);
    expect(await shown(shopper.page)).toBe(before);
    await card.getByRole('button', { name: `Delete ${name}` }).click();
    await owner.page
      .getByRole('dialog', { name: `Delete ${name}?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(card).toHaveCount(0);
  });
});

test('strangers are dealt both variations, each of them by the server, and nothing moves when scripts come', async ({
  owner,
  browser,
  watch,
}, { project }) => {
  test.slow();
  watch.expectAnswer({ status: 422, url: '/split-tests/' });
  const name = `deal-${project.name}-${Date.now() % 100_000}`;
  await owner.signsIn(logins.owner);
  const path = await writesPage(owner, name);
  await makesTest(owner, name);
  const card = owner.main.locator('section').filter({ has: owner.page.getByRole('heading', { name }) });
  await card.getByRole('button', { name: `Start ${name}` }).click();
  await expect(card.getByText('Running')).toBeVisible();

  const seen = new Set<string>();
  for (let visit = 0; visit < 24 && seen.size < 2; visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const answer = await page.goto(storeUrl(path));
    const html = (await answer?.text()) ?? '';
    expect(html.includes(before)).not.toBe(html.includes(after));
    await hydrated(page);
    const title = await shown(page);
    expect(html).toContain(title);
    const again = new Shopper(page);
    await again.opens(path);
    expect(await shown(page)).toBe(title);
    seen.add(title);
    await context.close();
  }
  expect([...seen].toSorted()).toEqual([after, before].toSorted());
  await card.getByRole('button', { name: `Stop ${name}` }).click();
  await expect(card.getByText('Stopped')).toBeVisible();
});

test('the editor holds the variations of a split test by name @long', async ({ owner }) => {
  await owner.signsIn(logins.owner);
  const name = `edit-${Date.now() % 100_000}`;
  await writesPage(owner, name);
  await owner.page.goto(platformUrl('/dashboard/pages/'));
  await owner.page.getByRole('link', { name: `Page of ${name}`, exact: true }).click();
  const canvas = owner.page.frameLocator('iframe[title="Preview of the page"]');
  await expect(canvas.getByText('Variation: New')).toBeAttached({ timeout: 20_000 });
  await expect(canvas.getByText(`Split Test ${name} doesn't exist or is no longer active.`)).toBeAttached();
});

test('a page of one of the two homes is not there for those who see the other', async ({
  owner,
  shopper,
  context,
  watch,
}, { project }) => {
  test.slow();
  watch.expectAnswer({ status: 422, url: '/split-tests/' });
  watch.expectAnswer({ status: 404, url: '/404/' });
  await owner.signsIn(logins.owner);
  const path = await writesPage(owner, `new-home-${project.name}-${Date.now() % 100_000}`, {
    homepageVariation: 'New',
  });
  // No test runs: the page is for nobody.
  await shopper.page.goto(storeUrl(path));
  await expect(shopper.page).toHaveURL(storeUrl('/404/'));
  await makesTest(owner, 'homepage');
  const card = owner.main
    .locator('section')
    .filter({ has: owner.page.getByRole('heading', { name: 'homepage' }) });
  await card.getByRole('button', { name: 'Start homepage' }).click();
  await expect(card.getByText('Running')).toBeVisible();
  await shopper.opens(`${path}?homepage=New`);
  expect(await shown(shopper.page)).toBe(before);
  await context.clearCookies({ name: 'discovered-split-tests' });
  await shopper.page.goto(storeUrl(`${path}?homepage=Old`));
  await expect(shopper.page).toHaveURL(storeUrl('/404/'));
  await card.getByRole('button', { name: 'Stop homepage' }).click();
  await card.getByRole('button', { name: 'Delete homepage' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});
