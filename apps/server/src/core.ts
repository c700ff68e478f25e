import type { FastifyBaseLogger } from 'fastify';
import { createChanges, type Changes } from './cache/changes.ts';
import { packedJson } from './cache/packed-json.ts';
import { createSharedCache, type SharedCache } from './cache/shared-cache.ts';
import { createTaggedCache, type TaggedCache } from './cache/tagged-cache.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { livingProcesses } from './database/presence.ts';
import { countInRedis } from './security/limits-in-redis.ts';
import { createReading, type Reading } from './database/reading.ts';
import { createSessionsService, type SessionsService } from './security/sessions.ts';
import { createDivisionsService, type DivisionsService } from './tenancy/divisions.service.ts';
import { createPlatformSettings, type PlatformSettings } from './domains/setup/platform-settings.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { logJobs } from './jobs/log-jobs.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import type { Meters } from './telemetry/meters.ts';
import { jobOrigins } from './telemetry/request-origin.ts';
import type { Tracing } from './telemetry/tracing.ts';
import { createRedis, type Redis } from './redis/redis.ts';
import type { Secrets } from './security/secrets.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { openStorage } from './storage/open-storage.ts';

/** Services that every domain may use. */
export interface Core {
  readonly config: Config;
  readonly database: Database;
  /** Reads that need not be the newest, from a replica where there is one. */
  readonly reading: Reading;
  readonly secrets: Secrets;
  /** Files: uploads, imports, finished images. */
  readonly storage: ObjectStore;
  readonly cache: TaggedCache;
  /** Rendered pages and catalogues that processes share; null or missing: none. */
  readonly shared?: SharedCache | null;
  /** null or missing: there is none. */
  readonly redis?: Redis | null;
  /** Changes made by other processes on the same database, and by this one. */
  readonly changes: Changes;
  /** Tells visitors who look at something that it has changed. */
  readonly live: LiveHub;
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
  const own = meters ? meters.counted(plain) : plain;
  const redis = config.redisUrl === null ? null : await createRedis(config.redisUrl, logger);
  meters?.watchDatabase(database);
  const changes = createChanges(
    database,
    (error) => logger.error({ err: error }, 'changes of other processes'),
    redis,
  );
  const live = createLiveHub({ changes, database });
  meters?.watchLive(() => live.followers);
  const { cache, shared } = redis
    ? createSharedCache(own, { redis, changes, isAlone: () => isAlone(database) })
    : { cache: own, shared: null };
  if (redis) {
    countInRedis(database, redis, logger);
    meters?.watchRedis(redis, shared);
  }
  // Before anything is read: what changes from now on is heard of.
  await changes.start();
  const reading = createReading(database, config, (text) => logger.warn(text));
  if (config.database.readUrl !== null) meters?.watchReading(reading);
  changes.onMissed(() => reading.missed());
  changes.onMissed(() => cache.clear());
  await redis?.start();
  return {
    ...given,
    ...(config.database.readUrl !== null && {
      database: {
        ...database,
        close: async () => {
          await reading.close();
          await database.close();
        },
      },
    }),
    reading,
    storage: await openStorage(config),
    cache,
    shared,
    redis,
    changes,
    live,
    jobs: createJobs(database, (error) => logger.error({ err: error }, 'job queue'), {
      settings: config.jobs,
      changes,
      origins: jobOrigins(tracing ?? null),
      ...logJobs(logger),
    }),
    divisions: await createDivisionsService({ database, reading, config, cache, changes, logger }),
    sessions: createSessionsService(database),
    settings: await createPlatformSettings({ ...given, cache, changes }),
  };
}

/** Tells whether no other process uses the database. */
async function isAlone(database: Database): Promise<boolean> {
  if (database.kind === 'pglite') return true;
  const { rows } = await database.direct(livingProcesses, []);
  return rows.length <= 1;
}
