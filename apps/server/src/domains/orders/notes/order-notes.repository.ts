import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { OrderRow } from '../orders.types.ts';
import type { OrderNotesTable } from './order-notes.tables.ts';

/** A note on an order as it is stored. */
export type OrderNoteRow = Selectable<OrderNotesTable>;

/** Writes a note of the team, or a change of an order's tags. */
export async function insertNote({ query }: Db, note: Insertable<OrderNotesTable>): Promise<void> {
  await query.insertInto('order_notes').values(note).execute();
}

/** The notes on an order, oldest first. */
export function readNotes(
  { query }: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
): Promise<OrderNoteRow[]> {
  return query
    .selectFrom('order_notes')
    .selectAll()
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
}

/** Writes the tags of an order, which is locked. */
export async function writeTags(
  { query }: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
  tags: readonly string[],
): Promise<void> {
  await query
    .updateTable('orders')
    .set({ tags: JSON.stringify(tags), updated_at: sql<Date>`now()` })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}
