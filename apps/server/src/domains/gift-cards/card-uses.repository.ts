import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Amount that a card pays of an order. */
export interface CardShare {
  readonly cardId: string;
  readonly amountMinor: number;
}

/** An order by its number inside the platform. */
export interface OrderOfCards {
  readonly division_id: number;
  readonly id: number;
}

/** Notes what cards pay of an order that was just written. */
export async function insertUses(
  { query }: Db,
  order: OrderOfCards,
  shares: readonly CardShare[],
): Promise<void> {
  if (shares.length === 0) return;
  await query
    .insertInto('gift_card_uses')
    .values(
      shares.map(({ cardId, amountMinor }, position) => ({
        division_id: order.division_id,
        order_id: order.id,
        card_id: cardId,
        position,
        amount_minor: amountMinor,
      })),
    )
    .execute();
}

/** Amounts that cards have paid of an order, with the cards as they are, in the order in which they pay. */
export function readUses({ query }: Db, order: OrderOfCards) {
  return query
    .selectFrom('gift_card_uses as used')
    .innerJoin('gift_cards as card', (join) =>
      join.onRef('card.division_id', '=', 'used.division_id').onRef('card.id', '=', 'used.card_id'),
    )
    .select(['used.card_id', 'used.amount_minor', 'used.returned_minor'])
    .select(['card.ending', 'card.balance_minor', 'card.blocked_at', 'card.expires_at', 'card.currency'])
    .where('used.division_id', '=', order.division_id)
    .where('used.order_id', '=', order.id)
    .orderBy('used.position')
    .execute();
}

/** Amount that a card has paid of an order, and the card as it is. */
export type CardUse = Awaited<ReturnType<typeof readUses>>[number];

/** Notes that something of what a card paid went back to it, or, below zero, was taken again. */
export async function changeReturned(
  { query }: Db,
  order: OrderOfCards,
  { cardId, amountMinor }: CardShare,
): Promise<void> {
  await query
    .updateTable('gift_card_uses')
    .set({ returned_minor: sql<number>`returned_minor + ${amountMinor}` })
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .where('card_id', '=', cardId)
    .execute();
}
