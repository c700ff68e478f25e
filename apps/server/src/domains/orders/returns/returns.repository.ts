import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { OrderRow } from '../orders.types.ts';
import type { OrderReturnLinesTable, OrderReturnsTable } from './returns.tables.ts';

/** A return as it is stored. */
export type ReturnRow = Selectable<OrderReturnsTable>;
/** A line of a return as it is stored. */
export type ReturnLineRow = Selectable<OrderReturnLinesTable>;

/** A return with its lines. */
export interface StoredReturn {
  row: ReturnRow;
  lines: ReturnLineRow[];
}

type At = Pick<OrderRow, 'division_id' | 'id'>;

/** Lines of returns, each with the return that it is of. */
export const returnLines = ({ query }: Db) =>
  query
    .selectFrom('order_return_lines')
    .innerJoin('order_returns', (join) =>
      join
        .onRef('order_returns.division_id', '=', 'order_return_lines.division_id')
        .onRef('order_returns.id', '=', 'order_return_lines.return_id'),
    );

/** The returns of an order, oldest first. */
export async function readReturns(db: Db, order: At): Promise<StoredReturn[]> {
  const [rows, lines] = await Promise.all([
    db.query
      .selectFrom('order_returns')
      .selectAll()
      .where('division_id', '=', order.division_id)
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute(),
    returnLines(db)
      .selectAll('order_return_lines')
      .where('order_returns.division_id', '=', order.division_id)
      .where('order_returns.order_id', '=', order.id)
      .orderBy('order_return_lines.position')
      .execute(),
  ]);
  return rows.map((row) => ({ row, lines: lines.filter((line) => line.return_id === row.id) }));
}

/** The return that was asked for with a key. */
export async function returnByKey({ query }: Db, division: number, key: string): Promise<ReturnRow | null> {
  const row = await query
    .selectFrom('order_returns')
    .selectAll()
    .where('division_id', '=', division)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** A return to be written. */
export interface NewReturn {
  number: string;
  resolution: 'refund' | 'exchange';
  note: string;
  key: string;
  bodyHash: string;
  lines: Pick<ReturnLineRow, 'item_id' | 'quantity' | 'reason' | 'variant_id' | 'colour' | 'size'>[];
}

/** Writes a return with its lines. */
export async function insertReturn({ query }: Db, order: At, given: NewReturn): Promise<ReturnRow> {
  const row = await query
    .insertInto('order_returns')
    .values({
      division_id: order.division_id,
      order_id: order.id,
      number: given.number,
      resolution: given.resolution,
      note: given.note,
      idempotency_key: given.key,
      body_hash: given.bodyHash,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await query
    .insertInto('order_return_lines')
    .values(
      given.lines.map((line, position) => ({
        ...line,
        division_id: order.division_id,
        return_id: row.id,
        position,
      })),
    )
    .execute();
  return row;
}

/** Books a return in: how many of each line have arrived. */
export async function bookReturn(
  { query }: Db,
  { row, lines }: StoredReturn,
  booking: { by: string; received: ReadonlyMap<string, number> },
): Promise<void> {
  await query
    .updateTable('order_returns')
    .set({ state: 'booked', booked_at: sql<Date>`now()`, booked_by: booking.by })
    .where('division_id', '=', row.division_id)
    .where('id', '=', row.id)
    .execute();
  for (const line of lines)
    await query
      .updateTable('order_return_lines')
      .set({ received: booking.received.get(line.item_id) ?? 0 })
      .where('division_id', '=', row.division_id)
      .where('return_id', '=', row.id)
      .where('item_id', '=', line.item_id)
      .execute();
}

/** Cancels a return: nothing of it arrives, so that nothing of it is counted. */
export async function markCancelled({ query }: Db, { row }: StoredReturn): Promise<void> {
  await query
    .updateTable('order_returns')
    .set({ state: 'cancelled' })
    .where('division_id', '=', row.division_id)
    .where('id', '=', row.id)
    .execute();
  await query
    .updateTable('order_return_lines')
    .set({ received: 0 })
    .where('division_id', '=', row.division_id)
    .where('return_id', '=', row.id)
    .execute();
}
