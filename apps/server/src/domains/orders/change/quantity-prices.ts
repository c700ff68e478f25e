import { priceAt, vatIncluded, type QuantityStep } from '@omnis/models';
import { z } from 'zod';
import type { OrderItemRow } from '../orders.types.ts';

const storedSteps = z.array(z.object({ quantity: z.number(), price: z.number() })).catch([]);

/**
 * Unit prices of a line by quantity of its product, in minor units, tax included; empty where the price never changes.
 */
export const stepsOf = ({ quantity_prices: stored }: Pick<OrderItemRow, 'quantity_prices'>): QuantityStep[] =>
  storedSteps.parse(stored);

/**
 * Lines at the prices of their quantities, by the price matrix of the day that they were bought: as in the basket, all
 * colours and sizes of a product count together (platform.md §3 Product: priceMatrix).
 */
export function atQuantities(items: readonly OrderItemRow[]): OrderItemRow[] {
  const bought = (product: number | null): number =>
    items.reduce((sum, item) => (item.product_id === product ? sum + item.quantity : sum), 0);
  return items.map((item) => {
    const unit = priceAt(stepsOf(item), bought(item.product_id));
    if (unit === undefined || unit === item.price_minor + item.tax_minor) return item;
    const tax = vatIncluded(unit, Number(item.vat_rate));
    return { ...item, price_minor: unit - tax, tax_minor: tax };
  });
}
