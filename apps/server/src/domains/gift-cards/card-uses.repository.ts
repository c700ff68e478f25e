import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { CardShare, OrderOfCards } from './gift-cards.types.ts';

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
