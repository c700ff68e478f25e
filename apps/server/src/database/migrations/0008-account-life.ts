/** Tokens that go out by mail for every kind of account, and which version of the licence agreement was signed. */
export const accountLife = `
-- Nothing was ever kept in it.
DROP TABLE customer_tokens;

CREATE TABLE account_tokens (
  token_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  -- As in sessions: the store whose customer it is; the platform's own division for owners; null for staff.
  division_id integer,
  subject_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  -- The address that the mail went to: a token proves this one only.
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_tokens_by_subject ON account_tokens (subject_id, purpose);
ALTER TABLE account_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE account_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON account_tokens TO omnis_platform USING (true) WITH CHECK (true);
CREATE POLICY owner ON account_tokens TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON account_tokens TO omnis_platform;

ALTER TABLE customers ADD COLUMN eula_version integer;
UPDATE customers SET eula_version = 1 WHERE eula_signed_at IS NOT NULL;
`;
