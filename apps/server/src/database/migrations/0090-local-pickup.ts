/** Places where shoppers collect what they bought: methods that deliver nothing, and when an order lay ready there. */
export const localPickup = `
ALTER TABLE shipping_methods ADD COLUMN pickup jsonb;
ALTER TABLE orders ADD COLUMN pickup_ready_at timestamptz;
`;
