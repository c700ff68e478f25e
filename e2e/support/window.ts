import type { BrowserContext, Page } from '@playwright/test';

/**
 * A page in a window of its own. A second tab of the same window would put the first behind it, where a browser draws
 * once a second: every click there waits for two such frames.
 */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const [beside] = context.pages();
  const browser = context.browser();
  if (!beside || !browser) return context.newPage();
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
