import type { FastifyBaseLogger } from 'fastify';
import { createChanges, type Changes } from './cache/changes.ts';
import { packedJson } from './cache/packed-json.ts';
import { createTaggedCache, type TaggedCache } from './cache/tagged-cache.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createSessionsService, type SessionsService } from './domains/accounts/sessions.ts';
import { createDivisionsService, type DivisionsService } from './domains/divisions/divisions.service.ts';
import { createPlatformSettings, type PlatformSettings } from './domains/setup/platform-settings.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { logJobs } from './jobs/log-jobs.ts';
import type { Meters } from './telemetry/meters.ts';
import { jobOrigins } from './telemetry/request-origin.ts';
import type { Tracing } from './telemetry/tracing.ts';
import type { Secrets } from './security/secrets.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { openStorage } from './storage/open-storage.ts';

/** What every domain may use. */
export interface Core {
  readonly config: Config;
  readonly database: Database;
  readonly secrets: Secrets;
  /** Files: uploads, imports, finished images. */
  readonly storage: ObjectStore;
  readonly cache: TaggedCache;
  /** What other processes on the same database have changed, and what this one has. */
  readonly changes: Changes;
  readonly jobs: Jobs;
  readonly divisions: DivisionsService;
  readonly sessions: SessionsService;
  /** Settings for email and payments, which may be kept in the database. */
  readonly settings: PlatformSettings;
  readonly logger: FastifyBaseLogger;
  /** null or missing: nothing is measured. */
  readonly meters?: Meters | null;
  /** null or missing: nothing is traced. */
  readonly tracing?: Tracing | null;
}

/** Builds the core over an open, migrated database. */
export async function createCore(
  given: Pick<Core, 'config' | 'database' | 'secrets' | 'logger' | 'meters' | 'tracing'>,
): Promise<Core> {
  const { config, database, logger, meters, tracing } = given;
  const plain = createTaggedCache(undefined, packedJson);
  const cache = meters ? meters.counted(plain) : plain;
  meters?.watchDatabase(database);
  const changes = createChanges(database, (error) =>
    logger.error({ err: error }, 'changes of other processes'),
  );
  // Before anything is read: what changes from now on is heard of.
  await changes.start();
  changes.onMissed(() => cache.clear());
  return {
    ...given,
    storage: await openStorage(config),
    cache,
    changes,
    jobs: createJobs(database, (error) => logger.error({ err: error }, 'job queue'), {
      settings: config.jobs,
      changes,
      origins: jobOrigins(tracing ?? null),
      ...logJobs(logger),
    }),
    divisions: await createDivisionsService({ database, config, cache, changes, logger }),
    sessions: createSessionsService(database),
    settings: await createPlatformSettings({ ...given, cache, changes }),
  };
}
