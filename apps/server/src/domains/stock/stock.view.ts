import { stockChangeReasons, type CallResponse, type StockRow } from '@omnis/contract';
import { z } from 'zod';
import type { listStockChanges, StockRowFound } from './stock.repository.ts';

const reasonSchema = z.enum(stockChangeReasons);

function stateOf(stock: number | null, lowAt: number): StockRow['state'] {
  if (stock === null) return 'untracked';
  if (stock <= 0) return 'sold_out';
  return stock <= lowAt ? 'low' : 'in_stock';
}

/**
 * A variant with its stock, as its owner sees it.
 *
 * @param lowAt - units at which stock is low in the store
 */
export const viewOf = (row: StockRowFound, lowAt: number): StockRow => ({
  variantId: row.id,
  productId: row.product_id,
  product: row.name,
  variant: [row.colour, row.size].filter(Boolean).join(', '),
  sku: row.sku,
  image: row.image,
  stock: row.stock,
  state: stateOf(row.stock, lowAt),
  continueSelling: row.continue_selling,
  onSale: row.enabled,
});

/** A change of stock, as its owner sees it. */
export function changeOf(
  row: Awaited<ReturnType<typeof listStockChanges>>[number],
): CallResponse<'dashboard.stockHistory'>['changes'][number] {
  const { order_id: id, order_number: number } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    reason: reasonSchema.parse(row.reason),
    note: row.note,
    by: row.by_name,
    from: row.from_stock,
    to: row.to_stock,
    order: id === null || number === null ? null : { id, number },
  };
}
