import { createHash } from 'node:crypto';
import type { QuoteRequest } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { randomToken } from '../../security/secrets.ts';
import { findOrderByHash } from '../orders/order-lookups.ts';

/** Characters of a key below which it counts as none: who guesses it and the request would have the quote's address. */
const shortestKey = 22;

/** The address of a quote: the same for the same request with the same `Idempotency-Key`, a new one without a key. */
export function quoteHash(division: number, key: string, request: QuoteRequest): string {
  return key.length < shortestKey
    ? randomToken()
    : createHash('sha256')
        .update(JSON.stringify(['quote', division, key, request]))
        .digest('base64url');
}

/** The quote that stands at an address; null while there is none. Others who ask for it wait until the transaction ends. */
export async function askedBefore(
  db: Db,
  division: number,
  hash: string,
): Promise<{ orderHash: string; number: string } | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.quotes'), hashtext(${hash}))`.execute(db.query);
  const order = await findOrderByHash(db, division, hash);
  return order ? { orderHash: hash, number: order.number } : null;
}
