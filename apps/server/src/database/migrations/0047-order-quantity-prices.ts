/**
 * Prices of an order's line at other quantities: a shopper who removes some units pays the single price for the rest.
 */
export const orderQuantityPrices = `
ALTER TABLE order_items ADD COLUMN quantity_prices jsonb NOT NULL DEFAULT '[]';
`;
