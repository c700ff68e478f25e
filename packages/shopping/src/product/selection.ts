import { colourSlug, currentPrice, sizeNameOf } from '@omnis/models';
import type { ReadValue } from '@omnis/shop-kit';

/** A product with all that its page shows. */
export type Product = ReadValue<'productsGet'>;
/** One buyable thing. */
export type Variant = Product['variants'][number];
/** A picture of a product. */
export type ProductImage = Product['images'][number];

/** Address of a product, in a colour. */
export function productPath(urlName: string, colour = ''): string {
  const path = `/product/${encodeURIComponent(urlName)}/`;
  return colour === '' ? path : `${path}${encodeURIComponent(colourSlug(colour))}/`;
}

/** The colour that an address names; undefined for none, and for one that the product has not. */
export function namedColour(
  { colours }: Pick<Product, 'colours'>,
  slug: string | undefined,
): string | undefined {
  if (slug === undefined) return undefined;
  const wanted = colourSlug(slug);
  return colours.find(({ name }) => colourSlug(name) === wanted)?.name;
}

/**
 * The colour to show: that of the address if the product has it, else the first that can be bought, else the first.
 * '' when the product has no colours.
 */
export function chosenColour(product: Pick<Product, 'colours'>, slug: string | undefined): string {
  const { colours } = product;
  return namedColour(product, slug) ?? (colours.find(({ available }) => available) ?? colours[0])?.name ?? '';
}

/** The shop's own name of what is chosen beside the colour, such as `Scent`; '' for a plain size. */
export function sizeName({ namedOptions }: Pick<Product, 'namedOptions'>): string {
  const name = sizeNameOf(namedOptions);
  return name.toLowerCase() === 'size' ? '' : name;
}

/** A size of a product in a colour. */
export interface SizeChoice {
  readonly name: string;
  readonly available: boolean;
}

/** The sizes of a colour in the product's order, each with whether it can be bought. */
export function sizesOf(
  { sizes, variants }: Pick<Product, 'sizes' | 'variants'>,
  colour: string,
): readonly SizeChoice[] {
  const ofColour = variants.filter((variant) => variant.colour === colour || variant.colour === '');
  return sizes.map((name) => ({
    name,
    available: ofColour.some((variant) => variant.size === name && variant.available),
  }));
}

/** The size that needs no choosing: the only one there is, or none. Null: the shopper has to choose. */
export function presetSize(sizes: readonly SizeChoice[]): string | null {
  if (sizes.length === 0) return '';
  const [only] = sizes;
  return sizes.length === 1 && only ? only.name : null;
}

/** The variant of a colour and size, or undefined. */
export function variantOf(
  { variants }: Pick<Product, 'variants'>,
  colour: string,
  size: string | null,
): Variant | undefined {
  return variants.find(
    (variant) => variant.size === size && (variant.colour === colour || variant.colour === ''),
  );
}

/** A price to show; `from` when the variants in question differ. Major units. */
export interface ShownPrice {
  readonly price: number;
  readonly salePrice: number | null;
  readonly from: boolean;
}

function variantsOf({ variants }: Pick<Product, 'variants'>, colour: string): readonly Variant[] {
  return variants.filter((each) => each.colour === colour || each.colour === '');
}

/** Sold-out variants of a colour that may come back; bundles and gift cards have none to wait for. */
export const goneOf = (product: Product, colour: string): readonly Variant[] =>
  product.isBundle || product.isGiftCard
    ? []
    : variantsOf(product, colour).filter(({ available }) => !available);

/** The cheapest variant of a colour. */
export function cheapestOf(product: Pick<Product, 'variants'>, colour: string): Variant | undefined {
  return variantsOf(product, colour).toSorted((a, b) => currentPrice(a) - currentPrice(b))[0];
}

/** The price of the variant chosen, else the lowest of the colour's. */
export function priceOf(product: Product, colour: string, variant: Variant | undefined): ShownPrice {
  if (variant) return { price: variant.price, salePrice: variant.salePrice, from: false };
  const ofColour = variantsOf(product, colour);
  const lowest = cheapestOf(product, colour);
  if (!lowest) return { price: product.price, salePrice: product.salePrice, from: false };
  return {
    price: lowest.price,
    salePrice: lowest.salePrice,
    from: ofColour.some((each) => currentPrice(each) > currentPrice(lowest)),
  };
}

/** The pictures of a colour and those of none; all where that leaves nothing. */
export function imagesOf({ images }: Pick<Product, 'images'>, colour: string): readonly ProductImage[] {
  const own = colour === '' ? [] : images.filter((image) => image.colour === colour);
  const shared = images.filter((image) => image.colour === null || image.colour === '');
  const shown = own.length > 0 ? [...own, ...shared] : shared;
  return shown.length > 0 ? shown : images;
}

/** A picture for a colour's swatch: the colour's own, else its first product picture. */
export function swatchOf(product: Product, colour: Product['colours'][number]): string | null {
  return colour.image ?? product.images.find((image) => image.colour === colour.name)?.src ?? null;
}

/** Remaining stock of a variant where it is worth showing. */
export function scarceStock(variant: Variant | undefined): number | null {
  const stock = variant?.available ? variant.stock : null;
  return stock !== null && stock > 0 && stock <= scarce ? stock : null;
}

const scarce = 5;
