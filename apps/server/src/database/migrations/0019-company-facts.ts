/** What the law asks of a company on its invoices. */
export const companyFacts = `
ALTER TABLE divisions
  -- The registered address, a line each.
  ADD COLUMN company_address text NOT NULL DEFAULT '',
  ADD COLUMN vat_number text NOT NULL DEFAULT '',
  ADD COLUMN company_number text NOT NULL DEFAULT '';
`;
