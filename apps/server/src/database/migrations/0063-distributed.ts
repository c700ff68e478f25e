/**
 * Unique values of a tenant table are unique in their store, so that the tables can be spread over machines by
 * `division_id`: such a database keeps one machine's rows unique, not everybody's. Numbers come from one sequence and
 * hashes are random, so nothing is unique less than before.
 */
export const distributed = `
CREATE UNIQUE INDEX orders_by_hash ON orders (division_id, hash);
CREATE UNIQUE INDEX orders_by_history_hash ON orders (division_id, history_hash);
-- Staff open an order by its number in the platform.
CREATE INDEX orders_by_id ON orders (id);
ALTER TABLE orders DROP CONSTRAINT orders_id_key;
ALTER TABLE orders DROP CONSTRAINT orders_hash_key;
ALTER TABLE orders DROP CONSTRAINT orders_history_hash_key;

CREATE UNIQUE INDEX team_invitations_by_store_token ON team_invitations (division_id, token_hash);
-- Whoever opens an invitation says the token alone.
CREATE INDEX team_invitations_by_token ON team_invitations (token_hash);
ALTER TABLE team_invitations DROP CONSTRAINT team_invitations_token_hash_key;
`;
