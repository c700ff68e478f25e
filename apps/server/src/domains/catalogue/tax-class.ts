import { taxClasses, type TaxClass } from '@omnis/models';
import { z } from 'zod';

const stored = z.enum(taxClasses).nullable();

/** Reads `products.vat_class`; null: the product has a rate of its own. */
export const readTaxClass = (column: unknown): TaxClass | null =>
  // Most products are from before there were classes.
  column === null ? null : stored.parse(column);
