import { statusTexts, type CallInput, type CallResponse } from '@omnis/contract';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import { toCreator } from '../creators/creator-view.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { wordsOf } from '../../../texts/search-words.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { inColour, toCard } from './cards.ts';
import { commaList, filterRows } from './filter.ts';
import type { Prices } from './prices.ts';
import { sortList, sortRows, type ProductSort } from './sorts.ts';

/** Query of a list, after its defaults. */
export type ListQuery = CallInput<'products.list'>['query'];
type List = CallResponse<'products.list'>;

/** The collection of everything, which every store has; blocks know it by its long name (storefront.md §7). */
export const allProducts = {
  urlName: 'all',
  name: 'All products',
  description: '',
  image: null,
  metaTitle: '',
  metaDescription: '',
} as const;

/** Addresses of the collection of everything. */
export const namesOfAll: readonly string[] = [allProducts.urlName, 'all-products'];

function off(text: string | undefined): boolean {
  return text === undefined || text === '' || text === '0' || text === 'false';
}

/** Of products with one name, such as one artwork on the same garment, the first alone. */
function withoutDuplicates(rows: readonly ProductRow[]): ProductRow[] {
  const seen = new Set<string>();
  return rows.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

interface Start {
  rows: readonly ProductRow[];
  collection: List['collection'];
  creator: List['creator'];
  sort: ProductSort;
  searchedFor?: string;
  isPartial?: boolean;
}

/**
 * Corrects a search text that has words of no product; undefined where the text is used as it is. A dash makes words of
 * its parts and of the whole, which cannot be put together again.
 */
function meantBy(index: SearchIndex, search: string): string | undefined {
  const meant = search.includes('-') ? null : index.correct(search);
  return meant !== null && wordsOf(meant).length >= wordsOf(search).length ? meant : undefined;
}

/** Members are in their order already; what they cost in another currency may be another order. */
const ownSort = ({ sort }: { readonly sort: string }): ProductSort =>
  sort === 'price-asc' || sort === 'price-desc' ? sort : 'relevance';

/** Filters that a list begins with; a collection or creator that the store does not have is named instead. */
function startOf(
  snapshot: Snapshot,
  query: ListQuery,
  { synonyms }: Pick<Division, 'synonyms'>,
): Start | 'collection' | 'creator' {
  const { collection: urlName, search = '' } = query;
  const found = urlName ? snapshot.collectionByUrl(urlName) : undefined;
  if (urlName && !namesOfAll.includes(urlName) && !found) return 'collection';
  const by = query.creator ? snapshot.creatorByUrl(query.creator) : undefined;
  if (query.creator && !by) return 'creator';
  const creator = by ? toCreator(by) : null;
  const collection = found
    ? {
        urlName: found.urlName,
        name: found.name,
        description: found.description,
        image: found.image,
        metaTitle: found.metaTitle,
        metaDescription: found.metaDescription,
      }
    : urlName
      ? { ...allProducts, urlName }
      : null;
  const isTheirs = (row: ProductRow): boolean => !by || row.creator === by.id;
  if (search.trim() === '') {
    const members = found ? snapshot.members(found.id) : snapshot.shown;
    const rows = !by ? members : found ? members.filter(isTheirs) : snapshot.createdBy(by.id);
    const sort = query.sort ?? (found ? ownSort(found) : 'bestsellerOrder');
    // Without a collection the best sellers come first already.
    const isSorted = !found && sort === 'bestsellerOrder';
    return { rows, collection, creator, sort: isSorted ? 'relevance' : sort };
  }
  const isExact = !off(query.exact);
  const index = snapshot.indexFor(synonyms);
  const matching = (text: string): ProductRow[] =>
    [...index.search(text, isExact).keys()].filter(
      (row) => row.shown && (!found || row.places.has(found.id)) && isTheirs(row),
    );
  const own = { collection, creator, sort: query.sort ?? 'relevance' } as const;
  const meant = isExact ? undefined : meantBy(index, search);
  const corrected = meant === undefined ? [] : matching(meant);
  return corrected.length > 0
    ? { rows: corrected, ...own, searchedFor: meant ?? '' }
    : { rows: matching(search), ...own, isPartial: !isExact && index.isPartial(search) };
}

/** One page of a store's products: by collection, creator or search, filtered, sorted, with facet counts (storefront.md §7). */
export function listProducts(
  snapshot: Snapshot,
  query: ListQuery,
  shop: { division: Division; prices: Prices },
): Result<List> {
  const start = startOf(snapshot, query, shop.division);
  if (typeof start === 'string') return fail('not_found', statusTexts[404] ?? '', start);
  const { prices, division } = shop;
  const asked = off(query.giftCards) ? start.rows : start.rows.filter(({ isGiftCard }) => isGiftCard);
  const rows = off(query.removeDuplicates) ? asked : withoutDuplicates(sortRows(asked, start.sort, prices));
  const colour = commaList(query.colour);
  const filtered = filterRows(
    rows,
    {
      colour,
      size: commaList(query.size),
      gender: commaList(query.gender),
      priceMin: query.priceMin === undefined ? null : prices.minor(query.priceMin),
      priceMax: query.priceMax === undefined ? null : prices.minor(query.priceMax),
    },
    prices,
  );
  const perPage = query.limit ?? query.perPage;
  const first = (query.page - 1) * perPage;
  const inOrder = filtered.rows === rows ? sortList : sortRows;
  const page = inOrder(filtered.rows, start.sort, prices).slice(first, first + perPage);
  return ok({
    items: page.map((row) => ({ ...toCard(row, division, prices), ...inColour(row, colour) })),
    total: filtered.rows.length,
    page: query.page,
    perPage,
    collection: start.collection,
    creator: start.creator,
    ...(start.searchedFor === undefined ? {} : { searchedFor: start.searchedFor }),
    ...(start.isPartial === true && { isPartial: true }),
    facets: filtered.facets,
  });
}
