/** Links by which staff prove a new email address (platform.md §3 User). */
export const staffEmail = `
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose_check;
ALTER TABLE account_tokens
  ADD CONSTRAINT account_tokens_purpose_check CHECK (purpose IN ('verify', 'reset', 'email'));
`;
