/** Details that the law requires of a company on its invoices, and payments of existing orders. */
export const afterSale = `
ALTER TABLE divisions
  -- The registered address, a line each.
  ADD COLUMN company_address text NOT NULL DEFAULT '',
  ADD COLUMN vat_number text NOT NULL DEFAULT '',
  ADD COLUMN company_number text NOT NULL DEFAULT '';

-- The order that a try pays for, where it stood before; null where the try places one.
ALTER TABLE checkout_attempts ADD COLUMN pays_order_id bigint;
CREATE INDEX checkout_attempts_by_paid_order ON checkout_attempts (division_id, pays_order_id)
  WHERE pays_order_id IS NOT NULL;
CREATE INDEX checkout_attempts_by_order ON checkout_attempts (division_id, order_id)
  WHERE order_id IS NOT NULL;
`;
