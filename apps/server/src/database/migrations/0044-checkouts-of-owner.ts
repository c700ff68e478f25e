/** Each order looks for what else its shopper tried. */
export const checkoutsOfOwner = `
CREATE INDEX checkout_attempts_by_owner ON checkout_attempts (division_id, owner, updated_at);
`;
