import { tenantTable } from './tenant-table.ts';

/** Products that are made in the dashboard: options by name, costs, archives, addresses that redirect. */
export const productOptions = `
ALTER TABLE products
  -- [{ "name": "Colour", "values": ["Red", "Blue"] }]; empty: told by the variants' colours and sizes.
  ADD COLUMN options jsonb NOT NULL DEFAULT '[]',
  -- Ids of products that its page shows first.
  ADD COLUMN cross_sell jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN sale_from timestamptz,
  ADD COLUMN sale_until timestamptz,
  ADD COLUMN min_price_minor bigint CHECK (min_price_minor >= 0),
  ADD COLUMN max_price_minor bigint CHECK (max_price_minor >= 0),
  ADD COLUMN default_price_minor bigint CHECK (default_price_minor >= 0),
  ADD COLUMN enable_add_to_cart boolean NOT NULL DEFAULT true,
  ADD COLUMN customise_it boolean NOT NULL DEFAULT true,
  ADD COLUMN archived_at timestamptz;

ALTER TABLE variants
  ADD COLUMN cost_minor bigint CHECK (cost_minor >= 0),
  ADD COLUMN image_id uuid,
  -- Not sold any more; orders and baskets may still name it.
  ADD COLUMN archived boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX variants_by_choice ON variants (division_id, product_id, colour, size) WHERE NOT archived;
ALTER TABLE variants DROP CONSTRAINT variants_division_id_product_id_colour_size_key;
CREATE INDEX variants_by_product ON variants (division_id, product_id);

${tenantTable(
  'product_addresses',
  `
  -- An address that a product had before; it redirects.
  url_name text NOT NULL,
  product_id bigint NOT NULL,
  PRIMARY KEY (division_id, url_name),
  FOREIGN KEY (division_id, product_id) REFERENCES products (division_id, id) ON DELETE CASCADE`,
)}

${tenantTable(
  'idempotency_keys',
  `
  -- Of a call and its key: nothing here tells of anybody.
  key_hash text NOT NULL,
  body_hash text NOT NULL,
  -- Null while the write is made.
  answer jsonb,
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, key_hash)`,
)}
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (written_at);
`;
