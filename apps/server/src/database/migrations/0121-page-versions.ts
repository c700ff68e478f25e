import { tenantTable } from './tenant-table.ts';

/**
 * The history of pages, and who has which page open in an editor. A version outlives its page, so that a page that is put
 * back has its history (docs/decisions/0258-drafts-and-versions.md).
 */
export const pageVersions = `
${tenantTable(
  'page_versions',
  `
  page_id bigint NOT NULL,
  version integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('original', 'draft', 'publish', 'unpublish', 'update', 'restore', 'discard')),
  content jsonb NOT NULL,
  -- Changes since the version before, by block.
  changes jsonb NOT NULL,
  by_kind text NOT NULL,
  by_id text NOT NULL,
  by_name text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, page_id, version)`,
)}
CREATE INDEX page_versions_by_age ON page_versions (saved_at);
${tenantTable(
  'page_editors',
  `
  page_id bigint NOT NULL,
  -- Names the window.
  editor uuid NOT NULL,
  by_kind text NOT NULL,
  by_id text NOT NULL,
  by_name text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, page_id, editor),
  FOREIGN KEY (division_id, page_id) REFERENCES pages (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX page_editors_by_age ON page_editors (seen_at);
`;
