import { sizeChartSchema, type Product, type ProductFile } from '@omnis/contract';
import { lessPercent } from '@omnis/models';
import { z } from 'zod';
import type { Division } from '../../tenancy/division.ts';
import { consumerTax, orderTax, type OrderTax } from '../../tenancy/order-tax.ts';
import type { sendProductDetail } from './catalogue.repository.ts';
import { separatePrice, toBundleParts } from './bundle-items.ts';
import { toCard } from './listing/cards.ts';
import type { Prices } from './listing/prices.ts';
import { productFilePath } from './product-files/product-file-path.ts';
import { optionsOf } from './product-options.ts';
import { wirePersonalisation } from './personalisation.ts';
import { costOf, inStock, isAvailable } from './snapshot/buyable.ts';
import type { ProductRow, VariantRow } from './snapshot/snapshot.types.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** The content of `products.cross_sell`. */
export const storedIds = z.array(z.number()).catch([]);

const detailsSchema = z.array(z.object({ title: z.string(), html: z.string() })).catch([]);

/** Shape of `products.size_chart`. */
export const storedSizeChart = sizeChartSchema.nullable().catch(null);

/** Number of related products that a page shows, and number that are looked at for each collection. */
const relatedCount = 8;
const relatedReach = 2000;

/**
 * Products that go with a product: those that its owner chose (`crossSell`), then the same collections and tags, small
 * collections counting more; best sellers fill up.
 */
export function relatedTo(
  snapshot: Snapshot,
  row: ProductRow,
  crossSell: readonly number[] = [],
): ProductRow[] {
  const scores = new Map<ProductRow, number>();
  for (const id of row.places.keys()) {
    const members = snapshot.members(id);
    const weight = 4 / Math.log2(2 + members.length);
    for (const other of members.slice(0, relatedReach)) scores.set(other, (scores.get(other) ?? 0) + weight);
  }
  const tags = new Set(row.tags.map((tag) => tag.toLowerCase()));
  for (const [other, score] of scores) {
    const shared = other.tags.filter((tag) => tags.has(tag.toLowerCase())).length;
    scores.set(
      other,
      score + shared + (other.type === row.type ? 0.5 : 0) + (other.gender === row.gender ? 0.5 : 0),
    );
  }
  scores.delete(row);
  const chosen = crossSell.flatMap((id) => {
    const other = snapshot.byId(id);
    return other?.shown && other !== row ? [other] : [];
  });
  for (const other of chosen) scores.delete(other);
  const best = [...scores]
    .toSorted(([a, left], [b, right]) => right - left || b.sold - a.sold || b.id - a.id)
    .slice(0, relatedCount);
  const related = [...chosen, ...best.map(([other]) => other)].slice(0, relatedCount);
  for (const other of snapshot.shown.slice(0, relatedCount * 2 + 1)) {
    if (related.length >= relatedCount) break;
    if (other !== row && !related.includes(other)) related.push(other);
  }
  return related;
}

/** A file of a product, at its path on the store's host. */
export const toProductFile = (
  file: Awaited<ReturnType<typeof sendProductDetail>>['files'][number],
): ProductFile => ({ ...file, url: productFilePath(file.id, encodeURIComponent(file.name)) });

/** A product that is not on sale, as it will be seen. */
const onceOnSale = ({ colours }: Pick<Product, 'colours'>): Pick<Product, 'available' | 'colours'> => ({
  available: true,
  colours: colours.map((colour) => ({ ...colour, available: true })),
});

/** Note on tax beside the price. A gift card is taxed when it is spent. */
function taxNote({ isGiftCard }: ProductRow, division: Division, { treatment }: OrderTax): Product['tax'] {
  const { taxes } = division;
  if (isGiftCard || treatment.scheme === 'none') return 'none';
  return taxes.pricesIncludeTax || consumerTax(division) !== null ? 'included' : 'added';
}

/** Two prices that are close may round to one: then there is no sale. */
function variantPrices(
  row: ProductRow,
  variant: VariantRow,
  prices: Prices,
): { price: number; salePrice: number | null } {
  const cost = costOf(variant);
  const full = prices.shown(prices.full(cost), row);
  const now = prices.shown(prices.now(cost), row);
  return { price: prices.fromMinor(full), salePrice: now < full ? prices.fromMinor(now) : null };
}

/** A product with all that its page shows. */
export function toProduct(
  row: ProductRow,
  detail: Awaited<ReturnType<typeof sendProductDetail>>,
  shop: { division: Division; prices: Prices; snapshot: Snapshot },
): Product {
  const { division, prices, snapshot } = shop;
  const collections = snapshot.collections.filter(({ id }) => row.places.has(id));
  const creator = snapshot.creatorById(row.creator);
  const card = toCard(row, division, prices);
  const tax = orderTax(division, { to: null, now: new Date() });
  return {
    ...card,
    ...(row.shown ? {} : onceOnSale(card)),
    description: detail.product?.description ?? '',
    sku: row.sku,
    type: row.type,
    metaTitle: detail.product?.meta_title ?? '',
    metaDescription: detail.product?.meta_description ?? '',
    metaKeywords: detail.product?.meta_keywords ?? '',
    tags: [...row.tags],
    collections: collections.map(({ urlName, name }) => ({ urlName, name })),
    creator: creator ? { urlName: creator.urlName, name: creator.name } : null,
    images: detail.images,
    namedOptions: optionsOf(row, detail.product?.options).map(({ name, values }) => ({
      name,
      values: values.map((value) => value.name),
    })),
    variants: row.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      ...variantPrices(row, variant, prices),
      stock: variant.stock,
      // One that is not shown is seen by its team alone, as shoppers will see it.
      available: row.shown ? isAvailable(row, variant) : inStock(variant),
      ...(row.isGiftCard ? { giftCardValue: prices.fromMinor(prices.converted(variant.price)) } : {}),
      ...(variant.picture === null ? {} : { picture: variant.picture }),
      ...(row.priceMatrix.length === 0
        ? {}
        : {
            quantityPrices: row.priceMatrix.map(({ percent }) =>
              prices.fromMinor(prices.shown(lessPercent(prices.now(costOf(variant)), percent), row)),
            ),
          }),
    })),
    enableAddToCart: row.enableAddToCart,
    vatRate: tax.rateOf(row),
    tax: taxNote(row, division, tax),
    priceMatrix: [...row.priceMatrix],
    sizeChart: storedSizeChart.parse(detail.product?.size_chart ?? null),
    personalizable: row.personalisation.length > 0,
    personalisation: wirePersonalisation(row.personalisation, prices),
    isBundle: row.bundleItems.length > 0,
    isGiftCard: row.isGiftCard,
    bundleItems: toBundleParts(row, snapshot, prices),
    separatePrice: separatePrice(row, snapshot, prices),
    bundles: snapshot.bundlesOf(row.id).map((bundle) => ({
      ...toCard(bundle, division, prices),
      separatePrice: separatePrice(bundle, snapshot, prices),
      bundleItems: toBundleParts(bundle, snapshot, prices).map(({ productId, quantity, name, image }) => ({
        productId,
        quantity,
        name,
        image,
      })),
    })),
    details: detailsSchema.parse(detail.product?.details),
    files: detail.files.map(toProductFile),
    related: relatedTo(snapshot, row, storedIds.parse(detail.product?.cross_sell)).map((other) =>
      toCard(other, division, prices),
    ),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}
