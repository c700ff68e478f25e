/** A table of the platform's own: its role and the owner see all of it, the role of single stores nothing. */
export const platformTable = (name: string, columns: string): string => `
CREATE TABLE ${name} (${columns}
);
ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON ${name} TO omnis_platform USING (true) WITH CHECK (true);
CREATE POLICY owner ON ${name} TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON ${name} TO omnis_platform;`;
