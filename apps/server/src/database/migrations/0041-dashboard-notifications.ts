import { tenantTable } from './tenant-table.ts';

/** Notifications for the teams of stores in the dashboard: a row for each event, and one for each recipient. */
export const dashboardNotifications = `
${tenantTable(
  'dashboard_notifications',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Such as 'order.paid'. Which kinds there are is said by the code.
  kind text NOT NULL,
  -- What it is about, by numbers and names of goods: nothing of a person.
  about jsonb NOT NULL,
  -- One notification for one happening, however often its work is repeated.
  dedupe_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, dedupe_key)`,
)}

${tenantTable(
  'dashboard_notification_recipients',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  notification_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  -- The notification's, so that a person's newest are found by an index.
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, notification_id, customer_id),
  FOREIGN KEY (division_id, notification_id) REFERENCES dashboard_notifications (division_id, id) ON DELETE CASCADE,
  -- Who leaves the team, or whose account ends, takes theirs along.
  FOREIGN KEY (division_id, customer_id) REFERENCES memberships (division_id, customer_id) ON DELETE CASCADE`,
)}
CREATE INDEX dashboard_notification_recipients_newest
  ON dashboard_notification_recipients (division_id, customer_id, created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX dashboard_notification_recipients_unread
  ON dashboard_notification_recipients (division_id, customer_id) WHERE deleted_at IS NULL AND read_at IS NULL;
CREATE INDEX dashboard_notifications_by_age ON dashboard_notifications (created_at);
`;
