/** Reviews by buyers, which the store's team reads first; prices that fall with the quantity; size charts. */
export const shopping = `
ALTER TABLE reviews
  ADD COLUMN state text NOT NULL DEFAULT 'published' CHECK (state IN ('pending', 'published', 'rejected')),
  -- The order by which it is known that its author has bought the product; null for what was imported.
  ADD COLUMN order_id bigint;
CREATE UNIQUE INDEX reviews_once_an_order ON reviews (division_id, order_id, product_id) WHERE order_id IS NOT NULL;
CREATE INDEX reviews_by_state ON reviews (division_id, state, created_at DESC);

-- From how many on, how many per cent off: [{ "quantity": 5, "percent": 10 }], rising in both.
ALTER TABLE products
  ADD COLUMN price_matrix jsonb NOT NULL DEFAULT '[]',
  -- Measures of each size in centimetres: { "measures": ["Chest"], "rows": [{ "size": "S", "values": [48] }] }.
  ADD COLUMN size_chart jsonb;
`;
