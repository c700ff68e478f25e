import { tenantTable } from './tenant-table.ts';

/** Variations of a page that are weighed against each other, and what each has brought. */
export const splitTests = `
${tenantTable(
  'split_tests',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Also a query parameter.
  name text NOT NULL CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- [{ "name": "Old", "weight": 1 }], the default first.
  variations jsonb NOT NULL,
  started_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, name),
  CHECK (stopped_at IS NULL OR started_at IS NOT NULL)`,
)}

-- How many were shown what, of those who agreed to be counted; never who.
${tenantTable(
  'split_test_visitors',
  `
  test_id uuid NOT NULL,
  variation text NOT NULL,
  visitors integer NOT NULL DEFAULT 0,
  PRIMARY KEY (division_id, test_id, variation),
  FOREIGN KEY (division_id, test_id) REFERENCES split_tests (division_id, id) ON DELETE CASCADE`,
)}

${tenantTable(
  'split_test_orders',
  `
  order_id bigint NOT NULL,
  test_id uuid NOT NULL,
  variation text NOT NULL,
  PRIMARY KEY (division_id, order_id, test_id),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id),
  FOREIGN KEY (division_id, test_id) REFERENCES split_tests (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX split_test_orders_by_test ON split_test_orders (division_id, test_id);
`;
