import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Database } from '../../database/database.ts';

/** Limits on reading a store's events: the latest so many searches, for terms that come up so often. */
const bounds = { events: 20_000, least: 3, terms: 60 } as const;
/** Milliseconds for which an answer stands. */
const freshFor = 10 * 60 * 1000;
/** Most stores whose answers are held. */
const most = 2000;

async function readTerms({ query }: Db, division: number): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    SELECT term FROM (
      SELECT lower(btrim(data ->> 'term')) AS term FROM shop_events
      WHERE division_id = ${division} AND name = 'search'
      ORDER BY created_at DESC LIMIT ${bounds.events}
    ) searches
    WHERE length(term) BETWEEN 2 AND 60
    GROUP BY term HAVING count(*) >= ${bounds.least}
    ORDER BY count(*) DESC, term LIMIT ${bounds.terms}
  `.execute(query);
  return rows.map(({ term }) => term);
}

/** Reads the terms that visitors who agreed to be counted have searched for in a store, most often first. */
export type SearchedTerms = (division: number) => Promise<readonly string[]>;

/** Builds the reading of searches; a store is asked about once in ten minutes. */
export function createSearchedTerms(database: Database): SearchedTerms {
  const held = new Map<number, { until: number; terms: Promise<readonly string[]> }>();
  return (division) => {
    const known = held.get(division);
    if (known && known.until > Date.now()) return known.terms;
    const terms = database.tenant(division, (db) => readTerms(db, division));
    held.delete(division);
    held.set(division, { until: Date.now() + freshFor, terms });
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    terms.catch(() => held.delete(division));
    return terms;
  };
}
