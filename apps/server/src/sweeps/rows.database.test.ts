import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sealedColumns } from '../security/sealed-columns.ts';
import { platformTables } from '../testing/sweep/digest.ts';
import { testDatabase } from '../testing/test-database.ts';
import { unwatched } from '../testing/watched-joins.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

// Stores of this test alone, whose rows no service reads: any text will do in them.
const mine = 31;
const theirs = 32;

/** Values for columns that do not accept just any value. */
const given: Readonly<Record<string, string>> = {
  'discounts.tenths': '0',
  'account_deletions.kind': "'customer'",
  'bulk_edit_products.outcome': "'changed'",
  'bulk_edits.state': "'done'",
  'alert_mails_due.kind': "'newOrder'",
  'campaigns.state': "'draft'",
  'campaigns.problem': "'segment'",
  'chat_messages.author': "'visitor'",
  'chat_messages.event': 'NULL',
  'chats.ended_at': 'NULL',
  'chats.group_id': '3',
  'chats.staff_id': 'NULL',
  'chats.status': "'queued'",
  'collections.kind': "'manual'",
  'collections.match': "'all'",
  'collections.sort': "'manual'",
  'coupons.kind': "'fixed'",
  'creators.kind': "'person'",
  'customer_records.lead_status': "'new'",
  'customers.language': "'de'",
  'designs.side': "'front'",
  'discounts.kind': "'percentage'",
  'discounts.method': "'code'",
  'instagram_connections.problem': "'refused'",
  'instagram_posts.media_type': "'image'",
  'memberships.role': "'owner'",
  'order_changes.kind': "'lines'",
  'order_fulfilments.sent_by': "'store'",
  'order_payments.method': "'cash'",
  'order_payments.paid_on': 'NULL',
  'order_refunds.state': "'pending'",
  'order_returns.resolution': "'refund'",
  'order_returns.state': "'asked'",
  'orders.language': "'de'",
  'orders.tax_scheme': "'local'",
  'products.vat_class': "'reduced'",
  'reviews.rating': '5',
  'reviews.state': "'published'",
  'shipping_methods.cutoff': "'14:00'",
  'shipping_methods.measure': "'none'",
  'split_tests.name': "'hero'",
  'stock_changes.reason': "'counted'",
  'list_edits.state': "'done'",
  'list_edit_rows.outcome': "'changed'",
  'shopify_connections.problem': "'token'",
  'shopify_send_products.outcome': "'failed'",
  'shopify_sends.state': "'done'",
  'page_schedules.action': "'publish'",
  'page_versions.kind': "'publish'",
  'webhook_deliveries.state': "'failed'",
};

const columnsSchema = z.array(z.object({ name: z.string(), type: z.string() }));

function valueOf(
  table: string,
  { name, type }: z.infer<typeof columnsSchema>[number],
  division: number,
): string {
  // The schema refuses a text in clear there.
  if (sealedColumns.some((each) => each.table === table && each.column === name))
    return `'k1.${'i'.repeat(16)}.${'t'.repeat(22)}.text${division}'`;
  const fixed = given[`${table}.${name}`];
  if (fixed !== undefined) return fixed;
  if (name === 'division_id' || /int|numeric/.test(type)) return String(division);
  if (type === 'uuid') return `'00000000-0000-4000-8000-0000000000${division}'`;
  if (type === 'boolean') return 'true';
  if (type.startsWith('json')) return "'{}'";
  if (type.startsWith('timestamp') || type === 'date') return 'now()';
  if (type === 'double precision') return '0.5';
  return type === 'bytea' ? `'\\x${division}'` : `'text of ${division}'`;
}

async function columnsOf(database: Database, table: string) {
  const { rows } = await database.direct(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = '"${table}"'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [],
  );
  return columnsSchema.parse(rows);
}

/** A row of a store in every table that has one. Those that hang on another table's come after it. */
async function fill(database: Database, tables: readonly string[], division: number): Promise<void> {
  await database.direct(
    `INSERT INTO divisions (id, code, name, company_name) VALUES (${division}, 's${division}', 's', 's')`,
    [],
  );
  let waiting = [...tables];
  let problem = '';
  for (let round = 0; waiting.length > 0 && round < 6; round += 1) {
    const left: string[] = [];
    for (const table of waiting) {
      const columns = await columnsOf(database, table);
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const values = columns.map((column) => valueOf(table, column, division)).join(', ');
      try {
        await database.direct(
          `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE VALUES (${values})`,
          [],
        );
      } catch (error) {
        problem = String(error);
        left.push(table);
      }
    }
    waiting = left;
  }
  if (waiting.length > 0)
    throw new Error(
      `Tell the sweep how to fill ${waiting.join(', ')}, by a line in \`given\` of rows.database.test.ts: ${problem}`,
    );
}

