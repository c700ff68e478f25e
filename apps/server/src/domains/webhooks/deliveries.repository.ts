import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import { newsSchema, type WebhookNews } from './webhook-news.ts';
import type { Posted } from './post-webhook.ts';
import type { WebhookDeliveriesTable } from './webhooks.tables.ts';

/** A delivery as it is stored. */
export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

/** A delivery that was taken up to be sent. */
export interface TakenDelivery {
  readonly id: string;
  readonly webhook: string;
  readonly news: WebhookNews;
  /** This try, from 1. */
  readonly attempt: number;
  readonly createdAt: Date;
}

/** Seconds after which a delivery whose process died is taken up again; a try takes far less. */
const leaseSeconds = 120;

const takenSchema = z.array(
  z.object({
    id: z.string(),
    webhook_id: z.string(),
    event: z.string(),
    about: z.unknown(),
    attempts: z.number(),
    created_at: z.coerce.date(),
  }),
);

/** Takes up deliveries of a store that are due, so that no other process sends them meanwhile. */
export async function takeDue({ query }: Db, division: number, limit: number): Promise<TakenDelivery[]> {
  const { rows } = await sql`
    UPDATE webhook_deliveries AS d SET attempts = d.attempts + 1,
      next_at = now() + make_interval(secs => ${leaseSeconds})
    FROM (
      SELECT id FROM webhook_deliveries WHERE division_id = ${division} AND state = 'waiting' AND next_at <= now()
      ORDER BY next_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE d.division_id = ${division} AND d.id = due.id
    RETURNING d.id, d.webhook_id, d.event, d.about, d.attempts, d.created_at`.execute(query);
  return takenSchema.parse(rows).map((row) => ({
    id: row.id,
    webhook: row.webhook_id,
    news: newsSchema.parse({ event: row.event, about: row.about }),
    attempt: row.attempts,
    createdAt: row.created_at,
  }));
}

/** Notes what came of a try. @param result.pause - seconds to the next one; null where there is none */
export async function noteTry(
  { query }: Db,
  { division, id }: { division: number; id: string },
  result: Posted & { duration: number; pause: number | null },
): Promise<void> {
  const { status, answer, error, duration, pause } = result;
  const failed = pause === null ? 'failed' : 'waiting';
  await query
    .updateTable('webhook_deliveries')
    .set({
      state: error === '' ? 'delivered' : failed,
      status,
      answer,
      error,
      duration_ms: duration,
      tried_at: sql<Date>`now()`,
      ...(pause === null ? {} : { next_at: sql<Date>`now() + make_interval(secs => ${pause})` }),
    })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Ends what still waits for a webhook that was turned off. */
export async function endWaiting(
  { query }: Db,
  { division, id, error }: { division: number; id: string; error: string },
): Promise<void> {
  await query
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error })
    .where('division_id', '=', division)
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Writes the delivery of a test; gives its id. */
export async function insertTest({ query }: Db, division: number, webhook: string): Promise<string> {
  const { id } = await query
    .insertInto('webhook_deliveries')
    .values({ division_id: division, webhook_id: webhook, event: 'test', about: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A delivery of a webhook. */
export function findDelivery(
  { query }: Db,
  { division, webhook, id }: { division: number; webhook: string; id: string },
): Promise<DeliveryRow | undefined> {
  return query
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('division_id', '=', division)
    .where('webhook_id', '=', webhook)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Has a delivery sent now, whatever became of it before. */
export async function sendAgain(
  { query }: Db,
  { division, id }: { division: number; id: string },
): Promise<void> {
  await query
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** A page of the log of a webhook, latest first. */
export function listDeliveries(
  { query }: Db,
  of: {
    division: number;
    webhook: string;
    limit: number;
    after: { at: string; id: string } | null;
    state: string | undefined;
    event: string | undefined;
  },
): Promise<(DeliveryRow & { at: string })[]> {
  let found = query
    .selectFrom('webhook_deliveries')
    .selectAll()
    // As text: a time of JavaScript has no microseconds.
    .select(sql<string>`created_at::text`.as('at'))
    .where('division_id', '=', of.division)
    .where('webhook_id', '=', of.webhook);
  if (of.state !== undefined) found = found.where('state', '=', of.state);
  if (of.event !== undefined) found = found.where('event', '=', of.event);
  if (of.after)
    found = found.where(sql<boolean>`(created_at, id) < (${of.after.at}::timestamptz, ${of.after.id}::uuid)`);
  return found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(of.limit).execute();
}
