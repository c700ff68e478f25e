import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { countRows, type Ending } from '../../database/ending.ts';
import type { PaymentsService } from '../payments/payments.service.ts';

const takenSchema = z.array(
  z.object({ division: z.number(), intent: z.string().nullable(), ordered: z.boolean(), at: z.string() }),
);

/**
 * How checkouts end. One that came to no order goes, with what was tried to pay for it. One that came to an order stays
 * with it, since the order's page finds its payments by it, but what was typed is emptied.
 */
export function checkoutEndings(
  { database, config }: Pick<Core, 'database' | 'config'>,
  payments: Pick<PaymentsService, 'forget'>,
): Ending[] {
  const isOver = sql`request <> '{}'::jsonb
    AND updated_at < now() - ${`${config.retention.checkoutsDays} days`}::interval
    -- Let go so that a repeat may take it up: its time is told by its beginning.
    AND created_at < now() - ${`${config.retention.checkoutsDays} days`}::interval`;
  return [
    {
      name: 'checkout_attempts',
      tables: ['checkout_attempts', 'payment_attempts', 'account_payments', 'test_processor'],
      count: () =>
        database.platform((db) =>
          countRows(db, sql`SELECT count(*)::int AS rows FROM checkout_attempts WHERE ${isOver}`),
        ),
      // As the owner: in no other role is a try to pay deleted.
      step: ({ limit, after }) =>
        database.owner(async (db) => {
          const behind = after === null ? sql`` : sql`AND updated_at >= ${after}::timestamptz`;
          const found = await sql`
            WITH old AS (
              SELECT division_id, id, updated_at FROM checkout_attempts
              WHERE ${isOver} ${behind} ORDER BY updated_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
            ), gone AS (
              DELETE FROM checkout_attempts t USING old WHERE t.division_id = old.division_id AND t.id = old.id
                AND coalesce(t.order_id, t.pays_order_id) IS NULL
              RETURNING t.division_id, t.payment_intent, t.updated_at
            ), emptied AS (
              UPDATE checkout_attempts t SET request = '{}', snapshot = NULL
              FROM old WHERE t.division_id = old.division_id AND t.id = old.id
                AND coalesce(t.order_id, t.pays_order_id) IS NOT NULL AND t.answer IS NOT NULL
              RETURNING t.division_id, t.payment_intent, t.updated_at
            )
            SELECT division_id AS division, payment_intent AS intent, false AS ordered, updated_at::text AS at FROM gone
            UNION ALL SELECT division_id, payment_intent, true, updated_at::text FROM emptied ORDER BY at`.execute(
            db.query,
          );
          const taken = takenSchema.parse(found.rows);
          const loose = taken.flatMap(({ division, intent, ordered }) =>
            ordered || intent === null ? [] : [{ division, intent }],
          );
          await payments.forget(db, loose);
          return { deleted: taken.length, next: taken.length < limit ? null : (taken.at(-1)?.at ?? null) };
        }),
    },
  ];
}
