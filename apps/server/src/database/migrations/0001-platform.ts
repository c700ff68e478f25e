import { tenantTable } from './tenant-table.ts';

/** Divisions, people, sessions, and what every domain needs. */
export const platform = `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'omnis_app') THEN CREATE ROLE omnis_app NOLOGIN NOBYPASSRLS; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'omnis_platform') THEN CREATE ROLE omnis_platform NOLOGIN NOBYPASSRLS; END IF;
  EXECUTE format('GRANT omnis_app, omnis_platform TO %I', current_user);
END $$;
GRANT USAGE ON SCHEMA public TO omnis_app, omnis_platform;

CREATE FUNCTION omnis_division() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('omnis.division', true), '')::integer $$;

CREATE TABLE divisions (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  company_name text NOT NULL,
  subdomain text UNIQUE,
  custom_domain text UNIQUE,
  enabled boolean NOT NULL DEFAULT true,
  plan text NOT NULL DEFAULT 'standard' CHECK (plan IN ('standard', 'pro', 'turbo')),
  payment_processor text NOT NULL DEFAULT 'teemill' CHECK (payment_processor IN ('teemill', 'direct')),
  country text NOT NULL DEFAULT 'GB',
  locale text NOT NULL DEFAULT 'en-GB',
  currency text NOT NULL DEFAULT 'GBP',
  contact_email text NOT NULL DEFAULT '',
  logo text,
  favicon text,
  og_image text,
  theme text NOT NULL DEFAULT 'base',
  theme_properties jsonb NOT NULL DEFAULT '{}',
  plugins jsonb NOT NULL DEFAULT '{}',
  main_menu jsonb NOT NULL DEFAULT '[]',
  footer jsonb NOT NULL DEFAULT '[]',
  sitewide_banner jsonb,
  search_redirects jsonb NOT NULL DEFAULT '[]',
  coming_soon jsonb,
  store_password_hash text,
  exchange_rates jsonb NOT NULL DEFAULT '{}',
  next_order_number integer NOT NULL DEFAULT 1001,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE divisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE divisions FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON divisions TO omnis_app USING (id = omnis_division()) WITH CHECK (id = omnis_division());
CREATE POLICY platform ON divisions TO omnis_platform USING (true) WITH CHECK (true);
CREATE POLICY owner ON divisions TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ON divisions TO omnis_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON divisions TO omnis_platform;

${tenantTable(
  'customers',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  avatar text,
  verified_at timestamptz,
  eula_signed_at timestamptz,
  company_id integer,
  should_have_store boolean NOT NULL DEFAULT false,
  two_factor_secret text,
  two_factor_last_step bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, email)`,
)}

${tenantTable(
  'customer_tokens',
  `
  token_hash text NOT NULL,
  customer_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (division_id, token_hash)`,
)}

${tenantTable(
  'addresses',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  address jsonb NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
)}
CREATE INDEX addresses_by_customer ON addresses (division_id, customer_id, used_at DESC);

-- Who manages a store: people of the platform's own division.
${tenantTable(
  'memberships',
  `
  customer_id uuid NOT NULL,
  role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'member')),
  permissions jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, customer_id)`,
)}
CREATE INDEX memberships_by_customer ON memberships (customer_id);

CREATE TABLE staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  avatar text,
  status integer DEFAULT 0,
  permissions jsonb NOT NULL DEFAULT '[]',
  national_insurance_number text,
  bank_account_name text,
  bank_sort_code text,
  bank_account_number text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('customer', 'owner', 'staff')),
  -- The store whose customer it is; the platform's own division for owners; null for staff.
  division_id integer,
  subject_id uuid NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_by_subject ON sessions (subject_id);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  count integer NOT NULL,
  resets_at timestamptz NOT NULL
);

${['staff', 'sessions', 'rate_limits']
  .map(
    (table) => `
ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON ${table} TO omnis_platform USING (true) WITH CHECK (true);
CREATE POLICY owner ON ${table} TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO omnis_platform;`,
  )
  .join('\n')}

${tenantTable(
  'audit_log',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL DEFAULT '',
  action text NOT NULL,
  target text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
  'SELECT, INSERT',
)}

${tenantTable(
  'mails',
  `
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- One mail for one happening, however often its job runs.
  dedupe_key text NOT NULL,
  recipient text NOT NULL,
  sender text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (division_id, id),
  UNIQUE (division_id, dedupe_key)`,
)}

${tenantTable(
  'files',
  `
  id text NOT NULL,
  mime text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, id)`,
)}
`;
