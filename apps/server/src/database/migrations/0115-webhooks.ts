import { sealed } from './sealed-column.ts';
import { tenantTable } from './tenant-table.ts';

/**
 * Webhooks of stores, and what is sent to them. A delivery is written with the change that it tells of, so that neither is there
 * without the other; its row is also the log.
 */
export const webhooks = `
${tenantTable(
  'webhooks',
  `
  id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  -- Names of events.
  events jsonb NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- Whether it was turned off by itself.
  turned_off boolean NOT NULL DEFAULT false,
  -- Since when nothing has arrived.
  failing_since timestamptz,
  secret_sealed text NOT NULL,
  secret_end text NOT NULL,
  -- Signs beside the secret until a time.
  former_secret_sealed text,
  former_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id, id)`,
)}
${sealed('webhooks', 'secret_sealed')}
${sealed('webhooks', 'former_secret_sealed')}
${tenantTable(
  'webhook_deliveries',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL,
  event text NOT NULL,
  -- Ids and names of what it is about; the rest is read when it is sent.
  about jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- When a waiting one is tried next; while it is under way, when it is taken up again.
  next_at timestamptz NOT NULL DEFAULT now(),
  status integer,
  duration_ms integer,
  answer text NOT NULL DEFAULT '',
  error text NOT NULL DEFAULT '',
  tried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, webhook_id) REFERENCES webhooks (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (division_id, next_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_latest ON webhook_deliveries (division_id, webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);
`;
