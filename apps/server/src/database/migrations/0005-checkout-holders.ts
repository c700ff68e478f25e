/** Which process works on a checkout, and how often it has changed hands: who has lost it may not end it. */
export const checkoutHolders = `
ALTER TABLE checkout_attempts ADD COLUMN holder integer;
ALTER TABLE checkout_attempts ADD COLUMN turn integer NOT NULL DEFAULT 1;
`;
