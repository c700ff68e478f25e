import type { Generated } from 'kysely';
import type { DefaultedTime, NullableTime } from '../../../database/columns.ts';

/** Row of `payment_accounts`. */
export interface PaymentAccountsTable {
  division_id: number;
  id: string;
  /** Stripe's id of the account. */
  stripe_account: string;
  name: string;
  is_live: boolean;
  publishable_key: string;
  secret_key_sealed: string;
  /** The last four characters of the secret key. */
  secret_key_end: string;
  /** null: not entered yet. */
  webhook_secret_sealed: string | null;
  connected_at: DefaultedTime;
  /** Since when it takes no payments any more. */
  ended_at: NullableTime;
  version: Generated<number>;
}

/** Row of `account_payments`. */
export interface AccountPaymentsTable {
  division_id: number;
  payment_intent: string;
  account_id: string;
}
