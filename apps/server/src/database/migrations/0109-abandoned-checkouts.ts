import { tenantTable } from './tenant-table.ts';

/**
 * Checkouts whose shopper has typed an email address and not ordered, when a store reminds of them, and the addresses that do
 * not want to be reminded.
 */
export const abandonedCheckouts = `
${tenantTable(
  'abandoned_checkouts',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Of the basket.
  owner text NOT NULL,
  -- In small letters.
  email text NOT NULL,
  language text NOT NULL,
  currency text NOT NULL,
  value_minor bigint NOT NULL,
  -- As they are shown to the store.
  lines jsonb NOT NULL,
  -- The lines of the basket as they are stored, by which it is restored.
  rows jsonb NOT NULL,
  -- Of the link in the reminder.
  token_hash text,
  left_at timestamptz NOT NULL DEFAULT now(),
  reminded_at timestamptz,
  -- The order that it became after its reminder.
  order_id bigint,
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX abandoned_checkouts_latest ON abandoned_checkouts (division_id, left_at DESC, id DESC);
CREATE INDEX abandoned_checkouts_by_owner ON abandoned_checkouts (division_id, owner);
CREATE INDEX abandoned_checkouts_by_email ON abandoned_checkouts (division_id, email);
CREATE UNIQUE INDEX abandoned_checkouts_by_token ON abandoned_checkouts (division_id, token_hash)
  WHERE token_hash IS NOT NULL;

${tenantTable(
  'reminder_settings',
  `
  -- Null: nobody is reminded.
  hours integer CHECK (hours > 0),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id)`,
)}

${tenantTable(
  'reminder_optouts',
  `
  -- In small letters.
  email text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, email)`,
)}
`;
