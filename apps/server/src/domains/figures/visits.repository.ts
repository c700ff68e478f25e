import { visitStep, visitSteps, type VisitStep } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { within, type Scope } from './figures.sql.ts';

/** By what visits are told apart: where they came from, or the campaign that brought them. */
export type VisitOrigin = 'source' | 'campaign';

/** Numbers of visits from one origin that came to each step. */
export interface VisitFigures {
  /** '' where the browser did not say. */
  readonly origin: string;
  readonly steps: Readonly<Record<VisitStep, number>>;
}

/** Visits by their steps. Only the first event of its kind in a visit counts, which the shop marks with `first`. */
export async function visitFigures(
  { query }: Db,
  scope: Scope,
  by: VisitOrigin | null,
): Promise<VisitFigures[]> {
  const origin = by === null ? sql`''` : sql`coalesce(event.data ->> ${sql.lit(by)}, '')`;
  const { rows } = await sql<{ origin: string; name: string; visits: string | number }>`
    SELECT ${origin} AS origin, event.name, count(*) AS visits
    FROM shop_events AS event
    WHERE event.division_id = ${scope.division} AND event.name = any(${Object.values(visitStep)}::text[])
      AND ${within('event.created_at', scope)} AND event.data -> 'first' = 'true'::jsonb
    GROUP BY 1, 2`.execute(query);
  const found = new Map<string, Record<VisitStep, number>>();
  for (const row of rows) {
    const steps = found.get(row.origin) ?? { visit: 0, product: 0, basket: 0, checkout: 0, order: 0 };
    for (const step of visitSteps) if (visitStep[step] === row.name) steps[step] = Number(row.visits);
    found.set(row.origin, steps);
  }
  return [...found]
    .map(([name, steps]) => ({ origin: name, steps }))
    .toSorted((a, b) => b.steps.visit - a.steps.visit || (a.origin < b.origin ? -1 : 1));
}
