/** Services of production beside Omnis: PostgreSQL behind PgBouncer, Redis, object storage and email, all real. */
import { randomBytes } from 'node:crypto';
import { bucketServer } from '../../../apps/server/src/testing/bucket-server.ts';
import { startPgBouncer } from '../../../apps/server/src/testing/pgbouncer.ts';
import { startRedis } from '../../../apps/server/src/testing/redis-server.ts';
import { startPostgres } from '../../../scripts/postgres.ts';
import { startOutbox } from './outbox.ts';

/** Services that run. */
export interface Services {
  /** Settings by which every process of Omnis reaches them, keys included. */
  readonly settings: Readonly<Record<string, string>>;
  /** Where journeys read emails. */
  readonly outbox: string;
  stop(): Promise<void>;
}

/**
 * Starts them on free ports.
 *
 * @throws Error when this machine has no PostgreSQL, or a server cannot be installed
 */
export async function startServices(): Promise<Services> {
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const service of running.toReversed()) await service.stop();
  };
  try {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('Install PostgreSQL 15 or newer.');
    running.push(postgres);
    const pooler = await startPgBouncer(postgres.url);
    running.push(pooler);
    const redis = await startRedis();
    running.push({ stop: () => redis.kill() });
    const bucket = await bucketServer();
    running.push(bucket);
    const outbox = await startOutbox();
    running.push(outbox);
    const { endpoint, bucket: name, region, keys } = bucket.config;
    return {
      settings: {
        DATABASE_URL: pooler.through(postgres.url),
        DATABASE_DIRECT_URL: postgres.url,
        REDIS_URL: redis.url,
        S3_ENDPOINT: endpoint ?? '',
        S3_BUCKET: name,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: keys?.id ?? '',
        S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
        SMTP_URL: outbox.smtp,
        SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      },
      outbox: outbox.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
