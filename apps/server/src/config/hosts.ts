import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { hostName, listenHost, nameServers, port } from './values.ts';

function registrableDomain(host: string): string {
  return host.toLowerCase().split('.').slice(-2).join('.');
}

const isOfThisMachine = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** @throws {ConfigError} when a demo, whose logins are public, would be reached from elsewhere */
function checkDemo(hosts: Readonly<Record<'PLATFORM_HOST' | 'ATLAS_HOST', string>>): void {
  const outside = Object.entries(hosts).find(([, host]) => !isOfThisMachine(host));
  if (outside)
    throw new ConfigError(
      `${outside[0]} (${outside[1]}) needs STORES_DOMAIN beside it: while stores live under localhost this is a demo, whose logins are public. Set STORES_DOMAIN to a domain of the stores’ own.`,
    );
}

/** @throws {ConfigError} when a host is missing, or would share cookies with the stores */
function checkProduction(env: {
  readonly STORES_DOMAIN: string;
  readonly PLATFORM_HOST?: string | undefined;
  readonly ATLAS_HOST?: string | undefined;
}): void {
  for (const name of ['PLATFORM_HOST', 'ATLAS_HOST'] as const) {
    const host = env[name];
    if (host === undefined)
      throw new ConfigError(
        `STORES_DOMAIN needs ${name} beside it: without one, only this machine could reach it.`,
      );
    if (registrableDomain(env.STORES_DOMAIN) === registrableDomain(host))
      throw new ConfigError(
        `STORES_DOMAIN must be another registrable domain than ${name}: stores carry their owners’ code and must not share cookies with the dashboard and atlas.`,
      );
  }
}

/** Where the server listens, which hosts it answers to, and the mode that follows from them. */
export const hosts = defineSection(
  {
    PORT: port.default(3000),
    HOST: listenHost.default('127.0.0.1'),
    PLATFORM_HOST: hostName.optional(),
    ATLAS_HOST: hostName.optional(),
    STORES_DOMAIN: hostName.default('localhost'),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
    DNS_SERVERS: nameServers.default([]),
    NODE_ENV: z.string().default('production'),
  },
  (env) => {
    const platformHost = (env.PLATFORM_HOST ?? 'localhost').toLowerCase();
    const atlasHost = (env.ATLAS_HOST ?? 'atlas.localhost').toLowerCase();
    const storesDomain = env.STORES_DOMAIN.toLowerCase();
    const mode: 'demo' | 'production' | 'test' =
      env.NODE_ENV === 'test' ? 'test' : isOfThisMachine(storesDomain) ? 'demo' : 'production';
    if (platformHost === atlasHost)
      throw new ConfigError(
        `ATLAS_HOST is the same host as PLATFORM_HOST (${platformHost}). Give atlas a host of its own, such as atlas.${platformHost}.`,
      );
    if (mode === 'demo') checkDemo({ PLATFORM_HOST: platformHost, ATLAS_HOST: atlasHost });
    if (mode === 'production') {
      checkProduction(env);
      if (env.SEED === 'demo')
        throw new ConfigError('SEED=demo is refused in production: its logins are public.');
    }
    return {
      port: env.PORT,
      host: env.HOST,
      platformHost,
      atlasHost,
      storesDomain,
      dnsServers: env.DNS_SERVERS,
      seed: env.SEED ?? (mode === 'production' ? ('none' as const) : ('demo' as const)),
      mode,
    };
  },
);
