import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

function selectRequests({ query }: Db) {
  return query
    .selectFrom('permission_requests as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select([
      'r.id',
      'r.permission',
      'r.reason',
      'r.note',
      'r.created_at',
      'r.expires_at',
      'r.decided_at',
      'r.decided_by_name',
      's.id as staff_id',
      's.email',
      's.first_name',
      's.last_name',
    ])
    .select(
      sql<'open' | 'granted' | 'refused' | 'expired'>`CASE WHEN r.state = 'open' AND r.expires_at <= now()
        THEN 'expired' ELSE r.state END`.as('state'),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.permission');
}

/** A request as read. */
export type RequestRecord = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

/** A person's own requests, the latest first. */
export function requestsOf(db: Db, staffId: string): Promise<RequestRecord[]> {
  return selectRequests(db).where('r.staff_id', '=', staffId).limit(100).execute();
}

/** Requests of others, and those decided within 30 days. */
export function requestsToDecide(db: Db, staffId: string): Promise<RequestRecord[]> {
  return selectRequests(db)
    .where('r.staff_id', '!=', staffId)
    .where('s.status', '=', 0)
    .where(
      sql<boolean>`((r.state = 'open' AND r.expires_at > now()) OR r.decided_at > now() - interval '30 days')`,
    )
    .limit(200)
    .execute();
}

/** One request. */
export async function findRequest(db: Db, id: string): Promise<RequestRecord | null> {
  return (await selectRequests(db).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

/** Writes requests; those of the same permissions that have expired make room. */
export async function insertRequests(
  { query }: Db,
  request: { staffId: string; permissions: readonly string[]; reason: string },
): Promise<void> {
  const { staffId, permissions, reason } = request;
  await query
    .updateTable('permission_requests')
    .set({ state: 'expired' })
    .where('staff_id', '=', staffId)
    .where('state', '=', 'open')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  await query
    .insertInto('permission_requests')
    .values(permissions.map((permission) => ({ staff_id: staffId, permission, reason, decided_by: null })))
    .execute();
}

/** Decides a request; false when it was decided before or has expired. */
export async function decideRequest(
  { query }: Db,
  id: string,
  decision: { state: 'granted' | 'refused'; note: string; by: { id: string; name: string } },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('permission_requests')
    .set({
      state: decision.state,
      note: decision.note,
      decided_by: decision.by.id,
      decided_by_name: decision.by.name,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
