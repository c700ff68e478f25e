/** What a credit note has to say of a refund, which the order itself no longer tells. */
export const creditNotes = `
ALTER TABLE order_refunds
  -- Where the refund lowered the order's total: its sums and lines as they were before. Null for all others.
  ADD COLUMN order_before jsonb,
  -- Lines that came back: [{ "item": "…", "minor": 1200 }], tax included. Empty where all that was left went back.
  ADD COLUMN credited jsonb NOT NULL DEFAULT '[]';
`;