let platform: TestPlatform;
let database: Database;
const { database: shape, drop } = await testDatabase();
const tables = await platformTables(shape);
const tenantTables = tables.filter(({ tenant }) => tenant).map(({ name }) => name);
const sharedTables = tables
  .filter(({ tenant, name }) => !tenant && name !== 'divisions')
  .map(({ name }) => name);
await shape.close();
await drop();

beforeAll(async () => {
  // With the tables of the job queue, and what the roles may do there.
  platform = await createTestPlatform();
  // It attacks: its statements are no requests.
  database = unwatched(platform.core.database);
  await fill(database, tenantTables, mine);
  await fill(database, tenantTables, theirs);
  // The schema itself writes the terms of an order.
  await database.direct(`DELETE FROM order_terms WHERE term NOT LIKE 'text of %'`, []);
});
afterAll(() => platform.close());

const countsSchema = z.tuple([z.object({ own: z.number(), others: z.number() })]);

async function run(sql: string): Promise<{ rows: unknown[]; affected: number } | string> {
  try {
    return await database.tenant(mine, (db) => db.run(sql, []));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const refused = /permission denied|row-level security/;

describe('without the repository’s own filter, in the role of one store', () => {
  test('there are tables to look at', () => {
    expect(tenantTables.length).toBeGreaterThan(25);
  });

  test.each(tenantTables)('%s shows its own rows and takes no others', async (table) => {
    const seen = await run(
      `SELECT count(*) FILTER (WHERE division_id = ${mine})::int AS own, count(*) FILTER (WHERE division_id <> ${mine})::int AS others FROM "${table}"`,
    );
    if (typeof seen === 'string') throw new Error(seen);
    expect(countsSchema.parse(seen.rows)).toEqual([{ own: 1, others: 0 }]);

    const untouched = `SELECT md5(t::text) AS row FROM "${table}" t WHERE division_id = ${theirs}`;
    const before = (await database.direct(untouched, [])).rows;
    expect(before).toHaveLength(1);

    const changed = await run(`UPDATE "${table}" SET division_id = division_id RETURNING division_id`);
    if (typeof changed === 'string') expect(changed).toMatch(refused);
    else expect(changed.rows).toEqual([{ division_id: mine }]);

    const deleted = await run(`DELETE FROM "${table}" WHERE division_id <> ${mine} RETURNING 1`);
    if (typeof deleted === 'string') expect(deleted).toMatch(refused);
    else expect(deleted.rows).toEqual([]);

    expect(await run(`UPDATE "${table}" SET division_id = ${theirs}`)).toMatch(refused);
    const columns = (await columnsOf(database, table)).filter(({ name }) => name !== 'division_id');
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    expect(
      await run(
        `INSERT INTO "${table}" (division_id, ${names}) OVERRIDING SYSTEM VALUE SELECT ${theirs}, ${names} FROM "${table}"`,
      ),
    ).toMatch(refused);
    expect((await database.direct(untouched, [])).rows).toEqual(before);
  });

  test('divisions shows its own row alone', async () => {
    expect(await run('SELECT id FROM divisions')).toMatchObject({ rows: [{ id: mine }] });
    expect(await run(`UPDATE divisions SET name = 'taken' WHERE id <> ${mine} RETURNING id`)).toMatchObject({
      rows: [],
    });
  });

  test.each(sharedTables)('%s, which is nobody’s in particular, is not there', async (table) => {
    for (const sql of [`SELECT * FROM "${table}"`, `DELETE FROM "${table}"`, `TRUNCATE "${table}"`])
      expect(await run(sql)).toMatch(refused);
  });

  test('without a store nothing is seen at all', async () => {
    for (const table of [...tenantTables, 'divisions']) {
      const { rows } = await database.direct(
        `BEGIN; SET LOCAL ROLE omnis_app; SELECT count(*)::int AS seen FROM "${table}"; COMMIT`,
        [],
      );
      expect([table, rows]).toEqual([table, [{ seen: 0 }]]);
    }
  });

  test('jobs of other stores are neither read nor changed', async () => {
    for (const sql of [
      'SELECT data FROM pgboss.job',
      "UPDATE pgboss.job SET state = 'cancelled'",
      'DELETE FROM pgboss.job',
      'SELECT * FROM pgboss.job_common',
      'UPDATE pgboss.queue SET retry_limit = 0',
    ])
      expect([sql, await run(sql)]).toEqual([sql, expect.stringMatching(refused)]);
  });
});
