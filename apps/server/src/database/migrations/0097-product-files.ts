import { tenantTable } from './tenant-table.ts';

/** Keywords of products for search engines, and files that shoppers download on their pages. */
export const productFiles = `
ALTER TABLE products ADD COLUMN meta_keywords text NOT NULL DEFAULT '';
${tenantTable(
  'product_files',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  product_id bigint NOT NULL,
  position integer NOT NULL,
  -- What shoppers read, and what the file is saved as.
  title text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  bytes integer NOT NULL,
  -- Id of its bytes in the storage.
  file text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, product_id) REFERENCES products (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX product_files_by_product ON product_files (division_id, product_id, position);
CREATE INDEX product_files_by_file ON product_files (division_id, file);
`;
