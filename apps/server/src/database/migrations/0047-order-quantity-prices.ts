/** What the price of an order's line is with other quantities: who takes some out pays for the rest what they cost alone. */
export const orderQuantityPrices = `
ALTER TABLE order_items ADD COLUMN quantity_prices jsonb NOT NULL DEFAULT '[]';
`;
