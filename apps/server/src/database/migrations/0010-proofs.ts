import { platformTable } from './platform-table.ts';
import { sealed } from './sealed-column.ts';
import { tenantTable } from './tenant-table.ts';

/** Captcha challenges that were used up, and codes by text message as a second factor. */
export const proofs = `
${platformTable(
  'spent_challenges',
  `
  id text PRIMARY KEY,
  -- After this the challenge is refused for its age, and need not be remembered.
  expires_at timestamptz NOT NULL`,
)}
CREATE INDEX spent_challenges_by_age ON spent_challenges (expires_at);

-- Mobile numbers, sealed: the proved one, and one whose code has not come back yet.
ALTER TABLE customers ADD COLUMN sms_number text, ADD COLUMN sms_pending text;
ALTER TABLE staff ADD COLUMN sms_number text, ADD COLUMN sms_pending text;

${platformTable(
  'sms_codes',
  `
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  subject_id uuid NOT NULL,
  -- To prove a number, or to sign in.
  purpose text NOT NULL CHECK (purpose IN ('number', 'sign-in')),
  -- Keyed, of the account, the purpose and the code together.
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The last one sent is the only one that works.
  PRIMARY KEY (kind, subject_id, purpose)`,
)}

${tenantTable(
  'text_messages',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- Number and text, sealed.
  content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX text_messages_by_age ON text_messages (created_at);

-- Never in clear, whatever a later call writes there.
${[
  sealed('customers', 'sms_number'),
  sealed('customers', 'sms_pending'),
  sealed('staff', 'sms_number'),
  sealed('staff', 'sms_pending'),
  sealed('text_messages', 'content'),
].join('\n')}
`;
