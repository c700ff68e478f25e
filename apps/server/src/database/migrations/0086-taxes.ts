/**
 * Where a store is registered for tax, and the class of each product. A store without settings is taxed as before: by its
 * VAT number at home, and in the rest of the European Union at the rates there. A product without a class has a rate of
 * its own.
 */
export const taxes = `
ALTER TABLE divisions ADD COLUMN tax_settings jsonb;
ALTER TABLE products ADD COLUMN vat_class text CHECK (vat_class IN ('standard', 'reduced', 'zero'));
`;
