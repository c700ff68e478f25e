import { vatIncluded, type TaxedProduct } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import { readTaxClass } from '../../catalogue/tax-class.ts';
import type { OrderTax } from '../../../tenancy/order-tax.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import { productsOf } from '../order-stock.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { recount, type Recounted } from './recount.ts';

/** Tax facts of the products of these lines; deleted ones are missing. */
export async function taxedProducts(
  { query }: Db,
  division: number,
  items: readonly OrderItemRow[],
): Promise<Map<number, TaxedProduct>> {
  const ids = productsOf(items);
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('products')
    .select(['id', 'vat_rate', 'vat_class'])
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { vatRate: Number(row.vat_rate), vatClass: readTaxClass(row.vat_class) }]),
  );
}

/** An order that goes somewhere else. */
export interface Retaxed {
  /** Lines that are taxed otherwise. */
  readonly items: OrderItemRow[];
  /** Of the order; none where no line is taxed otherwise. */
  readonly sums: Partial<Recounted['sums']>;
  readonly columns: Pick<OrderRow, 'vat_number' | 'tax_scheme' | 'buyer_vat_number'>;
}

/**
 * An order that goes somewhere else, with the tax that is due there: what was paid stays as it was, and the tax contained
 * in it changes.
 *
 * @param at.products - what they are taxed by; a line whose product is gone keeps its rate at home
 * @returns null when nothing is taxed otherwise, as of an order that carried no tax when it was placed
 */
export function retax(
  order: OrderRow,
  items: readonly OrderItemRow[],
  { tax, products }: { tax: OrderTax; products: ReadonlyMap<number, TaxedProduct> },
): Retaxed | null {
  if (order.vat_number === '') return null;
  const rateOf = (item: OrderItemRow): number => {
    const now = Number(item.vat_rate);
    if (recipientOf(item) !== null) return now;
    return tax.rateOf(products.get(item.product_id ?? 0) ?? { vatRate: now, vatClass: null });
  };
  const taxed = items.map((item) => {
    const rate = rateOf(item);
    if (rate === Number(item.vat_rate)) return item;
    const unit = item.price_minor + item.tax_minor;
    const unitTax = vatIncluded(unit, rate);
    return { ...item, price_minor: unit - unitTax, tax_minor: unitTax, vat_rate: String(rate) };
  });
  const isSame = taxed.every((item, index) => item === items[index]);
  return {
    items: isSame ? [] : taxed,
    sums: isSame ? {} : recount(order, items, taxed).sums,
    columns: {
      vat_number: tax.treatment.number,
      tax_scheme: tax.treatment.scheme,
      buyer_vat_number: tax.businessNumber,
    },
  };
}
