import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { seedTestDivisions, testDivisions } from '../../testing/test-divisions.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { recordAudit } from './audit.ts';

let database: Database;
let drop: () => Promise<void>;
const { demo } = testDivisions;

beforeAll(async () => {
  ({ database, drop } = await testDatabase());
  await seedTestDivisions(database);
  await database.tenant(demo, (db) =>
    recordAudit(db, { division: demo, actor: null, action: 'test', target: 'page:1' }),
  );
});
afterAll(async () => {
  await database.close();
  await drop();
});

const attempts = [
  `UPDATE audit_log SET actor_name = 'somebody else'`,
  `UPDATE audit_log SET data = '{}' WHERE false`,
  `DELETE FROM audit_log`,
  `TRUNCATE audit_log`,
  `ALTER TABLE audit_log DISABLE ROW LEVEL SECURITY`,
  `DROP TABLE audit_log`,
  `GRANT UPDATE ON audit_log TO omnis_app`,
];
const roles = ['omnis_app', 'omnis_platform'] as const;

test.each(roles.flatMap((role) => attempts.map((sql) => [role, sql] as const)))(
  'in the role %s the audit log cannot be changed: %s',
  async (role, sql) => {
    const run = () =>
      role === 'omnis_app'
        ? database.tenant(demo, (db) => db.run(sql, []))
        : database.platform((db) => db.run(sql, []));
    // A grant by somebody who has nothing to grant is a warning, and changes nothing.
    if (sql.startsWith('GRANT')) await run().catch(() => undefined);
    else await expect(run()).rejects.toThrow(/permission denied|must be owner/);
    const { rows } = await database.direct(
      `SELECT actor_name, has_table_privilege('${role}', 'audit_log', 'UPDATE') AS changes FROM audit_log`,
      [],
    );
    expect(rows).toEqual([{ actor_name: 'Omnis', changes: false }]);
  },
);

test.each(['audit_log', 'order_status_log', 'payment_attempts'])('%s is only added to', async (table) => {
  const { rows } = await database.direct(
    `SELECT grantee || ' ' || privilege_type AS may FROM information_schema.role_table_grants
     WHERE table_name = '${table}' AND grantee IN ('omnis_app', 'omnis_platform', 'PUBLIC') ORDER BY 1`,
    [],
  );
  expect(rows).toEqual(
    ['omnis_app INSERT', 'omnis_app SELECT', 'omnis_platform INSERT', 'omnis_platform SELECT'].map((may) => ({
      may,
    })),
  );
});
