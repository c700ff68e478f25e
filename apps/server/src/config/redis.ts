import { ConfigError, defineSection } from './section.ts';
import { url } from './values.ts';

const wanted = 'must be an address such as redis://127.0.0.1:6379 or rediss://user:password@host:6380/0';

/** Redis or Valkey, which processes share; without it each keeps what it remembers to itself. */
export const redis = defineSection(
  { REDIS_URL: url(/^rediss?:\/\/[^/]/, wanted).optional() },
  (env): { redisUrl: string | null } => {
    if (env.REDIS_URL === undefined) return { redisUrl: null };
    const { hostname, pathname } = new URL(env.REDIS_URL);
    if (hostname === '' || !/^\/?\d{0,5}$/.test(pathname))
      throw new ConfigError(`The setting REDIS_URL ${wanted}.`);
    return { redisUrl: env.REDIS_URL };
  },
);
