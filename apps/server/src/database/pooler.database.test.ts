import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { canHaveServer } from '../../../../scripts/find-server.ts';
import { databaseDefaults } from '../config/database.ts';
import { loneShopper, startLoneServer, type LoneServer } from '../testing/lone-shopper.ts';
import { startPgBouncer, startShippedPgBouncer, type RunningPooler } from '../testing/pgbouncer.ts';
import { administer, besides } from '../testing/database-template.ts';
import { startProgram } from '../testing/program.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { testDivisions } from '../testing/test-divisions.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const { demo, other } = testDivisions;
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe.runIf(isOnPostgres && canHaveServer('pgbouncer'))('through PgBouncer in transaction mode', () => {
  let home: TestHome;
  let pooler: RunningPooler;
  let url: string;
  let direct: string;
  beforeAll(async () => {
    home = await testHome();
    direct = home.env.DATABASE_URL;
    pooler = await startPgBouncer(direct);
    url = pooler.through(direct);
  });
  afterAll(async () => {
    await pooler.stop();
    await home.drop();
  });

  const open = (): Promise<Database> => openPostgres(url, { ...databaseDefaults, directUrl: direct });
  const start = (): Promise<LoneServer> =>
    startLoneServer({
      env: { ...home.env, DATABASE_URL: url, DATABASE_DIRECT_URL: direct },
    });

  test('a process that does not know of it is refused, with the setting that it needs', async () => {
    const refused = openPostgres(url);
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(refused).rejects.toThrow(/through a pooler.*Set DATABASE_DIRECT_URL/);
  });

  test('a direct address that leads to the pooler too is refused by its name', async () => {
    const twice = new URL(url);
    twice.searchParams.set('application_name', 'direct');
    const refused = openPostgres(url, { ...databaseDefaults, directUrl: twice.href });
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(refused).rejects.toThrow(/^DATABASE_DIRECT_URL leads through a pooler/);
  });

  test('a direct address of another database is refused by its name', async () => {
    const refused = openPostgres(url, { ...databaseDefaults, directUrl: besides(direct, 'postgres') });
    await expect(refused).rejects.toThrow(/^DATABASE_DIRECT_URL leads to another database than DATABASE_URL/);
  });

  test('two processes that start at once on an empty database: one migrates, and the other waits', async () => {
    const name = `omnis_pooled_${process.pid}`;
    await administer(direct, `CREATE DATABASE ${name}`);
    const args = [besides(url, name), '100', besides(direct, name)];
    const first = startProgram('testing/slow-migration.ts', { args });
    await first.printed(/in its middle/);
    const second = startProgram('testing/slow-migration.ts', { args });
    await second.printed(/^Another process is migrating; waiting …$/m);
    first.process.kill('SIGUSR2');
    const ends = await Promise.all([first.ended, second.ended]);
    expect(ends.map(({ code, errors }) => [code, errors])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(ends[0].out).toMatch(/carried out 0001-platform .* 9001-slow/);
    expect(ends[1].out).toMatch(/carried out nothing$/m);
    await administer(direct, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  describe('that asks for a password', () => {
    let strict: RunningPooler;
    beforeAll(async () => {
      strict = await startPgBouncer(direct, 'the right one');
    });
    afterAll(() => strict.stop());

    const withPassword = (password: string): string => {
      const address = new URL(strict.through(direct));
      address.password = encodeURIComponent(password);
      return address.href;
    };

    test('a wrong password is refused with the setting, and is not shown', async () => {
      const refused = openPostgres(withPassword('s3cr3t'), { ...databaseDefaults, directUrl: direct });
      await expect(refused).rejects.toThrow(/^((?!s3cr3t).)*SASL authentication failed.*Check DATABASE_URL/);
    });

    test('a process sells with the right one', async () => {
      const env = { ...home.env, DATABASE_URL: withPassword('the right one'), DATABASE_DIRECT_URL: direct };
      const server = await startLoneServer({ env });
      const shopper = await loneShopper(server);
      expect((await shopper.place(server)).status).toBe(200);
      await server.kill();
    });
  });

  describe('with the configuration of deploy/', () => {
    let shipped: RunningPooler;
    let address: string;
    beforeAll(async () => {
      shipped = await startShippedPgBouncer(direct, 'the right one');
      const named = new URL(shipped.through(direct));
      named.pathname = '/omnis';
      named.password = encodeURIComponent('the right one');
      address = named.href;
    });
    afterAll(() => shipped.stop());

    test('two processes sell', async () => {
      const env = { ...home.env, DATABASE_URL: address, DATABASE_DIRECT_URL: direct };
      const [one, two] = await Promise.all([startLoneServer({ env }), startLoneServer({ env })]);
      const shopper = await loneShopper(one);
      const placed = await shopper.place(two);
      await Promise.all([one.kill(), two.kill()]);
      expect(placed.status).toBe(200);
    });

    test('more connections than there are to the server are served in turn', async () => {
      const limits = {
        ...databaseDefaults,
        directUrl: direct,
        poolSize: 60,
        poolWait: 60_000,
        storeShare: 1,
      };
      const database = await openPostgres(address, limits);
      const work = (): Promise<number> =>
        database.tenant(demo, async (db) => (await db.run('SELECT pg_sleep(0.05)', [])).rows.length);
      const began = performance.now();
      const answers = await Promise.allSettled(Array.from({ length: 60 }, work));
      // After ten seconds an idle connection is closed, and another one gets its place in any mode.
      expect(performance.now() - began).toBeLessThan(9500);
      await database.close();
      expect(answers).toEqual(Array.from({ length: 60 }, () => ({ status: 'fulfilled', value: 1 })));
    });
  });

  test('two hundred transactions at once each keep their role, store and limits, and leave none behind', async () => {
    const database = await open();
    const asked = `SELECT current_user::text AS role, current_setting('omnis.division', true) AS division,
      current_setting('lock_timeout') AS lock, pg_sleep(0.002)`;
    const of = async (division: number, at: number): Promise<unknown> => {
      const work = async (db: Parameters<Parameters<Database['tenant']>[1]>[0]): Promise<unknown> =>
        (await db.run(`${asked}, $1::int AS at`, [at])).rows[0];
      return at % 2 === 0 ? database.tenant(division, work) : database.tenantAtOnce(division, work);
    };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => of(at % 3 === 0 ? demo : other, at)),
    );
    answers.forEach((answer, at) =>
      expect(answer).toMatchObject({
        role: 'omnis_app',
        division: String(at % 3 === 0 ? demo : other),
        lock: '5s',
        at,
      }),
    );
    const { rows } = await database.direct(`SELECT current_setting('omnis.division', true) AS division`, []);
    expect(rows).not.toContainEqual({ division: String(demo) });
    await database.close();
  });

  test('a failed transaction is undone, and the connection serves the next one', async () => {
    const database = await open();
    const broken = database.tenant(demo, (db) => db.run('SELECT 1 / $1::int', [0]));
    await expect(broken).rejects.toThrow(/division by zero/);
    const { rows } = await database.tenant(demo, (db) => db.run('SELECT $1::int AS one', [1]));
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('processes hear one another', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    const heard: (string | null)[] = [];
    await two.listen((text) => void heard.push(text));
    await one.notify('a change');
    await expect.poll(() => heard).toEqual(['a change']);
    await one.close();
    await two.close();
  });

  test('two processes start at once, and sell: what one puts into a basket the other takes an order for', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const shopper = await loneShopper(one);
    const placed = await shopper.place(two);
    expect(placed.status).toBe(200);
    const others = await Promise.all(Array.from({ length: 10 }, () => loneShopper(two)));
    const statuses = await Promise.all(others.map(async (each) => (await each.place(one)).status));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    await Promise.all([one.kill(), two.kill()]);
  });

  test('a worker runs the jobs', async () => {
    const worker = startProgram('cli/main.ts', {
      args: ['worker'],
      env: { ...home.env, DATABASE_URL: url, DATABASE_DIRECT_URL: direct },
    });
    await worker.printed(/runs jobs here/);
    const database = await openPostgres(direct);
    await expect
      .poll(
        async () =>
          (
            await database.direct(
              `SELECT 1 FROM pgboss.job WHERE state IN ('created', 'active', 'retry') AND start_after <= now()`,
              [],
            )
          ).rows.length,
        { timeout: 60_000 },
      )
      .toBe(0);
    worker.process.kill('SIGTERM');
    expect((await worker.ended).code).toBe(0);
    await database.close();
  });
});
