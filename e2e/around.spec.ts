/** Journeys around the shop: the cookie bar, the events counted after an answer, and the offers. */
import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { storeUrl } from './support/places.ts';
import { expect, expectMail, expectNoSidewaysScroll, mailedLink, test } from './support/test.ts';

test.use({ cookieConsent: null });

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** Calls to Google’s consent mode, oldest first. */
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
  // The footer goes on below the bar: the page ended in a stripe of another colour.
  const footer = page.getByRole('contentinfo');
  const ground = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await footer.evaluate((element) => getComputedStyle(element).boxShadow)).toContain(ground);
  const { violations } = await axeOn(page).include('[aria-label="Cookies"]').analyze();
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
  const choices = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
  await expect
    .poll(async () => {
      // Sections that scroll into view are laid out only then, and may make the page longer.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, top] = [await choices.boundingBox(), await bar(page).boundingBox()];
      return end !== null && top !== null && end.y + end.height <= top.y;
    })
    .toBe(true);
  const otherTab = await page.context().newPage();
  await otherTab.goto(storeUrl('/about/'));
  await expect(bar(otherTab)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Essential only' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await consentMode(page)).toEqual(['default: denied', 'update: denied']);
  // Answered here, it is answered there.
  await expect(bar(otherTab)).toBeHidden();
  await otherTab.close();

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

test('leaves most of a low window, as one is that was enlarged four times, to the page @phone', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await page.setViewportSize({ width: 320, height: 256 });
  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  await expect(bar(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(128);
  for (const name of ['Essential only', 'Accept all']) {
    await bar(page).getByRole('button', { name }).focus();
    await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 0.9 });
  }
  // The focused element lies above the bar, and nothing else stays on the screen.
  const buy = main.getByRole('button', { name: 'Add to basket' }).first();
  await buy.focus();
  await expect
    .poll(async () => {
      const [button, top] = [await buy.boundingBox(), await bar(page).boundingBox()];
      return button !== null && top !== null && button.y >= 0 && button.y + button.height <= top.y;
    })
    .toBe(true);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
  await expect(page.locator('[data-bottom-bar]')).toBeHidden();
  await bar(page).getByRole('button', { name: 'Essential only' }).click();

  await shopper.opens('/collection/t-shirts/');
  await main.getByRole('article').nth(3).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const filter = main.getByRole('button', { name: /^Filter/ });
  await expect(filter).not.toBeInViewport();
  await filter.press('Enter');
  // A drawer is scrolled with its head and its foot.
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('textbox', { name: /^To/ }).focus();
  await expect(drawer.getByRole('textbox', { name: /^To/ })).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('heading', { name: 'Filter' })).not.toBeInViewport();
});

/** Events that the shop has reported: their names by the call that reported them. */
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
  // Five seconds until its code is asked for, and thirty from then until it is sent.
  const pass = () => page.clock.runFor(40_000);
  const passUntil = (seen: () => void) =>
    expect(async () => {
      await page.clock.runFor(10_000);
      seen();
    }).toPass();
  await shopper.opens('/about/');
  await expect(bar(page)).toBeVisible();
  await pass();
  expect(events).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  const main = page.getByRole('main');
  const answered = page.waitForResponse((answer) => answer.url().includes('/event-collector/'));
  await passUntil(() =>
    expect(events).toEqual([{ name: 'page_view', to: '/event-collector/', cookies: false }]),
  );
  expect((await answered).status()).toBe(200);

  await shopper.opens('/product/paper-fox-womens-t-shirt/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(6000);
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
  await passUntil(() => expect(events.map(({ name }) => name)).toContain('search'));
});

/** Answers the question for cookies without being asked. */
const answers = (page: Page, value: 'granted' | 'denied') =>
  page.context().addCookies([{ name: 'cookie-consent', value, url: storeUrl() }]);

