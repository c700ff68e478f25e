import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseDefaults } from '../config/database.ts';
import { administer, besides } from '../testing/database-template.ts';
import { seedTestDivisions, testDivisions } from '../testing/test-divisions.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { withPatience } from './limits.ts';
import { Outage } from './outage.ts';
import { openPostgres } from './postgres.ts';

const { demo, other } = testDivisions;
const server = process.env['TEST_DATABASE_URL'];

// The embedded database never waits for anybody.
describe.skipIf(!server)('a stand-alone PostgreSQL', () => {
  let database: Database;
  let close: () => Promise<void>;
  let locker: pg.Client;
  let name = '';

  beforeAll(async () => {
    const made = await testDatabase();
    await seedTestDivisions(made.database);
    const { rows } = await made.database.direct('SELECT current_database() AS name', []);
    name = String(Reflect.get(Object(rows[0]), 'name'));
    const url = besides(server ?? '', name);
    database = await openPostgres(url, {
      ...databaseDefaults,
      poolSize: 4,
      poolWait: 3_000,
      lockTimeout: 2_000,
      statementTimeout: 2_500,
      idleTimeout: 400,
    });
    locker = new pg.Client({ connectionString: url });
    locker.on('error', () => undefined);
    await locker.connect();
    close = async () => {
      await locker.end();
      await database.close();
      await made.database.close();
      await made.drop();
    };
  });
  afterAll(() => close());

  const baskets = (division: number) =>
    database.tenant(division, (db) => db.run('SELECT count(*) FROM basket_lines', []));
  const products = (division: number) =>
    database.tenant(division, (db) => db.run('SELECT count(*) FROM products', []));

  test('serves other stores while twelve requests of one wait for a locked table, and ends their wait', async () => {
    await locker.query('BEGIN; LOCK TABLE basket_lines');
    const stuck = Promise.allSettled(Array.from({ length: 12 }, () => baskets(demo)));
    const started = performance.now();
    for (let count = 0; count < 20; count += 1) await products(other);
    expect(performance.now() - started).toBeLessThan(1_800);
    expect(database.pool()).toMatchObject({ size: 4, used: 2, waiting: 10 });
    for (const outcome of await stuck) expect(outcome).toMatchObject({ reason: expect.any(Outage) });
    await locker.query('ROLLBACK');
    // It comes back at once.
    await baskets(demo);
    expect(database.pool()).toMatchObject({ used: 0, waiting: 0 });
  });

  test('serves the platform while all stores wait for a locked table', async () => {
    await locker.query('BEGIN; LOCK TABLE basket_lines');
    const stores = Array.from({ length: 12 }, (_, at) => baskets(at % 2 === 0 ? demo : other));
    const stuck = Promise.allSettled(stores);
    const { rows } = await database.platform((db) => db.run('SELECT count(*) FROM divisions', []));
    expect(rows).toHaveLength(1);
    expect(database.pool()).toMatchObject({ size: 4, used: 3, waiting: 9 });
    await locker.query('ROLLBACK');
    for (const outcome of await stuck) expect(outcome.status).toBe('fulfilled');
  });

  test('ends a statement that takes too long, and lets a job take longer', async () => {
    const slow = () => database.tenant(demo, (db) => db.run('SELECT pg_sleep($1)', [3]));
    await expect(slow()).rejects.toBeInstanceOf(Outage);
    await expect(withPatience('job', slow)).resolves.toBeDefined();
  });

  test('ends a transaction that stands still, and the process lives on', async () => {
    const still = database.tenant(demo, async (db) => {
      await db.run('SELECT 1', []);
      await new Promise((resolve) => setTimeout(resolve, 900));
      return db.run('SELECT 2', []);
    });
    await expect(still).rejects.toBeInstanceOf(Outage);
    await products(demo);
  });

  test('is an outage while connections are ended or refused, and comes back when they are taken again', async () => {
    const waiting = database.tenant(demo, (db) => db.run('SELECT pg_sleep($1)', [0.6]));
    waiting.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await administer(
      server ?? '',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND application_name = ''`,
    );
    await expect(waiting).rejects.toBeInstanceOf(Outage);
    // The end of a connection reaches the pool a moment after PostgreSQL has said that it is ended.
    await vi.waitFor(() => products(demo), { timeout: 5_000 });
    await administer(server ?? '', `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await administer(
      server ?? '',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND application_name = ''`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(products(demo)).rejects.toBeInstanceOf(Outage);
    await administer(server ?? '', `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await products(demo);
  });

  test('leaves a connection with the limits of requests after a transaction with others', async () => {
    await withPatience('job', () => products(demo));
    const { rows } = await database.direct('SHOW statement_timeout; SHOW lock_timeout', []);
    expect(rows).toEqual([{ lock_timeout: '2s' }]);
  });
});
