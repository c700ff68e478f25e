/** Tax classes of products. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const;

/** Tax class of a product. */
export type TaxClass = (typeof taxClasses)[number];

/** Rates of a country by class, in percent. */
export type TaxRates = Readonly<Record<TaxClass, number>>;
