/** How a store keeps the currencies that it offers: whence the rate, the margin, and how prices are rounded. */
export const storeCurrencies = `
ALTER TABLE divisions ADD COLUMN currency_settings jsonb NOT NULL DEFAULT '{}';
`;
