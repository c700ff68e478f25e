import { tenantTable } from './tenant-table.ts';

/** Teams of stores, completion badges, and who may come into a store while it is closed. */
export const teams = `
ALTER TABLE divisions
  -- Whether its team must sign in with a second factor.
  ADD COLUMN force_2fa boolean NOT NULL DEFAULT false,
  -- Addresses of customers who may come in while it is closed.
  ADD COLUMN guests jsonb NOT NULL DEFAULT '[]';

-- The store that an owner manages in this session; null: the first of theirs.
ALTER TABLE sessions ADD COLUMN active_division integer;

${tenantTable(
  'team_invitations',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- In small letters.
  email text NOT NULL,
  permissions jsonb NOT NULL DEFAULT '[]',
  token_hash text NOT NULL UNIQUE,
  invited_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, email)`,
)}

${tenantTable(
  'team_requests',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  permission text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, customer_id, permission)`,
)}

${tenantTable(
  'completion_badges',
  `
  code text NOT NULL,
  unlocked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, code)`,
)}
`;
