import { productExportPath } from '@omnis/api-client';
import type { ListFilter } from './bulk/use-product-selection.ts';

/** Products to export: named ones, or all that match. */
type Exported = { readonly ids: readonly number[] } | { readonly filter: ListFilter };

/** Most products that an address names. */
const mostNamed = 1000;

/** The address of a CSV file with products of the list. */
export function exportAddress(division: number, products: Exported): string {
  const query = new URLSearchParams();
  if ('ids' in products) query.set('ids', products.ids.slice(0, mostNamed).join(','));
  else
    for (const [key, value] of Object.entries(products.filter))
      if (value !== undefined && value !== '') query.set(key, value);
  return productExportPath(division, query);
}
