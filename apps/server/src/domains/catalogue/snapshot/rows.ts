import { approvalStatuses } from '@omnis/models';
import { z } from 'zod';
import type { CatalogueRows } from '../catalogue.repository.ts';
import { fixedCosts, fixedSpans } from '../listing/fixed-prices.ts';
import { readPersonalisationFields } from '../personalisation.ts';
import { readTaxClass } from '../tax-class.ts';
import { excerptOf } from './excerpt.ts';
import type { ColourRow, VariantRow, ProductRow } from './snapshot.types.ts';
import { isEmpty, readPriceMatrix, readBundleItems, asSold } from '../as-sold.ts';
import { priceNow } from './buyable.ts';

const noTags: readonly string[] = [];
const tagsSchema = z.array(z.string()).catch([]);

const [approved] = approvalStatuses;

function grouped<T extends { product_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.product_id);
    if (group) group.push(row);
    else groups.set(row.product_id, [row]);
  }
  return groups;
}

/** Tells whether the sale prices of a product count at a time, in milliseconds since 1970. */
export function isSaleOn(
  { sale_from: from, sale_until: until }: { sale_from: number | null; sale_until: number | null },
  now: number,
): boolean {
  return (from === null || from <= now) && (until === null || until > now);
}

/** Puts the rows of the tables together, product by product, with the prices of `now`. */
export function toProductRows(tables: CatalogueRows, now = Date.now()): ProductRow[] {
  const colours = grouped(tables.colours);
  const images = grouped(tables.images);
  const variants = new Map(tables.variants.map(({ product_id: id, list }) => [id, list]));
  const memberships = grouped(tables.memberships);
  const creators = new Map(tables.creators.map(({ product_id: id, creator_id: creator }) => [id, creator]));
  return tables.products.map((product): ProductRow => {
    const pictures = images.get(product.id) ?? [];
    const onSale = isSaleOn(product, now);
    const sold = (variants.get(product.id) ?? []).map(
      ([id, sku, colour, size, price, salePrice, stock, picture, fixed]): VariantRow => ({
        id,
        sku,
        colour,
        size,
        price,
        salePrice: product.is_gift_card || !onSale ? null : salePrice,
        stock: product.is_gift_card ? null : stock,
        picture,
        fixed: product.is_gift_card ? null : fixedCosts(fixed, onSale),
      }),
    );
    const prices = sold.map(priceNow);
    const lowest = sold.length === 0 ? 0 : Math.min(...prices);
    const known = colours.get(product.id) ?? [];
    // An import may give variants colours that no swatch was made for.
    const names = [
      ...new Set([...known.map(({ name }) => name), ...sold.map(({ colour }) => colour)]),
    ].filter((name) => name !== '');
    const [main] = pictures;
    // The second picture of the same thing rather than another colour.
    const hover =
      pictures.find((picture) => picture !== main && picture.colour === main?.colour) ?? pictures[1];
    return asSold({
      id: product.id,
      uuid: product.uuid,
      urlName: product.url_name,
      name: product.name,
      sku: product.sku,
      type: product.type,
      vendor: product.vendor,
      gender: product.gender,
      tags: isEmpty(product.tags) ? noTags : tagsSchema.parse(product.tags),
      badge: product.badge,
      enabled: product.enabled,
      archived: product.archived,
      enableAddToCart: product.enable_add_to_cart,
      shown: product.enabled && !product.archived && product.approval_status === approved,
      vatRate: Number(product.vat_rate),
      vatClass: readTaxClass(product.vat_class),
      priceMatrix: readPriceMatrix(product.price_matrix),
      personalisation: product.customise_it ? readPersonalisationFields(product.personalisation) : [],
      bundleItems: readBundleItems(product.bundle_items),
      isGiftCard: product.is_gift_card,
      sold: product.sold,
      ratingCount: product.rating_count,
      ratingSum: product.rating_sum,
      createdAt: product.created,
      updatedAt: product.updated,
      excerpt: excerptOf(product.description_start),
      image: main?.src ?? null,
      imageAlt: main?.alt ?? '',
      hoverImage: hover?.src ?? null,
      colours: names.map((name): ColourRow => {
        const colour = known.find((one) => one.name === name);
        const [first, second] = pictures.filter((picture) => picture.colour === name);
        return {
          name,
          hex: colour?.hex ?? null,
          swatch: colour?.image ?? null,
          picture: first?.src ?? null,
          pictureAlt: first?.alt ?? '',
          hoverPicture: second?.src ?? null,
        };
      }),
      sizes: [...new Set(sold.map(({ size }) => size))].filter((size) => size !== ''),
      variants: sold,
      places: new Map(
        (memberships.get(product.id) ?? []).map(({ collection_id: id, position }) => [id, position]),
      ),
      creator: creators.get(product.id) ?? null,
      fullPrice: sold.length === 0 ? 0 : Math.min(...sold.map(({ price }) => price)),
      price: lowest,
      priceVaries: prices.some((price) => price > lowest),
      fixed: fixedSpans(sold.map((one) => ({ full: one.price, now: priceNow(one), fixed: one.fixed }))),
      partsAvailable: true,
      revision: 0,
    });
  });
}
