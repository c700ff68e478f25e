/**
 * Variants that are sold beyond their stock, which falls below 0 then. All others keep their limit, which the database
 * holds as well.
 */
export const continueSelling = `
ALTER TABLE variants ADD COLUMN continue_selling boolean NOT NULL DEFAULT false;
ALTER TABLE variants DROP CONSTRAINT variants_stock_check;
ALTER TABLE variants ADD CONSTRAINT variants_stock_check CHECK (stock >= 0 OR continue_selling) NOT VALID;
ALTER TABLE variants VALIDATE CONSTRAINT variants_stock_check;
`;
