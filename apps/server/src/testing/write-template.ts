/** Makes the database that tests copy: `write-template.ts <file for PGlite's archive | URL of an empty database>`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { createCore } from '../core.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { createServices } from '../platform.ts';
import { folderKeys } from '../security/key-source.ts';
import { loadSecrets } from '../security/secrets.ts';

/** The schema, and what the job queue writes at its first start. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  const dataDir = mkdtempSync(join(tmpdir(), 'omnis-template-'));
  const core = await createCore({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED: 'none' }),
    database,
    secrets: loadSecrets(folderKeys(dataDir)),
    logger: pino({ level: 'silent' }),
  });
  createServices(core);
  await core.jobs.start();
  await core.jobs.stop();
  rmSync(dataDir, { recursive: true });
}

const [target = ''] = process.argv.slice(2);
if (target.startsWith('postgres')) {
  const database = await openPostgres(target);
  await fill(database);
  await database.close();
} else {
  const database = await openPglite(null);
  await fill(database);
  writeFileSync(target, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
}
