import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { createCore, type Core } from '../core.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import type { Delivery } from '../render/delivery.ts';
import { createServices, type Outside, type Services } from '../platform.ts';
import { loadSecrets } from '../security/secrets.ts';
import { seedTestDivisions } from './test-divisions.ts';

/** A whole platform for one test file. */
export interface TestPlatform {
  app: FastifyInstance;
  core: Core;
  services: Services;
  close(): Promise<void>;
}

async function freshPostgres(url: string): Promise<{ database: Database; drop: () => Promise<void> }> {
  const name = `omnis_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  return {
    database: await openPostgres(target.href),
    drop: async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/**
 * A migrated platform with the test divisions (`testing/test-divisions.ts`), over PGlite in memory or, when
 * `TEST_DATABASE_URL` is set, over a fresh database of that PostgreSQL. With the setting `seed: 'demo'` it starts
 * without divisions, ready for the demo's.
 */
export async function createTestPlatform(
  settings: Partial<Config> = {},
  outside: Outside = {},
  delivery: Delivery | null = null,
): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'omnis-test-'));
  const url = process.env['TEST_DATABASE_URL'];
  const { database, drop } = url
    ? await freshPostgres(url)
    : { database: await openPglite(null), drop: async () => undefined };
  await migrate(database);
  if (settings.seed !== 'demo') await seedTestDivisions(database);
  const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED: 'none' }), ...settings };
  const core = await createCore({
    config,
    database,
    secrets: loadSecrets(dataDir),
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  });
  const services = createServices(core, outside);
  const app = await createApp(core, services, delivery);
  await core.jobs.start();
  return {
    app,
    core,
    services,
    close: async () => {
      await app.close();
      await core.jobs.stop();
      await database.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
