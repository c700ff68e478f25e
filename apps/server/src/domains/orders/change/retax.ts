import { vatIncluded, vatRateFor, type VatDestination } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import { productsOf } from '../order-stock.ts';
import type { OrderItemRow, OrderRow } from '../orders.repository.ts';
import { recount, type Recounted } from './recount.ts';

/** What the products of these lines are taxed at home, in percent; those that are gone are missing. */
export async function ownVatRates(
  { query }: Db,
  division: number,
  items: readonly OrderItemRow[],
): Promise<Map<number, number>> {
  const ids = productsOf(items);
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('products')
    .select(['id', 'vat_rate'])
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, vat_rate: rate }) => [id, Number(rate)]));
}

/**
 * An order that goes somewhere else, with the tax that is due there: what was paid stays as it was, and the tax contained
 * in it changes.
 *
 * @param at.ownRates - what the products are taxed at home; a line whose product is gone keeps its rate there
 * @returns null when nothing is taxed otherwise, as of an order of a store that had no VAT number when it was placed
 */
export function retax(
  order: OrderRow,
  items: readonly OrderItemRow[],
  at: { home: string; to: VatDestination; ownRates: ReadonlyMap<number, number> },
): { items: OrderItemRow[]; sums: Recounted['sums'] } | null {
  if (order.vat_number === '') return null;
  const rateOf = (item: OrderItemRow): number => {
    const now = Number(item.vat_rate);
    if (recipientOf(item) !== null) return now;
    return vatRateFor(at.ownRates.get(item.product_id ?? 0) ?? now, at);
  };
  const taxed = items.map((item) => {
    const rate = rateOf(item);
    if (rate === Number(item.vat_rate)) return item;
    const unit = item.price_minor + item.tax_minor;
    const tax = vatIncluded(unit, rate);
    return { ...item, price_minor: unit - tax, tax_minor: tax, vat_rate: String(rate) };
  });
  if (taxed.every((item, index) => item === items[index])) return null;
  return { items: taxed, sums: recount(order, items, taxed).sums };
}
