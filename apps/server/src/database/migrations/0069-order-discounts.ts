/** An order keeps the names of its discounts, for its receipt, its invoice and its emails. */
export const orderDiscounts = `
ALTER TABLE orders ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]';
`;
