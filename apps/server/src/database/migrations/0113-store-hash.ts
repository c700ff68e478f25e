/** The number that a store is known by outside, and the page that staff promote it with (platform.md §3 Project: hash, promoUrl). */
export const storeHash = `
ALTER TABLE divisions
  -- Tells nothing of how many stores there are, unlike the id.
  ADD COLUMN hash text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- '': none.
  ADD COLUMN promo_url text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX divisions_hash ON divisions (hash);
`;
