/** The languages that customers have acted in, and orders were placed in: their mails and papers are written in these. */
export const spoken = `
ALTER TABLE customers
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de', 'fr'));
ALTER TABLE orders
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de', 'fr'));
`;
