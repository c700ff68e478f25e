/**
 * Money that is paid for an order after its first payment, because its store's team added something to it. `owed_minor`: the
 * part of the total that nobody has paid yet; `charges`: later payments; `parts`: the payments that a refund gives back;
 * `signals`: why an order is worth a look before it is made.
 */
export const orderCharges = `
ALTER TABLE orders ADD COLUMN owed_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN charges jsonb NOT NULL DEFAULT '[]';
ALTER TABLE order_refunds ADD COLUMN parts jsonb NOT NULL DEFAULT '[]';

ALTER TABLE orders ADD COLUMN signals jsonb NOT NULL DEFAULT '[]';
CREATE INDEX orders_with_signals ON orders (division_id, created_at DESC, id DESC) WHERE signals <> '[]';
`;
