import { isRecord, readChoice, readNumber, readText, readValue, type Values } from '../read/read.ts';
import type { BlockNode } from '../tree/block-node.ts';
import { pathSource } from './item-source.ts';
import { productSorts, type BlockSource } from './source.ts';

/** The content sources with how many items each gives unless told (storefront.md §7: 1, Instagram 20). */
export const sourceLimits = {
  products: 1,
  collections: 1,
  blog: 1,
  instagram: 20,
  drive: 1,
  reviews: 1,
} as const satisfies Readonly<Record<string, number>>;

/** Name of a content source. */
export type ContentSourceKind = keyof typeof sourceLimits;

/** Default search of the drive (storefront.md §7). */
export const driveSearch = 'type:uploaded';

/** Most items that a factory may ask for. */
const most = 100;

/** A block's item factory as it was read: its source, or what is wrong with it (storefront.md §8). */
export type ItemFactory =
  | { readonly ok: true; readonly source: BlockSource }
  | { readonly ok: false; readonly message: 'Factory has no source' };

/**
 * The item factory of a block, which makes child items of a content source (storefront.md §3 Block); null when it has
 * none. `itemFactory` is `{ source: 'products', collection, sort, limit }`; the source may be an object that names its
 * `kind` and holds the rest.
 */
export function readItemFactory({ itemFactory, properties }: BlockNode): ItemFactory | null {
  const json = itemFactory ?? readValue(properties, 'itemFactory');
  if (json === undefined || json === null || json === false) return null;
  const source = isRecord(json) ? readSource(json) : null;
  return source === null ? { ok: false, message: 'Factory has no source' } : { ok: true, source };
}

function readSource(factory: Values): BlockSource | null {
  const given = readValue(factory, 'source');
  const named = isRecord(given) ? given : { kind: given };
  const kind = readText(named, 'kind') || readText(named, 'type');
  if (!isSourceKind(kind)) return null;
  const options: Values = { ...factory, ...named };
  const limit = Math.round(readNumber(options, 'limit', { fallback: sourceLimits[kind], min: 1, max: most }));
  switch (kind) {
    case 'products':
      return productsOf({
        collection: readText(options, 'collection').trim(),
        sort: readChoice(options, 'sortBy', { options: productSorts, fallback: 'bestsellerOrder' }),
        limit,
      });
    case 'collections':
    case 'blog':
    case 'instagram':
      return { kind, limit };
    case 'drive':
      return { kind, limit, search: readText(options, 'search').trim() || driveSearch };
    case 'reviews': {
      const product = readText(options, 'product').trim();
      return { kind, limit, ...(product === '' ? {} : { product }) };
    }
  }
}

/** The products of a source. */
type ProductsSource = Extract<BlockSource, { kind: 'products' }>;

/** Products of a collection; without one (''), of the all-products collection. */
export function productsOf({
  collection,
  sort,
  limit,
}: Pick<ProductsSource, 'sort' | 'limit'> & { readonly collection: string }): ProductsSource {
  return { kind: 'products', ...(collection === '' ? {} : { collection }), sort, limit };
}

function isSourceKind(name: string): name is ContentSourceKind {
  return Object.hasOwn(sourceLimits, name);
}

/** Where a block's further items come from: its item factory, else its `asyncItems`; null when it has neither. */
export function itemsSource(block: BlockNode): BlockSource | null {
  const factory = readItemFactory(block);
  if (factory?.ok === true) return factory.source;
  return pathSource(block, 'asyncItems');
}

/** All that a block needs by what every block may have. */
export function commonSources(block: BlockNode): readonly BlockSource[] {
  return [itemsSource(block), pathSource(block, 'asyncData')].filter((source) => source !== null);
}
