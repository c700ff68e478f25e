import { readProperties } from '../../read/properties.ts';
import type { Values } from '../../read/read.ts';
import { productsOf } from '../../sources/item-factory.ts';
import type { BlockSource, ProductSort } from '../../sources/source.ts';
import { mostProducts } from './catalogue-products.limits.ts';
import { catalogueProductsProperties } from './catalogue-products.properties.ts';

/** The choices that a shopper has made so far. */
export interface CatalogueView {
  readonly sort: ProductSort;
  /** From 1 on. */
  readonly pages: number;
}

/** The view of a block before anybody chose anything. */
export function firstView(values: Values): CatalogueView {
  return { sort: readProperties(catalogueProductsProperties, values).sortBy, pages: 1 };
}

/**
 * The products that a catalogue asks the shop for. The product call takes a limit and no page (storefront.md §7), so that more
 * products are a higher limit.
 */
export function catalogueSource(
  values: Values,
  { sort, pages }: CatalogueView = firstView(values),
): Extract<BlockSource, { kind: 'products' }> {
  const { collection, pageSize } = readProperties(catalogueProductsProperties, values);
  return productsOf({ collection, sort, limit: Math.min(mostProducts, Math.round(pageSize) * pages) });
}
