import { tenantTable } from './tenant-table.ts';

/**
 * Notifications that stores write to their subscribers or show their visitors. `reached` is the place up to which recipients
 * were written to: it is moved in the transaction that writes to them, so that a job that is repeated goes on there.
 */
export const campaigns = `
${tenantTable(
  'campaigns',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Words, look and recipients.
  content jsonb NOT NULL,
  audience text NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'scheduled', 'sending', 'sent')),
  send_at timestamptz,
  sent_at timestamptz,
  reached text,
  sent integer NOT NULL DEFAULT 0,
  opened integer NOT NULL DEFAULT 0,
  clicked integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX campaigns_latest ON campaigns (division_id, created_at DESC, id DESC);
`;
