import { tenantTable } from './tenant-table.ts';

/**
 * Domains that stores bring. Those that were proved stand in the row of the store too, by which hosts are looked up: the
 * one that it is known by in `custom_domain`, the others in `other_domains`.
 */
export const storeDomains = `
ALTER TABLE divisions ADD COLUMN other_domains text[] NOT NULL DEFAULT '{}';
CREATE INDEX divisions_by_other_domain ON divisions USING gin (other_domains);
${tenantTable(
  'store_domains',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- As browsers send it: small letters, other scripts in Punycode.
  host text NOT NULL,
  token text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  verified_at timestamptz,
  checked_at timestamptz,
  -- What the last check has found.
  token_found boolean,
  addresses jsonb,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, host)`,
)}
`;
