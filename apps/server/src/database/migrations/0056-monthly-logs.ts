/** Columns of a log that is kept by month, as SQL. */
interface MonthlyLog {
  readonly table: string;
  /** When a row was written; a part of the primary key, as every unique constraint of a partitioned table needs it. */
  readonly at: string;
  readonly columns: string;
  readonly rights: string;
  readonly indexes: readonly string[];
}

/**
 * Makes a log anew as a table of months and moves its rows over. Its name, columns and rights stay: the former release
 * writes to it as before. It has no foreign key to `divisions`, because dropping a month would lock that table for
 * every request; row level security decides which store a row is of.
 */
const monthlyLog = ({ table, at, columns, rights, indexes }: MonthlyLog): string => `
LOCK TABLE ${table};
ALTER TABLE ${table} RENAME TO ${table}_before;
ALTER TABLE ${table}_before RENAME CONSTRAINT ${table}_pkey TO ${table}_before_pkey;
CREATE TABLE ${table} (
  division_id integer NOT NULL,${columns}
) PARTITION BY RANGE (${at});
ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON ${table} TO omnis_app USING (division_id = omnis_division()) WITH CHECK (division_id = omnis_division());
CREATE POLICY platform ON ${table} TO omnis_platform USING (true) WITH CHECK (true);
CREATE POLICY owner ON ${table} TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT ${rights} ON ${table} TO omnis_app, omnis_platform;
CREATE TABLE ${table}_rest PARTITION OF ${table} DEFAULT;
SELECT omnis_month('${table}', month)
  FROM (SELECT DISTINCT date_trunc('month', ${at}, 'UTC') AS month FROM ${table}_before
        UNION SELECT date_trunc('month', now(), 'UTC') + make_interval(months => ahead) FROM generate_series(0, 3) AS ahead) AS months
 WHERE isfinite(month);
INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${table}_before;
DROP TABLE ${table}_before;
${indexes.join('\n')}`;

/** The two logs that grow without end, by month: a month that is over its time is dropped whole. */
export const monthlyLogs = `
-- Makes the partition of a month, and moves over what the default partition holds of it. Says whether it was made now.
CREATE FUNCTION omnis_month(parent text, month timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  from_time timestamptz := date_trunc('month', month, 'UTC');
  to_time timestamptz := (date_trunc('month', month AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
  part text := parent || to_char(from_time AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
  at_column text;
BEGIN
  -- Two processes at once make it one after the other.
  PERFORM pg_advisory_xact_lock(hashtext('omnis.months'), hashtext(parent));
  IF to_regclass(quote_ident(part)) IS NOT NULL THEN RETURN false; END IF;
  SELECT a.attname INTO at_column FROM pg_partitioned_table p JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0]
    WHERE p.partrelid = to_regclass(quote_ident(parent));
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS)', part, parent);
  -- A partition is reached by way of its table alone.
  EXECUTE format('REVOKE ALL ON %I FROM PUBLIC, omnis_app, omnis_platform', part);
  -- With the bounds as a constraint it is attached without being read.
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%I >= %L AND %I < %L)', part, part || '_month', at_column, from_time, at_column, to_time);
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    parent || '_rest', at_column, from_time, at_column, to_time, part);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, from_time, to_time);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', part, part || '_month');
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION omnis_month(text, timestamptz) FROM PUBLIC;

${monthlyLog({
  table: 'audit_log',
  at: 'at',
  columns: `
  id bigint GENERATED ALWAYS AS IDENTITY,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL DEFAULT '',
  action text NOT NULL,
  target text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, at, id)`,
  rights: 'SELECT, INSERT',
  indexes: [
    // New rows are numbered after the old ones.
    `SELECT setval(pg_get_serial_sequence('audit_log', 'id'), coalesce((SELECT max(id) FROM audit_log), 0) + 1, false);`,
  ],
})}

${monthlyLog({
  table: 'shop_events',
  at: 'created_at',
  columns: `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  -- Path of the page; its query may hold what is secret.
  location text NOT NULL DEFAULT '',
  environment text NOT NULL DEFAULT '',
  -- What kind of screen; a user agent would tell people apart.
  device text NOT NULL DEFAULT '',
  currency text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (division_id, created_at, id)`,
  rights: 'SELECT, INSERT, DELETE',
  indexes: [
    'CREATE INDEX shop_events_by_name ON shop_events (division_id, name, created_at);',
    'CREATE INDEX shop_events_by_age ON shop_events (created_at);',
  ],
})}
`;
