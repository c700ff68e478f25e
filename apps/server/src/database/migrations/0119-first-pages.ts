/**
 * First pages of a large store's lists, by indexes alone: lists and counts show orders that were placed, so the indexes hold
 * no drafts, and rows need not be read to leave them out. The lines of an order tell what was sold of which product. Each
 * index takes the place of another one, so that a checkout writes as many as before. The new ones are made first: until the
 * old ones go at the end, orders can be read.
 */
export const firstPages = `
CREATE INDEX orders_placed_by_status ON orders (division_id, status, created_at DESC, id DESC) WHERE draft IS NULL;
CREATE INDEX orders_placed_by_payment ON orders (division_id, payment_state, created_at DESC, id DESC) WHERE draft IS NULL;
CREATE INDEX orders_placed_by_country ON orders (division_id, country, created_at DESC, id DESC) WHERE draft IS NULL;
CREATE INDEX order_items_of_order ON order_items (division_id, order_id, position) INCLUDE (id, product_id, quantity);
CREATE INDEX customer_record_words_of_record ON customer_record_words (division_id, record_id, word);
DROP INDEX orders_by_status;
DROP INDEX orders_by_payment;
DROP INDEX orders_by_country;
DROP INDEX order_items_by_order;
DROP INDEX customer_record_words_by_record;
`;
