import { variationParameter } from '@omnis/models';
import type { StoreCoreData } from '@omnis/shop-kit';

/**
 * The part of an address's query that chooses variations of split tests (storefront.md §2 Links): a parameter named after
 * a test that runs, and `split-var`. Undefined for all other addresses, so that a page is read once for them.
 */
export function splitQuery(
  { splitTest }: Pick<StoreCoreData['state'], 'splitTest'>,
  search: string,
): string | undefined {
  if (search === '' || splitTest.length === 0) return undefined;
  const names = new Set([variationParameter, ...splitTest.map(({ name }) => name)]);
  const chosen = [...new URLSearchParams(search)].filter(([name]) => names.has(name));
  return chosen.length === 0 ? undefined : `?${new URLSearchParams(chosen).toString()}`.slice(0, 1000);
}
