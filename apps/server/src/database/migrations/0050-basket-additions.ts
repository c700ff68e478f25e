import { tenantTable } from './tenant-table.ts';

/** Additions to baskets that were sent with a key, so that one whose answer was lost is not made twice. */
export const basketAdditions = `
${tenantTable(
  'basket_additions',
  `
  -- Of whose basket and its key: nothing here tells of anybody.
  key_hash text NOT NULL,
  body_hash text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, key_hash)`,
)}
`;
