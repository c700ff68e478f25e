import { tenantTable } from './tenant-table.ts';

/**
 * Customers as a store's team manages them: one row a person, with all their email addresses, and figures of their orders
 * that are counted again whenever one changes. What is there before is noted to be counted, and is counted in parts.
 */
export const customerRecords = `
${tenantTable(
  'customer_records',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- In small letters; the one that is shown.
  email text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  job_title text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  -- By network.
  socials jsonb NOT NULL DEFAULT '{}',
  lead_status text CHECK (lead_status IN ('new', 'contacted', 'qualified', 'won', 'lost')),
  status_journey jsonb NOT NULL DEFAULT '[]',
  -- Minor units of the division's currency.
  potential_value_minor bigint,
  request_terms boolean NOT NULL DEFAULT false,
  tags jsonb NOT NULL DEFAULT '[]',
  services jsonb NOT NULL DEFAULT '[]',
  industries jsonb NOT NULL DEFAULT '[]',
  has_account boolean NOT NULL DEFAULT false,
  -- Of the last order.
  country text NOT NULL DEFAULT '',
  postcode text NOT NULL DEFAULT '',
  orders integer NOT NULL DEFAULT 0,
  -- After refunds, minor units of the division's currency.
  spent_minor bigint NOT NULL DEFAULT 0,
  -- 1970 without an order, so that one index sorts them all.
  last_order_at timestamptz NOT NULL DEFAULT '1970-01-01T00:00:00Z',
  consent_at timestamptz,
  consent_source text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX customer_records_by_last_order ON customer_records (division_id, last_order_at DESC, id DESC);
CREATE INDEX customer_records_by_spent ON customer_records (division_id, spent_minor DESC, id DESC);
CREATE INDEX customer_records_newest ON customer_records (division_id, created_at DESC, id DESC);
CREATE INDEX customer_records_by_country ON customer_records (division_id, country, last_order_at DESC, id DESC);
CREATE INDEX customer_records_by_lead ON customer_records (division_id, lead_status, last_order_at DESC, id DESC)
  WHERE lead_status IS NOT NULL;

${tenantTable(
  'customer_record_emails',
  `
  email text NOT NULL,
  record_id uuid NOT NULL,
  PRIMARY KEY (division_id, email),
  FOREIGN KEY (division_id, record_id) REFERENCES customer_records (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX customer_record_emails_by_record ON customer_record_emails (division_id, record_id);

${tenantTable(
  'customer_record_words',
  `
  -- Folded, of what is searched; a tag begins with #. Compared by bytes, so that beginnings are found by the index: under
  -- row level security PostgreSQL uses no index of a text search.
  word text COLLATE "C" NOT NULL,
  record_id uuid NOT NULL,
  PRIMARY KEY (division_id, word, record_id),
  FOREIGN KEY (division_id, record_id) REFERENCES customer_records (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX customer_record_words_by_record ON customer_record_words (division_id, record_id);

${tenantTable(
  'customer_notes',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  record_id uuid NOT NULL,
  text text NOT NULL,
  by_kind text NOT NULL,
  by_id text,
  by_name text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  FOREIGN KEY (division_id, record_id) REFERENCES customer_records (division_id, id) ON DELETE CASCADE`,
)}
CREATE INDEX customer_notes_by_record ON customer_notes (division_id, record_id, id);

${tenantTable(
  'customer_recounts',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- An order whose customer is to be counted, or an address.
  order_id bigint,
  email text,
  PRIMARY KEY (division_id, id)`,
)}
`;
