import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { hostName, port } from './values.ts';

function registrableDomain(host: string): string {
  return host.split('.').slice(-2).join('.');
}

/** Where the server listens, which hosts it answers to, and the mode that follows from them. */
export const hosts = defineSection(
  {
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PLATFORM_HOST: hostName.default('localhost'),
    ATLAS_HOST: hostName.default('atlas.localhost'),
    STORES_DOMAIN: hostName.default('localhost'),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
    NODE_ENV: z.string().default('production'),
  },
  (env) => {
    const local = env.STORES_DOMAIN === 'localhost' || env.STORES_DOMAIN.endsWith('.localhost');
    const mode: 'demo' | 'production' | 'test' =
      env.NODE_ENV === 'test' ? 'test' : local ? 'demo' : 'production';
    if (mode === 'production') {
      if (registrableDomain(env.STORES_DOMAIN) === registrableDomain(env.PLATFORM_HOST)) {
        throw new ConfigError(
          'STORES_DOMAIN must be another registrable domain than PLATFORM_HOST: stores carry their owners’ code and must not share cookies with the dashboard.',
        );
      }
      if (env.SEED === 'demo')
        throw new ConfigError('SEED=demo is refused in production: its logins are public.');
    }
    return {
      port: env.PORT,
      host: env.HOST,
      platformHost: env.PLATFORM_HOST.toLowerCase(),
      atlasHost: env.ATLAS_HOST.toLowerCase(),
      storesDomain: env.STORES_DOMAIN.toLowerCase(),
      seed: env.SEED ?? (mode === 'production' ? ('none' as const) : ('demo' as const)),
      mode,
    };
  },
);
