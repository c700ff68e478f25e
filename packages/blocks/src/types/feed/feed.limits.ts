/** Where the items of a feed may come from. */
export const feedSources = ['blog', 'instagram', 'products'] as const;

/** One of the places that a feed takes its items from. */
export type FeedSource = (typeof feedSources)[number];

/** Items where a block names no limit (storefront.md §7: 1, instagram 20), and the most that it may ask for. */
export const feedLimits = {
  blog: { fallback: 1, min: 1, max: 24 },
  instagram: { fallback: 20, min: 1, max: 40 },
  products: { fallback: 1, min: 1, max: 24 },
} as const satisfies Readonly<Record<FeedSource, { fallback: number; min: number; max: number }>>;
