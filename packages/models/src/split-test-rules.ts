import { variationParameter } from './split-test.ts';

/** Limits for the split tests of a store. */
export const splitTestLimits = {
  /** Running at the same time: each one multiplies the pages that have to be kept. */
  running: 3,
  variations: { min: 2, max: 5 },
  weight: { min: 1, max: 100 },
  nameLength: 40,
} as const;

/** The event that a visitor's part in a test begins with, and what its data holds: `test`, the id, and `variation`. */
export const splitTestStartEvent = 'split_test_start';

/** The cookie that names the tests whose start was told: a comma list of ids. */
export const startedCookie = 'started-split-tests';

/** Name of the test whose variations are the two homes of {@link homepageVariations}. */
export const homepageSplitTest = 'homepage';

/** Variations of the homepage split test (platform.md §6). */
export const homepageVariations = ['Old', 'New'] as const;

/** One of the variations of the homepage. */
export type HomepageVariation = (typeof homepageVariations)[number];

/** Query parameters of shops, which a test named after one of them would take over. */
const takenParameters = new Set([
  variationParameter,
  'colour',
  'currency',
  'express',
  'language',
  'page',
  'q',
  'redirect_uri',
  'size',
  'sort',
  'token',
]);

/**
 * Why a text cannot name a split test; null when it can. The name is a query parameter too (storefront.md §2 Links).
 *
 * @example
 * splitTestNameFault('hero'); // null
 * splitTestNameFault('page'); // 'Shops use this name for something else'
 */
export function splitTestNameFault(name: string): string | null {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) return 'Use small letters, digits and dashes, a letter first';
  if (takenParameters.has(name) || name.startsWith('feature-') || name.startsWith('omnis-'))
    return 'Shops use this name for something else';
  return null;
}

/** Tells whether a text can name a variation: it appears in addresses, and in a comma list. */
export function isVariationName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/.test(name) && name.trim() === name;
}
