/** `/readyz` with the real checks: each need of a process that cannot be met takes it out of the balancer, and says which. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrations } from '../database/migrations/index.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { platformChecks } from './platform-checks.ts';
import { createProbes, createReadiness, type ProbeAnswer } from './readiness.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** Answer of the probe over the checks of a process, looked at now. */
function readyz(core: Parameters<typeof platformChecks>[0] = platform.core): Promise<ProbeAnswer> {
  const readiness = createReadiness(platformChecks(core), { patience: 2000, holds: 0 });
  return createProbes(readiness, () => false)['/readyz']();
}

/** All checks as they are, but for one that failed. */
const failing = (name: string, reason: string): unknown => ({
  status: 503,
  body: {
    status: 'not ready',
    checks: {
      database: { ok: true },
      migrations: { ok: true },
      keys: { ok: true },
      storage: { ok: true },
      [name]: { ok: false, reason },
    },
  },
});

test('a process whose needs are met is ready', async () => {
  expect(await readyz()).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('a migration that is missing makes the process unready, also over HTTP; those of a newer release do not', async () => {
  const { direct } = platform.core.database;
  const last = Object.keys(migrations).at(-1) ?? '';
  const rename = (from: string, to: string) =>
    direct('UPDATE kysely_migration SET name = $2 WHERE name = $1', [from, to]);
  await rename(last, 'not-yet');
  try {
    expect(await readyz()).toEqual(failing('migrations', '1 migration has not been carried out'));
    await vi.waitFor(async () => expect((await platform.app.inject('/readyz')).statusCode).toBe(503), 10_000);
    expect((await platform.app.inject('/healthz')).statusCode).toBe(200);
  } finally {
    await rename('not-yet', last);
  }
  await direct('INSERT INTO kysely_migration (name, "timestamp") VALUES ($1, $2)', ['9999-newer', 'now']);
  expect(await readyz()).toMatchObject({ status: 200 });
  await direct('DELETE FROM kysely_migration WHERE name = $1', ['9999-newer']);
});

test('a folder of files that cannot be written makes the process unready', async () => {
  const blocking = join(platform.core.config.dataDir, 'checks');
  rmSync(blocking, { recursive: true, force: true });
  writeFileSync(blocking, 'in the way');
  expect(await readyz()).toEqual(failing('storage', 'files cannot be written'));
  rmSync(blocking);
  expect(await readyz()).toMatchObject({ status: 200 });
});

test('a dead database makes the process unready, without a word of the driver', async () => {
  const { database, drop } = await testDatabase();
  await database.close();
  const answer = await readyz({ ...platform.core, database });
  await drop();
  expect(answer).toMatchObject({
    status: 503,
    body: { checks: { database: { ok: false, reason: 'failed' }, storage: { ok: true } } },
  });
});
