import { completionBadges, type CompletionBadgeCode } from '@omnis/models';
import { sql } from 'kysely';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../../tenancy/division.ts';
import { badgeRules } from './badge-rules.ts';

/** A completion badge of a store. */
export interface StoreBadge {
  readonly code: CompletionBadgeCode;
  readonly unlocked: boolean;
}

/** The badges of a store, in their order; those earned since are kept on the way. */
export type BadgesOf = (division: Pick<Division, 'id'>) => Promise<StoreBadge[]>;

async function unlock(db: Db, division: number, codes: readonly CompletionBadgeCode[]): Promise<string[]> {
  const earned = sql.join(
    codes.map((code) => sql`SELECT ${division}::integer, ${code}::text, (${badgeRules[code](division)})`),
    sql` UNION ALL `,
  );
  // Kept once: what is undone afterwards was done all the same.
  const { rows } = await sql<{ code: string }>`
    INSERT INTO completion_badges (division_id, code, unlocked_at)
    SELECT * FROM (${earned}) AS earned (division_id, code, unlocked_at) WHERE unlocked_at IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING code
  `.execute(db.query);
  return rows.map(({ code }) => code);
}

/** The badges that a store has won, as far as its team has looked: reads only, for what visitors start from. */
export async function wonBadges(
  { database }: Pick<Core, 'database'>,
  { id }: Pick<Division, 'id'>,
): Promise<string[]> {
  const rows = await database.platform(({ query }) =>
    query
      .selectFrom('completion_badges')
      .select('code')
      .where('division_id', '=', id)
      .orderBy('code')
      .execute(),
  );
  return rows.map(({ code }) => code);
}

/** Completion badges: earned by what was done (see `badgeRules`), noted whenever the team looks. */
export function createBadgesService({ cache, database }: Pick<Core, 'cache' | 'database'>): BadgesOf {
  return async ({ id }) => {
    let isNew = false;
    const badges = await database.platform(async (db) => {
      const kept = await db.query
        .selectFrom('completion_badges')
        .select('code')
        .where('division_id', '=', id)
        .execute();
      const known = new Set(kept.map(({ code }) => code));
      const missing = completionBadges.map(({ code }) => code).filter((code) => !known.has(code));
      const earned = missing.length > 0 ? await unlock(db, id, missing) : [];
      isNew = earned.length > 0;
      for (const code of earned) known.add(code);
      return completionBadges.map(({ code }) => ({ code, unlocked: known.has(code) }));
    });
    // Blocks of its pages may wait for a badge.
    if (isNew) cache.drop([`division:${id}`]);
    return badges;
  };
}
