import type { Core } from '../core.ts';
import { agreeOnKeys, KeyMismatch } from '../security/key-checks.ts';
import { keySourceOf } from '../security/key-source.ts';
import { migrations } from '../database/migrations/index.ts';
import { NotReady, type Checks } from './readiness.ts';

/** Milliseconds for which a bucket that could be used is not asked again: each check is four requests. */
const bucketHolds = 30_000;

/** The needs of a process that answers requests: its database at this release's schema, the keys that others use, and a place for files. */
export function platformChecks({
  config,
  database,
  logger,
  secrets,
  storage,
}: Pick<Core, 'config' | 'database' | 'logger' | 'secrets' | 'storage'>): Checks {
  const { place } = keySourceOf(config);
  let isTold = false;
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
      if (missing > 0)
        throw new NotReady(
          missing === 1
            ? '1 migration has not been carried out'
            : `${missing} migrations have not been carried out`,
        );
    },
    keys: async () => {
      try {
        await agreeOnKeys(database, secrets, place);
        isTold = false;
      } catch (error) {
        if (!(error instanceof KeyMismatch)) throw error;
        if (!isTold) logger.error(error.message);
        isTold = true;
        throw new NotReady('the keys of this process are not those that other processes use');
      }
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
