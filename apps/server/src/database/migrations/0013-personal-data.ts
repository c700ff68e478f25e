import { platformTable } from './platform-table.ts';
import { sealed } from './sealed-column.ts';
import { tenantTable } from './tenant-table.ts';

/** Copies of personal data and deletions that wait; secrets only sealed; a log that nobody changes. */
export const personalData = `
${platformTable(
  'personal_exports',
  `
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  -- As in sessions: the store whose customer it is; the platform's own division for owners; null for staff.
  division_id integer,
  subject_id uuid NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  ready_at timestamptz,
  expires_at timestamptz NOT NULL,
  bytes integer NOT NULL DEFAULT 0,
  -- Sealed; null until it is made.
  content text`,
)}
CREATE INDEX personal_exports_by_subject ON personal_exports (subject_id, requested_at DESC);

${tenantTable(
  'account_deletions',
  `
  kind text NOT NULL CHECK (kind IN ('customer', 'owner')),
  subject_id uuid NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  PRIMARY KEY (division_id, kind, subject_id)`,
)}

-- Who wrote a review, where that is known.
ALTER TABLE reviews ADD COLUMN customer_id uuid;
CREATE INDEX reviews_by_customer ON reviews (division_id, customer_id) WHERE customer_id IS NOT NULL;

-- Whatever a later call writes there: never in clear.
${[
  ['customers', 'two_factor_secret'],
  ['customers', 'two_factor_pending'],
  ['staff', 'two_factor_secret'],
  ['staff', 'two_factor_pending'],
  ['staff', 'national_insurance_number'],
  ['staff', 'bank_account_name'],
  ['staff', 'bank_sort_code'],
  ['staff', 'bank_account_number'],
  ['personal_exports', 'content'],
]
  .map(([table = '', column = '']) => sealed(table, column))
  .join('\n')}

-- Written once, read for ever: in no role of the application is a line changed or taken away.
REVOKE ALL ON audit_log FROM PUBLIC, omnis_app, omnis_platform;
GRANT SELECT, INSERT ON audit_log TO omnis_app, omnis_platform;
`;
