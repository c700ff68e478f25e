import { platformTable } from './platform-table.ts';

/** Passkeys of every kind of account, and the challenges that browsers are to sign. */
export const passkeys = `
${platformTable(
  'passkeys',
  `
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  -- As in sessions: the store whose customer it is; the platform's own division for owners; null for staff.
  division_id integer,
  subject_id uuid NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  -- Uses as the device counts them; 0 for ever where it does not.
  counter bigint NOT NULL,
  transports jsonb NOT NULL DEFAULT '[]',
  name text NOT NULL,
  synced boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz`,
)}
CREATE INDEX passkeys_by_subject ON passkeys (subject_id);

${platformTable(
  'passkey_challenges',
  `
  challenge_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  division_id integer,
  -- Who is adding a passkey; null at sign-in, where nobody is known yet.
  subject_id uuid,
  expires_at timestamptz NOT NULL`,
)}
CREATE INDEX passkey_challenges_by_age ON passkey_challenges (expires_at);
`;
