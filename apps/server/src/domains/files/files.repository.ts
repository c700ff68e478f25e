import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { behindNewest, type ListPart, type NewestPlace } from '../../http/list-page.ts';

/** A row of `files`. */
export type FileRow = Awaited<ReturnType<typeof insertFile>>;

/** Files of a store, newest first; of some kinds alone where `mimes` names them. */
export function readFiles(
  { query }: Db,
  division: number,
  {
    offset,
    limit,
    after,
    mimes = null,
  }: ListPart<NewestPlace> & { readonly mimes?: readonly string[] | null },
) {
  return query
    .selectFrom('files')
    .select(['id', 'mime', 'width', 'height', 'bytes', 'created_at'])
    .select(sql<string>`created_at::text`.as('at'))
    .where('division_id', '=', division)
    .$if(mimes !== null, (rows) => rows.where('mime', 'in', mimes ?? []))
    .$if(after !== null, (rows) =>
      after === null ? rows : rows.where(behindNewest({ at: 'created_at', id: 'id', type: 'text' }, after)),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Number of files of a store. */
export async function countFiles(
  { query }: Db,
  division: number,
  mimes: readonly string[] | null = null,
): Promise<number> {
  const { count } = await query
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('division_id', '=', division)
    .$if(mimes !== null, (rows) => rows.where('mime', 'in', mimes ?? []))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Bytes that the files of a store take. */
export async function bytesOfFiles({ query }: Db, division: number): Promise<number> {
  const { bytes } = await query
    .selectFrom('files')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('division_id', '=', division)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Lists a file; one that is listed already becomes the newest. */
export function insertFile(
  { query }: Db,
  division: number,
  file: { id: string; mime: string; width: number; height: number; bytes: number },
) {
  return query
    .insertInto('files')
    .values({ division_id: division, ...file })
    .onConflict((conflict) => conflict.columns(['division_id', 'id']).doUpdateSet({ created_at: sql`now()` }))
    .returning(['id', 'mime', 'width', 'height', 'bytes', 'created_at'])
    .executeTakeFirstOrThrow();
}
