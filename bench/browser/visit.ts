import type { Browser, CDPSession, Locator, Page } from 'playwright';

/** Milliseconds between asking and the first byte, and bytes a second, of a poor mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Slowdown factor of a phone compared with this machine. */
const slowdown = 4;

/** Milliseconds without a request after which a page has loaded all that it asks for by itself. */
const quiet = 1500;

/** Measurements of a phone that opens a page. */
export interface Visit {
  /** Milliseconds to the largest contentful paint. */
  readonly largestPaint: number;
  /** The name of what was painted largest. */
  readonly largest: string;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time in milliseconds. */
  readonly blocking: number;
  /** Compressed kilobytes of the document. */
  readonly html: number;
  /** Compressed kilobytes of scripts, until the page is quiet. */
  readonly scripts: number;
  /** The same of a page that has come to life because its visitor scrolled. */
  readonly alive: { readonly blocking: number; readonly scripts: number };
  /** Milliseconds from a tap on a page that is alive to the next paint; absent where nothing was tapped. */
  readonly tap?: number;
}

/** Page to visit. */
export interface Place {
  readonly url: string;
  /** Found once the page has loaded, and tapped. */
  readonly tap?: (page: Page) => Locator;
  /** Element that the tap brings up. */
  readonly answer?: (page: Page) => Locator;
}

/** Watches a page from its first moment; runs in the browser. */
function watch(): void {
  const seen = { paint: 0, largest: '', shift: 0, blocking: 0, tap: 0 };
  Object.assign(globalThis, { omnisSeen: seen });
  const on = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...more,
    });
  on('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
    if ('element' in entry && entry.element instanceof Element)
      seen.largest = `${entry.element.tagName.toLowerCase()} ${entry.element.className}`.slice(0, 60);
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      seen.shift += Number(entry.value);
  });
  on('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  on(
    'event',
    (entry) => {
      seen.tap = Math.max(seen.tap, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

interface Transfers {
  readonly bytes: Map<string, number>;
  lastAt: number;
}

/** Adds up what comes over the wire, by kind. */
async function countTransfers(session: CDPSession): Promise<Transfers> {
  const transfers: Transfers = { bytes: new Map(), lastAt: performance.now() };
  const kinds = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    transfers.lastAt = performance.now();
    kinds.set(requestId, 'Other');
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A prefetched script reports that it was fetched, not that it will run.
    const isScript = /javascript/.test(response.mimeType);
    kinds.set(requestId, isScript ? 'Script' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers.lastAt = performance.now();
    const kind = kinds.get(requestId) ?? 'Other';
    transfers.bytes.set(kind, (transfers.bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return transfers;
}

async function untilQuiet(page: Page, transfers: Transfers): Promise<void> {
  while (performance.now() - transfers.lastAt < quiet) await page.waitForTimeout(100);
}

interface Phone {
  readonly page: Page;
  readonly transfers: Transfers;
}

/** Opens a page in a new browser profile, as a phone with a poor network does. */
async function open<Result>(
  browser: Browser,
  url: string,
  look: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watch);
    const transfers = await countTransfers(session);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    return await look({ page, transfers });
  } finally {
    await context.close();
  }
}

/** Measures a new visitor who looks, scrolls a little, and taps. */
export function visit(browser: Browser, { url, tap }: Place): Promise<Visit> {
  return open(browser, url, async ({ page, transfers }) => {
    const kilobytes = (kind: string): number => (transfers.bytes.get(kind) ?? 0) / 1000;
    const read = (): Promise<Seen> => page.evaluate(() => ({ ...Reflect.get(globalThis, 'omnisSeen') }));
    await untilQuiet(page, transfers);
    const { paint, largest, shift, blocking } = await read();
    const first = { blocking, html: kilobytes('Document'), scripts: kilobytes('Script') };
    await page.evaluate(() => scrollBy(0, 1));
    transfers.lastAt = performance.now();
    await untilQuiet(page, transfers);
    const alive = { blocking: (await read()).blocking, scripts: kilobytes('Script') };
    const figures = { ...first, alive, largestPaint: paint, largest, shift };
    if (!tap) return figures;
    // The visitor already sees the button: scrolling the page to it is not part of the measurement.
    await tap(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await tap(page).tap();
    await page.waitForTimeout(1000);
    return { ...figures, tap: (await read()).tap };
  });
}

/**
 * Milliseconds from the tap of a new visitor until what they want is there.
 *
 * @param look - milliseconds that they look at the page before, once it has loaded
 */
export function firstTap(
  browser: Browser,
  { url, tap, answer }: Required<Place>,
  look: number,
): Promise<number> {
  return open(browser, url, async ({ page }) => {
    await page.waitForTimeout(look);
    const from = performance.now();
    await tap(page).tap();
    await answer(page).waitFor();
    return performance.now() - from;
  });
}

interface Seen {
  readonly paint: number;
  readonly largest: string;
  readonly shift: number;
  readonly blocking: number;
  readonly tap: number;
}
