import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { distributionBreaches, distributionStatements, planDistribution } from './plan.ts';
import { readTableShapes } from './table-shape.ts';

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
  // An account may be the platform's own, so that its sessions and keys are of no store.
  expect(kept).toEqual(expect.arrayContaining(['sessions', 'passkeys', 'rate_limits']));
  expect(distributionStatements(tables)).toHaveLength(copied.length + spread.length);
});

test('a key without division_id is found', async () => {
  await database.owner(({ run }) => run('CREATE UNIQUE INDEX zz_products ON products (url_name)', []));
  expect(distributionBreaches(await readTableShapes(database.direct))).toEqual([
    'products: zz_products (url_name) lacks division_id',
  ]);
});
