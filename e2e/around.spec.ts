/** What stands around the shop: the question for cookies, and what is counted once it is answered. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { storeUrl } from './support/places.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ cookieConsent: null });

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** What Google’s consent mode was told, oldest first. */
const consentMode = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return (Array.isArray(layer) ? layer : []).flatMap((words: ArrayLike<unknown>) => {
      const [about, kind, states] = Array.from(words);
      const state = typeof states === 'object' && states !== null ? [...new Set(Object.values(states))] : [];
      return about === 'consent' ? [`${String(kind)}: ${state.join()}`] : [];
    });
  });

test('is asked for cookies without being held up, and thinks better of it in the footer', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries())
        if ('value' in each)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(each.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shopper.opens('/');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('count visits');
  expect(await consentMode(page)).toEqual(['default: denied']);
  // A bar that pushed the page would be ten times this.
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.02);
  await expectNoSidewaysScroll(page);
  const { violations } = await new AxeBuilder({ page }).include('[aria-label="Cookies"]').analyze();
  expect(violations).toEqual([]);

  // The first that a keyboard meets, and no trap: two answers, then the way to the content.
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Essential only' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  // The page can be used meanwhile, and the end of it is not under the bar.
  await shopper.opens('/collection/t-shirts/');
  await expect(bar(page)).toBeVisible();
  const choices = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => {
      const [end, top] = [await choices.boundingBox(), await bar(page).boundingBox()];
      return end !== null && top !== null && end.y + end.height <= top.y;
    })
    .toBe(true);
  await bar(page).getByRole('button', { name: 'Essential only' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await consentMode(page)).toEqual(['default: denied', 'update: denied']);

  await shopper.opens('/about/');
  await choices.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  await choices.focus();
  await page.keyboard.press('Enter');
  const accept = bar(page).getByRole('button', { name: 'Accept all' });
  await expect(bar(page).getByRole('button', { name: 'Essential only' })).toBeFocused();
  await accept.click();
  await expect(choices).toBeFocused();
  expect(await consentMode(page)).toEqual(['default: denied', 'update: denied', 'update: granted']);
  await page.goto(storeUrl('/?cookie-policy=5'));
  await expect(bar(page)).toBeVisible();
});

/** What the shop has told of itself: names of events by the call that told them. */
function eventsOf(page: Page) {
  const events: { name: string; to: string; cookies: boolean }[] = [];
  page.on('request', (request) => {
    const to = new URL(request.url()).pathname;
    if (!/^\/event-collector\/|logEvent/.test(to)) return;
    const body: unknown = request.postDataJSON();
    const list: unknown[] = Array.isArray(body) ? body : Object.values(Object(body)).flat();
    void request.allHeaders().then((headers) => {
      for (const each of list) {
        const { event, name }: { event?: unknown; name?: unknown } = Object(each);
        events.push({ name: String(event ?? name), to, cookies: 'cookie' in headers });
      }
    });
  });
  return events;
}

test('is counted only once they agree, and never by name', async ({ shopper }) => {
  const { page } = shopper;
  const events = eventsOf(page);
  await page.clock.install();
  const pass = () => page.clock.runFor(31_000);
  await shopper.opens('/about/');
  await expect(bar(page)).toBeVisible();
  await pass();
  expect(events).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  const main = page.getByRole('main');
  const answered = page.waitForResponse((answer) => answer.url().includes('/event-collector/'));
  await page.waitForLoadState('networkidle');
  await pass();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => events).toEqual([{ name: 'page_view', to: '/event-collector/', cookies: false }]);

  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  await page.waitForLoadState('networkidle');
  await shopper.choosesSize('L');
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The page is put aside before its time has come; what is sent while one closes is hidden from the test's eyes.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => events.map(({ name, to }) => `${name} ${to}`))
    .toEqual(
      expect.arrayContaining(['view_item /event-collector/', 'add_to_cart /omnis/v3/events/logEvent/']),
    );
  await shopper.opens('/search/?q=fox');
  await page.waitForLoadState('networkidle');
  await pass();
  await expect.poll(() => events.map(({ name }) => name)).toContain('search');
});
