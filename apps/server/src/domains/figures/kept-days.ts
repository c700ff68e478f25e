import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { countDays, type DaySums } from './day-sums.repository.ts';
import type { Scope } from './figures.sql.ts';
import { daysAfter, daysOf, todayIn } from './period.ts';

/** Days that end this much before today are kept; the triggers of `figure_days` count on two days at least. */
const youngDays = 4;
/** Days that are counted in one transaction: changes of old orders wait for it. */
const atOnce = 62;

async function keptDays({ query }: Db, scope: Scope): Promise<DaySums[]> {
  const rows = await query
    .selectFrom('figure_days')
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      'orders',
      'returning_orders as returningOrders',
      'items',
      'returned_items as returnedItems',
      'gross_minor as grossMinor',
      'refunds_minor as refundsMinor',
      'discounts_minor as discountsMinor',
    ])
    .where('division_id', '=', scope.division)
    .where(sql<boolean>`day BETWEEN ${scope.from}::date AND ${scope.to}::date`)
    .where('time_zone', '=', scope.timeZone)
    .where('currency', '=', scope.currency)
    .execute();
  return rows;
}

async function keepDays({ query }: Db, scope: Scope, days: readonly DaySums[]): Promise<void> {
  await query
    .insertInto('figure_days')
    .values(
      days.map((sums) => ({
        division_id: scope.division,
        day: sums.day,
        time_zone: scope.timeZone,
        currency: scope.currency,
        orders: sums.orders,
        returning_orders: sums.returningOrders,
        items: sums.items,
        returned_items: sums.returnedItems,
        gross_minor: sums.grossMinor,
        refunds_minor: sums.refundsMinor,
        discounts_minor: sums.discountsMinor,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'day']).doUpdateSet((row) => ({
        time_zone: row.ref('excluded.time_zone'),
        currency: row.ref('excluded.currency'),
        orders: row.ref('excluded.orders'),
        returning_orders: row.ref('excluded.returning_orders'),
        items: row.ref('excluded.items'),
        returned_items: row.ref('excluded.returned_items'),
        gross_minor: row.ref('excluded.gross_minor'),
        refunds_minor: row.ref('excluded.refunds_minor'),
        discounts_minor: row.ref('excluded.discounts_minor'),
      })),
    )
    .execute();
}

/** Spans of days that follow each other, each short enough for one transaction. */
function runsOf(days: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string; length: number }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last.length < atOnce && daysAfter(last.to, 1) === day) {
      last.to = day;
      last.length += 1;
    } else runs.push({ from: day, to: day, length: 1 });
  }
  return runs;
}

/**
 * Each statement names its store, and runs in the role that row level security does not filter: under a policy PostgreSQL may
 * not look an order up by `lower(email)` in its index, and would read all orders of the store for each that it counts.
 *
 * Reads the sums of each day of a scope: of days that are over from the table, once they were counted; of the others from
 * their orders.
 */
export async function readDays(
  { database, reading }: Pick<Core, 'database' | 'reading'>,
  scope: Scope,
  now: Date,
): Promise<DaySums[]> {
  const lastKept = daysAfter(todayIn(scope.timeZone, now), -youngDays);
  const youngFrom = daysAfter(lastKept, 1) > scope.from ? daysAfter(lastKept, 1) : scope.from;
  const [kept, young] = await reading.platform((db) =>
    Promise.all([
      scope.from <= lastKept ? keptDays(db, scope) : [],
      youngFrom <= scope.to ? countDays(db, { ...scope, from: youngFrom }) : [],
    ]),
  );
  const byDay = new Map(
    [...kept.filter(({ day }) => day <= lastKept), ...young].map((sums) => [sums.day, sums]),
  );
  for (const run of runsOf(daysOf(scope).filter((day) => !byDay.has(day)))) {
    const counted = await database.platform(async (db) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.figures'), ${scope.division}::integer)`.execute(
        db.query,
      );
      const days = await countDays(db, { ...scope, ...run });
      await keepDays(db, scope, days);
      return days;
    });
    for (const sums of counted) byDay.set(sums.day, sums);
  }
  return daysOf(scope).flatMap((day) => byDay.get(day) ?? []);
}