test('is offered the news after half a minute, and gets the code once they have confirmed', async ({
  shopper,
  request,
}, { project }) => {
  const { page } = shopper;
  await page.context().clearCookies({ name: 'subscriber-offer' });
  await answers(page, 'denied');
  await page.clock.install();
  await shopper.opens('/about/');
  await page.waitForLoadState('networkidle');
  const offer = page.getByRole('region', { name: '10% off your first order' });
  await page.clock.runFor(15_000);
  await expect(offer).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(offer).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { violations } = await axeOn(page).include('.shop-subscriber-offer').analyze();
  expect(violations).toEqual([]);

  await offer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(offer.getByRole('textbox', { name: 'First name' })).toBeFocused();
  const to = `offer-${project.name}@shop.example`;
  await page.keyboard.type('Ada');
  await offer.getByRole('textbox', { name: 'Email' }).fill(to);
  await page.keyboard.press('Enter');
  await expect(offer).toContainText("We've sent you an email to verify your subscription");
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'subscriber-offer');
  expect(kept?.value).toBe('subscribed');

  await page.goto(await mailedLink(request, { to, path: '/subscription-verified' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
  await expect(page.getByRole('main')).toContainText('Your code is on its way');
  await expectMail(request, { to, saying: 'WELCOME10' });
});

test('sends a worn-out shirt back by a form that comes when it is asked for', async ({ shopper, request }, {
  project,
}) => {
  const { page } = shopper;
  await answers(page, 'denied');
  await shopper.opens('/delivery/');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('main').getByRole('button', { name: 'Send worn cotton back' });
  const popup = page.getByRole('dialog', { name: 'Send worn cotton back' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('textbox', { name: 'Email' })).toBeFocused();
  const { violations } = await axeOn(page).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  const to = `return-${project.name}@shop.example`;
  await popup.getByRole('textbox', { name: 'Email' }).fill(to);
  await popup.getByRole('button', { name: 'Send me the instructions' }).click();
  await expect(popup).toContainText('Thank you, we sent you an email with instructions.');
  await popup.getByRole('button', { name: 'Done' }).click();
  await expect(popup).toBeHidden();
  await expectMail(request, { to, saying: 'cotton' });
});

test('finds again what they looked at, below a product, a list and what they search @long', async ({
  shopper,
}) => {
  const { page } = shopper;
  await answers(page, 'denied');
  for (const [path, name] of [
    ['/product/wild-fern-tote-bag/', 'Wild Fern'],
    ['/product/paper-fox-womens-t-shirt/', 'Paper Fox'],
  ] as const) {
    await shopper.opens(path);
    await page.waitForFunction(
      (known) => (localStorage.getItem('omnis.viewed.21') ?? '').includes(known),
      name,
    );
  }
  await shopper.opens('/product/great-swell-art-print/');
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await expect(strip.getByRole('heading', { level: 3 })).toHaveText([/Paper Fox/, /Wild Fern/]);
  await expectNoSidewaysScroll(page);
  await shopper.opens('/collection/home/');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('heading', { level: 3, name: /Wild Fern/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await shopper.opens('/search/?q=mug');
  await strip
    .getByRole('link', { name: /Paper Fox/ })
    .first()
    .click();
  await expect(page).toHaveURL(/paper-fox-womens-t-shirt/);
});

test('is told until when to order for Christmas, while it is the season', async ({ page }) => {
  const season = /^(11-(1[5-9]|2\d|30)|12-0\d|12-1[0-8])$/.test(new Date().toISOString().slice(5, 10));
  await page.goto(storeUrl('/', 'basic'));
  const banner = page.getByRole('region', { name: 'Christmas delivery' });
  await expect(banner).toHaveCount(season ? 1 : 0);
});

/** A page as if its store had the plugin of Google Analytics; everything of Google is a script of ours. */
async function withAnalytics(page: Page, path: string) {
  const asked: string[] = [];
  await page.route(/googletagmanager\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.googleCame = true;' });
  });
  const plugin = '"analytics":{"ga_tracking_id":"","measurement_id":"G-AB12CD34EF"},';
  // The page, whose policy knows nothing of Google's scripts, and the data of the store beside it.
  const changed = [storeUrl(path), /\/assets\/pages\/[\w-]+\.json$/];
  for (const address of changed)
    await page.route(address, async (route) => {
      const request = route.request();
      const { host, hostname } = new URL(request.url());
      // Names below localhost are known to browsers alone.
      const answer = await route.fetch({
        url: request.url().replace(hostname, '127.0.0.1'),
        headers: { ...request.headers(), host },
      });
      const body = (await answer.text()).replace('"plugins":{', (found) => found + plugin);
      const { 'content-security-policy': _policy, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers, body });
    });
  return asked;
}

test('is followed by a plugin of the store only once they agree, and five seconds later', async ({
  shopper,
}) => {
  const { page } = shopper;
  const asked = await withAnalytics(page, '/about/');
  await page.clock.install();
  await shopper.opens('/about/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(11_000);
  await page.waitForFunction(() => Reflect.get(window, 'googleCame') === true);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  const told = await page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return (Array.isArray(layer) ? layer : []).map((words: ArrayLike<unknown>) => String(words[1]));
  });
  expect(told.slice(-2)).toEqual(['G-AB12CD34EF', 'page_view']);
  expect(told.indexOf('default')).toBeLessThan(told.indexOf('update'));
});
