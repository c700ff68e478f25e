/** Further details that teams keep of a customer (platform.md §3 Customer), and whether an account may use a dashboard (§5). */
export const customerFields = `
ALTER TABLE customer_records
  ADD COLUMN mobile text NOT NULL DEFAULT '',
  ADD COLUMN username text NOT NULL DEFAULT '',
  -- Works for the store: comes in by the account while the store has a password, and sees unpublished pages.
  ADD COLUMN internal boolean NOT NULL DEFAULT false;
-- Asked for at sign-up, or given by a store that is opened or joined.
ALTER TABLE customers ADD COLUMN dashboard_access boolean NOT NULL DEFAULT true;
`;
