import type { FoundProduct, FoundVariant } from '../catalogue/catalogue.types.ts';
import type { Prices } from '../catalogue/listing/prices.ts';

/** Price of a favourite; minor units of the asked currency, tax included. */
export interface FavouritePrice {
  readonly priceMinor: number;
  /** Before any sale. */
  readonly fullPriceMinor: number;
  /** True when some variants of the favourite cost more: the price is one "from". */
  readonly priceVaries: boolean;
}

/** The price of what was liked of a product: of one size or colour where that was chosen, else its lowest. */
export function favouritePrice(
  product: FoundProduct,
  variants: readonly FoundVariant[],
  {
    liked,
    prices,
  }: { readonly liked: { readonly colour: string; readonly size: string }; readonly prices: Prices },
): FavouritePrice {
  const { colour, size } = liked;
  const whole = { ...product, price: product.priceMinor, fullPrice: product.fullPriceMinor };
  const lowestOfAll = {
    priceMinor: prices.shown(prices.lowest(whole), product),
    fullPriceMinor: prices.shown(prices.lowestFull(whole), product),
    priceVaries: prices.varies(whole),
  };
  if (colour === '' && size === '') return lowestOfAll;
  const chosen = variants.filter(
    ({ variant }) =>
      (colour === '' || variant.colour === colour || variant.colour === '') &&
      (size === '' || variant.size === size),
  );
  const sold = chosen.filter(({ available }) => available);
  const [lowest, ...others] = (sold.length > 0 ? sold : chosen)
    .map(({ variant }) => ({
      now: prices.shown(prices.now(variant), product),
      full: prices.shown(prices.full(variant), product),
    }))
    .toSorted((a, b) => a.now - b.now);
  if (lowest === undefined) return lowestOfAll;
  return {
    priceMinor: lowest.now,
    fullPriceMinor: lowest.full,
    priceVaries: others.some(({ now }) => now > lowest.now),
  };
}
