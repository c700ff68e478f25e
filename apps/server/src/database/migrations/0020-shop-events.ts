import { tenantTable } from './tenant-table.ts';

/** Events in shops, counted for visitors who agreed to it (platform.md §7). */
export const shopEvents = `${tenantTable(
  'shop_events',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  -- Path of the page; its query may hold what is secret.
  location text NOT NULL DEFAULT '',
  environment text NOT NULL DEFAULT '',
  -- What kind of screen; a user agent would tell people apart.
  device text NOT NULL DEFAULT '',
  currency text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
  'SELECT, INSERT, DELETE',
)}
CREATE INDEX shop_events_by_name ON shop_events (division_id, name, created_at);
CREATE INDEX shop_events_by_age ON shop_events (created_at);
`;
