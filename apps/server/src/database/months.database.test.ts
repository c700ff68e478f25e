import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { carryOut } from '../testing/carry-out.ts';
import { testDatabase } from '../testing/test-database.ts';
import { seedTestDivisions, testDivisions } from '../testing/test-divisions.ts';
import type { Database } from './database.ts';
import { makeMonths, monthEnding } from './months.ts';

let database: Database;
let drop: () => Promise<void>;
const { demo } = testDivisions;

beforeAll(async () => {
  ({ database, drop } = await testDatabase());
  await seedTestDivisions(database);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const partsSchema = z.array(z.object({ name: z.string() }));
async function partsOf(table: string): Promise<string[]> {
  const { rows } = await database.direct(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = '${table}'::regclass ORDER BY 1`,
    [],
  );
  return partsSchema.parse(rows).map(({ name }) => name);
}
const monthName = (table: string, monthsAhead: number): string => {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1));
  return `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`;
};
const audit = (target: string, monthsAgo: number) =>
  database.direct(
    `INSERT INTO audit_log (division_id, actor_kind, action, target, at)
     VALUES (${demo}, 'system', 'test', '${target}', date_trunc('month', now(), 'UTC') - interval '${monthsAgo} months' + interval '3 days')`,
    [],
  );
const targets = async () =>
  (await database.direct('SELECT target FROM audit_log ORDER BY at', [])).rows.map(
    (row) => Object(row).target,
  );

test.each(['audit_log', 'shop_events'])(
  '%s has partitions for this month and the next three',
  async (table) => {
    expect(await partsOf(table)).toEqual(
      [0, 1, 2, 3].map((ahead) => monthName(table, ahead)).concat(`${table}_rest`),
    );
  },
);

test('a month that is missing is made at any time, by several at once, and again when it is there', async () => {
  await database.direct(`DROP TABLE ${monthName('audit_log', 3)}`, []);
  const made = await Promise.all([makeMonths(database), makeMonths(database)]);
  expect(Math.max(...made)).toBe(1);
  expect(await partsOf('audit_log')).toContain(monthName('audit_log', 3));
  expect(await makeMonths(database)).toBe(0);
});

test('rows without a month lie in the rest, until their month is made', async () => {
  await audit('old', 40);
  await audit('young', 30);
  expect(await targets()).toEqual(['old', 'young']);
  const rest = () => database.direct('SELECT 1 FROM audit_log_rest', []);
  expect((await rest()).rows).toHaveLength(2);
  expect(await makeMonths(database)).toBe(2);
  expect((await rest()).rows).toEqual([]);
  expect(await targets()).toEqual(['old', 'young']);
  expect(await partsOf('audit_log')).toEqual(
    expect.arrayContaining([monthName('audit_log', -40), monthName('audit_log', -30)]),
  );
});

test('a month that is over goes whole, and the others stay', async () => {
  const ending = monthEnding(database, { table: 'audit_log', keep: '36 months' });
  expect(await ending.count()).toBe(1);
  expect(await carryOut([ending])).toBe(1);
  expect(await targets()).toEqual(['young']);
  expect(await partsOf('audit_log')).not.toContain(monthName('audit_log', -40));
  expect(await carryOut([ending])).toBe(0);
});

test.each(['omnis_app', 'omnis_platform'])(
  'in the role %s no month is reached past the log',
  async (role) => {
    const work =
      role === 'omnis_app' ? database.tenant.bind(database, demo) : database.platform.bind(database);
    for (const part of await partsOf('audit_log'))
      for (const sql of [`SELECT * FROM "${part}"`, `DELETE FROM "${part}"`, `DROP TABLE "${part}"`])
        await expect(work((db) => db.run(sql, []))).rejects.toThrow(/permission denied|must be owner/);
    await expect(work((db) => db.run(`SELECT omnis_month('audit_log', now())`, []))).rejects.toThrow(
      /permission denied/,
    );
  },
);

test('lines are written and numbered as before, without naming a month', async () => {
  await database.tenant(demo, (db) =>
    db.run(
      `INSERT INTO audit_log (division_id, actor_kind, action, target) VALUES ($1, 'system', 'test', 'now')`,
      [demo],
    ),
  );
  const { rows } = await database.direct(
    `SELECT tableoid::regclass::text AS part, id > (SELECT min(id) FROM audit_log) AS later FROM audit_log WHERE target = 'now'`,
    [],
  );
  expect(rows).toEqual([{ part: monthName('audit_log', 0), later: true }]);
});
