import type { Core } from '../core.ts';
import { migrations } from '../database/migrations/index.ts';
import { NotReady, type Checks } from './readiness.ts';

/** Milliseconds for which a bucket that could be used is not asked again: each check is four requests. */
const bucketHolds = 30_000;

/** What the platform needs to answer requests: its database at this release's schema, and a place for files. */
export function platformChecks({ database, storage }: Pick<Core, 'database' | 'storage'>): Checks {
  const names = Object.keys(migrations);
  let usableAt = Number.NEGATIVE_INFINITY;
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
      if (storage.kind === 's3' && performance.now() - usableAt < bucketHolds) return;
      try {
        await storage.check();
        usableAt = performance.now();
      } catch {
        throw new NotReady('files cannot be written');
      }
    },
  };
}
