import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { createCore, type Core } from '../core.ts';
import type { Delivery } from '../render/delivery.ts';
import type { Outside } from '../outside.ts';
import { createServices, type Services } from '../platform.ts';
import { folderKeys } from '../security/key-source.ts';
import { loadSecrets } from '../security/secrets.ts';
import { testDatabase } from './test-database.ts';
import { seedTestDivisions } from './test-divisions.ts';

/** A whole platform for one test file. */
export interface TestPlatform {
  app: FastifyInstance;
  core: Core;
  services: Services;
  close(): Promise<void>;
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
  const { database, drop } = await testDatabase();
  if (settings.seed !== 'demo') await seedTestDivisions(database);
  const environment = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    // Nothing listens there: no test asks anything of the world outside.
    INSTAGRAM_API_BASE: 'http://127.0.0.1:9',
    SHOPIFY_API_BASE: 'http://127.0.0.1:9',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  };
  const config = { ...readConfig(environment), ...settings };
  const core = await createCore({
    config,
    database,
    secrets: loadSecrets(folderKeys(dataDir)),
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
      await core.redis?.close();
      await database.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
