import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { CheckoutAttemptsTable } from './checkout.tables.ts';

/** A checkout as it is stored. */
export type AttemptRow = Selectable<CheckoutAttemptsTable>;

/**
 * Seconds for which a checkout belongs to whoever works on it. A processor's calls take less; after it, somebody else
 * may take the checkout up, because the one who worked on it has died.
 */
export const leaseSeconds = 25;

/** A checkout that begins. */
export interface NewAttempt {
  division: number;
  key: string;
  bodyHash: string;
  owner: string;
  /** JSON. */
  request: string;
  /** JSON. */
  snapshot: string;
  amountMinor: number;
  currency: string;
}

/** Reserves the idempotency key; null when it is taken. */
export async function reserveAttempt({ query }: Db, attempt: NewAttempt): Promise<string | null> {
  const row = await query
    .insertInto('checkout_attempts')
    .values({
      division_id: attempt.division,
      idempotency_key: attempt.key,
      body_hash: attempt.bodyHash,
      owner: attempt.owner,
      request: attempt.request,
      snapshot: attempt.snapshot,
      amount_minor: attempt.amountMinor,
      currency: attempt.currency,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The checkout of a key. */
export function attemptByKey({ query }: Db, division: number, key: string): Promise<AttemptRow | undefined> {
  return query
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('division_id', '=', division)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The checkout of a payment. */
export function attemptByIntent(
  { query }: Db,
  division: number,
  intent: string,
): Promise<AttemptRow | undefined> {
  return query
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('division_id', '=', division)
    .where('payment_intent', '=', intent)
    .executeTakeFirst();
}

/** A checkout by its id. Under a lock it stays as it is until the transaction ends. */
export function attemptById(
  { query }: Db,
  division: number,
  attempt: { id: string; lock?: boolean },
): Promise<AttemptRow | undefined> {
  const found = query
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', attempt.id);
  return (attempt.lock ? found.forUpdate() : found).executeTakeFirst();
}

/** What changes of a checkout on its way. Whoever changes it holds it on. */
export interface AttemptChange {
  state?: 'started' | 'authorising' | 'requires_action' | 'done' | 'failed';
  intent?: string;
  answer?: { status: number; body: unknown };
  orderId?: number;
}

/** Notes how far a checkout has come. */
export async function updateAttempt(
  { query }: Db,
  at: { division: number; id: string },
  change: AttemptChange,
): Promise<void> {
  const { state, intent, answer, orderId } = change;
  await query
    .updateTable('checkout_attempts')
    .set({
      updated_at: sql<Date>`clock_timestamp()`,
      ...(state === undefined ? {} : { state }),
      ...(intent === undefined ? {} : { payment_intent: intent }),
      ...(answer === undefined ? {} : { answer: JSON.stringify(answer.body), answer_status: answer.status }),
      ...(orderId === undefined ? {} : { order_id: orderId }),
    })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .execute();
}

/** Takes up an unanswered checkout that nobody works on any more; null when somebody does, or it is answered. */
export async function takeUpAttempt(
  { query }: Db,
  at: { division: number; id: string },
): Promise<AttemptRow | null> {
  const row = await query
    .updateTable('checkout_attempts')
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .where('answer', 'is', null)
    .where('updated_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${leaseSeconds})`)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Lets every unanswered checkout go, in all stores: for a process that knows itself to be the only one. */
export async function releaseAttempts({ query }: Db): Promise<void> {
  await query
    .updateTable('checkout_attempts')
    .set({ updated_at: sql<Date>`to_timestamp(0)` })
    .where('answer', 'is', null)
    .execute();
}

/** Lets a checkout go, so that a repeat can take it up at once. */
export async function releaseAttempt({ query }: Db, at: { division: number; id: string }): Promise<void> {
  await query
    .updateTable('checkout_attempts')
    .set({ updated_at: sql<Date>`to_timestamp(0)` })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .execute();
}
