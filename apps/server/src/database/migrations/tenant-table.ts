/**
 * SQL of a table whose rows belong to a division: `division_id` comes first, row level security is forced, and
 * each role gets its policy. A test walks the catalogue and fails on a table that was made without this.
 *
 * @param columns - column definitions and constraints after `division_id`
 * @param rights - what the two application roles may do
 */
export function tenantTable(
  name: string,
  columns: string,
  rights = 'SELECT, INSERT, UPDATE, DELETE',
): string {
  return `
CREATE TABLE ${name} (
  division_id integer NOT NULL REFERENCES divisions (id),${columns}
);
ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON ${name} TO omnis_app USING (division_id = omnis_division()) WITH CHECK (division_id = omnis_division());
CREATE POLICY platform ON ${name} TO omnis_platform USING (true) WITH CHECK (true);
CREATE POLICY owner ON ${name} TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT ${rights} ON ${name} TO omnis_app, omnis_platform;`;
}
