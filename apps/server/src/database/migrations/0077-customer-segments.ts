import { tenantTable } from './tenant-table.ts';

/** Saved filters of a store's list of customers. */
export const customerSegments = `
${tenantTable(
  'customer_segments',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  filters jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
)}
CREATE UNIQUE INDEX customer_segments_by_name ON customer_segments (division_id, lower(name));

CREATE INDEX subscribers_by_consent ON subscribers (division_id, verified_at DESC, email DESC, mailing_list DESC)
  WHERE verified_at IS NOT NULL;

-- Everybody who was there before is counted in parts, when the list is opened and at night.
INSERT INTO customer_recounts (division_id, email)
SELECT division_id, lower(email) FROM orders WHERE email <> 'deleted@account.invalid' GROUP BY division_id, lower(email)
UNION
SELECT division_id, lower(email) FROM customers;
`;
