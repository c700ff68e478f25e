import type { Db } from '../../database/connection.ts';

/** Grams of variants by their ids; 0 for those without a weight. */
export async function gramsOf(
  { query }: Db,
  division: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('variants')
    .select(['id', 'grams'])
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, grams }) => [id, grams]));
}
