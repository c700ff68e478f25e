import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { GiftCardRow } from './gift-cards.types.ts';

/** A card to be written. */
export type NewGiftCard = Omit<GiftCardRow, 'blocked_at' | 'created_at' | 'balance_minor'>;

/** Writes a card with its whole value; null when its unit of an order, or its id, has one already. */
export async function insertCard({ query }: Db, card: NewGiftCard): Promise<GiftCardRow | null> {
  const row = await query
    .insertInto('gift_cards')
    .values({ ...card, balance_minor: card.value_minor })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The card of a code, by the hashes under which it may be kept. */
export async function cardByHashes(
  { query }: Db,
  division: number,
  hashes: readonly string[],
): Promise<GiftCardRow | undefined> {
  return query
    .selectFrom('gift_cards')
    .selectAll()
    .where('division_id', '=', division)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst();
}

/** One card. */
export function cardById({ query }: Db, division: number, id: string): Promise<GiftCardRow | undefined> {
  return query
    .selectFrom('gift_cards')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks cards until the transaction of `db` ends, always in the order of their ids, so that two orders with the same cards
 * cannot wait for each other.
 */
export async function lockCards(
  { query }: Db,
  division: number,
  ids: readonly string[],
): Promise<Map<string, GiftCardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('gift_cards')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the cards that were bought in an order, in the order of their ids. */
export function lockCardsOfOrder({ query }: Db, division: number, orderId: number): Promise<GiftCardRow[]> {
  return query
    .selectFrom('gift_cards')
    .selectAll()
    .where('division_id', '=', division)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Days that a card can be used at least from when something went back to it. */
const daysAfterReturn = 90;

/** Takes from a locked card, or puts back; a card to which something comes back does not expire at once. */
export async function changeBalance(
  { query }: Db,
  division: number,
  change: { id: string; byMinor: number },
): Promise<void> {
  const later = sql<Date>`greatest(expires_at, now() + make_interval(days => ${daysAfterReturn}))`;
  await query
    .updateTable('gift_cards')
    .set({
      balance_minor: sql<number>`balance_minor + ${change.byMinor}`,
      ...(change.byMinor > 0
        ? { expires_at: sql<Date | null>`CASE WHEN expires_at IS NULL THEN NULL ELSE ${later} END` }
        : {}),
    })
    .where('division_id', '=', division)
    .where('id', '=', change.id)
    .execute();
}

/** Blocks cards, or lets them be paid with again. */
export async function setBlocked(
  { query }: Db,
  division: number,
  { ids, blocked }: { ids: readonly string[]; blocked: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('gift_cards')
    .set({ blocked_at: blocked ? sql<Date>`coalesce(blocked_at, now())` : null })
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .execute();
}

/** Lays a card on a checkout; nothing changes when it lies there already. */
export async function layCard(
  { query }: Db,
  division: number,
  { owner, card }: { owner: string; card: string },
): Promise<void> {
  await query
    .insertInto('basket_gift_cards')
    .values({ division_id: division, owner, card_id: card })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
