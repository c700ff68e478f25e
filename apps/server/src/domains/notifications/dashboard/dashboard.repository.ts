import { mostUnread, type DashboardNotificationKind } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { behindNewest, type ListPart, type NewestPlace } from '../../../http/list-page.ts';

/** A person who reads notifications in a store, with the kinds that they may see now. */
export interface Reader {
  readonly division: number;
  readonly customer: string;
  readonly kinds: readonly DashboardNotificationKind[];
}

/** A notification as one of the team has it. */
export interface RecipientRow {
  readonly id: string;
  readonly kind: string;
  readonly about: unknown;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/** Change to a recipient's notification. */
export type RecipientChange = 'read' | 'deleted' | 'restored';

/** Those that a reader has not deleted. */
function kept({ query }: Db, { division, customer, kinds }: Reader) {
  return query
    .selectFrom('dashboard_notification_recipients as r')
    .innerJoin('dashboard_notifications as n', (join) =>
      join.onRef('n.division_id', '=', 'r.division_id').onRef('n.id', '=', 'r.notification_id'),
    )
    .where('r.division_id', '=', division)
    .where('r.customer_id', '=', customer)
    .where('r.deleted_at', 'is', null)
    .where('n.kind', 'in', [...kinds]);
}

/** Number of unread notifications of a reader, up to `mostUnread`: nobody needs a larger number. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  if (reader.kinds.length === 0) return 0;
  const { count } = await db.query
    .selectFrom(kept(db, reader).where('r.read_at', 'is', null).select('r.id').limit(mostUnread).as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of what a reader has, the newest first, with how many there are. */
export async function listReceived(
  db: Db,
  reader: Reader,
  { unreadOnly, limit, offset, after }: ListPart<NewestPlace> & { readonly unreadOnly: boolean },
): Promise<{ rows: (RecipientRow & { readonly at: string })[]; total: number }> {
  if (reader.kinds.length === 0) return { rows: [], total: 0 };
  const shown = unreadOnly ? kept(db, reader).where('r.read_at', 'is', null) : kept(db, reader);
  const [rows, { total }] = await Promise.all([
    shown
      .select(['r.id', 'n.kind', 'n.about', 'r.created_at', 'r.read_at'])
      .select(sql<string>`r.created_at::text`.as('at'))
      .$if(after !== null, (all) =>
        after === null
          ? all
          : all.where(behindNewest({ at: 'r.created_at', id: 'r.id', type: 'uuid' }, after)),
      )
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Marks everything as read that a reader had seen by a time; what was read before stays as it was. */
export async function markReadUntil({ query }: Db, reader: Reader, until: Date): Promise<void> {
  await query
    .updateTable('dashboard_notification_recipients')
    .set({ read_at: sql<Date>`now()` })
    .where('division_id', '=', reader.division)
    .where('customer_id', '=', reader.customer)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    // On the wire times have milliseconds.
    .where(sql<Date>`date_trunc('milliseconds', created_at)`, '<=', until)
    .execute();
}

/**
 * Changes what somebody has; done twice it is as done once.
 *
 * @param of - the person, and the stores whose teams they belong to
 * @returns the store that it is of; null when there is none of theirs
 */
export async function changeReceived(
  { query }: Db,
  of: { readonly customer: string; readonly divisions: readonly number[] },
  { id, change }: { readonly id: string; readonly change: RecipientChange },
): Promise<number | null> {
  if (of.divisions.length === 0) return null;
  const now = (column: 'read_at' | 'deleted_at') => sql<Date>`coalesce(${sql.ref(column)}, now())`;
  const row = await query
    .updateTable('dashboard_notification_recipients')
    .set(
      change === 'read'
        ? { read_at: now('read_at') }
        : { deleted_at: change === 'deleted' ? now('deleted_at') : null },
    )
    .where('division_id', 'in', [...of.divisions])
    .where('id', '=', id)
    .where('customer_id', '=', of.customer)
    .returning('division_id')
    .executeTakeFirst();
  return row?.division_id ?? null;
}
