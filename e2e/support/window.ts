import type { Page } from '@playwright/test';

/**
 * A page in a window of its own, beside another page of the same visitor. As a second tab of its window it would put the
 * first behind it, where a browser draws once a second: every click there waits for two such frames.
 */
export async function openWindow(beside: Page): Promise<Page> {
  const context = beside.context();
  const browser = context.browser();
  if (!browser) return context.newPage();
  const tab = await context.newCDPSession(beside);
  const { targetInfo } = await tab.send('Target.getTargetInfo');
  await tab.detach();
  const whole = await browser.newBrowserCDPSession();
  const { browserContextId } = targetInfo;
  const opened = context.waitForEvent('page');
  await whole.send('Target.createTarget', { url: 'about:blank', browserContextId, newWindow: true });
  await whole.detach();
  return opened;
}
