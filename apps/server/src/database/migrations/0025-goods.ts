/** Personalisation of products by shoppers; products that contain other products. */
export const goods = `
-- Fields that a shopper fills in, in their order, with their prices in minor units of the division's currency; and what
-- a bundle holds: [{ "productId": 7, "quantity": 1 }], empty for all other products.
ALTER TABLE products
  ADD COLUMN personalisation jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN bundle_items jsonb NOT NULL DEFAULT '[]';

-- What was filled in: [{ "id": "name", "value": "Ann" }], and the variants that were chosen of what a bundle holds, in
-- its order. The key of the line holds a hash of both, so that what is made differently is another line.
ALTER TABLE basket_lines
  ADD COLUMN personalisation jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN bundle_items jsonb NOT NULL DEFAULT '[]';

-- The same with labels, names and stock-keeping units of the day on which it was bought.
ALTER TABLE order_items
  ADD COLUMN personalisation jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN bundle_items jsonb NOT NULL DEFAULT '[]';
`;
