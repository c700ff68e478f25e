import { tenantTable } from './tenant-table.ts';

/** Policies in a store's own words. Each wording is kept: a shopper may ask which one they agreed to. */
export const policyTexts = `
${tenantTable(
  'policy_texts',
  `
  policy text NOT NULL,
  language text NOT NULL,
  version integer NOT NULL,
  -- Sanitised HTML. Null: the generated words again.
  html text,
  -- The person who saved it, by the name that they had.
  by_kind text NOT NULL DEFAULT '',
  by_id text NOT NULL DEFAULT '',
  by_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, policy, language, version)`,
)}
`;
