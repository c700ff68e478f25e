import type { ArtworkFile } from '@omnis/contract';
import type { Db } from '../../database/connection.ts';
import type { ArtworksService } from '../designs/artworks/artworks.service.ts';
import type { Division } from '../../tenancy/division.ts';
import { readItems, readStatusLog } from '../orders/order-lookups.ts';
import type { OrderRow } from '../orders/orders.types.ts';
import type { OrderRows } from '../orders/orders.view.ts';
import { findQuote } from './quotes.repository.ts';
import type { QuoteRow } from './quotes.types.ts';

/** A quote with its order, lines, log and artwork. */
export interface WholeQuote {
  readonly rows: OrderRows;
  readonly division: Division;
  readonly quote: QuoteRow;
  readonly artwork: ArtworkFile | null;
}

/** Reads quotes with all that belongs to them. */
export function wholeQuotes(artworks: Pick<ArtworksService, 'find'>) {
  return {
    /** The quote of an order; null for an order that began otherwise. */
    async read(db: Db, division: Division, order: OrderRow): Promise<WholeQuote | null> {
      const quote = await findQuote(db, division.id, order.id);
      if (!quote) return null;
      const [items, log, artwork] = await Promise.all([
        readItems(db, order),
        readStatusLog(db, order),
        quote.artwork_id === null ? null : artworks.find(db, division.id, quote.artwork_id),
      ]);
      return { rows: { order, items, log }, division, quote, artwork };
    },
  };
}
