import { liveTopics } from '@omnis/contract';
import { dashboardNotifications } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { TeamNews } from './notification-kinds.ts';

/** A notification for the team of a store, sent once for its key. */
export type TeamNotice = TeamNews & {
  readonly division: number;
  /** One notification for one happening, however often its work is repeated. */
  readonly dedupeKey: string;
  /** Person who did it, where that is one of the team: they know. */
  readonly by?: string;
};

/**
 * Tells the team of a store in its dashboard, in the transaction of what it tells of: everybody who has the permission of
 * the kind gets a row of their own. Nothing is written where nobody has it, and for a key that was told of before.
 *
 * @example
 * await tellTeam(db, { division: 21, kind: 'order.cancelled', about: { id: 7, number: '1042' }, dedupeKey: 'order.cancelled:7' });
 */
export async function tellTeam({ query, announce }: Db, notice: TeamNotice): Promise<void> {
  const { division, kind, about, dedupeKey, by = null } = notice;
  const { permission } = dashboardNotifications[kind];
  // One round trip: orders are paid in many transactions at once.
  await sql`
    WITH told AS (
      SELECT customer_id FROM memberships
      WHERE division_id = ${division} AND (role = 'owner' OR permissions ? ${permission}::text)
        AND customer_id IS DISTINCT FROM ${by}::uuid
    ), made AS (
      INSERT INTO dashboard_notifications (division_id, kind, about, dedupe_key)
      SELECT ${division}::integer, ${kind}::text, ${JSON.stringify(about)}::jsonb, ${dedupeKey}::text
      WHERE EXISTS (SELECT FROM told)
      ON CONFLICT (division_id, dedupe_key) DO NOTHING
      RETURNING id, created_at
    )
    INSERT INTO dashboard_notification_recipients (division_id, notification_id, customer_id, created_at)
    SELECT ${division}::integer, made.id, told.customer_id, made.created_at FROM made, told
  `.execute(query);
  announce(liveTopics.bell(division));
}
