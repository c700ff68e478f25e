import { liveTopics } from '@omnis/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import type { alertAbout } from './alert-about.ts';

type Told = typeof alertAbout;

/** Something that a team can get an email about; one email for its key, however often its work is repeated. */
export type Alert = {
  [K in keyof Told]: {
    readonly kind: K;
    readonly about: z.input<Told[K]>;
    readonly division: number;
    readonly dedupeKey: string;
  };
}[keyof Told];

/** The list of addresses of each kind. */
const columns = { newOrder: 'new_order', returnAsked: 'return_asked' } as const;

/**
 * Has an email written to the addresses that a store names for it, in the transaction of what it tells of: it is sent after
 * the commit. Nothing is written where no address is named.
 *
 * @example
 * await tellAlerts(db, { division: 21, kind: 'newOrder', about: { id: 7 }, dedupeKey: 'order.paid:7' });
 */
export async function tellAlerts(
  { query, announce }: Db,
  { division, kind, about, dedupeKey }: Alert,
): Promise<void> {
  // One round trip: orders are paid in many transactions at once.
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO alert_mails_due (division_id, kind, about, dedupe_key)
    SELECT division_id, ${kind}::text, ${JSON.stringify(about)}::jsonb, ${dedupeKey}::text
    FROM alert_mails WHERE division_id = ${division} AND jsonb_array_length(${sql.ref(columns[kind])}) > 0
    ON CONFLICT (division_id, dedupe_key) DO NOTHING`.execute(query);
  if (numAffectedRows > 0n) announce(liveTopics.bell(division));
}
