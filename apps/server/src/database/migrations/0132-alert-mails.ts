import { tenantTable } from './tenant-table.ts';

/** The addresses that get a store's emails to its team, and the emails that wait to be written. */
export const alertMails = `
${tenantTable(
  'alert_mails',
  `
  -- Addresses by the kind of email; the owners get those about low stock where none is named.
  new_order jsonb NOT NULL DEFAULT '[]',
  low_stock jsonb NOT NULL DEFAULT '[]',
  return_asked jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id)`,
)}

${tenantTable(
  'alert_mails_due',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('newOrder', 'returnAsked')),
  -- Ids and numbers of what it is about; the rest is read when it is written.
  about jsonb NOT NULL,
  -- One email for one happening.
  dedupe_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, dedupe_key)`,
)}
`;
