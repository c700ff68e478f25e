import { tenantTable } from './tenant-table.ts';

/**
 * Changes of the stock of variants by people: who made them, why, from what to what. Orders are not among them, so that a
 * checkout writes no more than before; their lines say what they took. Then, from how many units on stock is low in a store,
 * and of which variants its owners were told.
 */
export const stockHistory = `
${tenantTable(
  'stock_changes',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  variant_id uuid NOT NULL,
  -- Null: made to order, without limit.
  from_stock integer,
  to_stock integer,
  reason text NOT NULL CHECK (reason IN ('received', 'counted', 'damaged', 'returned', 'other', 'edited', 'imported')),
  note text NOT NULL DEFAULT '',
  -- The order whose goods came back.
  order_id bigint,
  by_kind text NOT NULL,
  by_id uuid,
  by_name text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, variant_id) REFERENCES variants (division_id, id) ON DELETE CASCADE`,
  'SELECT, INSERT',
)}
CREATE INDEX stock_changes_by_variant ON stock_changes (division_id, variant_id, id DESC);

${tenantTable(
  'stock_settings',
  `
  -- A variant with so many units or fewer is low.
  low_at integer NOT NULL CHECK (low_at >= 0),
  emails boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id)`,
)}

${tenantTable(
  'low_stock_told',
  `
  variant_id uuid NOT NULL,
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, variant_id),
  FOREIGN KEY (division_id, variant_id) REFERENCES variants (division_id, id) ON DELETE CASCADE`,
)}
`;
