import { mostGiftCardValues, toMinor, type CurrencyCode } from '@omnis/models';
import type { ImportedProduct } from '../catalogue/imported-product.ts';
import { cardLabel } from '../gift-cards/card-label.ts';

type Variant = ImportedProduct['variants'][number];

/** A line of a gift card: its value is its price. */
interface ValueLine {
  readonly line: number;
  readonly variant: Pick<Variant, 'priceMinor' | 'salePriceMinor' | 'sku'>;
}

/** Highest value of a gift card, in units of its currency. */
const highestValue = 10_000;

const valueOf = ({ variant }: ValueLine): number => variant.salePriceMinor ?? variant.priceMinor;

/** Reasons against the values of a gift card. */
export function giftCardProblems(read: readonly ValueLine[], currency: CurrencyCode): string[] {
  const most = toMinor(highestValue, currency);
  const values = new Set(read.map(valueOf));
  return [
    ...read
      .filter((each) => valueOf(each) === 0 || valueOf(each) > most)
      .map(
        ({ line }) =>
          `Line ${line}: “Variant Price”: the value of a gift card is more than 0 and at most ${highestValue.toLocaleString('en-GB')}`,
      ),
    ...(values.size > mostGiftCardValues
      ? [`Line ${read[0]?.line ?? 0}: a gift card has at most ${mostGiftCardValues} values`]
      : []),
  ];
}

/** A variant for each value, from the lowest: without a sale price, stock or weight. */
export function giftCardVariants(read: readonly ValueLine[], currency: CurrencyCode): Variant[] {
  const byValue = new Map(read.map((each) => [valueOf(each), each.variant.sku]));
  return [...byValue]
    .toSorted(([a], [b]) => a - b)
    .map(([priceMinor, sku]) => ({
      sku,
      colour: '',
      size: cardLabel(priceMinor, currency),
      priceMinor,
      salePriceMinor: null,
      stock: null,
      grams: 0,
      barcode: '',
      options: {},
    }));
}
