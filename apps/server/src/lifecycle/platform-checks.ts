import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../core.ts';
import { migrations } from '../database/migrations/index.ts';
import { NotReady, type Checks } from './readiness.ts';

/** What the platform needs to answer requests: its database at this release's schema, and a place for files. */
export function platformChecks({ database, config }: Pick<Core, 'database' | 'config'>): Checks {
  const names = Object.keys(migrations);
  return {
    database: async () => {
      await database.direct('SELECT 1', []);
    },
    migrations: async () => {
      const { rows } = await database.direct(
        'SELECT count(*) AS done FROM kysely_migration WHERE name = ANY($1)',
        [names],
      );
      const missing = names.length - Number(Reflect.get(Object(rows[0]), 'done'));
      // A newer release may have migrated further: that is no reason to leave (docs/guides/operations.md).
      if (missing > 0) throw new NotReady(`${missing} migrations have not been carried out`);
    },
    storage: async () => {
      const folder = join(config.dataDir, 'uploads');
      const path = join(folder, `.ready-${process.pid}-${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(path, '');
        await rm(path);
      } catch {
        throw new NotReady('files cannot be written');
      }
    },
  };
}
