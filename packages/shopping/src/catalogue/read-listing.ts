import { divisionOf, type Reader } from '@omnis/shop-kit';
import { redirect } from '@omnis/shop-kit/react-router';
import {
  listArg,
  perPage,
  readFilters,
  shownPages,
  type Filters,
  type ListScope,
  type ProductListing,
} from './filters.ts';

/**
 * Where a list ends, for an address past its end: the last page with the rest of the query as it is; null for a page
 * that the list has.
 */
export function endOfList({ pathname, searchParams }: URL, total: number): string | null {
  const last = Math.max(1, Math.ceil(total / perPage));
  const { page } = readFilters(searchParams);
  if (page <= last) return null;
  const query = new URLSearchParams(searchParams);
  query.delete('page');
  if (last > 1) query.set('page', String(last));
  if (Number(query.get('from') ?? last) >= last) query.delete('from');
  return query.size === 0 ? pathname : `${pathname}?${query.toString().replaceAll('%2C', ',')}`;
}

/**
 * Reads every page of a list that is shown, all at once; the last one is answered, whose facets are as new as any. A page
 * past the end leads to the last one.
 */
export async function readListing(reader: Reader, url: URL, scope: ListScope = {}): Promise<ProductListing> {
  const place = { division: divisionOf(reader.core), currency: reader.currency, ...scope };
  const filters = readFilters(url.searchParams);
  const [last, ...earlier] = shownPages(filters).toReversed();
  const read = (each: Filters) => reader.read('productsList', listArg(each, place));
  const [listing] = await Promise.all([read(last ?? filters), ...earlier.map(read)]);
  const end = endOfList(url, listing.total);
  if (end !== null) throw redirect(end);
  return listing;
}
