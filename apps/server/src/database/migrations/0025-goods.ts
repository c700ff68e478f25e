/** What shoppers have put on products. */
export const goods = `
-- Fields that a shopper fills in, in their order, with their prices in minor units of the division's currency.
ALTER TABLE products ADD COLUMN personalisation jsonb NOT NULL DEFAULT '[]';

-- What was filled in: [{ "id": "name", "value": "Ann" }]. The key of the line holds its hash, so that what is made
-- differently is another line.
ALTER TABLE basket_lines ADD COLUMN personalisation jsonb NOT NULL DEFAULT '[]';

-- The same with the labels of the day on which it was bought.
ALTER TABLE order_items ADD COLUMN personalisation jsonb NOT NULL DEFAULT '[]';
`;
