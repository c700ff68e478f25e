import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { RowOutcome } from './edited-list.ts';
import type { ListEditsTable } from './list-edits.tables.ts';

/** A change of many rows as it is stored. */
export type ListEditRow = Selectable<ListEditsTable>;

/** A change of many rows of a store. */
export interface EditAt {
  readonly division: number;
  readonly id: string;
}

/** Notes a change and its rows. */
export async function insertEdit(
  { query }: Db,
  { division, id }: EditAt,
  edit: {
    list: string;
    action: unknown;
    by: { kind: string; id: string; name: string };
    rows: readonly string[];
  },
): Promise<void> {
  const { list, action, by, rows } = edit;
  await query
    .insertInto('list_edits')
    .values({
      division_id: division,
      id,
      list,
      action: JSON.stringify(action),
      by_kind: by.kind,
      by_id: by.id,
      by_name: by.name,
      total: rows.length,
      undone_by: null,
    })
    .execute();
  await sql`
    INSERT INTO list_edit_rows (division_id, edit_id, row_id)
    SELECT ${division}::integer, ${id}::uuid, row_id FROM unnest(${[...rows]}::text[]) AS r(row_id)`.execute(
    query,
  );
}

/** Notes a change that puts back the rows that another one changed. */
export async function insertUndo(
  { query }: Db,
  { division, id }: EditAt,
  { of, by }: { of: string; by: { kind: string; id: string; name: string } },
): Promise<void> {
  const action = JSON.stringify({ kind: 'undo', of });
  await sql`
    INSERT INTO list_edits (division_id, id, list, action, by_kind, by_id, by_name, total)
    SELECT division_id, ${id}::uuid, list, ${action}::jsonb, ${by.kind}, ${by.id}, ${by.name}, changed FROM list_edits
    WHERE division_id = ${division} AND id = ${of}::uuid`.execute(query);
  await sql`
    INSERT INTO list_edit_rows (division_id, edit_id, row_id, name, former)
    SELECT division_id, ${id}::uuid, row_id, name, former FROM list_edit_rows
    WHERE division_id = ${division} AND edit_id = ${of}::uuid AND outcome = 'changed'`.execute(query);
  await query
    .updateTable('list_edits')
    .set({ undone_by: id })
    .where('division_id', '=', division)
    .where('id', '=', of)
    .execute();
}

/** A change; `lock` keeps others from it until the transaction ends. */
export function findEdit({ query }: Db, { division, id }: EditAt, lock = false) {
  const found = query
    .selectFrom('list_edits')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** The first rows that a change could not change. */
export function refusalsOf({ query }: Db, { division, id }: EditAt, limit: number) {
  return query
    .selectFrom('list_edit_rows')
    .select(['row_id as id', 'name', 'reason'])
    .where('division_id', '=', division)
    .where('edit_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('row_id')
    .limit(limit)
    .execute();
}

/** The next rows of a change that have no outcome yet. */
export function nextRows({ query }: Db, { division, id }: EditAt, limit: number) {
  return query
    .selectFrom('list_edit_rows')
    .select(['row_id', 'former'])
    .where('division_id', '=', division)
    .where('edit_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('row_id')
    .limit(limit)
    .execute();
}

/** Notes what came of a row, once, and how far the change is. */
export async function noteOutcome(
  { query }: Db,
  { division, id }: EditAt,
  row: RowOutcome & { id: string },
): Promise<void> {
  const noted = await query
    .updateTable('list_edit_rows')
    .set({
      outcome: row.outcome,
      reason: row.reason,
      former: row.former === null ? null : JSON.stringify(row.former),
      ...(row.name === '' ? {} : { name: row.name }),
    })
    .where('division_id', '=', division)
    .where('edit_id', '=', id)
    .where('row_id', '=', row.id)
    .where('outcome', 'is', null)
    .returning('row_id')
    .executeTakeFirst();
  if (!noted) return;
  await sql`
    UPDATE list_edits SET processed = processed + 1,
      changed = changed + ${row.outcome === 'changed' ? 1 : 0}, refused = refused + ${row.outcome === 'refused' ? 1 : 0}
    WHERE division_id = ${division} AND id = ${id}::uuid`.execute(query);
}

/** Notes that a change is through all of its rows. */
export async function endEdit({ query }: Db, { division, id }: EditAt): Promise<void> {
  await query
    .updateTable('list_edits')
    .set({ state: 'done', finished_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}
