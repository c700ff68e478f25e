/**
 * Prices of a variant in other currencies, where its owner fixes them: `{"EUR": {"price": 2499, "sale": null}}`, in minor
 * units of each. A currency that is not named is converted.
 */
export const fixedPrices = `
ALTER TABLE variants ADD COLUMN fixed_prices jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(fixed_prices) = 'object');
`;
