import { tenantTable } from './tenant-table.ts';

/**
 * Drafts of pages beside what shoppers see, and when a page goes live or off the shop by itself
 * (docs/decisions/0258-drafts-and-versions.md).
 */
export const pageDrafts = `
-- Counts each change of what is edited: of the draft and of the live page. It names the versions in the history.
ALTER TABLE pages ADD COLUMN edit_version integer NOT NULL DEFAULT 1;
${tenantTable(
  'page_drafts',
  `
  page_id bigint NOT NULL,
  -- The columns of the page that the draft changes, as one object.
  content jsonb NOT NULL,
  -- The live page that it was made from, or that it takes into account.
  live_version integer NOT NULL,
  live_content jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, page_id),
  FOREIGN KEY (division_id, page_id) REFERENCES pages (division_id, id) ON DELETE CASCADE`,
)}
${tenantTable(
  'page_schedules',
  `
  page_id bigint NOT NULL,
  action text NOT NULL CHECK (action IN ('publish', 'unpublish')),
  at timestamptz NOT NULL,
  -- Another one each time: a job of an earlier schedule does nothing.
  id uuid NOT NULL,
  -- Why it could not be done at its time.
  problem text,
  PRIMARY KEY (division_id, page_id, action),
  FOREIGN KEY (division_id, page_id) REFERENCES pages (division_id, id) ON DELETE CASCADE`,
)}
`;
