import { divisionOf } from '../data/core.ts';
import type { Reader } from '../data/reader.ts';
import { listArg, shownPages, type Filters, type ListScope, type ProductListing } from './filters.ts';

/** Reads every page of a list that is shown, all at once; the last one is answered, whose facets are as new as any. */
export async function readListing(
  reader: Reader,
  filters: Filters,
  scope: ListScope = {},
): Promise<ProductListing> {
  const place = { division: divisionOf(reader.core), currency: reader.currency, ...scope };
  const [last, ...earlier] = shownPages(filters).toReversed();
  const read = (each: Filters) => reader.read('productsList', listArg(each, place));
  const [listing] = await Promise.all([read(last ?? filters), ...earlier.map(read)]);
  return listing;
}
