import { tenantTable } from './tenant-table.ts';

/** Changes that customers make to their orders, partial refunds and returned goods. */
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
  -- For goods that came back; the others have lowered the order's total.
  of_return boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'refunded', 'failed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
  'SELECT, INSERT, UPDATE',
)}
CREATE INDEX order_refunds_by_order ON order_refunds (division_id, order_id, created_at);

${tenantTable(
  'order_returns',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL,
  -- As it stands on the label.
  number text NOT NULL,
  resolution text NOT NULL CHECK (resolution IN ('refund', 'exchange')),
  note text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'booked')),
  idempotency_key text NOT NULL,
  body_hash text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  booked_at timestamptz,
  booked_by text NOT NULL DEFAULT '',
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, number),
  UNIQUE (division_id, idempotency_key),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id)`,
  'SELECT, INSERT, UPDATE',
)}
CREATE INDEX order_returns_by_order ON order_returns (division_id, order_id, id);

${tenantTable(
  'order_return_lines',
  `
  return_id bigint NOT NULL,
  item_id uuid NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  reason text NOT NULL,
  -- What takes its place, in an exchange.
  variant_id uuid,
  colour text NOT NULL DEFAULT '',
  size text NOT NULL DEFAULT '',
  -- Null until it is booked in.
  received integer CHECK (received BETWEEN 0 AND quantity),
  PRIMARY KEY (division_id, return_id, item_id),
  FOREIGN KEY (division_id, return_id) REFERENCES order_returns (division_id, id),
  FOREIGN KEY (division_id, item_id) REFERENCES order_items (division_id, id)`,
  'SELECT, INSERT, UPDATE',
)}
CREATE INDEX order_return_lines_by_item ON order_return_lines (division_id, item_id);
`;
