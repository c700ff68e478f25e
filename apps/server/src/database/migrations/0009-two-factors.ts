import { platformTable } from './platform-table.ts';

/** Second factors for every kind of account, recovery codes, trusted devices, and sessions that can be listed. */
export const twoFactors = `
-- A secret that no code has confirmed yet; sealed like the one in force.
ALTER TABLE customers ADD COLUMN two_factor_pending text;
ALTER TABLE staff
  ADD COLUMN two_factor_secret text,
  ADD COLUMN two_factor_pending text,
  ADD COLUMN two_factor_last_step bigint;

ALTER TABLE sessions
  -- What a session is called where it is shown; the hash of its token stays inside.
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN ip text NOT NULL DEFAULT '',
  ADD COLUMN second_factor boolean NOT NULL DEFAULT false,
  -- When the password was last proved in it.
  ADD COLUMN confirmed_at timestamptz;
CREATE UNIQUE INDEX sessions_by_id ON sessions (id);

${platformTable(
  'recovery_codes',
  `
  -- Of the account and the code together.
  code_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz`,
)}
CREATE INDEX recovery_codes_by_subject ON recovery_codes (subject_id);

${platformTable(
  'trusted_devices',
  `
  token_hash text PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  subject_id uuid NOT NULL,
  -- The browser as it called itself.
  name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL`,
)}
CREATE INDEX trusted_devices_by_subject ON trusted_devices (subject_id);
`;
