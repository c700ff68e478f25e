import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** A term that shoppers search for. */
export interface TermCount {
  readonly term: string;
  readonly searches: number;
}

/** Limits on reading: the latest so many searches, for terms that came up so often. One person's search stays theirs. */
const bounds = { events: 20_000, least: 2, terms: 300 } as const;

/** Reads the terms that visitors who agreed to be counted searched for in the last 90 days, most frequent first. */
export type TermCounts = (division: number) => Promise<readonly TermCount[]>;

/** Builds the reading of terms with their counts. */
export const createTermCounts =
  (database: Database): TermCounts =>
  (division) =>
    database.tenant(division, async ({ query }) => {
      const { rows } = await sql<TermCount>`
        SELECT term, count(*)::integer AS searches FROM (
          SELECT lower(btrim(data ->> 'term')) AS term FROM shop_events
          WHERE division_id = ${division} AND name = 'search' AND created_at > now() - interval '90 days'
          ORDER BY created_at DESC LIMIT ${bounds.events}
        ) searches
        WHERE length(term) BETWEEN 1 AND 60
        GROUP BY term HAVING count(*) >= ${bounds.least}
        ORDER BY count(*) DESC, term LIMIT ${bounds.terms}
      `.execute(query);
      return rows;
    });
