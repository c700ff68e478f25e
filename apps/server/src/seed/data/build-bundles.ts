import { metaText } from './meta-text.ts';
import type { BundleSeed, ProductSeed, StoreSeed } from '../types.ts';

function partOf(products: readonly ProductSeed[], urlName: string): ProductSeed {
  const part = products.find((product) => product.urlName === urlName);
  if (!part) throw new Error(`The demo names a product that does not exist: ${urlName}`);
  return part;
}

function buildBundle(
  store: StoreSeed,
  { urlName, name, description, price, items }: BundleSeed,
  products: readonly ProductSeed[],
): ProductSeed {
  const parts = items.map((item) => partOf(products, item.urlName));
  const [first] = parts;
  if (!first) throw new Error(`The bundle ${urlName} of the demo holds nothing`);
  const sku = `${store.code.slice(0, 3).toUpperCase()}-SET-${urlName.toUpperCase()}`;
  return {
    ...first,
    urlName,
    name,
    type: 'Bundle',
    tags: [...new Set(parts.flatMap(({ tags }) => tags))],
    description: `<p>${description}</p>`,
    details: [],
    metaDescription: metaText(description),
    sku,
    badge: 'Set',
    sold: 90,
    daysOld: 80,
    reduction: 0,
    colours: [],
    // Of no colour, as what it holds is chosen one by one.
    images: parts.flatMap(({ images }) => images.slice(0, 1).map((image) => ({ ...image, colour: '' }))),
    variants: [{ colour: '', size: '', sku, price, salePrice: null, stock: null, grams: 0 }],
    reviews: [],
  };
}

/** The bundles of a shop, which hold products of its line-up. */
export function buildBundles(store: StoreSeed, products: readonly ProductSeed[]): ProductSeed[] {
  return (store.bundles ?? []).map((bundle) => buildBundle(store, bundle, products));
}
