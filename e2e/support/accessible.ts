import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './test.ts';

/** Fails when axe finds something in a part of a page, or the page is wider than its screen. */
export async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  await expectNoSidewaysScroll(page);
}
