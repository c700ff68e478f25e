import { sealed } from './sealed-column.ts';
import { tenantTable } from './tenant-table.ts';

/** Posts of stores on Instagram (storefront.md §7 social/instagram/posts): the connection, and what was read by it. */
export const instagram = `${tenantTable(
  'instagram_connections',
  `
  -- Another one with each token: work that an earlier token began ends by it.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The account of the store there: Instagram's number, and the name that it shows everybody.
  account text NOT NULL,
  account_name text NOT NULL,
  token_sealed text NOT NULL,
  token_set_at timestamptz NOT NULL DEFAULT now(),
  -- When a job looks next whether the token has to be renewed.
  next_renewal_at timestamptz NOT NULL DEFAULT now(),
  connected_at timestamptz NOT NULL DEFAULT now(),
  -- When the posts were last read.
  read_at timestamptz,
  -- When a job reads them next; null while nobody looks at them.
  next_read_at timestamptz,
  -- Until when they are read without being asked for again.
  wanted_until timestamptz NOT NULL DEFAULT now(),
  -- Readings that failed since the last that did not.
  failures integer NOT NULL DEFAULT 0,
  problem text CHECK (problem IN ('refused', 'limited', 'unreachable')),
  problem_at timestamptz,
  PRIMARY KEY (division_id)`,
)}
${sealed('instagram_connections', 'token_sealed')}

${tenantTable(
  'instagram_posts',
  `
  id text NOT NULL,
  caption text NOT NULL DEFAULT '',
  permalink text NOT NULL DEFAULT '',
  media_type text NOT NULL CHECK (media_type IN ('image', 'video', 'album')),
  posted_at timestamptz NOT NULL,
  -- The store's own copy of the picture.
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id) REFERENCES instagram_connections (division_id) ON DELETE CASCADE`,
)}
CREATE INDEX instagram_posts_newest ON instagram_posts (division_id, posted_at DESC);
`;
