import { tenantTable } from './tenant-table.ts';

/** What customers change of their orders, and parts of payments that are given back. */
export const orderChanges = `
${tenantTable(
  'order_changes',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('address', 'lines', 'cancelled')),
  -- What was changed, in words for staff.
  text text NOT NULL,
  -- Null where a repeat changes nothing anyway.
  idempotency_key text,
  body_hash text,
  -- What was answered, given again for the same key.
  answer jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, idempotency_key),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
  'SELECT, INSERT',
)}
CREATE INDEX order_changes_by_order ON order_changes (division_id, order_id, id);

${tenantTable(
  'order_refunds',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id bigint NOT NULL,
  -- In the order's currency.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- In words for the customer.
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'refunded', 'failed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
  'SELECT, INSERT, UPDATE',
)}
CREATE INDEX order_refunds_by_order ON order_refunds (division_id, order_id, created_at);
`;
