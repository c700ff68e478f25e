import { readChoice, readNumber, readText, type Values } from '../../read/read.ts';
import { productSorts, type BlockSource, type ProductSort } from '../../sources/source.ts';

/** Products of a page where a block names no number, and the most that a page may have. */
export const pageSizes = { fallback: 12, min: 4, max: 24 } as const;
/** Products that one block shows at most: beyond, a collection's own page serves a shopper better. */
export const mostProducts = 96;

/** What a shopper has chosen so far. */
export interface CatalogueView {
  readonly sort: ProductSort;
  /** From 1 on. */
  readonly pages: number;
}

/** What a block shows before anybody chose anything. */
export function firstView(values: Values): CatalogueView {
  return {
    sort: readChoice(values, 'sortBy', { options: productSorts, fallback: 'bestsellerOrder' }),
    pages: 1,
  };
}

/**
 * What a catalogue asks the shop for. The product call takes a limit and no page (storefront.md §7), so that more
 * products are a higher limit.
 */
export function catalogueSource(
  values: Values,
  { sort, pages }: CatalogueView = firstView(values),
): Extract<BlockSource, { kind: 'products' }> {
  const collection = readText(values, 'collection').trim();
  const pageSize = Math.round(readNumber(values, 'pageSize', pageSizes));
  return {
    kind: 'products',
    ...(collection === '' ? {} : { collection }),
    sort,
    limit: Math.min(mostProducts, pageSize * pages),
  };
}
