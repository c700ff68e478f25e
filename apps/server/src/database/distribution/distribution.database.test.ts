import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { distributionBreaches, distributionStatements, planDistribution } from './plan.ts';
import { readTableShapes } from './table-shape.ts';

/** Tables of the platform; a table of stores that lost its `division_id`, or lets it be null, would be among them. */
const ofPlatform = [
  'chat_agents',
  'installation_keys',
  'job_workers',
  'kysely_migration',
  'permission_requests',
  'platform_settings',
  'rate_limits',
  'reference_rates',
  'retention_runs',
  'seasonal_banner',
  'setup_links',
  'spent_challenges',
  'staff_role_members',
  'staff_roles',
  'test_processor',
];

/** Tables that belong to accounts; the accounts of staff belong to no store. */
const ofAccounts = [
  'account_tokens',
  'passkey_challenges',
  'passkeys',
  'personal_exports',
  'recovery_codes',
  'sessions',
  'sms_codes',
  'trusted_devices',
];

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await testDatabase());
});
afterAll(async () => {
  await database.close();
  await drop();
});

test('every key of every tenant table holds division_id, so that the tables can be spread by store', async () => {
  const tables = await readTableShapes(database.direct);
  expect(distributionBreaches(tables)).toEqual([]);
  const { copied, spread, kept } = planDistribution(tables);
  expect(copied).toEqual(['divisions', 'staff']);
  expect(spread).toEqual(expect.arrayContaining(['orders', 'audit_log', 'products']));
  expect(kept.toSorted()).toEqual([...ofPlatform, ...ofAccounts].toSorted());
  expect(distributionStatements(tables)).toHaveLength(copied.length + spread.length);
});

test('a key without division_id is found', async () => {
  await database.owner(({ run }) => run('CREATE UNIQUE INDEX zz_products ON products (url_name)', []));
  expect(distributionBreaches(await readTableShapes(database.direct))).toEqual([
    'products: zz_products (url_name) lacks division_id',
  ]);
});
