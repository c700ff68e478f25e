/**
 * First pages of a large store's lists. The places of orders whose ids are known, without their rows; and the few variants
 * that a search or a count has to ask the database for: those with a barcode, and those that are sold beyond their stock.
 * A checkout writes one more entry, for its order; stock is in none of the indexes, so that its changes write none.
 */
export const ownerLists = `
CREATE INDEX orders_placed ON orders (division_id, id) INCLUDE (created_at) WHERE draft IS NULL;
CREATE INDEX variants_with_barcode ON variants (division_id, product_id, barcode) WHERE barcode <> '';
CREATE INDEX variants_sold_on ON variants (division_id, product_id) WHERE continue_selling;
`;
