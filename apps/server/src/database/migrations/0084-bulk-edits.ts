import { tenantTable } from './tenant-table.ts';

/**
 * Bulk edits of products, and the products of each with what came of it. A product has no foreign key: that it was deleted
 * is told as well.
 */
export const bulkEdits = `
${tenantTable(
  'bulk_edits',
  `
  id uuid NOT NULL,
  action jsonb NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done')),
  total integer NOT NULL,
  processed integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  -- The bulk edit that undoes this one.
  undone_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX bulk_edits_by_age ON bulk_edits (created_at);
${tenantTable(
  'bulk_edit_products',
  `
  edit_id uuid NOT NULL,
  product_id bigint NOT NULL,
  name text NOT NULL,
  -- NULL: not done yet.
  outcome text CHECK (outcome IN ('changed', 'unchanged', 'refused')),
  reason text NOT NULL DEFAULT '',
  -- What it was before, to undo it.
  former jsonb,
  PRIMARY KEY (division_id, edit_id, product_id),
  FOREIGN KEY (division_id, edit_id) REFERENCES bulk_edits (division_id, id) ON DELETE CASCADE`,
)}
`;
