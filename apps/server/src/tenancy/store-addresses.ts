import { domainToASCII } from 'node:url';
import type { Core } from '../core.ts';
import { createBatches } from './batches.ts';
import { readAddresses } from './divisions.repository.ts';
import { createStoreHosts } from './hosts.ts';

/** Longest domain that is looked at; DNS allows 253 characters. */
const longest = 253;

/** Most domains that one query answers. */
const mostAtOnce = 500;

/** Tells which domains are addresses of this installation. */
export interface StoreAddresses {
  /**
   * Tells whether a domain, without port, is one of the platform's own two hosts or an address of an enabled store: its
   * subdomain, the canvas of its editor or its custom domain. Upper case and Unicode count as what a browser makes of
   * them. Nothing is remembered, so any number of made-up domains leaves no trace, and however many are asked for, one
   * query runs at a time.
   */
  has(domain: string): Promise<boolean>;
}

/** The host that a browser asks for when somebody types the domain; '' when it is none. */
function asHost(domain: string): string {
  if (domain.length > longest) return '';
  const host = /^[\x21-\x7e]*$/.test(domain) ? domain : domainToASCII(domain);
  return host.toLowerCase();
}

/** Builds it over the table of stores. */
export function createStoreAddresses({
  database,
  config,
}: Pick<Core, 'database' | 'config'>): StoreAddresses {
  const hosts = createStoreHosts(config);
  const ask = createBatches(async (wanted: readonly string[]): Promise<ReadonlySet<string>> => {
    const labels = wanted.flatMap((host) => hosts.labelIn(host) ?? []);
    const rows = await database.platform((db) => readAddresses(db, { labels, domains: wanted }));
    return new Set(
      rows.flatMap(({ id, code, subdomain, custom_domain: customDomain, other_domains: otherDomains }) => [
        ...hosts.allOf({ id, code, subdomain, customDomain, otherDomains }).keys(),
      ]),
    );
  }, mostAtOnce);
  return {
    has: async (domain) => {
      const host = asHost(domain);
      // Known without the table: the platform must be reachable before it is set up.
      if (host === config.platformHost || host === config.atlasHost) return true;
      return hosts.isPossible(host) && (await ask(host, host)).has(host);
    },
  };
}
