import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/connection.ts';

type Condition = RawBuilder<SqlBool>;

/** Customers that a word may have for them to be looked up by it; otherwise they are tried one by one, in the list's order. */
const mostLookedUp = 3000;

/** That a word begins so. */
export const beginsWith = (start: string): Condition =>
  sql<SqlBool>`words.word >= ${start} AND words.word < ${`${start}\u{10ffff}`}`;

/** That a word is this one. */
export const isWord = (word: string): Condition => sql<SqlBool>`words.word = ${word}`;

/**
 * Conditions on `customer_records` that they have a word for each of some conditions. Rare words give the ids of their
 * customers; of words that many have, each customer is asked on the way. The planner cannot know which is which: it plans
 * once for all words.
 *
 * @param finding.most - customers that a word may have to be a rare one
 */
export async function haveWords(
  { query }: Db,
  { division, most = mostLookedUp }: { division: number; most?: number },
  words: readonly Condition[],
): Promise<Condition[]> {
  const counted = await Promise.all(
    words.map(async (word) => {
      const ids = sql`SELECT words.record_id FROM customer_record_words AS words
        WHERE words.division_id = ${division} AND ${word}`;
      const { rows } = await sql<{ count: string | number }>`
        SELECT count(*) AS count FROM (${ids} LIMIT ${sql.lit(most + 1)}) AS found`.execute(query);
      return { word, ids, isRare: Number(rows[0]?.count ?? 0) <= most };
    }),
  );
  const rare = counted.filter(({ isRare }) => isRare).map(({ ids }) => ids);
  const asked = counted
    .filter(({ isRare }) => !isRare)
    .map(
      ({ word }) => sql<SqlBool>`(SELECT true FROM customer_record_words AS words
        WHERE words.division_id = customer_records.division_id AND words.record_id = customer_records.id AND ${word} LIMIT 1)`,
    );
  return rare.length === 0
    ? asked
    : [sql<SqlBool>`customer_records.id = ANY (ARRAY(${sql.join(rare, sql` INTERSECT `)}))`, ...asked];
}
