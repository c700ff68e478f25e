import { sql, type CompiledQuery } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Columns that are read of a note. */
export interface NoteRow {
  note: string;
}

let noteQuery: CompiledQuery<NoteRow> | undefined;

/** Asks for the gift note that waits with a basket. */
export function selectNote({ query }: Db, division: number, owner: string): CompiledQuery<NoteRow> {
  // Compiled once, as in `selectLines`.
  noteQuery ??= query
    .selectFrom('basket_notes')
    .select('note')
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .compile();
  return { ...noteQuery, parameters: [division, owner] };
}

/** The gift note of a basket, after what was started before; '' without one. */
export async function readNote(db: Db, division: number, owner: string): Promise<string> {
  const { rows } = await db.query.executeQuery(selectNote(db, division, owner));
  return rows[0]?.note ?? '';
}

/** Takes the note off a basket. */
export async function dropNote({ query }: Db, division: number, owner: string): Promise<void> {
  await query
    .deleteFrom('basket_notes')
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .execute();
}

/** Writes the note of a basket in place of another; an empty one takes it off. */
export async function putNote(
  db: Db,
  division: number,
  { owner, note }: { owner: string; note: string },
): Promise<void> {
  if (note === '') return dropNote(db, division, owner);
  await db.query
    .insertInto('basket_notes')
    .values({ division_id: division, owner, note })
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'owner'])
        .doUpdateSet({ note, written_at: sql<Date>`excluded.written_at` }),
    )
    .execute();
}

/** Gives the note of one owner to another, as when a visitor signs in: what was written last stays. */
export async function moveNote(
  db: Db,
  division: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await Promise.all([
    db.query
      .insertInto('basket_notes')
      .columns(['division_id', 'owner', 'note', 'written_at'])
      .expression((build) =>
        build
          .selectFrom('basket_notes')
          .select((row) => ['division_id', row.val(to).as('owner'), 'note', 'written_at'])
          .where('division_id', '=', division)
          .where('owner', '=', from),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['division_id', 'owner'])
          .doUpdateSet({
            note: sql<string>`excluded.note`,
            written_at: sql<Date>`excluded.written_at`,
          })
          .where(sql<boolean>`excluded.written_at >= basket_notes.written_at`),
      )
      .execute(),
    dropNote(db, division, from),
  ]);
}
