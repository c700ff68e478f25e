import { platformTable } from './platform-table.ts';
import { sealedShape } from './sealed-column.ts';

const sealed = (column: string): string =>
  `ADD COLUMN ${column} text CONSTRAINT staff_${column}_sealed CHECK (${column} ~ '${sealedShape}')`;

/** Roles of staff, what they ask for, muting, personnel data, and until when a second factor is not asked for. */
export const staffRoles = `
ALTER TABLE staff
  ADD COLUMN muted_at timestamptz,
  -- Until then sensitive permissions can be used without a second factor.
  ADD COLUMN two_factor_due_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
  ADD COLUMN invited_at timestamptz NOT NULL DEFAULT now(),
  -- Sealed like the bank account.
  ${['name_of_bank', 'date_of_birth', 'postal_address'].map(sealed).join(',\n  ')};

-- Two permissions have got other names.
UPDATE staff SET permissions = (
  SELECT coalesce(jsonb_agg(CASE name
    WHEN 'users.mute' THEN 'staff.mute'
    WHEN 'permissions.manage' THEN 'permissions.grant'
    ELSE name END), '[]')
  FROM jsonb_array_elements_text(permissions) AS name
);

${platformTable(
  'staff_roles',
  `
  name text PRIMARY KEY,
  title text NOT NULL,
  -- What it is for, in a sentence.
  about text NOT NULL DEFAULT '',
  permissions jsonb NOT NULL DEFAULT '[]',
  -- The permission that somebody needs to give it.
  granted_by text NOT NULL,
  position integer NOT NULL DEFAULT 0`,
)}

INSERT INTO staff_roles (position, name, title, about, granted_by, permissions) VALUES
  (1, 'administrator', 'Administrator', 'Everything, other people''s permissions too.', 'staff.roles',
   '["orders.view", "orders.advance", "orders.refund", "labels.print", "chat.view", "staff.view", "staff.mute",
     "staff.manage", "staff.personal", "permissions.grant", "staff.roles"]'),
  (2, 'supervisor', 'Floor supervisor', 'Runs the floor: orders, refunds, and what the team may do with them.', 'staff.roles',
   '["orders.view", "orders.advance", "orders.refund", "labels.print", "staff.view", "staff.mute", "permissions.grant"]'),
  (3, 'people', 'People team', 'Invites colleagues and keeps their personnel data.', 'staff.roles',
   '["staff.view", "staff.manage", "staff.personal"]'),
  (4, 'picker', 'Picker', 'Works the orders of the floor.', 'permissions.grant', '["orders.view", "orders.advance"]'),
  (5, 'support', 'Support', 'Answers what shoppers and owners write.', 'permissions.grant', '["chat.view"]');

${platformTable(
  'staff_role_members',
  `
  staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  role text NOT NULL REFERENCES staff_roles (name),
  PRIMARY KEY (staff_id, role)`,
)}

${platformTable(
  'permission_requests',
  `
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  permission text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'granted', 'refused', 'expired')),
  note text NOT NULL DEFAULT '',
  decided_by uuid,
  -- As they were called then.
  decided_by_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '30 days'`,
)}
CREATE UNIQUE INDEX permission_requests_open ON permission_requests (staff_id, permission) WHERE state = 'open';
CREATE INDEX permission_requests_by_state ON permission_requests (state, created_at);
`;
