import type { SeedEntry } from '@omnis/store';

/** What a page's loader gives: what it has read, on its way into the browser's cache. */
export interface PageData {
  /**
   * The answers as JSON. The router would write objects value by value, for more than a page's rendering takes; a text
   * it escapes and passes on. Read them with {@link seedsOf}.
   */
  readonly seeds: string;
}

/** An answer for the browser's cache; `json` is its value as text, where it came as one. */
export type ReadSeed = SeedEntry & { readonly json?: string };

const read = new WeakMap<PageData, readonly SeedEntry[]>();

/** The seeds as JSON; what came as text is not written again. */
function toJson(seeds: readonly ReadSeed[]): string {
  const texts = seeds.map(({ endpointName, arg, value, json }) => {
    const head = JSON.stringify({ endpointName, arg });
    return `${head.slice(0, -1)},"value":${json ?? JSON.stringify(value)}}`;
  });
  return `[${texts.join(',')}]`;
}

/** Data of a page with what was read for it. */
export function pageData<T extends object>(seeds: readonly ReadSeed[], rest: T): T & PageData {
  // In the browser the answers are in its cache already.
  const data = { ...rest, seeds: import.meta.env.SSR ? toJson(seeds) : '' };
  read.set(data, seeds);
  return data;
}

/** What was read for a page; read from JSON once. */
export function seedsOf(data: PageData): readonly SeedEntry[] {
  const known = read.get(data);
  if (known) return known;
  // Safe: only `pageData` writes it, on our own server.
  const seeds = JSON.parse(data.seeds || '[]') as readonly SeedEntry[];
  read.set(data, seeds);
  return seeds;
}

/** Whether a route's data carries seeds. */
export function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'seeds' in data && typeof data.seeds === 'string';
}
