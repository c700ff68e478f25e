import type { Product } from './selection.ts';

/** Countries whose tax on sales has another name than VAT, such as sales tax or GST. */
const withoutVat: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ', 'SG', 'IN', 'MY', 'JP']);

/** Name of a text about tax. */
export type TaxNote = 'taxIncluded' | 'taxAdded' | 'otherTaxIncluded' | 'otherTaxAdded';

/**
 * The text about tax beside a price, in the usage of the store's country; null where no tax is charged.
 *
 * @param country - of the store, ISO 3166 code
 */
export function taxNote(tax: Product['tax'], country: string): TaxNote | null {
  if (tax === 'none') return null;
  const isVat = !withoutVat.has(country);
  if (tax === 'included') return isVat ? 'taxIncluded' : 'otherTaxIncluded';
  return isVat ? 'taxAdded' : 'otherTaxAdded';
}
