import { tenantTable } from './tenant-table.ts';

/** Who wants to be told by mail when something that is sold out is back. A row is gone once its mail is written. */
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
