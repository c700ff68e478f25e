import type { Page } from '@playwright/test';

/** Where windows ask for live events. */
export const liveRoute = '**/omnis/v3/live/**';

/** Events that a page has received by its stream, and its requests, in order. */
export interface LiveLog {
  /** Lines such as `ready`, `news chat:…` and `asks /omnis/v3/…`, since the page was loaded. */
  readonly lines: () => Promise<readonly string[]>;
}

/**
 * Writes down what a page hears and asks for. In the page itself: what comes by two ways from a browser to a test comes in
 * any order. Call it before the page is opened.
 */
export async function logLiveEvents(page: Page): Promise<LiveLog> {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.defineProperty(window, 'liveLog', { value: log });
    const Native = window.EventSource;
    window.EventSource = class extends Native {
      constructor(url: string | URL, options?: EventSourceInit) {
        super(url, options);
        this.addEventListener('ready', () => log.push('ready'));
        this.addEventListener('news', ({ data }) => log.push(`news ${String(data)}`));
      }
    };
    const ask = window.fetch;
    window.fetch = (input, options) => {
      log.push(`asks ${input instanceof Request ? input.url : String(input)}`);
      return ask(input, options);
    };
  });
  return {
    lines: async () => {
      const lines: unknown = await page.evaluate(() => Reflect.get(window, 'liveLog'));
      return Array.isArray(lines) ? lines.map(String) : [];
    },
  };
}
