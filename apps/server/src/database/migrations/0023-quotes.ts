import { tenantTable } from './tenant-table.ts';

/** Artwork of shoppers: what they ask to be quoted for and are offered, and what they place on products themselves. */
export const quotes = `${tenantTable(
  'artworks',
  `
  -- Unguessable: whoever knows it may use the artwork.
  id text NOT NULL,
  -- Of the file; made for this artwork alone, so that it can be thrown away.
  file text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  -- False until it belongs to something that was asked for or bought.
  kept boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX artworks_by_age ON artworks (created_at) WHERE NOT kept;

${tenantTable(
  'quotes',
  `
  order_id bigint NOT NULL,
  -- What is to be made: product, colour, sizes, prints, deadline.
  request jsonb NOT NULL,
  vat_number text NOT NULL DEFAULT '',
  artwork_id text,
  -- When staff made the offer that stands; null while there is none.
  offered_at timestamptz,
  valid_until date,
  -- What staff write to the customer with the offer.
  message text NOT NULL DEFAULT '',
  -- File of the mock-up that is to be approved.
  mockup text,
  -- What the customer asked to be changed, and when; '' once that is answered.
  asked text NOT NULL DEFAULT '',
  asked_at timestamptz,
  po_number text NOT NULL DEFAULT '',
  PRIMARY KEY (division_id, order_id),
  FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id),
  FOREIGN KEY (division_id, artwork_id) REFERENCES artworks (division_id, id)`,
)}

${tenantTable(
  'designs',
  `
  -- Unguessable: whoever knows it may buy it.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  artwork_id text NOT NULL,
  product_id bigint NOT NULL,
  -- What the product is drawn as, such as \`hoodie\`: it stays when the product changes.
  garment text NOT NULL,
  side text NOT NULL CHECK (side IN ('front', 'back')),
  -- Where the artwork lies, as shares of the area that can be printed; degrees clockwise.
  x double precision NOT NULL,
  y double precision NOT NULL,
  width double precision NOT NULL,
  rotation double precision NOT NULL,
  kept boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, artwork_id) REFERENCES artworks (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX designs_by_artwork ON designs (division_id, artwork_id);

ALTER TABLE order_items ADD COLUMN design_id uuid;
`;
