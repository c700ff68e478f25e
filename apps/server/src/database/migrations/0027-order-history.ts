/** The way from an order's mail to all orders of its address (storefront.md §2 /order-history/{customerHash}). */
export const orderHistory = `
-- Unguessable, for the mails of the order alone: who reads them reads the mails of the other orders too. Null from when
-- the customer has deleted the account.
ALTER TABLE orders ADD COLUMN history_hash text UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', '');
UPDATE orders SET history_hash = NULL WHERE email = 'deleted@account.invalid';
CREATE INDEX orders_by_email ON orders (division_id, lower(email), created_at DESC);
`;
