import { texts } from '@omnis/contract';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { FoundProduct, FoundVariant, LikedProduct, WantedVariant } from './catalogue.types.ts';
import { averageOf } from './listing/cards.ts';
import { canBeBought, costOf, isAvailable } from './snapshot/buyable.ts';
import type { ProductRow, VariantRow } from './snapshot/snapshot.types.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** A product as other domains get it. */
export function toFoundProduct(row: ProductRow): FoundProduct {
  return {
    id: row.id,
    uuid: row.uuid,
    urlName: row.urlName,
    name: row.name,
    sku: row.sku,
    vatRate: row.vatRate,
    vatClass: row.vatClass,
    priceMatrix: row.priceMatrix,
    personalisation: row.personalisation,
    bundleItems: row.bundleItems,
    collectionIds: [...row.places.keys()],
    isGiftCard: row.isGiftCard,
    image: row.image,
    colours: row.colours,
    reviews: { count: row.ratingCount, average: averageOf(row) },
    shown: row.shown,
    priceMinor: row.price,
    fullPriceMinor: row.fullPrice,
    priceVaries: row.priceVaries,
    fixed: row.fixed,
    available: canBeBought(row),
  };
}

/** The picture of a product in a colour; its main one where it has none of that. */
export function pictureIn({ colours, image }: Pick<FoundProduct, 'colours' | 'image'>, colour: string) {
  return colours.find(({ name }) => name === colour)?.picture ?? image;
}

/** A variant as other domains get it. */
export function toFoundVariant(row: ProductRow, variant: VariantRow): FoundVariant {
  return {
    product: toFoundProduct(row),
    variant: {
      id: variant.id,
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      ...costOf(variant),
      stock: variant.stock,
    },
    image: variant.picture ?? pictureIn(row, variant.colour),
    available: isAvailable(row, variant),
  };
}

const gone = (field: string): Result<never> => fail('not_found', texts.productGone, field);

function same(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
}

/** The value that a shopper named, or the only one there is; a failure says what is wrong with the choice. */
function choose(
  values: readonly string[],
  wanted: string,
  field: { name: string; noun: string },
): Result<string> {
  if (wanted !== '') {
    const value = values.includes(wanted) ? wanted : values.find((one) => same(one, wanted));
    return value === undefined
      ? fail('validation_failed', `This product has no ${field.noun} “${wanted}”`, field.name)
      : ok(value);
  }
  const [only = '', ...others] = values;
  return others.length === 0 ? ok(only) : fail('validation_failed', `Choose a ${field.noun}`, field.name);
}

function findRow(
  snapshot: Snapshot,
  { variantId, productId, productUrl = '' }: WantedVariant,
): Result<ProductRow> {
  const [field, row] =
    variantId !== undefined
      ? ['variantId', snapshot.byVariant(variantId)]
      : productId !== undefined
        ? ['productId', snapshot.byId(productId)]
        : ['productUrl', snapshot.byUrl(productUrl.replace(/^.*\/product\//, '').replace(/\/.*$/, ''))];
  return row?.shown ? ok(row) : gone(field);
}

const choices = {
  colour: { name: 'productColor', noun: 'colour' },
  size: { name: 'productSize', noun: 'size' },
} as const;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Finds the product that a shopper likes, in the colour and size that they name; either may be left open. Hidden products
 * are not found.
 */
export function findLiked(snapshot: Snapshot, wanted: WantedVariant): Result<LikedProduct> {
  const found = findRow(snapshot, wanted);
  if (!found.ok) return found;
  const row = found.value;
  const product = toFoundProduct(row);
  if (wanted.variantId !== undefined) {
    const variant = row.variants.find(({ id }) => id === wanted.variantId);
    return ok({ product, colour: variant?.colour ?? '', size: variant?.size ?? '' });
  }
  const [colour = '', size = ''] = [wanted.colour?.trim(), wanted.size?.trim()];
  const named = (values: readonly string[], value: string, field: (typeof choices)['colour' | 'size']) =>
    value === '' ? ok('') : choose(distinct(values), value, field);
  const inColour = named(
    row.variants.map((one) => one.colour),
    colour,
    choices.colour,
  );
  if (!inColour.ok) return inColour;
  const left = row.variants.filter((one) => colour === '' || one.colour === inColour.value);
  const inSize = named(
    left.map((one) => one.size),
    size,
    choices.size,
  );
  return inSize.ok ? ok({ product, colour: inColour.value, size: inSize.value }) : inSize;
}

/** Finds what a shopper wants to buy; hidden products are not found, sold-out variants are. */
export function findVariant(snapshot: Snapshot, wanted: WantedVariant): Result<FoundVariant> {
  const { variantId, productId, colour = '', size = '' } = wanted;
  const found = findRow(snapshot, wanted);
  if (!found.ok) return found;
  const row = found.value;
  if (variantId !== undefined) {
    const variant = row.variants.find(({ id }) => id === variantId);
    return variant ? ok(toFoundVariant(row, variant)) : gone('variantId');
  }
  if (row.variants.length === 0) return gone(productId !== undefined ? 'productId' : 'productUrl');

  const chosen = choose(distinct(row.variants.map((one) => one.colour)), colour.trim(), choices.colour);
  if (!chosen.ok) return chosen;
  const inColour = row.variants.filter((one) => one.colour === chosen.value);
  const sized = choose(distinct(row.variants.map((one) => one.size)), size.trim(), choices.size);
  if (!sized.ok) {
    // A colour that comes in one size only leaves nothing to choose.
    const [only, ...others] = inColour;
    return size.trim() === '' && only && others.length === 0 ? ok(toFoundVariant(row, only)) : sized;
  }
  const variant = inColour.find((one) => one.size === sized.value);
  if (variant) return ok(toFoundVariant(row, variant));
  return fail(
    'validation_failed',
    `This product does not come in size “${sized.value}” in the colour “${chosen.value}”`,
    'productSize',
  );
}
