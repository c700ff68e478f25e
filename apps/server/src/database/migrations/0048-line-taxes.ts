/** Lines that are priced before tax are taxed as a whole: what that is more than the tax of their pieces. */
export const lineTaxes = `
ALTER TABLE order_items ADD COLUMN tax_rest_minor integer NOT NULL DEFAULT 0;
`;
