import type { SizeChart } from '@omnis/contract';
import { garmentSizes } from '@omnis/garments';
import type { ProductSeed } from '../types.ts';

/** The size chart of a garment that has one: the sizes that the product comes in. */
export function sizeChartOf({ garment, variants }: ProductSeed): SizeChart | null {
  const sold = new Set(variants.map(({ size }) => size));
  const rows = garmentSizes(garment).flatMap(({ name, measures }) =>
    sold.has(name) ? [{ size: name, values: [...measures] }] : [],
  );
  return rows.length === 0 ? null : { measures: ['Chest', 'Length', 'Sleeve'], rows };
}
