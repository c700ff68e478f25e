import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { databaseDefaults } from '../config/database.ts';
import { replica as replicaCheck } from '../doctor/checks/replica.ts';
import { startReplica, type RunningReplica } from '../testing/replica.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { testDivisions } from '../testing/test-divisions.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { createReading, type Reading } from './reading.ts';
import { withVisitorPosition } from './visitor-position.ts';
import { primaryPosition } from './wal-position.ts';

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const { demo, other } = testDivisions;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// PGlite has no replica: these run where `TEST_DATABASE_URL` names a PostgreSQL.
describe.runIf(isOnPostgres)('over a streaming replica', () => {
  let home: TestHome;
  let replica: RunningReplica;
  let database: Database;
  let reading: Reading;
  const said: string[] = [];
  const open = (readMaxLag = 30): Reading =>
    createReading(
      database,
      { database: { ...databaseDefaults, readUrl: replica.of(home.env.DATABASE_URL), readMaxLag } },
      (text) => void said.push(text),
    );
  const write = (value: number): Promise<unknown> =>
    database.direct(`UPDATE reading_probe SET value = ${value}`, []);
  const look = `SELECT value, pg_is_in_recovery() AS replica FROM reading_probe`;
  const get = (mark?: string, division: number = demo): Promise<unknown> =>
    withVisitorPosition('GET', mark, () =>
      reading.tenant(division, async (db) => (await db.run(look, [])).rows[0]),
    );

  /** Waits until reads go to the replica again: an answer that is late on a busy machine has it left alone for a second. */
  const readsReplica = (division: number = demo): Promise<void> =>
    vi.waitFor(async () => expect(await get(undefined, division)).toMatchObject({ replica: true }), {
      timeout: 8_000,
      interval: 250,
    });

  /** Findings of the doctor about the replica. */
  const examined = (settings: Record<string, string>): Promise<unknown> => {
    const url = replica.of(home.env.DATABASE_URL);
    const config = readConfig({ ...home.env, NODE_ENV: 'test', DATABASE_READ_URL: url, ...settings });
    return replicaCheck.run({ config, database, core: null, missing: '' });
  };

  beforeAll(async () => {
    home = await testHome();
    database = await openPostgres(home.env.DATABASE_URL);
    await database.direct(
      'CREATE TABLE reading_probe (value int); INSERT INTO reading_probe VALUES (1); GRANT SELECT ON reading_probe TO PUBLIC',
      [],
    );
    const started = await startReplica(home.env.DATABASE_URL);
    if (!started) throw new Error('PostgreSQL serves here, but its programs were not found');
    replica = started;
    reading = open();
    // The position from which the reads begin is known, and the replica is in use: one that opens slowly is left alone.
    await readsReplica();
    await replica.caughtUp();
    await replica.delay(10);
  });
  afterAll(async () => {
    await reading.close();
    await database.close();
    await replica.remove();
    await home.drop();
  });

  test('a visitor sees what they wrote at once, and others read the replica, 10 seconds behind', async () => {
    expect(await get()).toEqual({ value: 1, replica: true });
    await write(2);
    const mark = await primaryPosition(database);
    expect(await get(mark)).toEqual({ value: 2, replica: false });
    expect(await get()).toEqual({ value: 1, replica: true });
  });

  test('a request that writes, and work outside of requests, read what was written', async () => {
    await write(3);
    const posted = withVisitorPosition('POST', undefined, () =>
      reading.tenant(demo, async (db) => (await db.run(look, [])).rows[0]),
    );
    expect(await posted).toEqual({ value: 3, replica: false });
    const inJob = await reading.platform(async (db) => (await db.run(look, [])).rows[0]);
    expect(inJob).toEqual({ value: 3, replica: false });
  });

  test('a store that was said to have changed is not read from before the notice; another store is', async () => {
    await write(4);
    reading.changed(demo);
    expect(await get()).toEqual({ value: 4, replica: false });
    await readsReplica(other);
    reading.missed();
    expect(await get(undefined, other)).toEqual({ value: 4, replica: false });
  });

  test('a forged position counts as none', async () => {
    await replica.delay(0);
    await replica.caughtUp();
    // The reader looks at intervals how far the replica is.
    await vi.waitFor(async () => expect(await get()).toMatchObject({ replica: true }), 10_000);
    for (const mark of ['', 'x', '0/', `0/1'; DROP TABLE reading_probe`, '123456789/1'])
      expect(await get(mark)).toMatchObject({ replica: true });
  });

  test('a replica that is further behind than allowed is not used', async () => {
    await replica.caughtUp();
    const strict = open(1);
    const ask = (): Promise<unknown> =>
      withVisitorPosition('GET', undefined, () =>
        strict.tenant(other, async (db) => (await db.run(look, [])).rows[0]),
      );
    await ask();
    await replica.caughtUp();
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ replica: true }), 10_000);
    await replica.delay(10);
    await write(5);
    await vi.waitFor(async () => expect(await ask()).toEqual({ value: 5, replica: false }), 10_000);
    await vi.waitFor(async () => expect(await strict.lag()).toBeGreaterThan(1), 10_000);
    expect(await examined({ DATABASE_READ_MAX_LAG: '1' })).toMatchObject([
      { level: 'warn', text: expect.stringMatching(/is \d+ s behind, over DATABASE_READ_MAX_LAG \(1 s\)/) },
    ]);
    expect(await examined({ DATABASE_READ_MAX_LAG: '3600' })).toMatchObject([{ level: 'ok' }]);
    await strict.close();
  });

  test('the primary answers when the replica stops, and the log says so once', async () => {
    await replica.delay(0);
    await replica.caughtUp();
    await vi.waitFor(async () => expect(await get()).toMatchObject({ replica: true }), 10_000);
    said.length = 0;
    await replica.stop();
    for (let at = 0; at < 5; at += 1) expect(await get()).toEqual({ value: 5, replica: false });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('DATABASE_READ_URL');
    await expect(reading.lag()).rejects.toThrow(/DATABASE_READ_URL|ECONNREFUSED|terminat/);
    expect(await examined({})).toMatchObject([
      {
        level: 'fail',
        text: expect.stringMatching(/^the replica cannot be used: Cannot reach the database/),
      },
    ]);
  });

  test('an address of the primary is no replica', async () => {
    const url = new URL(home.env.DATABASE_URL);
    url.searchParams.set('application_name', 'reading');
    expect(await examined({ DATABASE_READ_URL: url.href })).toMatchObject([
      { level: 'fail', text: expect.stringContaining('it is no replica') },
    ]);
  });
});
