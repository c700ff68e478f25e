import { tenantTable } from './tenant-table.ts';

/**
 * Themes that stores make of their own (storefront.md §1 "Owners edit themes"): values of the dark mode beside those of both,
 * the draft that waits for being published, and themes that were kept under a name.
 */
export const storeThemes = `
ALTER TABLE divisions ADD COLUMN theme_dark jsonb NOT NULL DEFAULT '{}';
${tenantTable(
  'theme_drafts',
  `
  -- NULL: there is no draft. The row stays, so that versions never come twice.
  theme text,
  properties jsonb NOT NULL DEFAULT '{}',
  dark jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 0,
  publish_at timestamptz,
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- As the logs name them.
  by_kind text NOT NULL DEFAULT '',
  by_id text NOT NULL DEFAULT '',
  by_name text NOT NULL DEFAULT '',
  PRIMARY KEY (division_id)`,
)}
${tenantTable(
  'own_themes',
  `
  id uuid NOT NULL,
  name text NOT NULL,
  theme text NOT NULL,
  properties jsonb NOT NULL DEFAULT '{}',
  dark jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, name)`,
)}
`;
