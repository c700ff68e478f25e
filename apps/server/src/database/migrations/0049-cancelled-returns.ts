/** Returns that their customers do not send after all. */
export const cancelledReturns = `
ALTER TABLE order_returns
  DROP CONSTRAINT order_returns_state_check,
  ADD CONSTRAINT order_returns_state_check CHECK (state IN ('asked', 'booked', 'cancelled'));
`;
