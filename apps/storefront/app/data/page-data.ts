import type { SeedEntry } from '@omnis/store';

/** What a page's loader gives: what it has read, on its way into the browser's cache. */
export interface PageData {
  readonly seeds: readonly SeedEntry[];
}

/** Whether a route's data carries seeds. Only our own loaders make them. */
export function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'seeds' in data && Array.isArray(data.seeds);
}
