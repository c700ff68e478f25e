import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Subject } from '../../../security/subject.ts';

type Owner = Pick<Subject, 'kind' | 'id'>;

/** The sessions of an account that are open, the one last seen first. */
export function listSessions({ query }: Db, { kind, id }: Owner) {
  return query
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
}

/** Ends one session of an account; false when it has no such one. */
export async function revokeSession({ query }: Db, { kind, id }: Owner, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
