/** Fields that a store's checkout asks for, and the terms that the shopper of an order has agreed to. */
export const checkoutFields = `
ALTER TABLE divisions ADD COLUMN checkout_settings jsonb NOT NULL DEFAULT '{}';
ALTER TABLE orders ADD COLUMN agreed_terms jsonb;
`;
