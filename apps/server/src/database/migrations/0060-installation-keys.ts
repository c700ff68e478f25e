import { platformTable } from './platform-table.ts';
import { sealed } from './sealed-column.ts';

/** The keys that processes use this database with, so that those with others notice. Never a key in clear. */
export const installationKeys = `
${platformTable(
  'installation_keys',
  `
  -- seal: keys that seal and sign, by id. push: pairs of push keys, by public key.
  kind text NOT NULL CHECK (kind IN ('seal', 'push')),
  id text NOT NULL,
  -- A hash that only this key makes; a push key is told by its id.
  "check" text NOT NULL,
  -- A push key that nobody has given: the platform made it.
  private_sealed text,
  seen_at timestamptz NOT NULL DEFAULT now(),
  -- When it was first the one that seals, or that new subscriptions are bound to.
  current_at timestamptz,
  PRIMARY KEY (kind, id)`,
)}
${sealed('installation_keys', 'private_sealed')}

-- The public push key that a browser subscribed with; null: it was not noted then.
ALTER TABLE push_subscriptions ADD COLUMN push_key text;
`;
