/** The address that a customer's checkouts begin with. */
export const defaultAddresses = `
ALTER TABLE addresses ADD COLUMN is_default boolean NOT NULL DEFAULT false;
-- A customer has one at most.
CREATE UNIQUE INDEX addresses_default ON addresses (division_id, customer_id) WHERE is_default;
`;
