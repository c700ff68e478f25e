import { tenantTable } from './tenant-table.ts';

/**
 * Former addresses of pages. Each leads to a page and not to an address, so that there are no chains and no loops
 * (docs/decisions/0259-page-redirects.md).
 */
export const pageRedirects = `
${tenantTable(
  'page_redirects',
  `
  from_url text NOT NULL,
  page_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, from_url),
  FOREIGN KEY (division_id, page_id) REFERENCES pages (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX page_redirects_by_page ON page_redirects (division_id, page_id);
`;
