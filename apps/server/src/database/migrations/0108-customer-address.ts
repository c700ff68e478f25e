/** The address of a customer who was added by hand, versions of segments, and tenths of a percentage that is discounted. */
export const customerAddress = `
ALTER TABLE customer_records ADD COLUMN address jsonb;
ALTER TABLE customer_segments ADD COLUMN version integer NOT NULL DEFAULT 1;
-- 7.5 % is a value of 7 with 5 tenths; an amount has none.
ALTER TABLE discounts ADD COLUMN tenths smallint NOT NULL DEFAULT 0 CHECK (tenths BETWEEN 0 AND 9);
`;
