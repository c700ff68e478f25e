import { platformTable } from './platform-table.ts';

/** The nightly job that deletes what is over its time: one row a night, and the indexes by which it finds old rows. */
export const retention = `
${platformTable(
  'retention_runs',
  `
  -- The night by UTC. Whoever writes its row does its work.
  night date PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- Rows deleted, by kind.
  deleted jsonb NOT NULL DEFAULT '{}'`,
)}

-- Set before the file of an artwork is deleted, so that nobody takes it up in between; the row goes last.
ALTER TABLE artworks ADD COLUMN gone_at timestamptz;
CREATE INDEX artworks_gone ON artworks (gone_at) WHERE gone_at IS NOT NULL;

CREATE INDEX sessions_by_end ON sessions (LEAST(expires_at, revoked_at));
CREATE INDEX rate_limits_by_end ON rate_limits (resets_at);
CREATE INDEX account_tokens_by_end ON account_tokens (expires_at);
CREATE INDEX trusted_devices_by_end ON trusted_devices (expires_at);
CREATE INDEX mails_by_age ON mails (created_at);
CREATE INDEX push_messages_by_age ON push_messages (created_at);
CREATE INDEX dashboard_notification_recipients_read ON dashboard_notification_recipients (read_at) WHERE read_at IS NOT NULL;
CREATE INDEX dashboard_notification_recipients_deleted ON dashboard_notification_recipients (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX stock_notices_by_age ON stock_notices (asked_at);
CREATE INDEX subscribers_waiting ON subscribers (created_at) WHERE verified_at IS NULL;
CREATE INDEX basket_lines_of_visitors ON basket_lines (added_at) WHERE owner LIKE 'visitor:%';
CREATE INDEX basket_additions_by_age ON basket_additions (added_at);
CREATE INDEX basket_links_by_end ON basket_links (expires_at);
CREATE INDEX chats_by_end ON chats (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX imports_by_age ON imports (created_at);
CREATE INDEX test_processor_cards ON test_processor (created_at) WHERE kind = 'card';
-- A checkout that came to an order stays with it, without what was typed; it is in this index until then.
CREATE INDEX checkout_attempts_by_age ON checkout_attempts (updated_at) WHERE request <> '{}'::jsonb;
GRANT DELETE ON test_processor TO omnis_platform;
`;
