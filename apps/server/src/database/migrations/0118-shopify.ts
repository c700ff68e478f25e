import { sealed } from './sealed-column.ts';
import { tenantTable } from './tenant-table.ts';

/**
 * Connections of stores to their shops on Shopify, the products that were sent there, and the sends with their outcomes. The row of
 * the store tells whether a delivery profile is chosen (platform.md §6), because guards ask it for every page of the dashboard.
 */
export const shopify = `
ALTER TABLE divisions ADD COLUMN has_shopify_delivery_profile boolean NOT NULL DEFAULT false;
${tenantTable(
  'shopify_connections',
  `
  -- Another one for each connection: work that an earlier one began ends by it.
  id uuid NOT NULL,
  shop_domain text NOT NULL,
  shop_name text NOT NULL,
  currency text NOT NULL,
  token_sealed text NOT NULL,
  token_end text NOT NULL,
  -- Delivery profiles as they were last read.
  profiles jsonb NOT NULL,
  profile_id text,
  connected_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz NOT NULL DEFAULT now(),
  problem text CHECK (problem IN ('token', 'scopes', 'domain', 'throttled', 'unreachable')),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id)`,
)}
${sealed('shopify_connections', 'token_sealed')}
${tenantTable(
  'shopify_products',
  `
  product_id bigint NOT NULL,
  -- Shopify's id of it.
  shopify_id text NOT NULL,
  -- The delivery profile that its variants were put into; NULL: none but the default one.
  profile_id text,
  -- The images that were sent last, as a hash: the same ones are not sent again.
  images_hash text NOT NULL DEFAULT '',
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, product_id),
  FOREIGN KEY (division_id, product_id) REFERENCES products (division_id, id) ON DELETE CASCADE,
  FOREIGN KEY (division_id) REFERENCES shopify_connections (division_id) ON DELETE CASCADE`,
)}
${tenantTable(
  'shopify_sends',
  `
  id uuid NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done')),
  total integer NOT NULL,
  processed integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  -- Tries of the next product that Shopify did not answer.
  tries integer NOT NULL DEFAULT 0,
  progressed_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id) REFERENCES shopify_connections (division_id) ON DELETE CASCADE`,
)}
CREATE INDEX shopify_sends_latest ON shopify_sends (division_id, created_at DESC, id DESC);
CREATE INDEX shopify_sends_by_age ON shopify_sends (created_at);
${tenantTable(
  'shopify_send_products',
  `
  send_id uuid NOT NULL,
  product_id bigint NOT NULL,
  name text NOT NULL,
  -- NULL: not sent yet.
  outcome text CHECK (outcome IN ('created', 'updated', 'failed')),
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (division_id, send_id, product_id),
  FOREIGN KEY (division_id, send_id) REFERENCES shopify_sends (division_id, id) ON DELETE CASCADE`,
)}
`;
