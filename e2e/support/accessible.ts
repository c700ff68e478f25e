import type { Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { expect, expectNoSidewaysScroll } from './test.ts';

/**
 * Waits for tables that are loading, and fails when axe finds something in a part of a page, or the page is wider than its screen.
 *
 * @param without - what is not looked at, such as frames whose pages are somebody else's
 */
export async function expectAccessible(page: Page, part = 'main', without?: string): Promise<void> {
  // Rows that are fetched anew are faded, and nobody is to read them then.
  await expect(page.locator(`${part} table[aria-busy="true"]`)).toHaveCount(0);
  const whole = axeOn(page).include(part);
  const { violations } = await (without === undefined ? whole : whole.exclude(without)).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  await expectNoSidewaysScroll(page);
}
