/** Facts about a refund that a credit note needs and the order no longer holds. */
export const creditNotes = `
ALTER TABLE order_refunds
  -- Where the refund lowered the order's total: its sums and lines as they were before. Null for all others.
  ADD COLUMN order_before jsonb,
  -- Lines that came back: [{ "item": "…", "minor": 1200 }], tax included. Empty where all that was left went back.
  ADD COLUMN credited jsonb NOT NULL DEFAULT '[]';
`;
