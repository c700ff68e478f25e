import { platformDivision } from '@omnis/models';
import type { Config } from '../config.ts';
import type { HostKind } from '../http/context.ts';
import type { Division } from './division.ts';

/** A host name as DNS allows it, in small letters; an address in figures is no name of a store. */
const hostName = /^(?=.{1,253}$)(?:[a-z0-9_-]{1,63}\.)*(?![0-9]+$)[a-z0-9_-]{1,63}$/;

/** The parts that the hosts of a store are made of. */
export type StoreNames = Pick<Division, 'id' | 'code' | 'subdomain' | 'customDomain' | 'otherDomains'>;

/** Which hosts a store answers to, and which store a host may be. */
export interface StoreHosts {
  /** Host of a store as a visitor types it, without port. */
  readonly hostOf: (division: StoreNames) => string;
  /** Host of the editor's canvas for a store, without port. */
  readonly previewHostOf: (division: StoreNames) => string;
  /** Every host of a store, without the two of the platform for any other store. */
  readonly allOf: (division: StoreNames) => ReadonlyMap<string, HostKind>;
  /** Tells whether a store may have such a host at all; asked before the database. */
  readonly isPossible: (host: string) => boolean;
  /** The subdomain or code in a host under the domain of the stores; null for any other. */
  readonly labelIn: (host: string) => string | null;
}

/** The rules that lead from stores to hosts and back. */
export function createStoreHosts({
  platformHost,
  atlasHost,
  storesDomain,
}: Pick<Config, 'platformHost' | 'atlasHost' | 'storesDomain'>): StoreHosts {
  const previewHostOf = ({ subdomain, code }: StoreNames): string =>
    `${subdomain ?? code}.preview.${storesDomain}`.toLowerCase();
  const labelIn = (host: string): string | null => {
    for (const end of [`.preview.${storesDomain}`, `.${storesDomain}`])
      if (host.endsWith(end)) return host.slice(0, -end.length);
    return null;
  };
  return {
    hostOf: ({ id, customDomain, subdomain }) =>
      id === platformDivision ? platformHost : (customDomain ?? `${subdomain}.${storesDomain}`),
    previewHostOf,
    allOf: (division) => {
      const { id, subdomain, customDomain, otherDomains } = division;
      const hosts = new Map<string, HostKind>([[previewHostOf(division), 'preview']]);
      if (subdomain) hosts.set(`${subdomain}.${storesDomain}`.toLowerCase(), 'store');
      for (const domain of customDomain === null ? otherDomains : [customDomain, ...otherDomains]) {
        const own = domain.toLowerCase();
        // Under the domain of the stores every name belongs to the store that has it as its subdomain.
        if (labelIn(own) === null) hosts.set(own, 'store');
      }
      hosts.delete(atlasHost);
      hosts.delete(platformHost);
      if (id === platformDivision) hosts.set(platformHost, 'platform');
      return hosts;
    },
    isPossible: (host) => hostName.test(host),
    labelIn,
  };
}
