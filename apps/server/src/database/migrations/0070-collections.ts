/** Collections that owners make: manual ones in their order, automatic ones by rules. */
export const ownerCollections = `
ALTER TABLE collections
  ADD COLUMN kind text NOT NULL DEFAULT 'manual' CHECK (kind IN ('manual', 'automatic')),
  -- Of an automatic one; prices in minor units of the division's currency.
  ADD COLUMN match text NOT NULL DEFAULT 'all' CHECK (match IN ('all', 'any')),
  ADD COLUMN rules jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN sort text NOT NULL DEFAULT 'manual'
    CHECK (sort IN ('manual', 'bestsellerOrder', 'new-in', 'price-asc', 'price-desc', 'name')),
  ADD COLUMN meta_title text NOT NULL DEFAULT '',
  ADD COLUMN meta_description text NOT NULL DEFAULT '',
  -- Addresses that it had before, as a list; they lead to the one that it has now.
  ADD COLUMN former_url_names jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN version integer NOT NULL DEFAULT 1;
`;
