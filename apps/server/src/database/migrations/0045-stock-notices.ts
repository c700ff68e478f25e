import { tenantTable } from './tenant-table.ts';

/** People who want an email when a product is back in stock. A row is deleted once its email is written. */
export const stockNotices = `${tenantTable(
  'stock_notices',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  variant_id uuid NOT NULL,
  email text NOT NULL,
  language text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, variant_id, email)`,
)}
`;
