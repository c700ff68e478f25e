import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { livingProcesses } from '../../database/presence.ts';
import type { CheckoutAttemptsTable } from './checkout.tables.ts';

/** A checkout as it is stored. */
export type AttemptRow = Selectable<CheckoutAttemptsTable>;

/**
 * Seconds for which a checkout belongs to whoever works on it, unless their process is known to have died. A processor's
 * calls take less; after it, somebody else may take the checkout up.
 */
export const leaseSeconds = 25;

/** A checkout that begins. */
export interface NewAttempt {
  division: number;
  key: string;
  bodyHash: string;
  owner: string;
  /** Number of the process that works on it. */
  holder: number;
  /** JSON. */
  request: string;
  /** JSON; null for a payment of an order that stands. */
  snapshot: string | null;
  amountMinor: number;
  currency: string;
  /** The order that it pays for, where that stands already. */
  paysOrderId?: number;
}

/** Reserves the idempotency key; null when it is taken. */
export async function reserveAttempt(
  { query }: Db,
  attempt: NewAttempt,
): Promise<Pick<AttemptRow, 'id' | 'turn'> | null> {
  const row = await query
    .insertInto('checkout_attempts')
    .values({
      division_id: attempt.division,
      idempotency_key: attempt.key,
      body_hash: attempt.bodyHash,
      owner: attempt.owner,
      holder: attempt.holder,
      request: attempt.request,
      snapshot: attempt.snapshot,
      amount_minor: attempt.amountMinor,
      currency: attempt.currency,
      pays_order_id: attempt.paysOrderId ?? null,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'idempotency_key']).doNothing())
    .returning(['id', 'turn'])
    .executeTakeFirst();
  return row ?? null;
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

/**
 * Keeps what was refused of a checkout with the order that came of it at last: what its shopper tried in the day before
 * and came to no order.
 */
export async function keepRefusals(
  { query }: Db,
  of: { division: number; owner: string; order: number },
): Promise<void> {
  await query
    .updateTable('checkout_attempts')
    .set({ order_id: of.order })
    .where('division_id', '=', of.division)
    .where('owner', '=', of.owner)
    .where('state', '=', 'failed')
    .where('payment_intent', 'is not', null)
    .where('order_id', 'is', null)
    .where('pays_order_id', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .execute();
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

/** A checkout as it is held by whoever works on it. */
export interface HeldAttempt {
  division: number;
  id: string;
  /** When it has a later one, somebody else has taken it up. */
  turn: number;
}

/** A change to a checkout in progress. Whoever changes it keeps holding it. */
export interface AttemptChange {
  state?: 'started' | 'authorising' | 'requires_action' | 'done' | 'failed';
  intent?: string;
  answer?: { status: number; body: unknown };
  orderId?: number;
}

/** Notes how far a checkout has come. False when it came to its end meanwhile, or is in other hands: nothing is changed. */
export async function updateAttempt(
  { query }: Db,
  held: HeldAttempt,
  change: AttemptChange,
): Promise<boolean> {
  const { state, intent, answer, orderId } = change;
  const { numUpdatedRows } = await query
    .updateTable('checkout_attempts')
    .set({
      updated_at: sql<Date>`clock_timestamp()`,
      ...(state === undefined ? {} : { state }),
      ...(intent === undefined ? {} : { payment_intent: intent }),
      ...(answer === undefined ? {} : { answer: JSON.stringify(answer.body), answer_status: answer.status }),
      ...(orderId === undefined ? {} : { order_id: orderId }),
    })
    .where('division_id', '=', held.division)
    .where('id', '=', held.id)
    .where('turn', '=', held.turn)
    .where('state', 'not in', ['done', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Takes up an unanswered checkout that nobody works on any more, because the process that did has died or has not been
 * heard of for too long; null when somebody does, or it is answered. Of several at once, one has it.
 */
export async function takeUpAttempt(
  { query }: Db,
  at: { division: number; id: string },
  processNumber: number,
): Promise<AttemptRow | null> {
  const row = await query
    .updateTable('checkout_attempts')
    .set({
      updated_at: sql<Date>`clock_timestamp()`,
      holder: processNumber,
      turn: sql<number>`turn + 1`,
    })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .where('answer', 'is', null)
    .where((where) =>
      where.or([
        where('updated_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${leaseSeconds})`),
        where.and([
          // Its own it knows to live, though the others may not see it at the moment.
          where('holder', '<>', processNumber),
          sql<boolean>`holder NOT IN (${sql.raw(livingProcesses)})`,
        ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Lets an unanswered checkout go, so that a repeat can take it up at once. */
export async function releaseAttempt({ query }: Db, held: HeldAttempt): Promise<void> {
  await query
    .updateTable('checkout_attempts')
    .set({ updated_at: sql<Date>`to_timestamp(0)` })
    .where('division_id', '=', held.division)
    .where('id', '=', held.id)
    .where('turn', '=', held.turn)
    .where('answer', 'is', null)
    .execute();
}
