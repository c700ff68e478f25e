import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** The first code of each discount, and how many it has. */
export function summariseCodes({ query }: Db, division: number, ids: readonly string[]) {
  return query
    .selectFrom('discount_codes')
    .select([
      'discount_id',
      sql<string>`(array_agg(code ORDER BY created_at, code))[1]`.as('first'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where('division_id', '=', division)
    .where('discount_id', 'in', ids)
    .groupBy('discount_id')
    .execute();
}

/** The codes of a discount in the order in which they were created. */
export function readCodes({ query }: Db, division: number, id: string) {
  return query
    .selectFrom('discount_codes')
    .select(['code', 'uses', 'created_at'])
    .where('division_id', '=', division)
    .where('discount_id', '=', id)
    .orderBy('created_at')
    .orderBy('code')
    .execute();
}

/** Adds codes to a discount; gives how many of them nobody had in any case of letters. */
export async function insertCodes(
  { query }: Db,
  division: number,
  { id, codes }: { id: string; codes: readonly string[] },
): Promise<number> {
  const rows = await query
    .insertInto('discount_codes')
    .values(codes.map((code) => ({ division_id: division, discount_id: id, code })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute();
  return rows.length;
}

/** Renames a code; baskets on which it lies lose it. */
export async function renameCode(
  { query }: Db,
  division: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await query
    .updateTable('discount_codes')
    .set({ code: to })
    .where('division_id', '=', division)
    .where('code', '=', from)
    .execute();
}

/** Tells whether another discount has a code, in any case of letters. */
export async function isTaken(
  { query }: Db,
  division: number,
  { code, besides }: { code: string; besides: string | null },
): Promise<boolean> {
  let found = query
    .selectFrom('discount_codes')
    .select('code')
    .where('division_id', '=', division)
    .where(sql<string>`upper(code)`, '=', sql<string>`upper(${code})`);
  if (besides !== null) found = found.where('discount_id', '<>', besides);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The number of codes and uses of a discount together. */
export async function countKept({ query }: Db, division: number, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (
      (SELECT count(*) FROM discount_codes WHERE division_id = ${division} AND discount_id = ${id}::uuid)
      + (SELECT count(*) FROM discount_uses WHERE division_id = ${division} AND discount_id = ${id}::uuid)
    )::integer AS count`.execute(query);
  return rows[0]?.count ?? 0;
}

/** The first of some codes that a discount has, in any case of letters; null when all are free. */
export async function takenCode(
  { query }: Db,
  division: number,
  codes: readonly string[],
): Promise<string | null> {
  const row = await query
    .selectFrom('discount_codes')
    .select('code')
    .where('division_id', '=', division)
    .where(sql<SqlBool>`upper(code) = any(${codes.map((code) => code.toUpperCase())}::text[])`)
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  return row?.code ?? null;
}
