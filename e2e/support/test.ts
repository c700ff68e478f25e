/** The test of the journeys: people to act, a page that is watched, and the outbox. */
import { test as base, expect, type Page } from '@playwright/test';
import { Checkout } from './checkout.ts';
import { mailsTo, expectMail, mailedLink } from './mail.ts';
import { Owner, PageEditing, Staff } from './people.ts';
import { isPublic, storeUrl } from './places.ts';
import { Shopper } from './shopper.ts';
import { leavingServer, lostServer, watchContext, type Watch } from './watch.ts';
import { openWindow } from './window.ts';

/** People and tools that a journey gets. */
export interface People {
  /** Judges what the pages say in the console and ask of the server; it is always there. */
  readonly watch: Watch;
  /** Answer of the demo store's visitor about cookies; null: not asked yet, so that the bar is shown. */
  readonly cookieConsent: 'granted' | 'denied' | null;
  /** Puts the answer there. */
  readonly answered: undefined;
  /** A shopper in the demo store. */
  readonly shopper: Shopper;
  readonly checkout: Checkout;
  /** An owner, at a window of their own. */
  readonly owner: Owner;
  /** The owner's page editor, at the owner's window. */
  readonly editing: PageEditing;
  /** One of the staff, at a window of their own. */
  readonly staff: Staff;
}

export const test = base.extend<People>({
  watch: [
    async ({ context }, provide) => {
      const watch = watchContext(context);
      if (isPublic) for (const answer of [lostServer, leavingServer]) watch.expectAnswer(answer);
      await provide(watch);
      expect(watch.faults(), 'no error in the console, no failed request, no unexpected answer').toEqual([]);
    },
    { auto: true },
  ],
  cookieConsent: ['denied', { option: true }],
  answered: [
    async ({ context, cookieConsent: value }, provide) => {
      const url = storeUrl();
      // Its time comes in the middle of a journey that is about something else.
      await context.addCookies([{ name: 'subscriber-offer', value: 'dismissed', url }]);
      if (value !== null) await context.addCookies([{ name: 'cookie-consent', value, url }]);
      await provide(undefined);
    },
    { auto: true },
  ],
  shopper: async ({ page }, provide) => provide(new Shopper(page)),
  checkout: async ({ page }, provide) => provide(new Checkout(page)),
  owner: async ({ page }, provide) => provide(new Owner(await openWindow(page))),
  editing: async ({ owner }, provide) => provide(new PageEditing(owner.page)),
  staff: async ({ page }, provide) => provide(new Staff(await openWindow(page))),
});

/** Fails when a page is wider than its screen, which shows on phones as a sideways scroll. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
}

export { expect, expectMail, mailedLink, mailsTo };
