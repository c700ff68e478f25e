import { cheapestOf, priceOf, type Product, type ShownPrice, type Variant } from './selection.ts';

/** What is decided of a product, as far as its price depends on it. */
export interface Decided {
  readonly colour: string;
  readonly variant: Variant | undefined;
  readonly quantity: number;
  /** What is put on it costs this on top; major units. */
  readonly extra: number;
}

/** What the fields that are filled in cost on top of the price of one, in major units. */
export function extraOf(
  fields: Product['personalisation'],
  answers: Readonly<Record<string, string>>,
): number {
  return fields.reduce((sum, { id, price }) => ((answers[id] ?? '').trim() === '' ? sum : sum + price), 0);
}

/** The price of one at the step of the price matrix that a quantity reaches; undefined before the first. */
function stepPrice({ priceMatrix }: Product, variant: Variant | undefined, quantity: number) {
  const reached = priceMatrix.filter((step) => step.quantity <= quantity).length;
  return variant?.quantityPrices?.[reached - 1];
}

/** What one costs as it is decided so far: what the basket will take for it. */
export function headlinePrice(product: Product, { colour, variant, quantity, extra }: Decided): ShownPrice {
  const { price, salePrice, from } = priceOf(product, colour, variant);
  const now = stepPrice(product, variant ?? cheapestOf(product, colour), quantity) ?? salePrice;
  return { price: price + extra, salePrice: now === null ? null : now + extra, from };
}
