import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { seedTestDivisions, testDivisions } from '../../testing/test-divisions.ts';
import type { Database } from '../database.ts';
import { shopEvents } from './0020-shop-events.ts';
import { monthlyLogs } from './0056-monthly-logs.ts';
import { tenantTable } from './tenant-table.ts';

const { demo } = testDivisions;
let database: Database;
let drop: () => Promise<void>;
const one = async (sql: string) => (await database.direct(sql, [])).rows;

/** The logs as the former release had them. */
const before = `
DROP TABLE audit_log, shop_events;
DROP FUNCTION omnis_month;
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
${shopEvents}`;

beforeAll(async () => {
  ({ database, drop } = await testDatabase());
  await seedTestDivisions(database);
  await database.owner((db) => db.run(before, []));
});
afterAll(async () => {
  await database.close();
  await drop();
});

test('rows of the former release are moved to their months, the same as they were, and numbered on', async () => {
  await database.direct(
    `INSERT INTO audit_log (division_id, actor_kind, action, target, at)
       SELECT ${demo}, 'system', 'test', 't' || n, now() - n * interval '9 days' FROM generate_series(1, 100) n;
     INSERT INTO shop_events (division_id, name, data, created_at)
       SELECT ${demo}, 'search', '{"term": "fox"}', now() - n * interval '1 day' FROM generate_series(1, 80) n`,
    [],
  );
  const sums = () =>
    one(`SELECT (SELECT md5(string_agg(a::text, ',' ORDER BY id)) FROM audit_log a) AS log,
                (SELECT md5(string_agg(e::text, ',' ORDER BY id)) FROM shop_events e) AS events`);
  const were = await sums();
  await database.owner((db) => db.run(monthlyLogs, []));
  expect(await sums()).toEqual(were);
  expect(await one('SELECT 1 FROM audit_log_rest UNION ALL SELECT 1 FROM shop_events_rest')).toEqual([]);
  // As the former release writes, without a word of months.
  await database.tenant(demo, (db) =>
    db.run(
      `INSERT INTO audit_log (division_id, actor_kind, action, target) VALUES ($1, 'system', 'test', 'new')`,
      [demo],
    ),
  );
  expect(await one(`SELECT id::int FROM audit_log WHERE target = 'new'`)).toEqual([{ id: 101 }]);
});
