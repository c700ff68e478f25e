/** Until when an order leaves on the same day, by the clock of the store; pictures in reviews. */
export const comforts = `
-- IANA name, such as Europe/London.
ALTER TABLE divisions ADD COLUMN time_zone text NOT NULL DEFAULT 'Europe/London';
ALTER TABLE shipping_methods
  ADD COLUMN cutoff text NOT NULL DEFAULT '14:00' CHECK (cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- Artwork of the buyer: [{ "id": "…", "src": "/images/…", "width": 1200, "height": 900 }].
ALTER TABLE reviews ADD COLUMN pictures jsonb NOT NULL DEFAULT '[]';
`;
