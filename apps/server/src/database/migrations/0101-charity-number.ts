/** The number of a registered charity that runs a store, which its invoices name. */
export const charityNumber = `
ALTER TABLE divisions ADD COLUMN charity_number text NOT NULL DEFAULT '';
`;
