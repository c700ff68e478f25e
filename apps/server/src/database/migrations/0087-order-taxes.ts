/** Why an order was taxed as it was, and the VAT number of a business that owes the tax itself. Older orders have neither. */
export const orderTaxes = `
ALTER TABLE orders
  ADD COLUMN tax_scheme text CHECK (tax_scheme IN ('local', 'oss', 'home', 'reverse', 'export', 'none')),
  ADD COLUMN buyer_vat_number text;
`;
