import { cheapestOf, priceOf, type Product, type ShownPrice, type Variant } from './selection.ts';

/** Choices for a product that its price depends on. */
export interface Decided {
  readonly colour: string;
  readonly variant: Variant | undefined;
  readonly quantity: number;
  /** Extra price of the personalisation; major units. */
  readonly extra: number;
}

/** Price of the fields that are filled in, on top of the price of one, in major units. */
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

/** Price of one with the choices so far: the basket will charge the same. */
export function headlinePrice(product: Product, { colour, variant, quantity, extra }: Decided): ShownPrice {
  const { price, salePrice, from } = priceOf(product, colour, variant);
  const now = stepPrice(product, variant ?? cheapestOf(product, colour), quantity) ?? salePrice;
  return { price: price + extra, salePrice: now === null ? null : now + extra, from };
}
