import type { ReminderSettings } from '@omnis/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { AbandonedCheckoutsTable } from './abandoned.tables.ts';

/** An unfinished checkout as it is stored. */
export type AbandonedRow = Selectable<AbandonedCheckoutsTable>;

/** Where a page of the list begins: after this checkout, to the microsecond. */
export interface AbandonedPlace {
  readonly left: string;
  readonly id: string;
}

/** Hours after which a checkout that nobody goes on with counts as abandoned. */
const quietHours = 1;

const initial: ReminderSettings = { hours: null, version: 0 };

/** Reads whether and when a store sends reminders. */
export async function readReminderSettings(
  { query }: Db,
  division: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<ReminderSettings> {
  const found = query
    .selectFrom('reminder_settings')
    .select(['hours', 'version'])
    .where('division_id', '=', division);
  return (await (lock ? found.forUpdate() : found).executeTakeFirst()) ?? initial;
}

/** Changes whether and when a store reminds; false when `version` is not the one in force. */
export async function writeReminderSettings(
  { query }: Db,
  division: number,
  { hours, version }: ReminderSettings,
): Promise<boolean> {
  const written =
    version === 0
      ? await query
          .insertInto('reminder_settings')
          .values({ division_id: division, hours })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await query
          .updateTable('reminder_settings')
          .set({ hours, version: version + 1 })
          .where('division_id', '=', division)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}

/**
 * Writes an unfinished checkout, or what its shopper has changed since.
 *
 * @returns its id when it is new; null for one that is known
 */
export async function noteUnfinished(
  { query }: Db,
  row: Insertable<AbandonedCheckoutsTable>,
): Promise<string | null> {
  // Two notes of one shopper wait for each other.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${row.owner}), ${row.division_id}::integer)`.execute(query);
  const { division_id: division, owner, ...facts } = row;
  const known = await query
    .updateTable('abandoned_checkouts')
    .set({ ...facts, left_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .where('order_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (known) return null;
  const { id } = await query
    .insertInto('abandoned_checkouts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An unfinished checkout under its lock, and whether its address wants no reminders. */
export async function lockUnfinished({ query }: Db, division: number, id: string) {
  return query
    .selectFrom('abandoned_checkouts')
    .selectAll()
    .select(
      sql<boolean>`EXISTS (SELECT FROM reminder_optouts AS optout
        WHERE optout.division_id = abandoned_checkouts.division_id AND optout.email = abandoned_checkouts.email)`.as(
        'hasOptedOut',
      ),
    )
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('reminded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes that a checkout is reminded of, by a link of this token. */
export async function noteReminded(
  { query }: Db,
  division: number,
  { id, tokenHash }: { id: string; tokenHash: string },
): Promise<void> {
  await query
    .updateTable('abandoned_checkouts')
    .set({ reminded_at: sql<Date>`now()`, token_hash: tokenHash })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** The lines of the basket that a link of a reminder restores; undefined for a link that is none. */
export async function rowsOfLink({ query }: Db, division: number, tokenHash: string): Promise<unknown> {
  const row = await query
    .selectFrom('abandoned_checkouts')
    .select('rows')
    .where('division_id', '=', division)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.rows;
}

const isQuiet = sql<boolean>`left_at < now() - ${sql.lit(`${quietHours} hours`)}::interval`;

/** A page of the list, latest first. */
export function listUnfinished(
  { query }: Db,
  division: number,
  {
    state,
    after,
    limit,
  }: { state: 'open' | 'recovered' | undefined; after: AbandonedPlace | null; limit: number },
) {
  let select = query
    .selectFrom('abandoned_checkouts')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.division_id', '=', 'abandoned_checkouts.division_id')
        .onRef('orders.id', '=', 'abandoned_checkouts.order_id'),
    )
    .select([
      'abandoned_checkouts.id',
      'abandoned_checkouts.email',
      'abandoned_checkouts.currency',
      'abandoned_checkouts.value_minor',
      'abandoned_checkouts.lines',
      'abandoned_checkouts.left_at',
      'abandoned_checkouts.reminded_at',
      'abandoned_checkouts.order_id',
      'orders.number',
      sql<string>`abandoned_checkouts.left_at::text`.as('left'),
    ])
    .where('abandoned_checkouts.division_id', '=', division)
    .where(isQuiet);
  if (state !== undefined)
    select = select.where('abandoned_checkouts.order_id', state === 'open' ? 'is' : 'is not', null);
  if (after)
    select = select.where(
      sql<boolean>`(abandoned_checkouts.left_at, abandoned_checkouts.id)
        < (${after.left}::text::timestamptz, ${after.id}::text::uuid)`,
    );
  return select
    .orderBy('abandoned_checkouts.left_at', 'desc')
    .orderBy('abandoned_checkouts.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts abandoned, reminded and recovered checkouts, and the revenue recovered in the store's currency. */
export async function countUnfinished({ query }: Db, division: number) {
  const { rows } = await sql<{ abandoned: number; reminded: number; recovered: number; revenue: number }>`
    SELECT count(*)::int AS abandoned, count(reminded_at)::int AS reminded, count(order_id)::int AS recovered,
      coalesce(sum((SELECT round((orders.total_minor - coalesce((SELECT sum(refund.amount_minor) FROM order_refunds AS refund
          WHERE refund.division_id = orders.division_id AND refund.order_id = orders.id), 0)) / orders.exchange_rate)
        FROM orders WHERE orders.division_id = abandoned_checkouts.division_id AND orders.id = abandoned_checkouts.order_id
          AND orders.payment_state <> 'refunded')), 0)::bigint AS revenue
    FROM abandoned_checkouts WHERE division_id = ${division} AND ${isQuiet}`.execute(query);
  return rows[0] ?? { abandoned: 0, reminded: 0, recovered: 0, revenue: 0 };
}
