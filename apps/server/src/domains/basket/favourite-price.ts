import type { FoundProduct, FoundVariant } from '../catalogue/catalogue.types.ts';

/** What a favourite costs; minor units of the store's own currency, tax included. */
export interface FavouritePrice {
  readonly priceMinor: number;
  /** Before any sale. */
  readonly fullPriceMinor: number;
  /** Whether some of what was liked costs more: the price is one "from". */
  readonly priceVaries: boolean;
}

/** The price of what was liked of a product: of one size or colour where that was chosen, else its lowest. */
export function favouritePrice(
  product: FoundProduct,
  variants: readonly FoundVariant[],
  liked: { readonly colour: string; readonly size: string },
): FavouritePrice {
  const { colour, size } = liked;
  if (colour === '' && size === '') return product;
  const chosen = variants.filter(
    ({ variant }) =>
      (colour === '' || variant.colour === colour || variant.colour === '') &&
      (size === '' || variant.size === size),
  );
  const sold = chosen.filter(({ available }) => available);
  const [lowest, ...others] = (sold.length > 0 ? sold : chosen)
    .map(({ variant }) => variant)
    .toSorted((a, b) => a.priceMinor - b.priceMinor);
  if (lowest === undefined) return product;
  return {
    priceMinor: lowest.priceMinor,
    fullPriceMinor: lowest.fullPriceMinor,
    priceVaries: others.some(({ priceMinor }) => priceMinor > lowest.priceMinor),
  };
}
