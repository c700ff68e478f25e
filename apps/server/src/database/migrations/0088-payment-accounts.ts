import { sealed } from './sealed-column.ts';
import { tenantTable } from './tenant-table.ts';

/**
 * Stripe accounts of stores, and which of them took a payment: a payment without a row is the platform's. The row of the
 * store tells which account is current, by which each of its pages is made.
 */
export const paymentAccounts = `
ALTER TABLE divisions ADD COLUMN payment_settings jsonb NOT NULL DEFAULT '{}';
${tenantTable(
  'payment_accounts',
  `
  id uuid NOT NULL,
  -- Stripe's id of the account, and the name that it has there.
  stripe_account text NOT NULL,
  name text NOT NULL,
  is_live boolean NOT NULL,
  publishable_key text NOT NULL,
  secret_key_sealed text NOT NULL,
  secret_key_end text NOT NULL,
  -- NULL: not entered yet, and events are refused.
  webhook_secret_sealed text,
  connected_at timestamptz NOT NULL DEFAULT now(),
  -- Since when it takes no payments any more; what it took is still refunded through it.
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, stripe_account, is_live)`,
)}
${sealed('payment_accounts', 'secret_key_sealed')}
${sealed('payment_accounts', 'webhook_secret_sealed')}
CREATE UNIQUE INDEX payment_accounts_current ON payment_accounts (division_id) WHERE ended_at IS NULL;
${tenantTable(
  'account_payments',
  `
  payment_intent text NOT NULL,
  account_id uuid NOT NULL,
  PRIMARY KEY (division_id, payment_intent),
  FOREIGN KEY (division_id, account_id) REFERENCES payment_accounts (division_id, id)`,
)}
CREATE INDEX account_payments_by_account ON account_payments (division_id, account_id);
`;
