import { tenantTable } from './tenant-table.ts';

/** Filters of the order list that a store's team keeps under a name. */
export const orderViews = `
${tenantTable(
  'order_views',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- As the list's call takes them.
  filters jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
  'SELECT, INSERT, DELETE',
)}
CREATE UNIQUE INDEX order_views_by_name ON order_views (division_id, lower(name));
`;
