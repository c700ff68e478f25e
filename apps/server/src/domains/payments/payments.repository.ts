import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { PaymentAttemptsTable } from './payments.tables.ts';

/** Something that was tried with a card. */
export interface Attempt {
  intent: string;
  message: string;
  success: boolean;
  methodName: string;
}

/** Appends an attempt. */
export async function insertAttempt({ query }: Db, division: number, attempt: Attempt): Promise<void> {
  await query
    .insertInto('payment_attempts')
    .values({
      division_id: division,
      payment_intent: attempt.intent,
      message: attempt.message,
      success: attempt.success,
      method_name: attempt.methodName,
    })
    .execute();
}

/** An attempt as it is stored. */
export type AttemptLogRow = Pick<
  Selectable<PaymentAttemptsTable>,
  'payment_intent' | 'message' | 'success' | 'method_name' | 'at'
>;

/** The attempts of payments, oldest first. */
export async function attemptsOf(
  { query }: Db,
  division: number,
  intents: readonly string[],
): Promise<AttemptLogRow[]> {
  if (intents.length === 0) return [];
  return query
    .selectFrom('payment_attempts')
    .select(['payment_intent', 'message', 'success', 'method_name', 'at'])
    .where('division_id', '=', division)
    .where('payment_intent', 'in', intents)
    .orderBy('id')
    .execute();
}

/** A payment of a store. */
export interface PaymentOf {
  readonly division: number;
  readonly intent: string;
}

/** Forgets what was tried for payments that came to no order. Only the owner of the tables may. */
export async function forgetAttempts({ query }: Db, payments: readonly PaymentOf[]): Promise<void> {
  if (payments.length === 0) return;
  const pairs = sql.join(
    payments.map(({ division, intent }) => sql`(${division}::integer, ${intent}::text)`),
  );
  await query
    .deleteFrom('payment_attempts')
    .where(sql<boolean>`(division_id, payment_intent) IN (${pairs})`)
    .execute();
  await query
    .deleteFrom('account_payments')
    .where(sql<boolean>`(division_id, payment_intent) IN (${pairs})`)
    .execute();
  await query
    .deleteFrom('test_processor')
    .where('kind', '=', 'intent')
    .where(
      'id',
      'in',
      payments.map(({ intent }) => intent),
    )
    .execute();
}
