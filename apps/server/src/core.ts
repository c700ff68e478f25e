import type { FastifyBaseLogger } from 'fastify';
import { createTaggedCache, type TaggedCache } from './cache/tagged-cache.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createSessionsService, type SessionsService } from './domains/accounts/sessions.ts';
import { createDivisionsService, type DivisionsService } from './domains/divisions/divisions.service.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { Secrets } from './security/secrets.ts';

/** What every domain may use. */
export interface Core {
  readonly config: Config;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly cache: TaggedCache;
  readonly jobs: Jobs;
  readonly divisions: DivisionsService;
  readonly sessions: SessionsService;
  readonly logger: FastifyBaseLogger;
}

/** Builds the core over an open, migrated database. */
export async function createCore(
  given: Pick<Core, 'config' | 'database' | 'secrets' | 'logger'>,
): Promise<Core> {
  const { config, database, logger } = given;
  return {
    ...given,
    cache: createTaggedCache(),
    jobs: createJobs(database, (error) => logger.error({ err: error }, 'job queue')),
    divisions: await createDivisionsService(database, config),
    sessions: createSessionsService(database),
  };
}
