import type { Selectable } from 'kysely';
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
