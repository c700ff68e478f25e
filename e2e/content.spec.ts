/** A shopper reads: stories, help and policies; and programs find what there is. */
import type { Page } from '@playwright/test';
import routes from '../apps/storefront/app/routes.ts';
import { storeUrl } from './support/places.ts';
import { hydrated } from './support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

/** Fetches a path of the page's own store, in the browser, which alone knows the demo's hosts. */
function answerOf(page: Page, path: string): Promise<{ status: number; url: string; text: string }> {
  return page.evaluate(async (asked) => {
    const answer = await fetch(asked);
    return { status: answer.status, url: answer.url, text: await answer.text() };
  }, path);
}

test('reads from the list of stories to a topic to a story, and on', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens('/blog/');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Stories');
  await expectNoSidewaysScroll(page);
  await main.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: /^Care/ }).click();
  await expect(page).toHaveURL(/\/blog\/tagged\/care\/$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Care');
  await main.getByRole('link', { name: 'Wash it less, wear it longer' }).click();
  await expect(page).toHaveURL(/\/blog\/wash-it-less-wear-it-longer\/$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wash it less, wear it longer');
  await expect(page).toHaveTitle(/^Wash it less, wear it longer – /);
  await expectNoSidewaysScroll(page);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  );
  await main.getByRole('navigation', { name: 'More stories' }).getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('How a sweatshirt gets to you');
});

test('finds old addresses, the feed, and no drafts', async ({ page, watch }) => {
  const landed = await page.goto(storeUrl('/learn/wash-it-less-wear-it-longer/?a=1'));
  await expect(page).toHaveURL(storeUrl('/blog/wash-it-less-wear-it-longer/?a=1'));
  const redirect = await landed?.request().redirectedFrom()?.response();
  expect(redirect?.status()).toBe(301);
  const { text } = await answerOf(page, '/blog/feed.xml');
  expect(text).toContain('<title>The lighthouse at the end of our road</title>');
  watch.expectAnswer({ status: 404, url: '/blog/what-we-are-drawing-for-winter/' });
  expect((await answerOf(page, '/blog/what-we-are-drawing-for-winter/')).status).toBe(404);
});

test('finds an answer by searching and by topic, and writes to the shop', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens('/help/');
  await main.getByRole('searchbox', { name: 'Search the help' }).fill('shrink');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: /to “shrink”$/ })).toBeFocused();
  await expect(page).toHaveURL(/\?q=shrink$/);
  await main.getByText('Will it shrink?').click();
  await expect(main.getByText('three per cent')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: /^Delivery/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Delivery');
  await main.getByText('When is delivery free?').click();
  await expect(main.getByText('£50.00').filter({ visible: true }).first()).toBeVisible();
  await shopper.opens('/help/reason/product/');
  const form = main.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Sam');
  await form.getByLabel('Your email').fill('sam@shopper.example');
  await form.getByLabel('Message').fill('Do you make it in green?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form).toContainText('your message is on its way');
});

test('reads the policies where the platform takes the payments, and only there @long', async ({
  shopper,
  watch,
}) => {
  const { page, main } = shopper;
  await shopper.opens('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(main).toContainText('Marlow & Finch decides');
  await expectNoSidewaysScroll(page);
  watch.expectAnswer({ status: 404, url: '/privacy-policy/' });
  await page.goto(storeUrl('/privacy-policy/', 'turbo'));
  await expect(page).toHaveURL(storeUrl('/privacy-policy/', 'turbo'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We were unable to find this page');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toHaveCount(0);
});

test('can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(storeUrl('/help/'));
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('refund');
  await page.keyboard.press('Enter');
  await page.getByText('When do I get my money back?').click();
  await expect(page.getByText('Within five working days')).toBeVisible();
  await page.goto(storeUrl('/blog/'));
  await page.getByRole('link', { name: 'How a sweatshirt gets to you' }).click();
  await expect(page.getByText('Before the kettle has boiled')).toBeVisible();
  await context.close();
});

test('names everything in the sitemap, and everything that it names is there', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto(storeUrl('/sitemap/'));
  const robots = (await answerOf(page, '/robots.txt')).text;
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(address).toBe(storeUrl('/sitemap.xml'));
  const file = (await answerOf(page, '/sitemap.xml')).text;
  const places = [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(80);
  const wrong: string[] = [];
  for (const place of places) {
    const { status, text, url } = await answerOf(page, new URL(place).pathname);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
    if (status !== 200 || url !== place || text.includes('content="noindex"') || canonical !== place)
      wrong.push(`${status} ${place} ${url} ${canonical ?? ''}`);
  }
  expect(wrong).toEqual([]);
});

test('leads to everything from the sitemap that people read @long', async ({ shopper }) => {
  const { page, main } = shopper;
  await page.goto(storeUrl('/sitemap/'));
  await hydrated(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: 'Framing a print without swearing' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Framing a print without swearing');
});

interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

/** Paths of routes that need no parameter. */
const plainPaths = (all: readonly Route[]): string[] =>
  all.flatMap(({ path, index, children = [] }) => {
    const own = index ? '' : path?.replace(/\/?:[^/]+\?$/, '');
    const isPage = own !== undefined && !/[:*.]/.test(own);
    return [...(isPage ? [own === '' ? '/' : `/${own}/`] : []), ...plainPaths(children)];
  });

test('every page that may be found is in the sitemap, and no other @long', async ({ page, watch }) => {
  test.setTimeout(120_000);
  for (const url of ['/404/', '/store-under-review/']) watch.expectAnswer({ status: 404, url });
  await page.goto(storeUrl('/'));
  const { text } = await answerOf(page, '/sitemap.xml');
  const listed = new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place));
  const paths = plainPaths(routes);
  expect(paths).toEqual(expect.arrayContaining(['/', '/studio/', '/help/', '/custom-printed-stickers/']));
  for (const path of paths) {
    const { status, url, text: html } = await answerOf(page, path);
    if (status !== 200 || new URL(url).pathname !== path) continue;
    const isFound = !/<meta name="robots" content="noindex"/.test(html);
    const own = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(own, path).not.toBe('');
    // Where an address is another one's copy, that one is listed.
    expect(listed.has(own), path).toBe(isFound);
  }
});

test('a part of a page is gone to after a moment, and the way back too @long', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.opens('/privacy-policy/');
  /** Where the page stands in the quarter of a second after what is done next, and where it has come to in the end. */
  const stands = () =>
    page.evaluate(
      () =>
        new Promise<{ first: number[]; last: number }>((resolve) => {
          const first = new Set<number>();
          let since = Infinity;
          const begin = (): void => void (since = performance.now());
          for (const type of ['click', 'popstate']) addEventListener(type, begin, { once: true });
          const look = (now: number): void => {
            if (now > since && now < since + 250) first.add(scrollY);
            if (now > since + 2000) resolve({ first: [...first], last: scrollY });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
  const going = stands();
  await main.locator('a[href^="#part-"]').last().click();
  const there = await going;
  expect(there.first).toEqual([0]);
  expect(there.last).toBeGreaterThan(200);
  await expect(page).toHaveURL(/\/privacy-policy\/#part-\d+$/);
  const coming = stands();
  await page.goBack();
  expect(await coming).toEqual({ first: [there.last], last: 0 });
});
