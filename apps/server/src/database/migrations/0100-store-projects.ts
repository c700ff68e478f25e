/** The place of a store on the platform, as staff decide it (platform.md §3 Project), and stores that are switched off. */
export const storeProjects = `
ALTER TABLE divisions
  -- Null: switched on. The reason is for its team to read; who did it, as they were called then.
  ADD COLUMN closed_since timestamptz,
  ADD COLUMN closed_reason text NOT NULL DEFAULT '',
  ADD COLUMN closed_by text NOT NULL DEFAULT '',
  ADD COLUMN is_vip boolean NOT NULL DEFAULT false,
  -- '': nothing is suspected. For its team to read; while it stands, the shop takes no orders.
  ADD COLUMN fraud_reason text NOT NULL DEFAULT '',
  -- Staff look after it: they may come in while it is closed.
  ADD COLUMN managed boolean NOT NULL DEFAULT false,
  ADD COLUMN demographic text,
  ADD COLUMN chat_channels text[] NOT NULL DEFAULT '{live-chat,phone}',
  -- Null: nothing is agreed on.
  ADD COLUMN payment_interval text,
  -- Null: it sells here alone.
  ADD COLUMN integration_type text,
  ADD COLUMN project_version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT divisions_closed_reason CHECK ((closed_since IS NULL) = (closed_reason = ''));

CREATE INDEX divisions_vip ON divisions (id) WHERE is_vip;

-- Administrators have every permission.
UPDATE staff_roles SET permissions = permissions || '["stores.manage"]'
  WHERE name = 'administrator' AND NOT permissions ? 'stores.manage';
`;
