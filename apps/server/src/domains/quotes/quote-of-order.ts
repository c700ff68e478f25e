import type { Db } from '../../database/connection.ts';
import { findQuote } from './quotes.repository.ts';

/** An order that began as a quote, as far as the domain of orders asks. */
export interface QuoteOfOrder {
  /** True once the customer was given a price. */
  readonly isPriced: boolean;
  /** Number of their purchase order; '' while they have given none. */
  readonly poNumber: string;
}

/** The quote that an order began as; null for an order that began otherwise. */
export async function quoteOfOrder(
  db: Db,
  { division_id: division, id }: { readonly division_id: number; readonly id: number },
): Promise<QuoteOfOrder | null> {
  const quote = await findQuote(db, division, id);
  return quote && { isPriced: quote.offered_at !== null, poNumber: quote.po_number };
}
